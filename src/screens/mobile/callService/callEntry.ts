import { useSuspenseQuery } from '@tanstack/react-query';
import { type DataOf, withoutRejection } from '@/procedure/queryOrRejection';
import { type CallService, mobileOptionQueries } from '@/screens/mobile/option/queries';

/** The call options, or why there are none. */
export function useCallEntry(): DataOf<ReturnType<typeof mobileOptionQueries.callService>> {
  return useSuspenseQuery(mobileOptionQueries.callService()).data;
}

/**
 * The call options, below the gate that stops a refused one.
 * @throws BusinessError when it is refused after all
 */
export function useCallService(): CallService {
  return withoutRejection(useCallEntry());
}
