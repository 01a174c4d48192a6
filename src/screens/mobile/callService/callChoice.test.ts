import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import type { CallFlat } from '@/catalogue/generated/codes';
import {
  blockedByChange,
  cheapestOf,
  compared,
  comparedInPast,
  habitIn,
  monthlyCost,
} from './callChoice';

const flats: CallFlat[] = [
  'flat_rate',
  'three_minutes',
  'five_minutes',
  'ten_minutes',
  'unlimited',
];
const habit = fc.record({
  count: fc.integer({ min: 0, max: 500 }),
  minutes: fc.integer({ min: 0, max: 120 }),
});

test('Every begun 30 seconds beyond the option cost 11 yen', () => {
  expect(monthlyCost(0, 'flat_rate', { count: 3, minutes: 1 })).toBe(66);
  expect(monthlyCost(0, 'flat_rate', { count: 1, minutes: 0.1 })).toBe(11);
  expect(monthlyCost(490, 'five_minutes', { count: 30, minutes: 8 })).toBe(490 + 30 * 6 * 11);
  expect(monthlyCost(490, 'five_minutes', { count: 30, minutes: 5 })).toBe(490);
  expect(monthlyCost(1430, 'unlimited', { count: 9999, minutes: 600 })).toBe(1430);
});

test('Whoever calls more never pays less, and a longer flat rate never charges more for calls', () => {
  fc.assert(
    fc.property(habit, fc.constantFrom(...flats), (calls, flat) => {
      const more = { count: calls.count + 1, minutes: calls.minutes + 1 };
      expect(monthlyCost(0, flat, more)).toBeGreaterThanOrEqual(monthlyCost(0, flat, calls));
      const charges = flats.map((each) => monthlyCost(0, each, calls));
      expect([...charges].sort((a, b) => b - a)).toEqual(charges);
    }),
  );
});

const service = (fees: Partial<Record<CallFlat, number>>): Schema.CallService => ({
  call_flat: 'flat_rate',
  call_flats: flats
    .filter((flat) => flat in fees)
    .map((call_flat) => ({
      call_flat,
      plan_type: null,
      name: call_flat,
      monthly_fee: fees[call_flat] ?? 0,
      can_choose: call_flat !== 'ten_minutes',
    })),
  special_calling: null,
  starts_on: '2026-12-01',
  next_call_flat: null,
  next_starts_on: null,
  excess_fee: 11,
  services: [],
});

const month = (units: Partial<Record<CallFlat, number>>, count = 4, seconds = 960) => ({
  month: '202610',
  count,
  seconds,
  charged_units: flats.flatMap((call_flat) =>
    units[call_flat] === undefined ? [] : [{ call_flat, units: units[call_flat] }],
  ),
});

test('The past months cost what each option would have charged, and only the cheapest is so called', () => {
  const fees = { flat_rate: 0, five_minutes: 490, ten_minutes: 100, unlimited: 1430 };
  const months = [
    month({ flat_rate: 100, five_minutes: 4, ten_minutes: 0, unlimited: 0 }),
    month({ flat_rate: 20, five_minutes: 0, ten_minutes: 0, unlimited: 0 }),
  ];
  const rows = comparedInPast(service(fees), months);
  expect(rows.map(({ call_flat, fee, cost }) => [call_flat, fee, cost])).toEqual([
    ['five_minutes', 980, 1024],
    ['flat_rate', 0, 1320],
    ['unlimited', 2860, 2860],
  ]);
  expect(cheapestOf(rows).map(({ call_flat }) => call_flat)).toEqual(['five_minutes']);
  const same = comparedInPast(service({ flat_rate: 0, five_minutes: 110 }), [
    month({ flat_rate: 10, five_minutes: 0 }),
  ]);
  expect(cheapestOf(same)).toHaveLength(2);
});

test.each<[string, CallFlat[], CallFlat[]]>([
  ['one that is not offered is left out', ['five_minutes'], ['flat_rate', 'five_minutes']],
  // As while a change of the flat rate or of the plan is to come.
  ['where none can be chosen, all are compared', [], ['flat_rate', 'five_minutes', 'unlimited']],
])('%s', (_, open, names) => {
  const call = service({ flat_rate: 0, five_minutes: 490, unlimited: 1430 });
  const call_flats = call.call_flats.map((flat) => ({
    ...flat,
    can_choose: open.includes(flat.call_flat as CallFlat),
  }));
  const rows = compared({ ...call, call_flats }, { count: 1, minutes: 1 });
  expect(rows.map(({ call_flat }) => call_flat)).toEqual(names);
});

test('An option without past charges is not compared', () => {
  const rows = comparedInPast(service({ flat_rate: 0, unlimited: 1430 }), [
    month({ flat_rate: 100 }),
  ]);
  expect(rows.map(({ call_flat }) => call_flat)).toEqual(['flat_rate']);
});

test('The estimate begins with the average of the months', () => {
  expect(habitIn([month({}, 4, 960), month({}, 8, 1440)])).toEqual({ count: 6, minutes: 3.3 });
  expect(habitIn([month({}, 0, 0)])).toBeUndefined();
});

const planReserved = {
  setting: 'price_plan_exchange',
  reason: 'change_reserved',
  text: '',
  available_from: '2026-12-01',
} as const;

test.each([
  ['a change of the flat rate', 'ten_minutes', []],
  ['a change of the plan', null, [planReserved]],
] as const)('%s closes the options once no service can be changed either', (_, next, closed) => {
  const blocked = (...can_change: boolean[]) => {
    const call = {
      ...service({ flat_rate: 0, ten_minutes: 880 }),
      next_call_flat: next,
      next_starts_on: next && '2026-12-01',
      services: can_change.map((can) => ({ can_change: can })),
    };
    return blockedByChange(call as never, closed);
  };
  expect(blocked(false, false)).toMatchObject({ opens: '2026-12-01' });
  expect(blocked(false, true)).toBeUndefined();
});

test('nothing is closed where no change is to come', () => {
  expect(blockedByChange(service({ flat_rate: 0 }), [])).toBeUndefined();
});
