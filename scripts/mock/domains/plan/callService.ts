import { labelOf } from '@/catalogue/labelOf.ts';
import { callFlats } from '@/catalogue/mobile.ts';
import { formatDay } from '@/lib/date.ts';
import { addNotice } from '../account/notices.ts';
import { type LineChange, lineChanges } from '../billing/lineChanges.ts';
import { type Handlers, type PlanCall, Refusal, type SignedCall } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import { isLeft, simQuitState } from '../mobileQuit/simQuitState.ts';
import type { RequestBody } from '../operations.ts';
import { addApplication } from '../progress/applications.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { restrictionOf } from '../settings/simRestrictions.ts';
import { isStopped } from '../settings/stopRestartState.ts';
import { callFlatLabels, callFlatLine } from './billLines.ts';
import { type CallItem, type CallState, callState } from './callState.ts';
import { callFlatFees } from './catalogue.ts';
import { pastCalls } from './pastCalls.ts';
import { planOf, type SimPlan } from './planState.ts';
import { startDay } from './startDay.ts';

type Order = RequestBody<'postCallService'>;

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
      call_flats: exampleOf(call.mock, call.service, 'getCallService').call_flats.map((flat) => ({
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
        ...(isLeft(call) && { status: 'none' as const }),
        can_change: !closed && !order,
      })),
      past_months: pastCalls(call),
    };
  },

  postCallService: (call) => {
    const { body, now } = call;
    const sim = planOf(call);
    const state = callState(call);
    const refusal = callRefusal(call, sim, state, body);
    if (refusal) return refusal;
    const { starts_on } = startDay(now);
    const isFlatChanged = changesFlat(sim, body);
    const monthly_difference = callDifference(sim, state, body);
    const receipt_number = isFlatChanged
      ? reserve(call, sim, body.call_flat)
      : receiptNumber(call.mock, 'CS', now);
    if (body.services.length > 0) {
      state.order = { starts_on, changes: body.services };
      lineChanges(call.session, call.service).push({
        receipt_number,
        starts_on,
        ...billed(state.services, body.services),
      });
    }
    tell(
      call,
      receipt_number,
      isFlatChanged ? labelOf(callFlats, body.call_flat) : null,
      starts_on,
    );
    return {
      receipt_number,
      accepted_at: formatMoment(now),
      call_flat: body.call_flat,
      starts_on,
      monthly_fee: callFlatFees[body.call_flat],
      monthly_difference,
    };
  },
};

const changesFlat = (sim: SimPlan, { call_flat }: Order): boolean =>
  call_flat !== (sim.plan.call_flat ?? 'flat_rate') && !nextCallFlat(sim);

/** How much more a SIM costs a month with an order (yen). */
export function callDifference(sim: SimPlan, state: CallState, order: Order): number {
  const feeOf = (service: CallItem['service']) =>
    state.services.find((item) => item.service === service)?.monthly_fee ?? 0;
  const before = callFlatFees[sim.plan.call_flat ?? 'flat_rate'];
  return order.services.reduce(
    (sum, { service, operation }) => sum + (operation === 'add' ? feeOf(service) : -feeOf(service)),
    changesFlat(sim, order) ? callFlatFees[order.call_flat] - before : 0,
  );
}

/** The services that a change adds to the bills and takes off them. */
function billed(
  items: readonly CallItem[],
  changes: Order['services'],
): Pick<LineChange, 'ends' | 'begins'> {
  const named = (operation: 'add' | 'remove') =>
    items.filter(({ service }) =>
      changes.some((change) => change.service === service && change.operation === operation),
    );
  return {
    ends: named('remove').map(({ name }) => name),
    begins: named('add').map(({ name, monthly_fee }) => ({
      kind: 'option' as const,
      label: name,
      amount: monthly_fee,
    })),
  };
}

/** What stands in the way of another call-flat option: a change of it, or of the plan, that is to come. */
const reservedChange = ({ plan, orders }: SimPlan) => orders.callFlat ?? plan.next;

function nextCallFlat({ plan, orders }: SimPlan) {
  if (orders.callFlat)
    return { call_flat: orders.callFlat.to_call_flat, starts_on: orders.callFlat.starts_on };
  return plan.next && plan.next.call_flat !== plan.call_flat && plan.next.call_flat
    ? { call_flat: plan.next.call_flat, starts_on: plan.next.starts_on }
    : undefined;
}

/** Why a change of calls isn't taken; undefined when it is. */
export function callRefusal(
  call: PlanCall,
  sim: SimPlan,
  state: CallState,
  { call_flat, services }: Order,
): Refusal | undefined {
  if (sim.plan.current.contract_type !== 'mobile_voice') return new Refusal('not_eligible');
  if (simQuitState(call.mock, call.session, call.service).quit) return new Refusal('quitting');
  if (isStopped(call.mock, call.session, call.service, call.now)) return new Refusal('suspended');
  const isFlatChanged = call_flat !== sim.plan.call_flat;
  if ((isFlatChanged && reservedChange(sim)) || (services.length > 0 && state.order))
    return new Refusal('option_update_processing');
  const offered = exampleOf(call.mock, call.service, 'getCallService').call_flats;
  if (!offered.some((flat) => flat.call_flat === call_flat && flat.can_choose))
    return new Refusal('option_not_acceptable');
  const isNothing = services.every(({ service, operation }) => {
    const item = state.services.find((one) => one.service === service);
    return item?.status === (operation === 'add' ? 'using' : 'none');
  });
  return !isFlatChanged && isNothing ? new Refusal('not_changed') : undefined;
}

/** Reserves another call-flat option, and lists it among the applications. */
function reserve(
  { mock, session, service, now }: PlanCall,
  { plan, orders }: SimPlan,
  to_call_flat: Order['call_flat'],
): string {
  const { starts_on, cancel_until } = startDay(now);
  const from_call_flat = plan.call_flat ?? 'flat_rate';
  const receipt_number = addApplication(mock, session, service, now, {
    prefix: 'CF',
    title: 'かけ放題の変更',
    steps: [{ label: '切り替え', date: starts_on }],
    detail: `${formatDay(cancel_until)}まで取り消せます`,
    action: { kind: 'guide', label: '変更を取り消す', url: '/mobile/contract/plan/cancel' },
    order: {
      kind: 'call_service',
      status: 'option_update_processing',
      can_cancel: true,
      cancel_until,
    },
  });
  orders.callFlat = {
    receipt_number,
    accepted_at: formatMoment(now),
    starts_on,
    cancel_until,
    from_call_flat,
    to_call_flat,
    from_monthly_fee: callFlatFees[from_call_flat],
    to_monthly_fee: callFlatFees[to_call_flat],
  };
  lineChanges(session, service).push({
    receipt_number,
    starts_on,
    ends: [...callFlatLabels],
    begins: callFlatLine(to_call_flat),
  });
  return receipt_number;
}

function tell(
  { session, service, now }: SignedCall<'postCallService'>,
  receipt_number: string,
  flat: string | null,
  starts_on: string,
): void {
  addNotice(session, service, now, {
    title: '通話オプションの変更を受け付けました',
    paragraphs: [
      flat === null
        ? `${formatDay(starts_on)}から、通話サービスが変わります。`
        : `${formatDay(starts_on)}から、かけ放題が「${flat}」に変わります。`,
    ],
    rows: [{ label: '受付番号', value: receipt_number }],
    link: { url: '/mobile/option/call_service', text: '通話オプションを見る', type: 'internal' },
  });
}
