import { addDays, billOfUse, daysLeftInMonth, japanDay, japanMonth } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { simAccount } from '../facts/bills.ts';
import { type CountedCharge, timesOf, unitsOf } from '../facts/charges.ts';
import { contractNow } from '../facts/contract.ts';
import { planOf } from '../facts/plan.ts';
import { type Sim, simOf } from '../facts/simData.ts';
import { goodUntil, isLeft } from '../facts/simLife.ts';
import { type Handlers, Refusal, type ServiceCall } from '../handler.ts';
import { dayOf, formatMoment } from '../moments.ts';

type Usage = Success<'getDataTrafficUsage'>;
type Forecast = Usage['forecast'];

/** Data left and the high-speed switch of a SIM. */
export const traffic: Handlers = {
  getDataTrafficUsage: (call) => {
    const { now } = call;
    const sim = simOf(call);
    const { usage } = sim;
    const days_left = daysLeftInMonth(now);
    const example = {
      ...usage,
      as_of: formatMoment(now),
      forecast: { ...usage.forecast, days_left },
    };
    if (isLeft(call)) return { ...example, ...nothingLeft(example) };
    const parts = usage.parts.map((part) => partUntilEnd(part, call));
    if (usage.is_unlimited) return { ...example, parts };
    return {
      ...example,
      left_mb: sim.left,
      total_mb: parts.reduce((sum, part) => sum + (part.total_mb ?? 0), 0),
      parts,
      forecast: forecast(sim, now),
    };
  },

  getTrafficControl: (call) => {
    const sim = simOf(call);
    const { updated_at } = sim.control;
    // The example may have switched before this SIM existed: then the contract's first day counts.
    const since = contractNow(call).accepted_on;
    return {
      ...sim.control,
      speed: speed(sim),
      updated_at:
        updated_at && japanDay(updated_at) < since ? `${since}T00:00:00+09:00` : updated_at,
    };
  },

  putTrafficControl: (call) => {
    const sim = simOf(call);
    if (!sim.control.can_change) return new Refusal('not_changeable');
    const { is_high_speed } = call.body;
    const control = { ...sim.control, is_high_speed, updated_at: formatMoment(call.now) };
    return { ...control, speed: speed({ ...sim, control }) };
  },
};

/** A part of the data on a line that ends: it is neither good nor carried over beyond the line's last day. */
function partUntilEnd(part: Usage['parts'][number], call: ServiceCall): Usage['parts'][number] {
  const { carry_over_until } = part;
  return {
    ...part,
    expires_on: goodUntil(part.expires_on, call),
    carry_over_until:
      carry_over_until && goodUntil(carry_over_until, call) === carry_over_until
        ? carry_over_until
        : null,
  };
}

/** The data of a line that has ended: none. */
const nothingLeft = ({ forecast }: Usage): Partial<Usage> => ({
  is_unlimited: false,
  left_mb: 0,
  total_mb: 0,
  parts: [],
  forecast: { ...forecast, state: 'unknown', runs_out_on: null },
});

function speed(sim: Sim): Success<'getTrafficControl'>['speed'] {
  if (!sim.control.is_high_speed) return 'low';
  return sim.left === 0 ? 'limited' : 'high';
}

/** Whether the data lasts to the end of the month at this month's average. */
function forecast(sim: Sim, now: Date): Forecast {
  const left = sim.left ?? 0;
  const { average_mb, state } = sim.usage.forecast;
  const known = { ...sim.usage.forecast, days_left: daysLeftInMonth(now) };
  if (state === 'unknown' || (left === 0 && state === 'used_up')) return known;
  if (left === 0) return { ...known, state: 'used_up', runs_out_on: japanDay(now) };
  if (average_mb * known.days_left <= left) return { ...known, state: 'enough', runs_out_on: null };
  const days = Math.floor(left / average_mb);
  return {
    ...known,
    state: 'short',
    runs_out_on: japanDay(new Date(now.getTime() + days * 86_400_000)),
  };
}

/** Seconds of one unit of a call. */
const unitSeconds = 30;

/** Calls and SMS of the running month up to yesterday: what its bill will charge of them. */
export const callSms: Handlers = {
  getBillingCallSms: (call) => {
    const { service, now } = call;
    if (service.examples.getBillingCallSms === 'not_found') return new Refusal('not_found');
    const month = japanMonth(now);
    const first = dayOf(month, 1);
    const yesterday = addDays(japanDay(now), -1);
    const { rules } = simAccount(call);
    const counted = (kind: 'call' | 'sms') => {
      const charge = rules.find((rule) => rule.kind === kind)?.charge;
      return charge?.by === 'count' ? used(charge, month, yesterday) : none;
    };
    const calls = counted('call');
    const sms = counted('sms');
    return {
      month,
      until: yesterday < first ? first : yesterday,
      call: { count: calls.count, seconds: calls.units * unitSeconds, amount: calls.amount },
      sms: { count: sms.count, amount: sms.amount },
      amount: calls.amount + sms.amount,
      call_flat: planOf(call).plan.call_flat,
    };
  },
};

const none = { count: 0, units: 0, amount: 0 };

function used(charge: CountedCharge, month: string, until: string): typeof none {
  const uses = timesOf(charge, month, unitsOf(charge, billOfUse(month))).filter(
    ({ at }) => at.slice(0, 10) <= until,
  );
  const units = uses.reduce((sum, use) => sum + use.units, 0);
  return { count: uses.length, units, amount: Math.floor(units * charge.price) };
}
