import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { type CancelValues, parseTarget } from './planCancelEntry';
import { callOrder, noPremium, type PlanValues } from './planChoice';

/** The receipt for a change that was taken back. */
export type CancelReceipt = Awaited<ReturnType<typeof sendCancel>>;

/**
 * Applies for another plan, call-flat or premium option.
 * @throws ApiError
 */
export async function sendPlan(values: PlanValues, confirmed: Schema.Terms) {
  const { planCode, premium } = values;
  if (planCode === '') throw new Error('A plan is always chosen.');
  const receipt = await call(api.postPricePlanExchange, {
    body: {
      planCode,
      ...callOrder(values.call),
      premium_option: premium === noPremium ? null : premium,
      confirmed,
    },
  });
  return { ...receipt, call: values.call, premium };
}

/** The receipt of a change of plan. */
export type PlanReceipt = Awaited<ReturnType<typeof sendPlan>>;

/**
 * Takes a reserved change back.
 * @throws ApiError
 */
export async function sendCancel(values: CancelValues) {
  const body = parseTarget(values.target);
  const receipt = await call(api.postCancelExchangePricePlan, { body });
  return { ...receipt, target: body.target };
}
