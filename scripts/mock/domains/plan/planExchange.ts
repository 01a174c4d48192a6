import { planTypesOf } from '@/catalogue/planRules.ts';
import { formatDay } from '@/lib/date.ts';
import { addNotice } from '../account/notices.ts';
import { isUnpaid } from '../billing/account.ts';
import { lineChanges } from '../billing/lineChanges.ts';
import { monthlyLines, monthlySum } from '../billing/simLines.ts';
import { type Handlers, type PlanCall, Refusal, type SignedCall } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { simQuitState } from '../mobileQuit/simQuitState.ts';
import type { RequestBody } from '../operations.ts';
import { addApplication } from '../progress/applications.ts';
import { isStopped } from '../settings/stopRestartState.ts';
import { callFlatLine, planLines } from './billLines.ts';
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
    const { mock, session, service, body, now } = call;
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
    const receipt_number = addApplication(mock, session, service, now, {
      prefix: 'PX',
      title: `${plan.planName}へのプラン変更`,
      steps: [{ label: '切り替え', date: starts_on }],
      detail: `${formatDay(cancel_until)}まで取り消せます`,
      action: { kind: 'guide', label: '変更を取り消す', url: '/mobile/contract/plan/cancel' },
      order: {
        kind: 'price_plan_exchange',
        status: 'option_update_processing',
        can_cancel: true,
        cancel_until,
      },
    });
    const { monthly_amount, monthly_difference } = exchangeCost(call, sim.plan, plan, body);
    sim.plan.next = {
      plan,
      call_flat: body.call_flat,
      starts_on,
      accepted_at: formatMoment(now),
      can_cancel: true,
      cancel_until,
    };
    sim.orders.exchange = {
      receipt_number,
      special_calling: body.special_calling,
      premium: body.premium_option,
    };
    lineChanges(session, service).push({
      receipt_number,
      starts_on,
      ...planLines(sim.plan.current, plan, body.call_flat, body.special_calling),
    });
    tell(call, receipt_number, plan.planName, starts_on, cancel_until);
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

function tell(
  { session, service, now }: SignedCall<'postPricePlanExchange'>,
  receipt_number: string,
  planName: string,
  starts_on: string,
  cancel_until: string,
): void {
  addNotice(session, service, now, {
    title: 'プランの変更を受け付けました',
    paragraphs: [`${formatDay(starts_on)}から「${planName}」に変わります。`],
    rows: [
      { label: '受付番号', value: receipt_number },
      { label: '取り消しの期限', value: formatDay(cancel_until) },
    ],
    link: { url: '/mobile/contract/plan/cancel', text: '変更を取り消す', type: 'internal' },
  });
}
