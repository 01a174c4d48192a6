import { expect, test } from 'vitest';
import { forecastGaps } from './billForecast';

test('What is still open is told from the first day that isn’t counted', () => {
  expect(
    forecastGaps({
      usage_month: '202611',
      counted_until: '2026-11-20',
      not_known: ['calls', 'sms'],
      undated: [],
    }),
  ).toEqual(['11月21日(土)からの通話料', '11月21日(土)から送るSMSの料金']);
});

test('Once the month of use is over only what comes late is open', () => {
  expect(
    forecastGaps({
      usage_month: '202611',
      counted_until: null,
      not_known: ['late_charges', 'newer'],
      undated: [],
    }),
  ).toEqual(['確定の日までに届く、ほかの月のご請求や返金']);
});

test('What was applied for without a day is named first', () => {
  const [first] = forecastGaps({
    usage_month: '202611',
    counted_until: null,
    not_known: ['orders'],
    undated: ['ひかりTV'],
  });
  expect(first).toBe('お申し込み中の「ひかりTV」(ご利用が始まる月の分から)');
});

test('Before the month of use has begun no day is named', () => {
  const until = { counted_until: '2026-11-20', undated: [] };
  expect(
    forecastGaps({ ...until, usage_month: '202612', not_known: ['start_day', 'calls'] }),
  ).toEqual(['ご利用開始の日が変わったときの増減', 'これからの通話料']);
});
