import { callCharge, coveredMinutes } from '@/catalogue/mobile.ts';
import { addMonths, billOfUse, endless, japanDay, japanMonth } from '@/lib/date.ts';
import type { RequestBody, Success } from '../contractTypes.ts';
import type { LineRule } from '../customers/billAccount.ts';
import { Refusal, type ServiceCall } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import { dayOf, type Month } from '../moments.ts';
import { type LineChange, unitsUntil } from './charges.ts';
import { exampleOf } from './examples.ts';
import { changesFlat, planBegun, planOf, type SimPlan } from './plan.ts';
import {
  addedDataIn,
  type CallFlat,
  callFlatFees,
  callFlatLabels,
  callFlatLine,
  type PlanCode,
  plansFor,
  startDay,
} from './planCatalogue.ts';
import {
  comesIdle,
  goodUntil,
  isAfterTheEnd,
  isLeft,
  quitRefusal,
  stopRefusal,
  stopsOf,
} from './simLife.ts';

type CallItem = Success<'getCallService'>['services'][number];
type Changes = RequestBody<'postCallService'>['services'];

/** The other call services of a SIM, and the order that changes them. */
interface CallState {
  services: CallItem[];
  order: { starts_on: string; changes: Changes } | null;
  /** What the orders end and begin on the bills. */
  lines: LineChange[];
}

/** The call services as the customer came with them; none where the SIM has no calls. */
function servicesAtFirst(call: ServiceCall): CallItem[] {
  if (planOf(call).plan.current.contract_type !== 'mobile_voice') return [];
  const { services } = exampleOf(call, 'getCallService');
  const used = call.service.sim?.callServices ?? [];
  return services.map((item) => ({
    ...item,
    status: used.includes(item.service) ? 'using' : 'none',
  }));
}

/** Call services in use as the customer came with them. */
export const callServicesBegun = (call: ServiceCall): CallItem[] =>
  servicesAtFirst(call).filter(({ status }) => status === 'using');

/** The call services of a SIM on the day of the call: an order takes effect on its first day, and all end with the SIM. */
export function callState(call: ServiceCall): CallState {
  const { session, service, now } = call;
  const state: CallState = { services: servicesAtFirst(call), order: null, lines: [] };
  for (const { at, asked, answer } of eventsOf(session.past, 'postCallService', service)) {
    if (asked.services.length === 0) continue;
    settle(state, japanDay(at));
    const { starts_on } = startDay(new Date(at));
    state.order = { starts_on, changes: asked.services };
    const { receipt_number, accepted_at } = answer;
    const lines = billed(state.services, asked.services);
    state.lines.push({ receipt_number, accepted_at, starts_on, ...lines });
  }
  settle(state, goodUntil(japanDay(now), call));
  if (state.order && isAfterTheEnd(state.order.starts_on, call)) state.order = null;
  if (isLeft(call)) state.services = state.services.map((item) => ({ ...item, status: 'none' }));
  return state;
}

function settle(state: CallState, today: string): void {
  if (!state.order || state.order.starts_on > today) return;
  const { changes } = state.order;
  state.services = state.services.map((item) => {
    const change = changes.find(({ service: key }) => key === item.service);
    return change ? { ...item, status: change.operation === 'add' ? 'using' : 'none' } : item;
  });
  state.order = null;
}

