import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import {
  callOrder,
  callProblem,
  changeRows,
  currentValues,
  isChanged,
  lostText,
  monthlyChange,
  noPremium,
  planProblem,
  type PlanValues,
  premiumProblem,
  withOwnPlan,
} from './planChoice';

const neo10: Schema.MobilePlan = {
  planCode: 'VB1012',
  planName: 'NEO 10GB',
  family: 'neo',
  value_kind: null,
  contract_type: 'mobile_voice',
  is_unlimited: false,
  data_mb: 10000,
  monthly_fee: 2068,
};
const neo20: Schema.MobilePlan = {
  ...neo10,
  planCode: 'VB1042',
  planName: 'NEO 20GB',
  monthly_fee: 2728,
};
const time: Schema.MobilePlan = { ...neo10, planCode: 'VB1412', family: 'time', monthly_fee: 1408 };

const choice = (plan: Schema.MobilePlan, is_current = false, can_choose = true) => ({
  plan,
  help: null,
  is_current,
  can_choose,
  reason: null,
});

const exchange: Schema.PlanExchange = {
  current_plan: neo10,
  current_call_flat: 'five_minutes',
  current_premium_option: null,
  monthly_amount: 2558,
  starts_on: '2026-12-01',
  accept_until: '2026-11-30T20:00:00+09:00',
  plans: [choice(neo10, true), choice(neo20), choice(time, false, false)],
  call_flats: [
    {
      call_flat: 'five_minutes',
      plan_type: 'TelFixedUpToMinutesSeller',
      name: '5分かけ放題',
      monthly_fee: 490,
      is_current: true,
      plan_codes: ['VB1012', 'VB1042'],
    },
    {
      call_flat: 'three_minutes',
      plan_type: 'TelFixedUpToMinutesSeller',
      name: '3分かけ放題',
      monthly_fee: 660,
      is_current: false,
      plan_codes: ['VB1012'],
    },
  ],
  special_callings: [
    { code: 'VO4012', name: '5分かけ放題 プラス', monthly_fee: 490, is_current: false },
  ],
  premium_options: [
    {
      option: 'fifth_generation_s',
      name: '5Gサービス S',
      monthly_fee: 0,
      is_current: false,
      plan_codes: ['VB1042'],
    },
  ],
};

const any = fc.record<PlanValues>({
  planCode: fc.constantFrom('VB1012', 'VB1042', 'VB1412'),
  call: fc.constantFrom('five_minutes', 'three_minutes', 'VO4012', ''),
  premium: fc.constantFrom(noPremium, 'fifth_generation_s'),
  changed: fc.constant(''),
});

test('The form begins with the current plan, which is no change and costs the same', () => {
  const values: PlanValues = { ...currentValues(exchange), changed: '' };
  expect(values).toMatchObject({ planCode: 'VB1012', call: 'five_minutes', premium: noPremium });
  expect(isChanged(exchange, values)).toBe(false);
  expect(monthlyChange(changeRows(exchange, values))).toEqual({ before: 2558, after: 2558 });
});

test('What costs more or less is a change, and the sum now is always what is paid now', () => {
  fc.assert(
    fc.property(any, (values) => {
      const { before, after } = monthlyChange(changeRows(exchange, values));
      expect(before).toBe(exchange.monthly_amount);
      if (after !== before) expect(isChanged(exchange, values)).toBe(true);
    }),
  );
});

test('Only what goes together with the plan is right (docs/product.md §10.3)', () => {
  fc.assert(
    fc.property(any, (values) => {
      expect(planProblem(exchange, values.planCode) === undefined).toBe(
        values.planCode !== 'VB1412',
      );
      if (values.premium === 'fifth_generation_s')
        expect(premiumProblem(exchange, values) === undefined).toBe(values.planCode === 'VB1042');
      if (values.call === 'three_minutes')
        expect(callProblem(exchange, values) === undefined).toBe(values.planCode === 'VB1012');
      if (values.call === '') expect(callProblem(exchange, values)).toBeDefined();
    }),
  );
});

test('A special calling plan counts as the option that it extends', () => {
  expect(callOrder('VO4012')).toEqual({ call_flat: 'five_minutes', special_calling: 'VO4012' });
  expect(callOrder('VO3052')).toEqual({ call_flat: 'ten_minutes', special_calling: 'VO3052' });
  expect(callOrder('')).toEqual({ call_flat: null, special_calling: null });
});

const unlimitedCodes = [
  'VB1982',
  'VB1992',
  'VB2002',
  'VB2012',
  'VB2202',
  'VB2212',
  'VB2222',
  'VB2232',
  'VB2242',
] as const;

test.each(unlimitedCodes)(
  'Unlimited data (%s) is neither given nor used in advance',
  (planCode) => {
    const unlimited: Schema.MobilePlan = {
      ...neo10,
      planCode,
      planName: 'NEO 無制限',
      data_mb: null,
    };
    expect(lostText(neo10, unlimited)).toBe(
      '「NEO 無制限」では、「データを贈る」「データの前借り」はご利用いただけません。',
    );
    expect(lostText(unlimited, neo10)).toBeUndefined();
  },
);

test.each(['VB2252', 'VB2262', 'VB2272', 'VB1412'] as const)(
  'In the family time (%s) data are not received either',
  (planCode) => {
    expect(lostText(neo10, { ...time, planCode, planName: 'タイム' })).toBe(
      '「タイム」では、「データを贈る」「データを受け取る」「データの前借り」はご利用いただけません。',
    );
  },
);

test('Nothing is lost in a plan that allows the same, and nothing is said of one that is not known', () => {
  expect(lostText(neo10, neo20)).toBeUndefined();
  const newer = { ...time, planCode: 'VB9999' as Schema.MobilePlan['planCode'] };
  expect(lostText(neo10, newer)).toBeUndefined();
});

test('a plan whose fee is the customer’s own is no change of the bill when it is kept', () => {
  const own = { ...neo10, planName: 'NEO 10GB(2024年まで)', monthly_fee: 1980 };
  const asRead = { ...exchange, current_plan: own };
  const kept = { ...currentValues(asRead), changed: '' } as const;
  const { before, after } = monthlyChange(changeRows(withOwnPlan(asRead), kept));
  expect(after).toBe(before);
});
