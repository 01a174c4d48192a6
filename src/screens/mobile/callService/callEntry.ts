import { useSuspenseQuery } from '@tanstack/react-query';
import { type DataOf, withoutRejection } from '@/procedure/queryOrRejection';
import { type CallService, mobileOptionQueries } from '@/screens/mobile/option/queries';

/** The call options, or why there are none. */
export function useCallEntry(): DataOf<ReturnType<typeof mobileOptionQueries.callService>> {
  return useSuspenseQuery(mobileOptionQueries.callService()).data;
}

/**
 * The call options, for parts that are shown only while they aren't refused.
 * @throws BusinessError when they are refused after all
 */
export function useCallService(): CallService {
  return withoutRejection(useCallEntry());
}