/** The services that a change adds to the bills and takes off them. */
function billed(items: readonly CallItem[], changes: Changes): Pick<LineChange, 'ends' | 'begins'> {
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

/** The lines of a SIM's bills, without calls and SMS while it is stopped. */
export const withStops = (call: ServiceCall, rules: readonly LineRule[]): LineRule[] => {
  const stops = stopsOf(call);
  return rules.map((rule) =>
    rule.charge.by === 'count' ? { ...rule, charge: { ...rule.charge, stops } } : rule,
  );
};

type PastCalls = NonNullable<Success<'getCallService'>['past_months']>[number];

const keptMonths = 3;
const options = Object.keys(callFlatFees) as CallFlat[];

/**
 * The calls of the last months that are over, as the bills have charged them with the option that the customer
 * came with; a month with another isn't kept, nor one before the SIM's first.
 */
export function pastCalls(call: ServiceCall): PastCalls[] {
  const { service, now } = call;
  const { firstMonth, rules } = service.bills;
  if (firstMonth === null || comesIdle(service)) return [];
  const flat = planBegun(call).call_flat ?? 'flat_rate';
  const until = otherFlatFrom(call, flat);
  const first = addMonths(firstMonth, -1);
  const charge = withStops(call, rules).find(({ kind }) => kind === 'call')?.charge;
  return Array.from({ length: keptMonths }, (_, ago) => addMonths(japanMonth(now), -1 - ago))
    .filter((month) => month >= first && dayOf(month, 1) < until)
    .map((month) => {
      const units = charge?.by === 'count' ? unitsUntil(charge, billOfUse(month)) : 0;
      return pastMonth(month, lengthsOf(flat, units, Number(month)));
    });
}

/** The day from which another option is in force; far away where none was ordered. */
function otherFlatFrom(call: ServiceCall, flat: CallFlat): string {
  const [own] = callFlatLine(flat);
  const change = planOf(call).orders.lines.find(
    ({ ends, begins }) =>
      callFlatLabels.every((label) => ends.includes(label)) &&
      begins.find(({ label }) => callFlatLabels.includes(label))?.label !== own?.label,
  );
  return change?.starts_on ?? endless;
}

function pastMonth(month: Month, lengths: readonly number[]): PastCalls {
  return {
    month,
    count: lengths.length,
    seconds: lengths.reduce((sum, seconds) => sum + seconds, 0),
    charged_units: options.map((call_flat) => ({
      call_flat,
      units: lengths.reduce((sum, seconds) => sum + unitsOf(call_flat, seconds), 0),
    })),
  };
}

/** Begun 30 seconds of a call beyond what an option covers. */
const unitsOf = (flat: CallFlat, seconds: number): number =>
  Math.ceil(Math.max(0, seconds - coveredMinutes[flat] * 60) / callCharge.seconds);

/** Units of one call after another, until the month's are used up. */
const pattern = [4, 1, 9, 2, 14, 6, 3];

/** Lengths of a month's calls (s) of which so many units are charged, the same each time. */
function lengthsOf(flat: CallFlat, units: number, seed: number): number[] {
  const minutes = coveredMinutes[flat];
  const scale = Math.max(1, Math.ceil(units / 200));
  const charged: number[] = [];
  for (let left = units; left > 0;) {
    const own = Math.min(left, (pattern[(charged.length + seed) % pattern.length] ?? 1) * scale);
    left -= own;
    charged.push(minutes * 60 + own * callCharge.seconds - ((own * 7 + seed) % 20));
  }
  // What the option covers leaves no trace on the bill.
  const covered = minutes === 0 ? 0 : Number.isFinite(minutes) ? 5 + (seed % 4) : 34 + (seed % 9);
  const longest = Math.min(minutes * 60, 900);
  const free = Array.from(
    { length: covered },
    (_, index) => 30 + ((index * 97 + seed) % (longest - 30)),
  );
  return [...charged, ...free];
}

type Order = RequestBody<'postCallService'>;

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

/** What prevents another call-flat option: a change of it, or of the plan, that is to come. */
export const reservedChange = ({ plan, orders }: SimPlan) => orders.callFlat ?? plan.next;

/** Why a change of calls isn't taken; undefined when it is. */
export function callRefusal(
  call: ServiceCall,
  sim: SimPlan,
  state: CallState,
  { call_flat, services }: Order,
): Refusal | undefined {
  if (sim.plan.current.contract_type !== 'mobile_voice') return new Refusal('not_eligible');
  const ofState = quitRefusal(call) ?? stopRefusal(call);
  if (ofState) return ofState;
  const isFlatChanged = call_flat !== sim.plan.call_flat;
  if ((isFlatChanged && reservedChange(sim)) || (services.length > 0 && state.order))
    return new Refusal('option_update_processing');
  const offered = exampleOf(call, 'getCallService').call_flats;
  if (!offered.some((flat) => flat.call_flat === call_flat && flat.can_choose))
    return new Refusal('option_not_acceptable');
  // A page that was left open may ask for what has come since.
  const isDone = services.some(({ service, operation }) => {
    const item = state.services.find((one) => one.service === service);
    return item?.status === (operation === 'add' ? 'using' : 'none');
  });
  const isNothing = !isFlatChanged && services.length === 0;
  return isDone || isNothing ? new Refusal('not_changed') : undefined;
}

type Exchange = Success<'getPricePlanExchange'>;
type Choices = Pick<Exchange, 'plans' | 'call_flats' | 'special_callings'>;

/** What a SIM can change to; the customer's named example says which options are offered with it. */
export function choicesOf(call: ServiceCall, { plan }: SimPlan): Choices {
  const offered = exampleOf(call, 'getPricePlanExchange');
  const plans = plansFor(plan.current);
  const codes = plans.map(({ planCode }) => planCode);
  const hasCalls = plan.current.contract_type === 'mobile_voice';
  return {
    plans: plans.map((listed) => {
      const is_current = listed.planCode === plan.current.planCode;
      const one = is_current ? plan.current : listed;
      const added_data = addedDataIn(call, one);
      return {
        plan: one,
        help: one.is_unlimited ? '動画をよく見る方に' : null,
        is_current,
        can_choose: true,
        reason: null,
        ...(added_data && { added_data }),
      };
    }),
    call_flats: hasCalls
      ? offered.call_flats.map((flat) => ({
          ...flat,
          is_current: plan.special_calling === null && flat.call_flat === plan.call_flat,
          plan_codes: widened(flat.plan_codes, codes),
        }))
      : [],
    special_callings: hasCalls
      ? offered.special_callings.map((one) => ({
          ...one,
          is_current: one.code === plan.special_calling,
        }))
      : [],
  };
}

const everyNeo = 4;

/** The plans with which something is offered: where the example names all of its four, all plans of the SIM. */
const widened = (examples: PlanCode[], codes: PlanCode[]): PlanCode[] =>
  examples.length === everyNeo ? codes : examples;
