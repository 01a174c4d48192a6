import { addMonths, japanMonth } from '@/lib/date.ts';
import { lastDayOfMonth } from '@/lib/days.ts';
import type { Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import type { Month } from '../billing/months.ts';
import { advanced } from '../charge/advanced.ts';
import { sessionState } from '../domain.ts';
import { activatedOn } from '../esim/activation.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';
import { planNamed } from '../plan/catalogue.ts';
import { personaliseNumber } from '../progress/personaliseApplications.ts';
import { begun, fitted, inOrder, isWithoutMonths, planIn, usageFrom } from './simMonth.ts';

type Usage = Success<'getDataTrafficUsage'>;
type Switch = Success<'getTrafficControl'>;
type Gifts = Success<'getPacketGift'>;

/** What a month begins with (MB): the plan's own data, null when unlimited, and what is left of the month before. */
interface MonthStart {
  plan_mb: number | null;
  carried_mb: number;
}

/** What is kept of one SIM. */
interface SimState {
  phone: string;
  usage: Usage;
  control: Switch;
  plan: Success<'getPricePlan'>;
  /** The month that `usage` tells of. */
  month: Month;
  /** What each month began with, for the months that began after the example's. */
  begun: Record<Month, MonthStart>;
  /** Gifts given and received in the months before the example's. */
  sent: Gifts['sent'];
  received: Gifts['received'];
}

/** One SIM: begins as the customer's named examples say, and follows the writes. */
export class Sim {
  constructor(private readonly kept: SimState) {}

  get phone(): string {
    return this.kept.phone;
  }

  get usage(): Usage {
    return this.kept.usage;
  }

  get plan(): SimState['plan'] {
    return this.kept.plan;
  }

  get sent(): Gifts['sent'] {
    return this.kept.sent;
  }

  get received(): Gifts['received'] {
    return this.kept.received;
  }

  get control(): Switch {
    return this.kept.control;
  }

  set control(control: Switch) {
    this.kept.control = control;
  }

  /** Data left in MB; null when unlimited. */
  dataLeft(): number | null {
    if (this.usage.is_unlimited) return null;
    return this.usage.parts.reduce((sum, part) => sum + (part.left_mb ?? 0), 0);
  }

  /** Takes data out of the part of this month, which gifts come from. */
  take(amountMb: number): void {
    const part = this.usage.parts.find(({ kind }) => kind === 'this_month');
    if (!part || part.left_mb === null || part.total_mb === null) return;
    part.left_mb -= amountMb;
    part.total_mb -= amountMb;
  }

  /** What a month began with; undefined for months up to the example's. */
  startOf(month: Month): MonthStart | undefined {
    return this.kept.begun[month];
  }

  /** Adds a received gift, good until a day. */
  add(amountMb: number, expires_on: string): void {
    if (this.usage.is_unlimited) return;
    this.usage.parts.push({
      kind: 'gift',
      left_mb: amountMb,
      used_mb: 0,
      total_mb: amountMb,
      expires_on,
      carry_over_until: null,
    });
    inOrder(this.usage);
  }

  /** Adds data that was bought. */
  addCharge(amountMb: number, expires_on: string): void {
    this.usage.parts.push({
      kind: 'charge',
      left_mb: amountMb,
      used_mb: 0,
      total_mb: amountMb,
      expires_on,
      carry_over_until: null,
    });
    inOrder(this.usage);
  }

  /** Adds to the part of this month what is taken from the next. */
  addToMonth(amountMb: number, now: Date): void {
    const part = this.usage.parts.find(({ kind }) => kind === 'this_month');
    if (!part) return this.add(amountMb, lastDayOfMonth(now));
    part.left_mb = (part.left_mb ?? 0) + amountMb;
    part.total_mb = (part.total_mb ?? 0) + amountMb;
  }

  /** Most that can be given from the part of this month (MB), in whole steps. */
  giftLimit(stepMb: number): number {
    const part = this.usage.parts.find(({ kind }) => kind === 'this_month');
    return Math.floor((part?.left_mb ?? 0) / stepMb) * stepMb;
  }
}

/** The SIM of a service. */
export function simOf(mock: MockContext, session: Session, service: Service): Sim {
  const kept = sessionState(session, `sim ${service.listed.service_id}`, (): SimState => {
    const gifts = exampleOf(mock, service, 'getPacketGift');
    const { plan, usage } = simBegun(mock, service);
    const own = <Gift extends { receipt_number: string }>(gift: Gift): Gift => ({
      ...gift,
      receipt_number: personaliseNumber(gift.receipt_number, session.customer, service),
    });
    return {
      phone: service.listed.phone_number ?? '',
      usage,
      month: japanMonth(new Date(usage.as_of)),
      begun: {},
      control: exampleOf(mock, service, 'getTrafficControl'),
      plan,
      sent: gifts.sent.map(own),
      received: gifts.received.map(own),
    };
  });
  const now = mock.sessions.now(session);
  const began = isWithoutMonths(kept.usage) && activatedOn(session, service, now);
  if (began) {
    rollOver(kept, japanMonth(began), {});
    kept.usage = begun(kept.usage, kept.month, planIn(kept.plan, kept.month));
  }
  rollOver(kept, japanMonth(now), advanced(session, service));
  return new Sim(kept);
}

/** The plan of an example as the list of services names it: the examples have no plan for each of its contract types. */
function personalisePlan(plan: SimState['plan'], { listed, sim }: Service): SimState['plan'] {
  const { plan_name, contract_type } = listed;
  const { callFlat = 'flat_rate', monthlyFee, dataMb } = sim ?? {};
  return {
    ...plan,
    current: planNamed(plan_name, contract_type) ?? {
      ...plan.current,
      planName: plan_name,
      monthly_fee: monthlyFee ?? plan.current.monthly_fee,
      data_mb: dataMb ?? plan.current.data_mb,
    },
    call_flat: contract_type === 'mobile_voice' ? callFlat : null,
  };
}

/** What the customer came with: this month's data and the plan. */
export function simBegun(mock: MockContext, service: Service) {
  const plan = personalisePlan(exampleOf(mock, service, 'getPricePlan'), service);
  return { plan, usage: fitted(exampleOf(mock, service, 'getDataTrafficUsage'), plan.current) };
}

/** Begins all months up to the present one. */
function rollOver(kept: SimState, now: Month, advancedIn: Record<Month, number>): void {
  while (kept.month < now) {
    const before = kept.month;
    kept.month = addMonths(before, 1);
    const plan = planIn(kept.plan, kept.month);
    kept.usage = usageFrom(kept.usage, kept.month, plan, advancedIn[before] ?? 0);
    kept.begun[kept.month] = {
      plan_mb: plan.data_mb,
      carried_mb: kept.usage.parts
        .filter(({ kind }) => kind === 'carry_over')
        .reduce((sum, part) => sum + (part.total_mb ?? 0), 0),
    };
  }
}
