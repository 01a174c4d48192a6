import type { CancelTarget } from '@/catalogue/generated/codes.ts';
import { planTypesOf } from '@/catalogue/planRules.ts';
import { formatShortDay, japanDay, japanMonth } from '@/lib/date.ts';
import { isUnpaid } from '../facts/bill.ts';
import { exchangeCost, monthlyLines, monthlySum, type Order } from '../facts/bills.ts';
import {
  callDifference,
  callRefusal,
  callState,
  choicesOf,
  pastCalls,
  reservedChange,
} from '../facts/calls.ts';
import { accepted, exampleOf } from '../facts/examples.ts';
import { changesFlat, nextCallFlat, planOf, type SimPlan } from '../facts/plan.ts';
import { callFlatFees, isCancellable, startDay } from '../facts/planCatalogue.ts';
import { quitRefusal, stopRefusal } from '../facts/simLife.ts';
import { premiumChoices } from '../facts/simOptions.ts';
import { idleRefusal, restrictionOf } from '../facts/simRestrictions.ts';
import { type Handlers, Refusal, type ServiceCall } from '../handler.ts';

/** Change of plan, with the call-flat and premium options that go with it (docs/product.md §10.3). */
export const planExchange: Handlers = {
  getPricePlan: (call) => {
    const { plan } = planOf(call);
    const { next } = plan;
    return {
      ...plan,
      plan_types: planTypesOf(plan.current, plan.call_flat),
      monthly_lines: monthlyLines(call),
      monthly_amount: monthlySum(call),
      next: next && { ...next, can_cancel: isCancellable(next.cancel_until, call.now) },
    };
  },

  getPricePlanExchange: (call) => {
    const sim = planOf(call);
    const refusal = entryRefusal(call, sim);
    if (refusal) return refusal;
    const { starts_on, accept_until } = startDay(call.now);
    return {
      current_plan: sim.plan.current,
      current_call_flat: sim.plan.call_flat,
      monthly_amount: monthlySum(call),
      starts_on,
      accept_until,
      ...choicesOf(call, sim),
      ...premiumChoices(call),
    };
  },

  postPricePlanExchange: (call) => {
    const { body } = call;
    const sim = planOf(call);
    const entry = entryRefusal(call, sim);
    if (entry) {
      const { message } = entry.change;
      return new Refusal(entry.example, message === undefined ? {} : { message });
    }
    const choices = choicesOf(call, sim);
    const refusal = orderRefusal(sim, choices, premiumChoices(call), body);
    if (refusal) return refusal;
    const chosen = choices.plans.find(({ plan }) => plan.planCode === body.planCode);
    if (!chosen) return new Refusal('plan');
    const { plan } = chosen;
    const { starts_on, cancel_until } = startDay(call.now);
    const { monthly_amount, monthly_difference } = exchangeCost(call, sim.plan, plan, body);
    return {
      ...accepted(call, 'PX'),
      starts_on,
      cancel_until,
      plan,
      call_flat: body.call_flat,
      monthly_amount,
      monthly_difference,
    };
  },
};

/** Why no plan can be chosen now; undefined when one can. */
function entryRefusal(call: ServiceCall, { plan, orders }: SimPlan): Refusal | undefined {
  const ofState = idleRefusal(call) ?? quitRefusal(call) ?? stopRefusal(call);
  if (ofState) return ofState;
  if (isUnpaid(call.service.bills, japanDay(call.now))) return new Refusal('unpaid');
  if (!plan.can.price_plan_exchange) return new Refusal('not_eligible');
  if (plan.next) {
    const { starts_on, plan: to, accepted_at, cancel_until } = plan.next;
    return new Refusal('change_reserved', {
      message: `${formatShortDay(starts_on)}から「${to.planName}」へ変わるお申し込みを、すでに受け付けています。切り替わるまでは、次の変更をお申し込みいただけません。`,
      available_from: starts_on,
      reserved: {
        from_plan: plan.current.planName,
        to_plan: to.planName,
        accepted_at,
        cancel_until,
      },
    });
  }
  if (orders.callFlat)
    return new Refusal('change_reserved', {
      message: `${formatShortDay(orders.callFlat.starts_on)}からのかけ放題の変更を、すでに受け付けています。切り替わるまでは、次の変更をお申し込みいただけません。`,
      available_from: orders.callFlat.starts_on,
      reserved: null,
    });
  return undefined;
}

