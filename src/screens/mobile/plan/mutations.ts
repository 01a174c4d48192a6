import { mobileApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { unwrap } from '@/api/unwrap';
import { type CancelValues, parseTarget } from './planCancelEntry';
import { callOrder, noPremium, type PlanValues } from './planChoice';

/** The receipt for a change that was taken back. */
export type CancelReceipt = Awaited<ReturnType<typeof sendCancel>>;

/**
 * Applies for another plan, call-flat or premium option.
 * @throws ApiError
 */
export async function sendPlan({ planCode, call, premium }: PlanValues, confirmed: Terms) {
  if (planCode === '') throw new Error('A plan is always chosen.');
  const receipt = await unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/price-plan-exchange', {
      body: {
        planCode,
        ...callOrder(call),
        premium_option: premium === noPremium ? null : premium,
        confirmed,
      },
    }),
  );
  return { ...receipt, call, premium };
}

/** The receipt of a change of plan. */
export type PlanReceipt = Awaited<ReturnType<typeof sendPlan>>;

/**
 * Takes a reserved change back.
 * @throws ApiError
 */
export async function sendCancel(values: CancelValues) {
  const body = parseTarget(values.target);
  const receipt = await unwrap(
    mobileApi.POST('/api/write/v1/services/{service_id}/cancel-exchange-price-plan', { body }),
  );
  return { ...receipt, target: body.target };
}
