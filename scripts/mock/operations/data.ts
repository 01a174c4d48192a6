import {
  addDays,
  addMonths,
  billMonth,
  japanDay,
  japanMonth,
  lastDayOfMonth,
  nextMonthStart,
} from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { isUnpaid, methodIn } from '../facts/bill.ts';
import { billAccountOf } from '../facts/bills.ts';
import { accepted, exampleOf } from '../facts/examples.ts';
import { monthLimitMb, offeredWith, usableMonths } from '../facts/planCatalogue.ts';
import { gigaTitle, simOf, yearsAt } from '../facts/simData.ts';
import { goodUntil, isLeft, stopRefusal } from '../facts/simLife.ts';
import { idleRefusal, restrictionOf } from '../facts/simRestrictions.ts';
import { type Handlers, Refusal, type ServiceCall, wrongField } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import { dayOf, formatMoment } from '../moments.ts';

type Charge = Success<'getCharge'>;

/** Adding data for money, by the two categories of plans (docs/product.md §9.3). */
export const charge: Handlers = {
  getCharge: (call) => {
    const refusal = whyNoCharge(call);
    if (!refusal) return chargeOffer(call);
    const { example, change } = refusal;
    const available_from = example === 'charge_limit_over' ? nextMonthStart(call.now) : null;
    return new Refusal(example, { available_from, ...change });
  },

  postCharge: (call) => {
    const { body, now } = call;
    const refusal = whyNoCharge(call);
    if (refusal) {
      const { example, change } = refusal;
      const { message } = change;
      return new Refusal(example, {
        ...(message !== undefined && { message }),
        limit_mb: example === 'charge_limit_over' ? 0 : null,
      });
    }
    const { options, limit_mb, category, data_left_mb } = chargeOffer(call);
    const option = options.find(({ option_code }) => option_code === body.option_code);
    if (!option || category !== body.category)
      return wrongField('option_code', 'お選びのデータ量がありません。選び直してください。');
    if (!option.is_available) return new Refusal('charge_limit_over', { limit_mb });
    const { amount_mb, price, expires_on } = option;
    return {
      ...accepted(call, 'CH'),
      amount_mb,
      price,
      billing_month: billMonth(now),
      expires_on,
      data_left_mb: data_left_mb + amount_mb,
    };
  },
};

/** What was added in the month of the call (MB). */
const addedMb = ({ session, service, now }: ServiceCall): number =>
  eventsOf(session.past, 'postCharge', service)
    .filter(({ at }) => japanMonth(at) === japanMonth(now))
    .reduce((mb, { answer: { amount_mb } }) => mb + amount_mb, 0);

function whyNoCharge(call: ServiceCall): Refusal | undefined {
  const idle = idleRefusal(call);
  if (idle) return idle;
  if (simOf(call).usage.is_unlimited) return new Refusal('not_eligible');
  if (isLeft(call)) return new Refusal('not_eligible');
  const stopped = stopRefusal(call);
  if (stopped) return stopped;
  if (isUnpaid(call.service.bills, japanDay(call.now))) return new Refusal('unpaid');
  const smallest = Math.min(...chargeOffer(call).options.map(({ amount_mb }) => amount_mb));
  return monthLimitMb - addedMb(call) < smallest ? new Refusal('charge_limit_over') : undefined;
}

