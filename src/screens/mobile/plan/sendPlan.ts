import { mobileApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import { callOrder, noPremium, type PlanValues } from './planChoice';

/**
 * Applies for another plan, call-flat or premium option.
 * @throws ApiError
 */
export async function sendPlan({ planCode, call, premium }: PlanValues) {
  const receipt = await unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/price-plan-exchange', {
      body: {
        planCode,
        ...callOrder(call),
        premium_option: premium === noPremium ? null : premium,
      },
    }),
  );
  return { ...receipt, call, premium };
}

/** What stands after a change of plan. */
export type PlanReceipt = Awaited<ReturnType<typeof sendPlan>>;
