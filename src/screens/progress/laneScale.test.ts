import { expect, test } from 'vitest';
import { axisDay, laneScale, laneStops, rowsOf } from './laneScale';
import type { Step } from './pendingApplication';

const step = (label: string, state: Step['state'], date: string | null): Step => ({
  label,
  state,
  date,
});
const onDays = (...dates: string[]) => [dates.map((date) => step('お届け', 'waiting', date))];

const now = new Date('2026-11-21T10:40:00+09:00');

test('whole weeks around all dates; no label beside today’s', () => {
  const scale = laneScale(onDays('2026-11-08', '2026-12-08'), now);
  expect(scale.weeks.map(({ date }) => axisDay(date))).toEqual([
    '11/8',
    '11/15',
    '11/22',
    '11/29',
    '12/6',
    '12/13',
  ]);
  expect(scale.weeks.filter(({ labelled }) => !labelled).map(({ date }) => date)).toEqual([
    '2026-11-22',
  ]);
  expect(scale.today).toBeCloseTo(13 / 35);
  expect(scale.at('2026-11-08')).toBe(0);
  expect(scale.days).toHaveLength(36);
});

test('the label of a step without a day takes no more room than is drawn of it, however long it is', () => {
  const weeksOf = (label: string) => laneScale([[step(label, 'next', null)]], now).weeks.length;
  expect(weeksOf('あ'.repeat(100))).toBe(weeksOf('あ'.repeat(60)));
});

test('a label without a day has room behind a day that is years away too', () => {
  const steps = [step('お届け', 'waiting', '2099-12-31'), step('工事', 'next', null)];
  const label = 12 * '工事(日程は未定)'.length;
  expect(laneScale([steps], now).at('2099-12-31') * 864 + label).toBeLessThan(864);
});

test('no dates: the week of today, in Japan', () => {
  const lateOnSunday = new Date('2026-11-22T23:59:00+09:00');
  const { weeks, today } = laneScale([], lateOnSunday);
  expect(weeks.map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-29']);
  expect(today).toBe(0);
});

test('what is years away is at the end, and the axis stays readable', () => {
  const scale = laneScale(onDays('2023-01-01', '2030-01-01'), now);
  expect(scale.at('2023-01-01')).toBe(0);
  expect(scale.at('2030-01-01')).toBe(1);
  expect(scale.weeks.length).toBeLessThan(30);
  expect(scale.weeks.filter(({ labelled }) => labelled).length).toBeLessThan(15);
  expect(scale.days).toEqual([]);
});

test('a label that would cover another is in a lower line, and in none where it covers one in each', () => {
  const scale = laneScale(onDays('2026-11-08', '2026-12-08'), now);
  const stops = laneStops(
    [
      step('申し込み', 'done', '2026-11-23'),
      step('お届け', 'next', '2026-11-24'),
      step('開始', 'waiting', '2026-11-27'),
      step('ご確認', 'waiting', '2026-11-25'),
      step('お支払い', 'waiting', '2026-11-26'),
      step('請求', 'waiting', null),
    ],
    scale,
  );
  expect(stops.map(({ step: { label }, line }) => [label, line])).toEqual([
    ['申し込み', 2],
    ['お届け', 1],
    ['開始', 1],
    ['ご確認', 3],
    ['お支払い', undefined],
  ]);
});

test('what has no day yet has room behind its lane, so that it is read whole', () => {
  const lane = [step('申し込み', 'done', '2026-11-14'), step('工事日の確定', 'next', null)];
  const { today } = laneScale([lane], now);
  const room = (1 - today) * 864;
  expect(room).toBeGreaterThan(12 * '工事日の確定(日程は未定)'.length);
});

test('a long label takes rows, and one at an end of the axis is held inside', () => {
  const label = '返却の確認(返却がないときは違約金のご請求)';
  const lane = [
    step('申し込み', 'done', '2026-11-15'),
    step('お届け', 'next', '2026-11-24'),
    step(label, 'waiting', '2026-12-12'),
  ];
  const stops = laneStops(lane, laneScale([lane], now));
  expect(stops.map(({ end }) => end)).toEqual(['first', undefined, 'last']);
  expect([rowsOf(stops, 1), rowsOf(stops, 2)]).toEqual([2, 0]);
});
