import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useMemo, useState } from 'react';
import { prefetched } from '@/api/queryClient';
import { getConfig } from '@/config/config';
import { serviceFor } from '@/session/serviceFor';
import type { ServiceType } from '@/session/serviceType';
import type { Session } from '@/session/store';
import { useSession } from '@/session/useSession';
import { supportLinks } from '../chrome/navigation';
import { useOptionTerms } from '../chrome/useMenu';
import { ScreensContext } from '../screens';
import { type Place, placesOf, type Portal } from './places';
import { searchQueries } from './queries';

const bothTypes: readonly ServiceType[] = ['fixed', 'mobile'];

/** All that the search can lead this customer to. */
export function usePlaces(shown: ServiceType): Place[] {
  const screens = use(ScreensContext);
  const session = useSession();
  const terms = useOptionTerms(shown);
  const months = useMonths();
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
        support: supportLinks(getConfig().links, shown, terms),
      }),
    [screens, shown, session, months, terms],
  );
}

/**
 * The months that have a bill, of fibre and of the SIM whose screens are shown. What is in the cache is
 * known at once; the rest is read without the customer waiting for it, and left out if that fails.
 */
function useMonths(): Portal['months'] {
  const queryClient = useQueryClient();
  const session = useSession();
  const [months, setMonths] = useState(() => knownMonths(queryClient, session));
  useEffect(() => {
    const reads = ownServices(session).map(({ service_id }) =>
      queryClient.prefetchQuery({ ...searchQueries.bills(service_id), meta: prefetched }),
    );
    void Promise.all(reads).then(() => setMonths(knownMonths(queryClient, session)));
  }, [queryClient, session]);
  return months;
}

/** The service of each type whose screens a link leads to. */
const ownServices = (session: Session | undefined) =>
  bothTypes.flatMap((type) => {
    const service = session && serviceFor(session, type);
    return service?.service_type === type ? [service] : [];
  });

const knownMonths = (queryClient: QueryClient, session: Session | undefined): Portal['months'] =>
  Object.fromEntries(
    ownServices(session).map(({ service_type, service_id, bill_month }) => {
      const bills = queryClient.getQueryData(searchQueries.bills(service_id).queryKey);
      const listed = bills?.months.map(({ month }) => month);
      return [service_type, listed ?? (bill_month ? [bill_month] : [])];
    }),
  );
