import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { changeSentence, forecastSentence } from './forecastText';

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
  expect(forecastSentence({ ...forecast, usage_month: '202612' })[0]).toEqual({
    hold: 'お申し込みの内容による見込みです。',
  });
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
