import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';

/** How far the stop of a SIM is, for one that isn't in use. */
export type StopState = Exclude<Code.SimState, 'using'>;

/** How a SIM is stopped, as after a loss; undefined for one in use, and while that hasn't been read. */
export function useStop(): StopState | undefined {
  // Not suspense queries: what is shown beside neither waits for them nor fails with them.
  const { data } = useQuery(read(api.getSettingsRestriction));
  const isStopped = data?.restrictions.some(({ reason }) => reason === 'suspended') ?? false;
  // The restriction applies from the order on; the stop itself takes some time.
  const { data: info, isPending } = useQuery({
    ...read(api.getStopRestartInfo),
    enabled: isStopped,
  });
  if (!isStopped || isPending) return undefined;
  return info?.state === 'stopping' || info?.state === 'restarting' ? info.state : 'stopped';
}
