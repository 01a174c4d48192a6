import { addMonths, japanMonth } from '@/lib/date.ts';
import { lastDayOfMonth, nextMonthStart } from '@/lib/days.ts';
import { dayOf, lastDay } from '../billing/months.ts';
import { type Handlers, Refusal, type SignedCall } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { restrictionOf } from '../settings/simRestrictions.ts';
import { simOf } from '../traffic/sim.ts';
type Advance = Success<'getDataAdvance'>;
type AnyCall = Pick<SignedCall<'getDataAdvance'>, 'mock' | 'session' | 'service' | 'now'>;

/** Step between two amounts, and most of a month (MB). */
const unitMb = 500;
const monthLimitMb = 3_000;

/** Next month's data used in advance: not for the plan families time and sml (docs/product.md §9.4). */
export const advance: Handlers = {
  getDataAdvance: (call) => {
    const closed = closedNow(call);
    if (closed) return closed;
    const code = whyNot(call);
    if (!code) return entry(call);
    const isForGood = code === 'data_advance_not_possible';
    return new Refusal(code, { available_from: isForGood ? null : nextMonthStart(call.now) });
  },

  postDataAdvance: ({ body: { amount_mb }, ...call }) => {
    const { mock, now } = call;
    const { limit_mb, next_month_mb, data_left_mb, advanced_mb } = entry(call);
    const closed = closedNow(call);
    if (closed) return new Refusal(closed.example, { message: closed.change.message });
    const code = whyNot(call);
    if (code)
      return new Refusal(code, { limit_mb: code === 'data_advance_over_capacity' ? 0 : null });
    if (amount_mb === 0 || amount_mb % unitMb !== 0) return new Refusal('bad_request');
    if (amount_mb > limit_mb) return new Refusal('data_advance_over_capacity', { limit_mb });
    const receipt_number = receiptNumber(mock, 'DA', now);
    return {
      receipt_number,
      accepted_at: formatMoment(now),
      amount_mb,
      data_left_mb: data_left_mb + amount_mb,
      next_month_mb: next_month_mb - advanced_mb - amount_mb,
      expires_on: lastDayOfMonth(now),
    };
  },
};

/** Applications end with the day before the last one of the month. */
const acceptUntil = (now: Date): Date => {
  const month = japanMonth(now);
  return new Date(`${dayOf(month, lastDay(month) - 1)}T23:59:59+09:00`);
};

/** The refusal for a reason outside the advance itself (stopped, unpaid, leaving); undefined without one. */
function closedNow(call: AnyCall) {
  const closed = restrictionOf(call, 'data_advance');
  if (!closed || closed.reason === 'not_eligible') return undefined;
  const { text, available_from } = closed;
  return new Refusal('data_advance_not_possible', { message: text, available_from });
}

function whyNot(call: AnyCall) {
  const { now } = call;
  const { plan, usage, advanced } = simOf(call);
  if (!plan.can.data_advance || usage.is_unlimited) return 'data_advance_not_possible';
  if (now.getTime() >= acceptUntil(now).getTime() + 1000) return 'data_advance_out_of_period';
  const done = advanced[japanMonth(now)] ?? 0;
  return monthLimitMb - done < unitMb ? 'data_advance_over_capacity' : undefined;
}

function entry(call: AnyCall): Advance {
  const { now } = call;
  const { plan, left, advanced } = simOf(call);
  const advanced_mb = advanced[japanMonth(now)] ?? 0;
  const { next, current } = plan;
  const isNext = next && next.starts_on <= dayOf(addMonths(japanMonth(now), 1), 1);
  const next_month_mb = (isNext ? next.plan.data_mb : current.data_mb) ?? 0;
  return {
    unit_mb: unitMb,
    limit_mb: monthLimitMb - advanced_mb,
    advanced_mb,
    next_month_mb,
    data_left_mb: left ?? 0,
    accept_until: formatMoment(acceptUntil(now)),
    fee: 0,
  };
}
