import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { planAllows, planTypesOf } from '@/catalogue/planRules';
import { differingFlags } from './planFacts';

const named = { planCode: 'VB1982', family: 'neo' } as const;
const current = named as Schema.PricePlan['current'] & typeof named;
const plan = {
  current,
  call_flat: null,
  plan_types: planTypesOf(current, null),
  can: planAllows(current),
} as Schema.PricePlan;

test('flags that equal the table give no message', () => {
  expect(differingFlags(plan)).toEqual([]);
});

test('a flag and a type that differ are named', () => {
  const can = { ...plan.can, data_advance: !plan.can.data_advance };
  const messages = differingFlags({ ...plan, can, plan_types: [] });
  expect(messages).toHaveLength(plan.plan_types.length > 0 ? 2 : 1);
  expect(messages.at(-1)).toMatch(/^VB1982 \(neo\): the server says data_advance/);
});
