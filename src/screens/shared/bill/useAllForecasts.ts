import { useQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import type { Service } from '@/api/models';
import { read } from '@/api/query';
import { useSession } from '@/session/useSession';

/** A service of the account with its next bill; null where none can be foretold. */
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
 * The next bills of all services of the account, for who has several; undefined where one can't be read, and where
 * fewer than two can be foretold.
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

/** One total over the services whose next bill is of the same month; undefined where that is one service or none. */
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