/** Why this order isn't taken (docs/product.md §10.3); undefined when it is. */
function orderRefusal(
  { plan }: SimPlan,
  { plans, call_flats, special_callings }: ReturnType<typeof choicesOf>,
  { current_premium_option, premium_options }: ReturnType<typeof premiumChoices>,
  order: Order,
): Refusal | undefined {
  const { planCode, call_flat, special_calling, premium_option } = order;
  if (!plans.some((one) => one.plan.planCode === planCode && one.can_choose))
    return new Refusal('plan');
  const isOffered = call_flats.some(
    (one) => one.call_flat === call_flat && one.plan_codes.includes(planCode),
  );
  const isSpecial = special_callings.some(({ code }) => code === special_calling);
  if (call_flats.length === 0 ? call_flat !== null : !isOffered) return new Refusal('call_flat');
  if (special_calling !== null && !isSpecial) return new Refusal('call_flat');
  if (
    premium_option !== null &&
    premium_option !== current_premium_option &&
    !premium_options.some(({ option }) => option === premium_option)
  )
    return new Refusal('premium_option');
  const isSame =
    planCode === plan.current.planCode &&
    call_flat === plan.call_flat &&
    special_calling === plan.special_calling &&
    premium_option === current_premium_option;
  return isSame ? new Refusal('not_changed') : undefined;
}

/** Call-flat option and other call services; both change with the next month. */
export const callService: Handlers = {
  getCallService: (call) => {
    const sim = planOf(call);
    if (sim.plan.current.contract_type !== 'mobile_voice') return new Refusal('not_found');
    const { services, order } = callState(call);
    const next = nextCallFlat(sim);
    const closed = restrictionOf(call, 'call_service');
    return {
      call_flat: sim.plan.call_flat ?? 'flat_rate',
      call_flats: exampleOf(call, 'getCallService').call_flats.map((flat) => ({
        ...flat,
        can_choose: flat.can_choose && !closed && !reservedChange(sim),
      })),
      special_calling: sim.plan.special_calling,
      starts_on: startDay(call.now).starts_on,
      next_call_flat: next?.call_flat ?? null,
      next_starts_on: next?.starts_on ?? null,
      excess_fee: 11,
      services: services.map((item) => ({
        ...item,
        can_change: !closed && !order,
      })),
      past_months: pastCalls(call),
    };
  },

  postCallService: (call) => {
    const { body } = call;
    const sim = planOf(call);
    const state = callState(call);
    const idle = idleRefusal(call);
    if (idle) return new Refusal(idle.example, { message: idle.change['message'] });
    const refusal = callRefusal(call, sim, state, body);
    if (refusal) return refusal;
    return {
      // The number says whether a change can be taken back.
      ...accepted(call, changesFlat(sim, body) ? 'CF' : 'CS'),
      call_flat: body.call_flat,
      starts_on: startDay(call.now).starts_on,
      monthly_fee: callFlatFees[body.call_flat],
      monthly_difference: callDifference(sim, state, body),
    };
  },
};

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
    const { body, now } = call;
    const { plan, orders } = planOf(call);
    const isPlan = body.target === 'price_plan';
    const reserved = isPlan
      ? plan.next && { ...plan.next, receipt_number: orders.exchange?.receipt_number }
      : orders.callFlat;
    if (reserved?.receipt_number !== body.receipt_number) return tooLate(call, body);
    if (!isCancellable(reserved.cancel_until, now))
      return new Refusal('cancel_error', { cancel_until: reserved.cancel_until });
    return { ...accepted(call, 'CX'), target: body.target, planName: plan.current.planName };
  },
};

/**
 * Refuses to take back what isn't reserved: in the month in which it began it is too late for it, and later
 * nobody asks any more.
 */
function tooLate(
  call: ServiceCall,
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
