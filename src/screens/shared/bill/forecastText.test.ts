import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { changeSentence, forecastGaps, forecastSentence } from './forecasts';

const change = (label: string, amount: number) => ({
  kind: 'started' as const,
  label,
  detail: null,
  started_on: null,
  amount,
});
const forecast: Schema.BillForecast = {
  month: '202612',
  usage_month: '202611',
  fixing_date: '2026-12-16',
  debit_date: '2026-12-28',
  payment_due_on: null,
  payment_method: { code: '20', detail: null },
  total: 5720,
  counted_until: '2026-11-20',
  groups: [],
  changes: [],
  not_known: [],
  undated: [],
};

test('A forecast says until when use is in it, and when the amount is fixed', () => {
  expect(forecastSentence(forecast)).toEqual([
    { hold: '11月20日(金)までのご利用による見込みです。' },
    { hold: '金額は、12月16日(水)に確定します。' },
  ]);
  expect(forecastSentence({ ...forecast, counted_until: null })[0]).toEqual({
    hold: '11月のご利用分がそろった見込みです。',
  });
  const byApplication = { hold: 'お申し込みの内容による見込みです。' };
  expect(forecastSentence({ ...forecast, usage_month: '202612' })[0]).toEqual(byApplication);
  // A SIM that begins within the month has no use yet.
  expect(forecastSentence({ ...forecast, not_known: ['start_day'] })[0]).toEqual(byApplication);
});

test('The first two changes are named, the rest counted', () => {
  expect(changeSentence(forecast)).toEqual([]);
  const changes = [change('A', 550), change('B', -330)];
  expect(changeSentence({ ...forecast, changes })).toEqual([
    '先月から変わるのは、A(+550円)、B(−330円)です。',
  ]);
  expect(changeSentence({ ...forecast, changes: [...changes, change('C', 1)] })).toEqual([
    '先月から変わるのは、A(+550円)、B(−330円)など、3件です。',
  ]);
});

test('What is still open is named from the first day that isn’t counted', () => {
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
