import { expect, test } from 'vitest';
import type { OrderForm } from '../order/orderForm';
import { simpleOrder } from '../order/simpleOrders';
import { ps5 } from './console';
import { denki, gas } from './energy';
import { hikaritv } from './hikaritv';
import { secom } from './partners';

/** The field of a form at which a refusal of a request field is shown. */
const fieldOf = (form: OrderForm | undefined, sent: string) =>
  form?.fields.find(({ name, requestField }) => (requestField ?? name) === sent)?.name;

test.each([
  ['any option', simpleOrder('MO120N', 'quit'), 'desired_on', 'quit_on'],
  ['the console', ps5.quit, 'desired_on', 'quit_on'],
  ['the TV', hikaritv.quit, 'quit_on', 'quit_on'],
  ['home security', secom.quit, 'quit_on', 'quit_on'],
  ['the electricity entry', denki.entry, 'energy.supply_point', 'supply_point'],
  ['the electricity contract', denki.change, 'current.supply_point', 'supply_point'],
  ['the electricity plan', denki.change, 'plan', 'new_plan'],
  ['the gas contract', gas.change, 'energy.plan', 'plan'],
])('%s: what is refused of %s stands at %s', (_, form, sent, field) =>
  expect(fieldOf(form, sent)).toBe(field),
);
