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

test('flags as the table has them are nothing to tell', () => {
  expect(differingFlags(plan)).toEqual([]);
});

test('a flag and a type that differ are told by their names', () => {
  const can = { ...plan.can, data_advance: !plan.can.data_advance };
  const told = differingFlags({ ...plan, can, plan_types: [] });
  expect(told).toHaveLength(plan.plan_types.length > 0 ? 2 : 1);
  expect(told.at(-1)).toMatch(/^VB1982 \(neo\): the server says data_advance/);
});
