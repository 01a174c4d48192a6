import {
  addDays,
  addMonths,
  billOfUse,
  daysLeftInMonth,
  japanDay,
  japanMonth,
} from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { simAccount } from '../facts/bills.ts';
import { type CountedCharge, recordsOf, unitsOf } from '../facts/charges.ts';
import { contractNow } from '../facts/contract.ts';
import { exampleOf } from '../facts/examples.ts';
import { planOf } from '../facts/plan.ts';
import { averageMb, isWithoutMonths, type Sim, simBegun, simOf } from '../facts/simData.ts';
import { activatedOn, goodUntil, isLeft } from '../facts/simLife.ts';
import { restrictionOf } from '../facts/simRestrictions.ts';
import { type Handlers, Refusal, type ServiceCall } from '../handler.ts';
import { dayOf, formatMoment, lastDay, type Month } from '../moments.ts';

type Usage = Success<'getDataTrafficUsage'>;
type Forecast = Usage['forecast'];

/** Data left and the high-speed switch of a SIM. */
export const traffic: Handlers = {
  getDataTrafficUsage: (call) => {
    const { now } = call;
    const sim = simOf(call);
    const { usage } = sim;
    const days_left = daysLeftInMonth(now);
    const current = {
      ...usage,
      as_of: formatMoment(now),
      forecast: { ...usage.forecast, days_left },
    };
    if (isLeft(call)) return { ...current, ...nothingLeft(current) };
    const parts = usage.parts.map((part) => partUntilEnd(part, call));
    if (usage.is_unlimited) return { ...current, parts };
    return {
      ...current,
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
      can_change: sim.control.can_change && !restrictionOf(call, 'traffic_control'),
      speed: speed(sim),
      updated_at:
        updated_at && japanDay(updated_at) < since ? `${since}T00:00:00+09:00` : updated_at,
    };
  },

  putTrafficControl: (call) => {
    const sim = simOf(call);
    const closed = restrictionOf(call, 'traffic_control');
    if (closed) return new Refusal('not_changeable', { message: closed.text });
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
  const uses = recordsOf(charge, month, unitsOf(charge, billOfUse(month))).filter(
    ({ at }) => at.slice(0, 10) <= until,
  );
  const units = uses.reduce((sum, use) => sum + use.units, 0);
  return { count: uses.length, units, amount: Math.floor(units * charge.price) };
}

type Detail = Success<'getDataTrafficUsageDetail'>;
type Day = Detail['days'][number];
type MonthUsage = Detail['months'][number];

const shownMonths = 6;

/** Data used by day in each of the last months; days and months that have begun since the example are empty. */
export const trafficDetail: Handlers = {
  getDataTrafficUsageDetail: (call) => {
    const { query, now, example } = call;
    const given = exampleOf(call, 'getDataTrafficUsageDetail');
    const until = goodUntil(japanDay(now), call);
    const months = monthsAt(given, call, until);
    const wanted = query.target_month ?? japanMonth(until);
    const month = months.find((one) => one.month === wanted);
    if (!month)
      return query.target_month
        ? new Refusal('not_found')
        : { ...given, as_of: formatMoment(now), target_month: wanted };
    const opened = activatedOn(call) ?? '';
    const days = daysOf(month, [given, example('past_month')], until).filter(
      ({ date }) => date >= opened,
    );
    const used_mb = days.reduce((sum, day) => sum + day.used_mb, 0);
    const most = days.reduce((a, b) => (b.used_mb > a.used_mb ? b : a), { date: '', used_mb: 0 });
    const isShown = (other: Month) => (months.some((one) => one.month === other) ? other : null);
    return {
      as_of: formatMoment(now),
      target_month: wanted,
      used_mb,
      average_mb: averageMb(used_mb, days.length),
      busiest_day: most.date || null,
      previous_month: isShown(addMonths(wanted, -1)),
      next_month: isShown(addMonths(wanted, 1)),
      days,
      months,
    };
  },
};

/** The months up to that of a day of use; the rest of a month that has ended is carried over into the next. */
function monthsAt(given: Detail, call: ServiceCall, until: string): MonthUsage[] {
  const begun = simBegun(call);
  const sim = simOf(call);
  const last = japanMonth(until);
  const list = ownMonths(given, begun, call).filter(({ month }) => month <= last);
  const end = (ended: MonthUsage, days: number) => {
    ended.is_running = false;
    ended.average_mb = averageMb(ended.used_mb, days);
  };
  for (let newest = list[0]; newest && newest.month < last; newest = list[0]) {
    const month = addMonths(newest.month, 1);
    const start = sim.begun[month];
    end(newest, lastDay(newest.month));
    newest.carried_over_mb = newest.plan_mb === null ? null : (start?.carried_mb ?? 0);
    list.unshift(unused(month, start ? start.plan_mb : newest.plan_mb));
  }
  if (list[0] && isLeft(call)) end(list[0], Number(until.slice(8)));
  return list.slice(0, shownMonths);
}

/** A month that has just begun. */
const unused = (month: Month, plan_mb: number | null): MonthUsage => ({
  month,
  is_running: true,
  used_mb: 0,
  average_mb: 0,
  plan_mb,
  carried_over_mb: null,
});

/**
 * The months of an example as this SIM's: its running month has what is used of its data, none is before its
 * first, and each carries over what it has left.
 */
function ownMonths(
  { months }: Detail,
  { usage, plan }: ReturnType<typeof simBegun>,
  call: ServiceCall,
): MonthUsage[] {
  const { data_mb } = plan.current;
  if (isWithoutMonths(usage)) {
    const opened = activatedOn(call);
    return opened ? [unused(japanMonth(opened), data_mb)] : [];
  }
  const { firstMonth } = call.service.bills;
  const first = firstMonth ? addMonths(firstMonth, -1) : '';
  const [running, ...past] = structuredClone(months).filter(({ month }) => month >= first);
  if (!running) return [];
  return [
    {
      ...running,
      used_mb: usage.used_mb,
      average_mb: usage.forecast.average_mb,
      plan_mb: data_mb,
    },
    ...pastMonths(past, usage, plan.current),
  ];
}

/** The months before the running one, newest first, in a plan of this much data. */
function pastMonths(
  past: MonthUsage[],
  { parts }: ReturnType<typeof simBegun>['usage'],
  { data_mb, family }: ReturnType<typeof simBegun>['plan']['current'],
): MonthUsage[] {
  if (data_mb === null)
    return past.map((one) => ({ ...one, plan_mb: null, carried_over_mb: null }));
  const begunWith = parts.find(({ kind }) => kind === 'carry_over')?.total_mb ?? 0;
  let carried = 0;
  return past
    .toReversed()
    .map((one, index): MonthUsage => {
      const isNewest = index === past.length - 1;
      const scale = one.plan_mb === null ? 1 : data_mb / one.plan_mb;
      const had = carried + data_mb;
      // What the running month doesn't begin with was used.
      const used_mb =
        isNewest && begunWith <= data_mb
          ? had - begunWith
          : Math.round((one.used_mb * scale) / 100) * 100;
      carried = family === 'time' ? 0 : Math.max(0, Math.min(data_mb, had - used_mb));
      if (isNewest) carried = begunWith;
      return {
        ...one,
        used_mb,
        average_mb: averageMb(used_mb, lastDay(one.month)),
        plan_mb: data_mb,
        carried_over_mb: carried,
      };
    })
    .toReversed();
}

/** The days of a month up to the last day of use: those of an example, else the month's use spread over them. */
function daysOf(month: MonthUsage, given: Detail[], until: string): Day[] {
  const known = given.find(
    (one) => one.target_month === month.month && one.used_mb === month.used_mb,
  );
  const count = lastDay(month.month);
  const first = known?.days[0]?.date ?? dayOf(month.month, 1);
  const [begun] = given;
  // What was used before the login was used until then.
  const isBegun = begun && month.month === japanMonth(new Date(begun.as_of));
  const used = isBegun ? Number(japanDay(new Date(begun.as_of)).slice(8)) : count;
  const shares = known ? [] : spread(month.used_mb, used);
  return Array.from({ length: count }, (_, index) => dayOf(month.month, index + 1))
    .filter((date) => date >= first && date <= until)
    .map((date) => ({
      date,
      used_mb:
        (known
          ? known.days.find((day) => day.date === date)?.used_mb
          : shares[Number(date.slice(8)) - 1]) ?? 0,
    }));
}

/** An amount over days, uneven but the same each time, in tens; the last day takes what is left. */
function spread(total: number, days: number): number[] {
  const weights = Array.from({ length: days }, (_, day) => 5 + ((day * 7 + total) % 11));
  const sum = weights.reduce((a, b) => a + b, 0);
  const shares = weights.map((weight) => Math.floor((total * weight) / sum / 10) * 10);
  const rest = total - shares.reduce((a, b) => a + b, 0);
  return shares.map((share, day) => (day === days - 1 ? share + rest : share));
}
