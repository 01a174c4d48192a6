import { type Handlers, type PlanCall, Refusal } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import { isLeft, simQuitState } from '../mobileQuit/simQuitState.ts';
import type { RequestBody } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { restrictionOf } from '../settings/simRestrictions.ts';
import { isStopped } from '../settings/stopRestartState.ts';
import { type CallItem, type CallState, callState } from './callState.ts';
import { callFlatFees } from './catalogue.ts';
import { pastCalls } from './pastCalls.ts';
import { changesFlat, nextCallFlat, planOf, type SimPlan } from './planState.ts';
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
    const monthly_difference = callDifference(sim, state, body);
    return {
      // The number says whether a change can be taken back.
      receipt_number: receiptNumber(call.mock, changesFlat(sim, body) ? 'CF' : 'CS', now),
      accepted_at: formatMoment(now),
      call_flat: body.call_flat,
      starts_on,
      monthly_fee: callFlatFees[body.call_flat],
      monthly_difference,
    };
  },
};

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

/** What stands in the way of another call-flat option: a change of it, or of the plan, that is to come. */
const reservedChange = ({ plan, orders }: SimPlan) => orders.callFlat ?? plan.next;

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
