import { useSuspenseQuery } from '@tanstack/react-query';
import { type DataOf, withoutRejection } from '@/procedure/queryOrRejection';
import { type PlanExchange, planQueries } from './queries';

/** What the plan can be changed to, or why it can't. */
export function usePlanEntry(): DataOf<ReturnType<typeof planQueries.exchange>> {
  return useSuspenseQuery(planQueries.exchange()).data;
}

/**
 * What the plan can be changed to, for parts that are shown only while it isn't refused.
 * @throws BusinessError when it is refused after all
 */
export function usePlanExchange(): PlanExchange {
  return withoutRejection(usePlanEntry());
}