/** What can be added now: the catalogue of the plan's category, as far as the month's limit reaches. */
function chargeOffer(call: ServiceCall): Charge {
  const { service, now } = call;
  const { left, plan } = simOf(call);
  const { current } = plan;
  const catalogue = offeredWith(call, current);
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

type Advance = Success<'getDataAdvance'>;

/** Step between two amounts, and most of a month (MB). */
const unitMb = 500;
const advanceLimitMb = 3_000;

/** Next month's data used in advance: not for the plan families time and sml (docs/product.md §9.4). */
export const advance: Handlers = {
  getDataAdvance: (call) => {
    const closed = closedNow(call);
    if (closed) return closed;
    const code = whyNoAdvance(call);
    if (!code) return advanceOffer(call);
    const isForGood = code === 'data_advance_not_possible';
    return new Refusal(code, { available_from: isForGood ? null : nextMonthStart(call.now) });
  },

  postDataAdvance: (call) => {
    const { amount_mb } = call.body;
    const { limit_mb, next_month_mb, data_left_mb, advanced_mb } = advanceOffer(call);
    const closed = closedNow(call);
    if (closed) return new Refusal(closed.example, { message: closed.change.message });
    const code = whyNoAdvance(call);
    if (code)
      return new Refusal(code, { limit_mb: code === 'data_advance_over_capacity' ? 0 : null });
    if (amount_mb === 0 || amount_mb % unitMb !== 0)
      return wrongField('amount_mb', `${unitMb}MB単位でお選びください。`);
    if (amount_mb > limit_mb) return new Refusal('data_advance_over_capacity', { limit_mb });
    return {
      ...accepted(call, 'DA'),
      amount_mb,
      data_left_mb: data_left_mb + amount_mb,
      next_month_mb: next_month_mb - advanced_mb - amount_mb,
      expires_on: lastDayOfMonth(call.now),
    };
  },
};

/** Applications end with the day before the last one of the month. */
const acceptUntil = (now: Date): Date =>
  new Date(`${addDays(lastDayOfMonth(now), -1)}T23:59:59+09:00`);

/** The refusal for a reason outside the advance itself (stopped, unpaid, leaving); undefined without one. */
function closedNow(call: ServiceCall) {
  const closed = restrictionOf(call, 'data_advance');
  if (!closed || closed.reason === 'not_eligible') return undefined;
  const { text, available_from } = closed;
  return new Refusal('data_advance_not_possible', { message: text, available_from });
}

function whyNoAdvance(call: ServiceCall) {
  const { now } = call;
  const { plan, usage, advanced } = simOf(call);
  if (!plan.can.data_advance || usage.is_unlimited) return 'data_advance_not_possible';
  if (now.getTime() >= acceptUntil(now).getTime() + 1000) return 'data_advance_out_of_period';
  const done = advanced[japanMonth(now)] ?? 0;
  return advanceLimitMb - done < unitMb ? 'data_advance_over_capacity' : undefined;
}

function advanceOffer(call: ServiceCall): Advance {
  const { now } = call;
  const { plan, left, advanced } = simOf(call);
  const advanced_mb = advanced[japanMonth(now)] ?? 0;
  const { next, current } = plan;
  const isNext = next && next.starts_on <= nextMonthStart(now);
  const next_month_mb = (isNext ? next.plan.data_mb : current.data_mb) ?? 0;
  return {
    unit_mb: unitMb,
    limit_mb: advanceLimitMb - advanced_mb,
    advanced_mb,
    next_month_mb,
    data_left_mb: left ?? 0,
    accept_until: formatMoment(acceptUntil(now)),
    fee: 0,
  };
}

/** Extra data that can be received once, until its last day (docs/product.md §9.5). */
export const gigaPlus: Handlers = {
  getGigaPlus: (call) => {
    const gift = giftOf(call);
    return gift instanceof Refusal ? gift : { ...gift, data_left_mb: simOf(call).left };
  },

  postGigaPlus: (call) => {
    const gift = giftOf(call);
    if (gift instanceof Refusal) return gift;
    if (call.body.giga_plus_id !== gift.giga_plus_id) return new Refusal('giga_plus_not_exist');
    const { left } = simOf(call);
    return {
      ...accepted(call, 'GP'),
      amount_mb: gift.amount_mb,
      usable_until: gift.usable_until,
      data_left_mb: left === null ? null : left + gift.amount_mb,
    };
  },
};

type GigaPlus = Success<'getGigaPlus'>;

/**
 * The gift for the years that a SIM has been used, or why there is none to receive. On a line that ends it can be
 * neither received nor used after the line's last day.
 */
function giftOf(call: ServiceCall): GigaPlus | Refusal {
  const { session, service, now } = call;
  const example = exampleOf(call, 'getGigaPlus');
  if (yearsAt(call, example.receive_until) === 0 || isLeft(call))
    return new Refusal('giga_plus_not_exist');
  const { amount_mb } = example;
  const receive_until = goodUntil(example.receive_until, call);
  const [received] = eventsOf(session.past, 'postGigaPlus', service);
  if (received)
    return new Refusal('giga_plus_receipt_complete', {
      amount_mb,
      received_at: received.answer.accepted_at,
      receive_until,
    });
  if (japanDay(now) > receive_until)
    return new Refusal('giga_plus_receipt_expired', { amount_mb, receive_until });
  return {
    ...example,
    title: gigaTitle(call),
    receive_until,
    usable_until: goodUntil(example.usable_until, call),
  };
}
