import { useQuery } from '@tanstack/react-query';
import { background } from '@/api/queryClient';
import { contractQueries } from '@/screens/fibre/contract/queries';
import { atAddress, type Disturbance, isDisturbance } from './disturbance';
import type { Caution } from './queries';

/**
 * Tells the disturbances at the customer's own line from all other cautions (docs/product.md §5.11). Where
 * the address can't be read, none is known to be there.
 */
export function useOwnDisturbances(cautions: readonly Caution[]): {
  own: Disturbance[];
  others: Caution[];
} {
  const disturbances = cautions.filter(isDisturbance);
  const { data, isLoading } = useQuery({
    ...contractQueries.installationAddress(),
    meta: background,
    enabled: disturbances.length > 0,
  });
  const own = data ? disturbances.filter((one) => atAddress(one, data.address)) : [];
  // Until the address is known, a disturbance stands nowhere, so that it doesn't move when it is.
  const apart: readonly Caution[] = isLoading ? disturbances : own;
  return { own, others: cautions.filter((caution) => !apart.includes(caution)) };
}
