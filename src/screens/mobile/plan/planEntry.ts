import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, read, type Rejection, withoutRejection } from '@/api/query';

/** What the plan can be changed to, or why it can't. */
export function usePlanEntry(): Schema.PlanExchange | Rejection {
  return useSuspenseQuery(queryOrRejection(read(api.getPricePlanExchange))).data;
}

/**
 * What the plan can be changed to, for parts that are shown only while it isn't refused.
 * @throws BusinessError when it is refused after all
 */
export function usePlanExchange(): Schema.PlanExchange {
  return withoutRejection(usePlanEntry());
}
