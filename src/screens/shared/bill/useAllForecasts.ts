import { useQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import type { Service } from '@/api/services';
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
    services.map((service, index) => ({
      service,
      forecast: reads[index]?.data?.forecast ?? null,
    })),
  );
}

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
