import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { cheapestAdded, cheapestPlans, pastUseOf, planInPast } from './pastUse';

const added = {
  limit_mb: 10_000,
  usable_months: 3,
  options: [
    { amount_mb: 500, price: 275 },
    { amount_mb: 1000, price: 550 },
    { amount_mb: 3000, price: 1320 },
    { amount_mb: 5000, price: 1980 },
  ],
};

const choice = (
  planName: string,
  data_mb: number | null,
  monthly_fee: number,
  more: Partial<Schema.PlanChoice> & { family?: Schema.PlanChoice['plan']['family'] } = {},
): Schema.PlanChoice => ({
  plan: {
    planCode: 'VB1012',
    planName,
    family: more.family ?? 'neo',
    value_kind: null,
    contract_type: 'mobile_voice',
    is_unlimited: data_mb === null,
    data_mb,
    monthly_fee,
  },
  help: null,
  is_current: false,
  can_choose: true,
  reason: null,
  ...more,
});

/** Without the prices of added data. */
const priceless = choice('3GB', 3000, 1078);
const three: Schema.PlanChoice = { ...priceless, added_data: added };
const ten: Schema.PlanChoice = { ...choice('10GB', 10_000, 2068), added_data: added };
const unlimited = choice('無制限', null, 4708);

const months = (...used: number[]) => ({
  months: used.map((usedMb, index) => ({ month: `20260${index + 7}`, usedMb })),
  carriedMb: 0,
  usedUp: [],
});

const detail = (list: [string, number, number | null][]) =>
  ({
    months: list.map(([month, used_mb, carried_over_mb], index) => ({
      month,
      is_running: index === 0,
      used_mb,
      average_mb: 0,
      plan_mb: 10_000,
      carried_over_mb,
    })),
  }) as unknown as Parameters<typeof pastUseOf>[0];

test('The last three months that are over count, with what the first began with', () => {
  const past = pastUseOf(
    detail([
      ['202611', 4000, null],
      ['202610', 8400, 4600],
      ['202609', 13_300, 0],
      ['202608', 11_200, 2100],
      ['202607', 7800, 3300],
    ]),
  );
  expect(past).toEqual({
    months: [
      { month: '202608', usedMb: 11_200 },
      { month: '202609', usedMb: 13_300 },
      { month: '202610', usedMb: 8400 },
    ],
    carriedMb: 3300,
    usedUp: ['202609'],
  });
  expect(pastUseOf(detail([['202611', 4000, null]]))).toBeUndefined();
  expect(pastUseOf(detail([]))).toBeUndefined();
});

test('What was left of a month does for the next, and what is missing is added', () => {
  const past = { ...months(11_200, 9100, 8400), carriedMb: 3300 };
  expect(planInPast(ten, past)).toMatchObject({ cost: 6204, addedMb: 0, leastLeftMb: 2100 });
  // 4.9, 6.1 and 5.4 GB: 5.0; 6.0 beside 0.1 of before; 5.5.
  expect(planInPast(three, past)).toEqual({
    fees: 3234,
    cost: 3234 + 1980 + (1980 + 550) + (1980 + 275),
    addedMb: 16_500,
    leastLeftMb: 0,
    short: ['202607', '202608', '202609'],
    beyondLimit: [],
  });
  expect(planInPast(unlimited, past)).toMatchObject({ cost: 14_124, leastLeftMb: null });
});

test('Added data that ends with its month is bought again', () => {
  const ending = { ...three, added_data: { ...added, usable_months: 0 } };
  expect(planInPast(ending, months(3100, 3100))?.addedMb).toBe(1000);
  expect(planInPast(three, months(3100, 3100))?.addedMb).toBe(500);
});

test('A month for which not enough can be added has no cost, nor one of unknown prices', () => {
  expect(planInPast(three, months(13_100))).toMatchObject({ cost: null, beyondLimit: ['202607'] });
  expect(planInPast(priceless, months(3100))).toMatchObject({ cost: null, short: ['202607'] });
  expect(planInPast(choice('5時間', 1000, 1408, { family: 'time' }), months(900))).toBeUndefined();
});

test('The cheapest amount is found within the limit', () => {
  expect(cheapestAdded(added, 2600)).toEqual({ amountMb: 3000, price: 1320 });
  expect(cheapestAdded(added, 9700)).toEqual({ amountMb: 10_000, price: 3960 });
  expect(cheapestAdded(added, 10_001)).toBeUndefined();
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (a, b) => {
        const price = (mb: number) => cheapestAdded(added, mb)?.price ?? 0;
        if (a <= b) expect(price(a)).toBeLessThanOrEqual(price(b));
      },
    ),
  );
});

test('The cheapest is named only when it is', () => {
  const names = (plans: Schema.PlanChoice[], past: Parameters<typeof cheapestPlans>[1]) =>
    cheapestPlans(plans, past).map(({ choice: { plan } }) => plan.planName);
  expect(names([three, ten, unlimited], months(2000, 2500))).toEqual(['3GB']);
  expect(names([three, ten, unlimited], months(8000, 9000))).toEqual(['10GB']);
  expect(names([ten, { ...ten, plan: { ...ten.plan, planName: 'W' } }], months(9000))).toEqual([
    '10GB',
    'W',
  ]);
  expect(names([{ ...three, can_choose: false }, ten], months(2000))).toEqual(['10GB']);
  expect(names([priceless, ten], months(3100)), 'the small one may have cost less').toEqual([]);
  const dear = { ...priceless, plan: { ...three.plan, monthly_fee: 2068 } };
  expect(names([dear, { ...ten, plan: { ...ten.plan, monthly_fee: 1900 } }], months(3100))).toEqual(
    ['10GB'],
  );
  const hours = choice('5時間', 1000, 1408, { family: 'time' });
  expect(names([hours, ten], months(900)), 'by the hour it is unknown').toEqual([]);
});
