import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { useSession } from '@/session/useSession';
import { gather } from './gather';

/**
 * Everything in progress and ended, over all services. The reads of single services that fail are left
 * out, and `isIncomplete` says so.
 */
export function usePendingApplications() {
  const services = useSession()?.services ?? [];
  const sims = services.filter(({ service_type }) => service_type === 'mobile');
  const fibre = services.find(({ service_type }) => service_type === 'fixed')?.service_id;
  const procedure = useSuspenseQuery(read(api.getContractProcedure)).data;
  const orders = useQueries({
    queries: sims.map(({ service_id }) =>
      queryOrRejection(read(api.getOrderApplication, { service_id })),
    ),
  });
  const construction = useQuery({
    ...read(api.getConstructionProgress),
    enabled: fibre !== undefined,
  });
  const deliveries = useQuery({ ...read(api.getDelivery), enabled: fibre !== undefined });

  const reads = [...orders, construction, deliveries];
  // While offline, a first read is paused: it has neither data nor an error.
  const failed = reads.filter(({ isError, isPaused, data }) => isError || (isPaused && !data));
  return {
    ...gather({
      procedure,
      sims: sims.flatMap((sim, index) => {
        const answer = orders[index]?.data;
        return answer && !isRejection(answer) ? [{ sim, orders: answer.applications }] : [];
      }),
      construction: construction.data?.construction ?? null,
      deliveries: deliveries.data?.deliveries ?? [],
      fibre,
    }),
    isLoading: reads.some((read) => read.isLoading),
    isIncomplete: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
