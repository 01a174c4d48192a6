import { formatGb } from '@/lib/data.ts';
import { addMonths, japanMonth, lastDayOf } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import type { ServiceCall } from '../handler.ts';
import { type Event, eventsOf, fact, ofService, type WriteId } from '../ledger/event.ts';
import { dayOf, type Month, monthsSince } from '../moments.ts';
import { ownNumber } from './application.ts';
import { exampleOf } from './examples.ts';
import { listedPlan, planOf } from './plan.ts';
import type { MobilePlan } from './planCatalogue.ts';
import { activatedOn } from './simLife.ts';

/** MB as `1.0GB`. */
export const gb = (mb: number): string => `${formatGb(mb)}GB`;

/** Average of a day (MB), as the contract's examples have it. */
export const averageMb = (used: number, days: number): number =>
  days > 0 ? Math.round(used / days) : 0;

type Gifts = Success<'getPacketGift'>;

/** What a month begins with (MB): the plan's own data, null when unlimited, and what is left of the month before. */
interface MonthStart {
  plan_mb: number | null;
  carried_mb: number;
}

/** The data of one SIM at a moment. */
export interface Sim {
  phone: string;
  plan: Success<'getPricePlan'>;
  usage: Usage;
  /** Data left in MB; null when unlimited. */
  left: number | null;
  /** What each month began with, of the months that began after the example's. */
  begun: Record<Month, MonthStart>;
  /** Gifts given in the months before the example's. */
  sent: Gifts['sent'];
  /** Gifts received, newest first. */
  received: Gifts['received'];
  /** The switch between high and low speed. */
  control: Success<'getTrafficControl'>;
  /** Used in advance (MB), by the month of use; the month after begins with that much less. */
  advanced: Record<Month, number>;
}

const orders = [
  'postPacketGiftCode',
  'postPacketGiftRequest',
  'postCharge',
  'postDataAdvance',
  'postGigaPlus',
  'putTrafficControl',
] as const satisfies readonly WriteId[];

/** The data of a service's SIM: what the customer came with, month by month, with all that was added and given. */
export const simOf = fact(simAt, ofService);

function simAt(call: ServiceCall): Sim {
  const { session, service, now } = call;
  const gifts = exampleOf(call, 'getPacketGift');
  const own = <Gift extends { receipt_number: string }>(gift: Gift): Gift => ({
    ...gift,
    receipt_number: ownNumber(gift.receipt_number, call),
  });
  const { plan, orders: planOrders } = planOf(call);
  const { usage } = simBegun(call);
  const sim: Sim = {
    phone: service.listed.phone_number ?? '',
    plan,
    usage,
    left: 0,
    begun: {},
    control: exampleOf(call, 'getTrafficControl'),
    sent: gifts.sent.map(own),
    received: withRest(gifts.received, usage).map(own),
    advanced: {},
  };
  let month = japanMonth(new Date(usage.as_of));
  const planIn = (of: Month): MobilePlan =>
    planOrders.inForce.findLast(({ from }) => from <= dayOf(of, 1))?.plan ?? plan.current;
  const goOnTo = (until: Month) => {
    for (; month < until; month = addMonths(month, 1)) begin(sim, month, planIn);
  };
  const settle = (moment: Date) => {
    const activated = isWithoutMonths(sim.usage) && activatedOn({ ...call, now: moment });
    if (activated) {
      goOnTo(japanMonth(activated));
      sim.usage = begun(sim.usage, month, planIn(month));
    }
    goOnTo(japanMonth(moment));
  };
  for (const event of eventsOf(session.past, orders, service)) {
    settle(new Date(event.at));
    take(sim, event, month);
  }
  settle(now);
  return { ...sim, left: leftIn(sim.usage) };
}

/** Gifts that were received, with the amount and the rest that their parts of the month's data have. */
function withRest(received: Gifts['received'], { parts }: Usage): Gifts['received'] {
  const own = parts.filter(({ kind }) => kind === 'gift');
  return received.map((gift) => {
    const at = own.findIndex(({ expires_on }) => expires_on === gift.expires_on);
    const [part] = at < 0 ? [] : own.splice(at, 1);
    const { total_mb: amount_mb = null, left_mb = null } = part ?? {};
    return amount_mb === null || left_mb === null ? gift : { ...gift, amount_mb, left_mb };
  });
}

