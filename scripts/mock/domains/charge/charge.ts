import { addMonths, billMonth, japanMonth } from '@/lib/date.ts';
import { nextMonthStart } from '@/lib/days.ts';
import { eventsOf } from '../../ledger/event.ts';
import { isUnpaid } from '../billing/account.ts';
import { billAccountOf } from '../billing/billAccount.ts';
import { methodIn } from '../billing/billMethods.ts';
import { dayOf } from '../billing/months.ts';
import { type Handlers, Refusal, type SignedCall } from '../domain.ts';
import { isIdle } from '../esim/activation.ts';
import { formatMoment } from '../formatMoment.ts';
import { goodUntil, isLeft } from '../mobileQuit/simQuitState.ts';
import type { Success } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { isStopped } from '../settings/stopRestartState.ts';
import { simOf } from '../traffic/sim.ts';
import { monthLimitMb, offeredWith, usableMonths } from './addedData.ts';
type Charge = Success<'getCharge'>;
type AnyCall = Pick<SignedCall<'getCharge'>, 'mock' | 'session' | 'customer' | 'service' | 'now'>;

/** Adding data for money, by the two categories of plans (docs/product.md §9.3). */
export const charge: Handlers = {
  getCharge: (call) => {
    const code = whyNot(call);
    if (!code) return offer(call);
    const available_from = code === 'charge_limit_over' ? nextMonthStart(call.now) : null;
    return new Refusal(code, { available_from });
  },

  postCharge: ({ body, ...call }) => {
    const { mock, now } = call;
    const code = whyNot(call);
    if (code) return new Refusal(code, { limit_mb: code === 'charge_limit_over' ? 0 : null });
    const { options, limit_mb, category, data_left_mb } = offer(call);
    const option = options.find(({ option_code }) => option_code === body.option_code);
    if (!option || category !== body.category) return new Refusal('bad_request');
    if (!option.is_available) return new Refusal('charge_limit_over', { limit_mb });
    const { amount_mb, price, expires_on } = option;
    const receipt = {
      receipt_number: receiptNumber(mock, 'CH', now),
      accepted_at: formatMoment(now),
      amount_mb,
      price,
      billing_month: billMonth(now),
      expires_on,
      data_left_mb: data_left_mb + amount_mb,
    };
    return receipt;
  },
};

/** What was added in the month of the call (MB). */
const addedMb = ({ session, service, now }: AnyCall): number =>
  eventsOf(session.past, 'postCharge', service)
    .filter(({ at }) => japanMonth(at) === japanMonth(now))
    .reduce((mb, { answer: { amount_mb } }) => mb + amount_mb, 0);

function whyNot(call: AnyCall) {
  const { mock, session, service, now } = call;
  if (simOf(call).usage.is_unlimited) return 'not_eligible';
  if (isIdle(session, service, now) || isLeft(call)) return 'not_eligible';
  if (isStopped(mock, session, service, now)) return 'suspended';
  if (isUnpaid(service.bills)) return 'unpaid';
  const smallest = Math.min(...offer(call).options.map(({ amount_mb }) => amount_mb));
  return monthLimitMb - addedMb(call) < smallest ? 'charge_limit_over' : undefined;
}

/** What can be added now: the catalogue of the plan's category, as far as the month's limit reaches. */
function offer(call: AnyCall): Charge {
  const { mock, service, now } = call;
  const { left, plan } = simOf(call);
  const { current } = plan;
  const catalogue = offeredWith(mock, service, current);
  const limit_mb = monthLimitMb - addedMb(call);
  const ownEnd = dayOf(addMonths(japanMonth(now), usableMonths(current)), 31);
  const expires_on = goodUntil(ownEnd, call);
  const paid = methodIn(billAccountOf(call, service), addMonths(japanMonth(now), 1));
  return {
    ...catalogue,
    data_left_mb: left ?? 0,
    payment_method: (paid.detail ?? 'コンビニ払い').slice(0, 40),
    added_mb: addedMb(call),
    limit_mb,
    line_ends_on: expires_on === ownEnd ? null : expires_on,
    options: catalogue.options.map((option) => ({
      ...option,
      expires_on,
      is_available: option.amount_mb <= limit_mb,
    })),
  };
}
