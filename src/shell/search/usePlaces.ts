import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useMemo, useState } from 'react';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { prefetched } from '@/api/queryClient';
import { fibreProcedureScreens, simProcedureScreens } from '@/catalogue/procedureScreens';
import { getConfig } from '@/config/config';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatDay } from '@/lib/date';
import { useSession } from '@/session/current';
import { serviceFor } from '@/session/service';
import type { Session } from '@/session/store';
import { ScreensContext } from '@/shell/route';
import { supportLinks } from '../chrome/navigation';
import { useOptionTerms } from '../chrome/useMenu';
import { type ClosedScreens, type Place, placesOf, type Portal } from './places';
const bothTypes: readonly ServiceType[] = ['fixed', 'mobile'];

/** All that the search can lead this customer to. */
export function usePlaces(shown: ServiceType): Place[] {
  const screens = use(ScreensContext);
  const session = useSession();
  const terms = useOptionTerms(shown);
  const { months, closed } = useServiceFacts();
  return useMemo(
    () =>
      placesOf({
        screens,
        shown,
        types: bothTypes.filter((type) =>
          session?.services.some(({ service_type }) => service_type === type),
        ),
        hasChoice: session?.isSingleService === false,
        months,
        closed,
        support: supportLinks(getConfig().links, shown, terms),
      }),
    [screens, shown, session, months, closed, terms],
  );
}

type Facts = Required<Pick<Portal, 'months' | 'closed'>>;

/**
 * The months that have a bill and the procedures that are closed, of fibre and of the SIM whose screens are shown.
 * What is in the cache is known at once; the rest is read without the customer waiting for it, and left out if
 * that fails.
 */
function useServiceFacts(): Facts {
  const queryClient = useQueryClient();
  const session = useSession();
  const [facts, setFacts] = useState(() => knownFacts(queryClient, session));
  useEffect(() => {
    const reads = ownServices(session).flatMap(({ service_id }) => [
      queryClient.prefetchQuery({ ...read(api.getBilling, { service_id }), meta: prefetched }),
      queryClient.prefetchQuery({ ...read(api.getContract, { service_id }), meta: prefetched }),
    ]);
    void Promise.all(reads).then(() => setFacts(knownFacts(queryClient, session)));
  }, [queryClient, session]);
  return facts;
}

/** The services of each type whose screens a link leads to. */
const ownServices = (session: Session | undefined) =>
  bothTypes.flatMap((type) => {
    const service = session && serviceFor(session, type);
    return service?.service_type === type ? [service] : [];
  });

function knownFacts(queryClient: QueryClient, session: Session | undefined): Facts {
  const own = ownServices(session);
  return {
    months: Object.fromEntries(
      own.map(({ service_type, service_id, bill_month }) => {
        const bills = queryClient.getQueryData(read(api.getBilling, { service_id }).queryKey);
        const listed = bills?.months.map(({ month }) => month);
        return [service_type, listed ?? (bill_month ? [bill_month] : [])];
      }),
    ),
    closed: Object.fromEntries(
      own.map(({ service_type, service_id }) => {
        const contract = queryClient.getQueryData(read(api.getContract, { service_id }).queryKey);
        return [service_type, closedScreens(service_type, contract?.procedures ?? [])];
      }),
    ),
  };
}

interface ListedProcedure {
  code: string;
  is_available: boolean;
  /** ISO day; null where nobody knows it. */
  available_from: string | null;
}

function closedScreens(type: ServiceType, procedures: readonly ListedProcedure[]): ClosedScreens {
  const screens = type === 'fixed' ? fibreProcedureScreens : simProcedureScreens;
  return Object.fromEntries(
    procedures.flatMap(({ code, is_available, available_from }) => {
      const path = screens[code];
      return is_available || !path || !available_from
        ? []
        : [[path, `${formatDay(available_from)}から`]];
    }),
  );
}