/** Data left in MB; null when unlimited. */
const leftIn = ({ is_unlimited, parts }: Usage): number | null =>
  is_unlimited ? null : parts.reduce((sum, part) => sum + (part.left_mb ?? 0), 0);

/** What the customer came with: this month's data, without what of it was given away, and the plan. */
export function simBegun(call: ServiceCall) {
  const plan = listedPlan(call);
  const usage = structuredClone(exampleOf(call, 'getDataTrafficUsage'));
  const given = exampleOf(call, 'getPacketGift')
    .sent.filter(({ accepted_at }) => accepted_at.slice(0, 7) === usage.as_of.slice(0, 7))
    .reduce((sum, { amount_mb }) => sum + amount_mb, 0);
  const { data_mb } = plan.current;
  return { plan, usage: data_mb === null ? usage : fitted(usage, data_mb - given) };
}

/** Begins the month after one. */
function begin(sim: Sim, before: Month, planIn: (month: Month) => MobilePlan): void {
  const month = addMonths(before, 1);
  const plan = planIn(month);
  sim.usage = usageFrom(sim.usage, month, plan, sim.advanced[before] ?? 0);
  sim.begun[month] = {
    plan_mb: plan.data_mb,
    carried_mb: sim.usage.parts
      .filter(({ kind }) => kind === 'carry_over')
      .reduce((sum, part) => sum + (part.total_mb ?? 0), 0),
  };
}

function take(sim: Sim, event: Event<(typeof orders)[number]>, month: Month): void {
  const { usage } = sim;
  const own = usage.parts.find(({ kind }) => kind === 'this_month');
  switch (event.operation) {
    case 'putTrafficControl':
      sim.control = event.answer;
      return;
    case 'postPacketGiftCode':
      if (own && own.left_mb !== null && own.total_mb !== null) {
        own.left_mb -= event.answer.amount_mb;
        own.total_mb -= event.answer.amount_mb;
      }
      return;
    case 'postPacketGiftRequest': {
      const { receipt_number, from_phone, amount_mb, message, accepted_at, expires_on } =
        event.answer;
      const gift = { receipt_number, from_phone, amount_mb, message, accepted_at, expires_on };
      sim.received.unshift({ ...gift, left_mb: amount_mb });
      add(usage, 'gift', amount_mb, expires_on);
      return;
    }
    case 'postGigaPlus':
      add(usage, 'gift', event.answer.amount_mb, event.answer.usable_until);
      return;
    case 'postCharge':
      add(usage, 'charge', event.answer.amount_mb, event.answer.expires_on);
      return;
    case 'postDataAdvance': {
      const { amount_mb, expires_on } = event.answer;
      sim.advanced[month] = (sim.advanced[month] ?? 0) + amount_mb;
      add(usage, 'charge', amount_mb, expires_on);
    }
  }
}

/** Adds data that is good until a day. */
function add(usage: Usage, kind: 'gift' | 'charge', mb: number, expires_on: string): void {
  if (usage.is_unlimited) return;
  const amount = { left_mb: mb, used_mb: 0, total_mb: mb };
  usage.parts.push({ kind, ...amount, expires_on, carry_over_until: null });
  inOrder(usage);
}

/** Most that can be given from the part of this month (MB), in whole steps. */
export function giftLimit({ usage }: Sim, stepMb: number): number {
  const own = usage.parts.find(({ kind }) => kind === 'this_month');
  return Math.floor((own?.left_mb ?? 0) / stepMb) * stepMb;
}

type Usage = Success<'getDataTrafficUsage'>;
type Part = Usage['parts'][number];
type UsedPlan = Success<'getPricePlan'>['current'];

/** Whether a month's data can be used in the month after: not on plans by the hour (a made-up rule). */
const carriesOver = ({ family }: UsedPlan): boolean => family !== 'time';

/**
 * A SIM's data as a month begins: nothing is used yet, what has expired is gone, what was left of the month
 * before is carried over as its part said, and the plan's own data is whole.
 * @param advancedMb used in advance in the month before
 */
