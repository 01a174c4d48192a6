import { addMonths, japanMonth } from '@/lib/date.ts';
import type { Service } from '../../customers/customer.ts';
import { type Event, eventsOf, fact, type WriteId } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import { dayOf, type Month } from '../billing/months.ts';
import type { PlanCall } from '../domain.ts';
import { activatedOn } from '../esim/activation.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';
import type { MobilePlan } from '../plan/catalogue.ts';
import { planOf, toldPlan } from '../plan/planState.ts';
import { personaliseNumber } from '../progress/personaliseApplications.ts';
import { begun, fitted, inOrder, isWithoutMonths, usageFrom } from './simMonth.ts';

type Usage = Success<'getDataTrafficUsage'>;
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
export const simOf = fact(simAt, ({ service }: PlanCall) => service.listed.service_id);

function simAt(call: PlanCall): Sim {
  const { mock, session, service, now } = call;
  const gifts = exampleOf(mock, service, 'getPacketGift');
  const own = <Gift extends { receipt_number: string }>(gift: Gift): Gift => ({
    ...gift,
    receipt_number: personaliseNumber(gift.receipt_number, session.customer, service),
  });
  const { plan, orders: planOrders } = planOf(call);
  const { usage } = simBegun(mock, service);
  const sim: Sim = {
    phone: service.listed.phone_number ?? '',
    plan,
    usage,
    left: 0,
    begun: {},
    control: exampleOf(mock, service, 'getTrafficControl'),
    sent: gifts.sent.map(own),
    received: gifts.received.map(own),
    advanced: {},
  };
  let month = japanMonth(new Date(usage.as_of));
  const planIn = (of: Month): MobilePlan =>
    planOrders.inForce.findLast(({ from }) => from <= dayOf(of, 1))?.plan ?? plan.current;
  const goOnTo = (until: Month) => {
    for (; month < until; month = addMonths(month, 1)) begin(sim, month, planIn);
  };
  const settle = (moment: Date) => {
    const activated = isWithoutMonths(sim.usage) && activatedOn(session, service, moment);
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

/** Data left in MB; null when unlimited. */
const leftIn = ({ is_unlimited, parts }: Usage): number | null =>
  is_unlimited ? null : parts.reduce((sum, part) => sum + (part.left_mb ?? 0), 0);

/** What the customer came with: this month's data and the plan. */
export function simBegun(mock: MockContext, service: Service) {
  const plan = toldPlan(mock, service);
  return { plan, usage: fitted(exampleOf(mock, service, 'getDataTrafficUsage'), plan.current) };
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
      if (!own) return add(usage, 'gift', amount_mb, expires_on);
      own.left_mb = (own.left_mb ?? 0) + amount_mb;
      own.total_mb = (own.total_mb ?? 0) + amount_mb;
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
