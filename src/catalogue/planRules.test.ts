import { expect, test } from 'vitest';
import { planAllows } from './planRules';

/** The plans whose data are unlimited, by family. */
const unlimited = [
  ['VB1982', 'neo'],
  ['VB1992', 'neo'],
  ['VB2002', 'neo'],
  ['VB2012', 'neo_w'],
  ['VB2202', 'neo_w'],
  ['VB2212', 'neo_w'],
  ['VB2222', 'neo_lite'],
  ['VB2232', 'neo_lite'],
  ['VB2242', 'neo_lite'],
  ['VB2252', 'time'],
  ['VB2262', 'time'],
  ['VB2272', 'time'],
] as const;

test.each(unlimited)('%s, unlimited, allows a change and nothing else', (planCode, family) => {
  expect(planAllows({ planCode, family })).toEqual({
    price_plan_exchange: true,
    data_advance: false,
    packet_gift: false,
  });
});

test.each([
  ['VB1012', 'neo', { price_plan_exchange: true, data_advance: true, packet_gift: true }],
  ['VB1112', 'neo_lite', { price_plan_exchange: true, data_advance: true, packet_gift: true }],
  ['VB1212', 'neo_w', { price_plan_exchange: true, data_advance: true, packet_gift: true }],
  ['VB1312', 'value', { price_plan_exchange: true, data_advance: true, packet_gift: false }],
  ['VB1332', 'value', { price_plan_exchange: false, data_advance: true, packet_gift: false }],
  ['VB1412', 'time', { price_plan_exchange: true, data_advance: false, packet_gift: false }],
  ['VB1512', 'sml', { price_plan_exchange: true, data_advance: false, packet_gift: false }],
] as const)('%s of the family %s', (planCode, family, allows) => {
  expect(planAllows({ planCode, family })).toEqual(allows);
});
