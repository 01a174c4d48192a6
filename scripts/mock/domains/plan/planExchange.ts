import { planTypesOf } from '@/catalogue/planRules.ts';
import { formatDay } from '@/lib/date.ts';
import { isUnpaid } from '../billing/account.ts';
import { monthlyLines, monthlySum } from '../billing/simLines.ts';
import { type Handlers, type PlanCall, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { simQuitState } from '../mobileQuit/simQuitState.ts';
import type { RequestBody } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { isStopped } from '../settings/stopRestartState.ts';
import { callFlatLine } from './billLines.ts';
import type { MobilePlan } from './catalogue.ts';
import { choicesOf } from './choices.ts';
import { planOf, type SimPlan } from './planState.ts';
import { isCancellable, startDay } from './startDay.ts';

type Order = RequestBody<'postPricePlanExchange'>;

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
      current_premium_option: sim.orders.premium,
      monthly_amount: monthlySum(call),
      starts_on,
      accept_until,
      ...choicesOf(call, sim),
    };
  },

  postPricePlanExchange: (call) => {
    const { mock, body, now } = call;
    const sim = planOf(call);
    const entry = entryRefusal(call, sim);
    if (entry) return new Refusal(entry.example);
    const choices = choicesOf(call, sim);
    const refusal = orderRefusal(sim, choices, body);
    if (refusal) return refusal;
    const chosen = choices.plans.find(({ plan }) => plan.planCode === body.planCode);
    if (!chosen) return new Refusal('plan');
    const { plan } = chosen;
    const { starts_on, cancel_until } = startDay(now);
    const receipt_number = receiptNumber(mock, 'PX', now);
    const { monthly_amount, monthly_difference } = exchangeCost(call, sim.plan, plan, body);
    return {
      receipt_number,
      accepted_at: formatMoment(now),
      starts_on,
      cancel_until,
      plan,
      call_flat: body.call_flat,
      monthly_amount,
      monthly_difference,
    };
  },
};

/** What a SIM costs a month with another plan (yen), and how much more than now. */
export function exchangeCost(
  call: PlanCall,
  now: SimPlan['plan'],
  plan: MobilePlan,
  { call_flat, special_calling }: Pick<Order, 'call_flat' | 'special_calling'>,
): { monthly_amount: number; monthly_difference: number } {
  const costOf = (of: MobilePlan, ...flat: Parameters<typeof callFlatLine>) =>
    callFlatLine(...flat).reduce((sum, { amount }) => sum + amount, of.monthly_fee);
  const monthly_difference =
    costOf(plan, call_flat, special_calling) -
    costOf(now.current, now.call_flat, now.special_calling);
  return { monthly_amount: monthlySum(call) + monthly_difference, monthly_difference };
}

/** Why no plan can be chosen now; undefined when one can. */
function entryRefusal(call: PlanCall, { plan, orders }: SimPlan): Refusal | undefined {
  if (simQuitState(call.mock, call.session, call.service).quit) return new Refusal('quitting');
  if (isStopped(call.mock, call.session, call.service, call.now)) return new Refusal('suspended');
  if (isUnpaid(call.service.bills)) return new Refusal('unpaid');
  if (!plan.can.price_plan_exchange) return new Refusal('not_eligible');
  if (plan.next) {
    const { starts_on, plan: to, accepted_at, cancel_until } = plan.next;
    return new Refusal('change_reserved', {
      message: `${dayText(starts_on)}から「${to.planName}」へ変わるお申し込みを、すでに受け付けています。切り替わるまでは、次の変更をお申し込みいただけません。`,
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
      message: `${dayText(orders.callFlat.starts_on)}からのかけ放題の変更を、すでに受け付けています。切り替わるまでは、次の変更をお申し込みいただけません。`,
      available_from: orders.callFlat.starts_on,
      reserved: null,
    });
  return undefined;
}

const dayText = (day: string) => formatDay(day).replace(/\(.\)$/, '');

/** Why this order isn't taken (docs/product.md §10.3); undefined when it is. */
function orderRefusal(
  { plan, orders }: SimPlan,
  { plans, call_flats, special_callings, premium_options }: ReturnType<typeof choicesOf>,
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
    !premium_options.some(
      (one) => one.option === premium_option && one.plan_codes.includes(planCode),
    )
  )
    return new Refusal('premium_option');
  const isSame =
    planCode === plan.current.planCode &&
    call_flat === plan.call_flat &&
    special_calling === plan.special_calling &&
    premium_option === orders.premium;
  return isSame ? new Refusal('not_changed') : undefined;
}
