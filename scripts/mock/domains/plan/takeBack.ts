import type { CancelTarget } from '@/catalogue/generated/codes.ts';
import { japanMonth } from '@/lib/date.ts';
import { type Handlers, type PlanCall, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { planOf } from './planState.ts';
import { isCancellable } from './startDay.ts';

/** Taking a reserved change of plan or call-flat option back until its deadline. */
export const takeBack: Handlers = {
  getCancelExchangePricePlan: (call) => {
    const { plan, orders } = planOf(call);
    const { next } = plan;
    if (!next || !orders.exchange) return tooLate(call, { target: 'price_plan' });
    if (!isCancellable(next.cancel_until, call.now))
      return new Refusal('cancel_error', { cancel_until: next.cancel_until });
    return {
      receipt_number: orders.exchange.receipt_number,
      accepted_at: next.accepted_at,
      starts_on: next.starts_on,
      cancel_until: next.cancel_until,
      from_plan: plan.current,
      to_plan: next.plan,
      from_call_flat: plan.call_flat,
      to_call_flat: next.call_flat,
    };
  },

  getCancelExchangeVoiceCallFixedOption: (call) => {
    const { callFlat } = planOf(call).orders;
    if (!callFlat) return tooLate(call, { target: 'voice_call_fixed_option' });
    return isCancellable(callFlat.cancel_until, call.now)
      ? callFlat
      : new Refusal('cancel_error', { cancel_until: callFlat.cancel_until });
  },

  postCancelExchangePricePlan: (call) => {
    const { mock, body, now } = call;
    const { plan, orders } = planOf(call);
    const isPlan = body.target === 'price_plan';
    const reserved = isPlan
      ? plan.next && { ...plan.next, receipt_number: orders.exchange?.receipt_number }
      : orders.callFlat;
    if (reserved?.receipt_number !== body.receipt_number) return tooLate(call, body);
    if (!isCancellable(reserved.cancel_until, now))
      return new Refusal('cancel_error', { cancel_until: reserved.cancel_until });
    const receipt_number = receiptNumber(mock, 'CX', now);
    return {
      receipt_number,
      accepted_at: formatMoment(now),
      target: body.target,
      planName: plan.current.planName,
    };
  },
};

/**
 * Refuses to take back what isn't reserved: in the month in which it began it is too late for it, and later
 * nobody asks any more.
 */
function tooLate(
  call: PlanCall,
  { target, receipt_number }: { target: CancelTarget; receipt_number?: string },
): Refusal {
  const late = planOf(call).orders.settled.findLast(
    (one) =>
      one.target === target &&
      (receipt_number ?? one.receipt_number) === one.receipt_number &&
      japanMonth(one.starts_on) === japanMonth(call.now),
  );
  return late
    ? new Refusal('cancel_error', { cancel_until: late.cancel_until })
    : new Refusal('not_found');
}
