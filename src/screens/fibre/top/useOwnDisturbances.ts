import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';
import { atAddress, type Disturbance, isDisturbance } from './disturbance';

/**
 * Tells the disturbances at the customer's own line from all other cautions (docs/product.md §5.11). Where
 * the address can't be read, none is known to be there.
 */
export function useOwnDisturbances(cautions: readonly Schema.Caution[]): {
  own: Disturbance[];
  others: Schema.Caution[];
} {
  const disturbances = cautions.filter(isDisturbance);
  const { data, isLoading } = useQuery({
    ...read(api.getInstallationAddressInfo),
    meta: background,
    enabled: disturbances.length > 0,
  });
  const own = data ? disturbances.filter((one) => atAddress(one, data.address)) : [];
  // Until the address is known, a disturbance stands nowhere, so that it doesn't move when it is.
  const apart: readonly Schema.Caution[] = isLoading ? disturbances : own;
  return { own, others: cautions.filter((caution) => !apart.includes(caution)) };
}
