import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { speedOutlook } from './speedOutlook';

const at = new Date('2026-11-21T10:40:00+09:00');

const forecast: Schema.DataTrafficUsage['forecast'] = {
  state: 'enough',
  days_left: 10,
  average_mb: 200,
  runs_out_on: null,
};

test('the data left is shared out over the days left, whether the switch is on or off', () => {
  expect(speedOutlook({ left_mb: 12_600, forecast }, true, at)).toContain('1日あたり1.26GB');
  const off = speedOutlook({ left_mb: 12_600, forecast }, false, at);
  expect(off).toContain('残りの12.6GBは、オフの間はそのまま残ります。');
  expect(off).toContain('1日あたり1.26GB');
});

test('on the last day nothing is shared out', () => {
  const last = { ...forecast, days_left: 1 };
  expect(speedOutlook({ left_mb: 41_000, forecast: last }, true, at)).toBe(
    '今日のうちは、残りの41.0GBまで高速で使えます。',
  );
  expect(speedOutlook({ left_mb: 41_000, forecast: last }, false, at)).toBe(
    '残りの41.0GBは、オフの間はそのまま残ります。オンに戻すと、今日のうちに使えます。',
  );
});

test('where it runs out the day is named, and what switching off saves', () => {
  const short = { ...forecast, state: 'short', runs_out_on: '2026-11-28' } as const;
  const text = speedOutlook({ left_mb: 800, forecast: short }, true, at);
  expect(text).toContain('11月28日(土)ごろに使い切ります');
  expect(text).toContain('残りの0.8GBが減りません');
  const today = { ...short, runs_out_on: '2026-11-21' };
  expect(speedOutlook({ left_mb: 300, forecast: today }, true, at)).toContain('今日のうちに');
});

test.each([
  ['no data is counted', null, 'unlimited'],
  ['nothing is left', 0, 'used_up'],
  ['not known yet', 500, 'unknown'],
] as const)('nothing is said where %s', (_, left_mb, state) => {
  expect(speedOutlook({ left_mb, forecast: { ...forecast, state } }, true, at)).toBeUndefined();
});
