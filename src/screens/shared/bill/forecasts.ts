import { useQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import type { Service } from '@/api/services';
import type { Phrase } from '@/catalogue/billing';
import type * as Code from '@/catalogue/generated/codes';
import { addDays, formatDay, formatMonth, japanMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { useSession } from '@/session/current';

/** A service of the account with the forecast of its next bill; null if there is none. */
export interface ServiceForecast {
  service: Service;
  forecast: Schema.BillForecast | null;
}

export interface AccountForecast {
  services: ServiceForecast[];
  /** Yen, of the bills of the month that comes first. */
  total: number;
  /** YYYYMM; of these bills. */
  month: string;
}

/** What is known of the next bills of all services: `loading` keeps the place of what comes. */
type AccountForecastState = AccountForecast | 'loading' | undefined;

/**
 * The forecasts of all services of the account, for customers with several; undefined if one can't be read, or if
 * fewer than two have a forecast.
 */
export function useAllForecasts(): AccountForecastState {
  const services = useSession()?.services ?? [];
  const isWanted = services.length > 1;
  const reads = useQueries({
    queries: services.map(({ service_id }) => ({
      ...read(api.getBilling, { service_id }),
      enabled: isWanted,
    })),
  });
  if (!isWanted || reads.some(({ isError }) => isError)) return undefined;
  if (reads.some(({ data }) => !data)) return 'loading';
  return gatherForecasts(
    forecastsOf(
      services,
      reads.map(({ data }) => data),
    ),
  );
}

type Bills = Pick<Schema.Billing, 'current' | 'next_month' | 'forecast'>;

/** The forecasts of the services except for those that have had their last bill. */
export const forecastsOf = (
  services: readonly Service[],
  bills: readonly (Bills | undefined)[],
): ServiceForecast[] =>
  services.flatMap((service, index) => {
    const own = bills[index];
    return own?.current && own.next_month === null
      ? []
      : [{ service, forecast: own?.forecast ?? null }];
  });

/** The total of the services whose next bill is of the same month; undefined for fewer than two. */
export function gatherForecasts(services: ServiceForecast[]): AccountForecast | undefined {
  const months = services.flatMap(({ forecast }) => (forecast ? [forecast.month] : [])).sort();
  const [month] = months;
  if (!month) return undefined;
  const together = services.flatMap(({ forecast }) =>
    forecast?.month === month ? [forecast.total] : [],
  );
  if (together.length < 2) return undefined;
  return { services, month, total: together.reduce((sum, total) => sum + total, 0) };
}

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

/** Whether what is charged has begun: the service itself, and the month of use. */
const hasBegun = ({
  usage_month,
  counted_until,
  not_known,
}: Pick<OpenForecast, 'usage_month' | 'counted_until' | 'not_known'>): boolean =>
  !not_known.includes('start_day') &&
  (counted_until === null || japanMonth(counted_until) >= usage_month);

/** What a forecast doesn't contain yet, each in a few words; codes that this build doesn't know are left out. */
export function forecastGaps(forecast: OpenForecast): string[] {
  const { counted_until, not_known, undated } = forecast;
  const from = counted_until && hasBegun(forecast) ? formatDay(addDays(counted_until, 1)) : null;
  return [
    ...undated.map((name) => `お申し込み中の「${name}」(ご利用が始まる月の分から)`),
    ...not_known.filter(isGap).map((code) => gapTexts[code](from)),
  ];
}