function usageFrom(before: Usage, month: Month, plan: UsedPlan, advancedMb: number): Usage {
  if (isWithoutMonths(before)) return before;
  const own = thisMonth(plan, month, advancedMb);
  const kept = before.parts.flatMap((part) => keptPart(part, dayOf(month, 1)));
  const isUnlimited = plan.is_unlimited;
  return {
    ...before,
    is_unlimited: isUnlimited,
    left_mb: isUnlimited ? null : before.left_mb,
    total_mb: isUnlimited ? null : before.total_mb,
    used_mb: 0,
    parts: isUnlimited ? [own] : [...kept, own].sort(byOrder),
    forecast: {
      ...before.forecast,
      state: isUnlimited ? 'unlimited' : 'enough',
      average_mb: 0,
      runs_out_on: null,
    },
  };
}

/** The order of use of parts that end on the same day. */
const kinds: readonly Part['kind'][] = ['gift', 'carry_over', 'this_month', 'charge'];

/** The order in which parts are used: what ends first is used first, so that nothing is lost that could have been used. */
const byOrder = (one: Part, other: Part): number =>
  one.expires_on.localeCompare(other.expires_on) ||
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind);

/** Puts the parts of a usage in the order in which they are used. */
function inOrder(usage: Usage): void {
  usage.parts.sort(byOrder);
}

/**
 * A usage of an example with so much data of this month (MB). What is left is as in the example, or all of it
 * where nothing is used.
 */
function fitted(usage: Usage, data_mb: number): Usage {
  if (isWithoutMonths(usage)) return usage;
  const parts = usage.parts.map((part) => {
    if (part.kind !== 'this_month') return part;
    const left_mb = part.used_mb === 0 ? data_mb : Math.min(part.left_mb ?? 0, data_mb);
    return { ...part, left_mb, used_mb: data_mb - left_mb, total_mb: data_mb };
  });
  const used_mb = parts.reduce((sum, part) => sum + part.used_mb, 0);
  const days = Number(usage.as_of.slice(8, 10));
  const forecast = { ...usage.forecast, average_mb: averageMb(used_mb, days) };
  const own = { ...usage, parts, used_mb, forecast };
  inOrder(own);
  return own;
}

/** Whether a SIM isn't activated yet. */
export const isWithoutMonths = ({ forecast, parts }: Usage): boolean =>
  forecast.state === 'unknown' && parts.length === 0;

/** A SIM's data as it is activated: the plan's own, whole, however late in the month. */
const begun = (idle: Usage, month: Month, plan: UsedPlan): Usage =>
  usageFrom({ ...idle, forecast: { ...idle.forecast, state: 'enough' } }, month, plan, 0);

function thisMonth(plan: UsedPlan, month: Month, advancedMb: number): Part {
  const left_mb = plan.data_mb === null ? null : Math.max(0, plan.data_mb - advancedMb);
  return {
    kind: 'this_month',
    left_mb,
    used_mb: 0,
    total_mb: left_mb,
    expires_on: lastDayOf(month),
    carry_over_until: left_mb !== null && carriesOver(plan) ? lastDayOf(addMonths(month, 1)) : null,
  };
}

/** What is left of a part on the first day of a month. */
function keptPart(part: Part, firstDay: string): Part[] {
  const { carry_over_until, left_mb } = part;
  const isCarried = part.kind === 'this_month' && carry_over_until !== null;
  const expires_on = isCarried ? carry_over_until : part.expires_on;
  if (left_mb === null || left_mb === 0 || expires_on < firstDay) return [];
  return [
    {
      kind: isCarried ? 'carry_over' : part.kind,
      left_mb,
      used_mb: 0,
      total_mb: left_mb,
      expires_on,
      carry_over_until: isCarried ? null : carry_over_until,
    },
  ];
}

/** What the gift of a SIM is for: so many years of use. */
export function gigaTitle(call: ServiceCall): string {
  const { title, receive_until } = exampleOf(call, 'getGigaPlus');
  return title.replace(/\d+(?=周年)/, String(yearsAt(call, receive_until)));
}

/** Whole years of use on a day. @param day ISO day */
export const yearsAt = (call: ServiceCall, day: string): number =>
  Math.floor(monthsSince(planOf(call).plan.serviceStartDate, day) / 12);
