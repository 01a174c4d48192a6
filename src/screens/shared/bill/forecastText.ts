import type * as Schema from '@/api/generated/schemas';
import { hasBegun } from '@/catalogue/billForecast';
import type { Phrase } from '@/catalogue/billing';
import { formatDay, formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';

/** As many changes as a sentence names; the list has all. */
const named = 2;

/** What a forecast is: by what it was reckoned, and when the amount is fixed. */
export function forecastSentence(forecast: Schema.BillForecast): Phrase[] {
  const { counted_until, usage_month, fixing_date } = forecast;
  const base = !hasBegun(forecast)
    ? 'お申し込みの内容による見込みです。'
    : counted_until
      ? `${formatDay(counted_until)}までのご利用による見込みです。`
      : `${formatMonth(usage_month)}のご利用分がそろった見込みです。`;
  return [{ hold: base }, { hold: `金額は、${formatDay(fixing_date)}に確定します。` }];
}

/** The largest changes of the bill that is foretold, in a sentence; nothing without any. */
export function changeSentence({ changes }: Schema.BillForecast): Phrase[] {
  if (changes.length === 0) return [];
  const texts = changes
    .slice(0, named)
    .map(
      ({ label, amount }) => `${label}(${amount < 0 ? '−' : '+'}${formatYen(Math.abs(amount))})`,
    );
  const more = changes.length > named ? `など、${changes.length}件` : '';
  return [`先月から変わるのは、${texts.join('、')}${more}です。`];
}
