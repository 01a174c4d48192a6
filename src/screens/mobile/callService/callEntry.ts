import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, read, type Rejection, withoutRejection } from '@/api/query';

/** The call options, or why there are none. */
export function useCallEntry(): Schema.CallService | Rejection {
  return useSuspenseQuery(queryOrRejection(read(api.getCallService))).data;
}

/**
 * The call options, for parts that are shown only while they aren't refused.
 * @throws BusinessError when they are refused after all
 */
export function useCallService(): Schema.CallService {
  return withoutRejection(useCallEntry());
}
