import type * as Schema from '@/api/generated/schemas';
import type { Phrase } from '@/catalogue/billing';
import type * as Code from '@/catalogue/generated/codes';
import { addDays, formatDay, formatMonth, japanMonth } from '@/lib/date';
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

/** The largest changes of the forecast in a sentence; nothing without any. */
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

/** What a forecast doesn't contain (contract, `ForecastGapCode`), by the first day that isn't counted. */
const gapTexts: Record<Code.ForecastGapCode, (from: string | null) => string> = {
  start_day: () => 'ご利用開始の日が変わったときの増減',
  calls: (from) => (from ? `${from}からの通話料` : 'これからの通話料'),
  sms: (from) => (from ? `${from}から送るSMSの料金` : 'これから送るSMSの料金'),
  orders: () => 'これからお申し込みになるもの(データの追加、オプション、手数料など)',
  late_charges: () => '確定の日までに届く、ほかの月のご請求や返金',
};

/** As much of a forecast as its gaps follow from. */
interface OpenForecast {
  /** YYYYMM */
  usage_month: string;
  /** ISO day; null once the month of use is over. */
  counted_until: string | null;
  not_known: readonly string[];
  /** What was applied for and has no first day yet. */
  undated: readonly string[];
}

const isGap = (code: string): code is Code.ForecastGapCode => Object.hasOwn(gapTexts, code);

/** Whether the month of use that is charged has begun. */
const hasBegun = ({
  usage_month,
  counted_until,
}: Pick<OpenForecast, 'usage_month' | 'counted_until'>): boolean =>
  counted_until === null || japanMonth(counted_until) >= usage_month;

/** What a forecast doesn't contain yet, each in a few words; codes that this build doesn't know are left out. */
export function forecastGaps(forecast: OpenForecast): string[] {
  const { counted_until, not_known, undated } = forecast;
  const from = counted_until && hasBegun(forecast) ? formatDay(addDays(counted_until, 1)) : null;
  return [
    ...undated.map((name) => `お申し込み中の「${name}」(ご利用が始まる月の分から)`),
    ...not_known.filter(isGap).map((code) => gapTexts[code](from)),
  ];
}
