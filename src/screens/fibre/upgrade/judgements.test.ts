import { expect, test } from 'vitest';
import { areaRows, type Judgements, obstacle } from './judgements';

const fine: Judgements = {
  area: {
    summary_state: 'providing',
    detail_state: 'providing',
    scheduled_on: null,
    address: '町',
  },
  enable: { upgrade: '1', sts: '1', reason: null },
  state: {
    state: 'none',
    link: '1',
    accepted_on: null,
    construction_on: null,
    monthly_fee: 6270,
    current_monthly_fee: 5720,
    discount: null,
  },
  accept: { result: '1', reason: null, entry_fee: 0, construction_fee: 0, first_day: '2026-11-28' },
};
const { area, enable, state, accept } = fine;

test('with every judgement ok there is no obstacle', () => {
  expect(obstacle(fine)).toBeUndefined();
  expect(obstacle({ ...fine, area: { ...area, detail_state: 'accepting' } })).toBeUndefined();
});

test.each<[string, Partial<Judgements>]>([
  ['すでに10ギガ', { state: { ...state, state: 'done' } }],
  ['すでにお申し込み', { state: { ...state, state: 'accepted' } }],
  ['プラン', { enable: { ...enable, upgrade: '0', reason: 'プランのため' } }],
  ['状態', { enable: { ...enable, sts: '0', reason: '状態のため' } }],
  ['設備の連携', { state: { ...state, link: '0' } }],
  ['提供していません', { area: { ...area, detail_state: 'not_providing' } }],
  ['まだ始まって', { area: { ...area, detail_state: 'scheduled', scheduled_on: '2027-04-01' } }],
  ['空き', { accept: { ...accept, result: '0', reason: '空きがない', first_day: null } }],
])('%s', (reason, judged) => {
  expect(obstacle({ ...fine, ...judged })?.reason).toContain(reason);
});

test('a scheduled area says from when', () => {
  const scheduled = { ...area, detail_state: 'scheduled' as const, scheduled_on: '2027-04-01' };
  expect(obstacle({ ...fine, area: scheduled })?.opens).toBe('2027-04-01');
});

test('the area is shown only where its answer is another than that of the address', () => {
  const rows = (judged: Partial<Judgements['area']>) =>
    areaRows({ ...area, ...judged }).map(({ term, value }) => term + value);
  expect(rows({})).toEqual(['この住所での提供提供中']);
  expect(rows({ summary_state: 'providing_partially' })).toEqual([
    'この住所での提供提供中',
    'この地域での提供一部で提供中',
  ]);
});
