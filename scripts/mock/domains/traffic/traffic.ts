import { daysLeftInMonth, japanDay } from '@/lib/date.ts';
import { contractNow } from '../contract/contract.ts';
import { type Handlers, type PlanCall, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { goodUntil, isLeft } from '../mobileQuit/simQuitState.ts';
import type { Success } from '../operations.ts';
import { type Sim, simOf } from './sim.ts';

type Usage = Success<'getDataTrafficUsage'>;
type Forecast = Usage['forecast'];

/** Data left and the high-speed switch of a SIM. */
export const traffic: Handlers = {
  getDataTrafficUsage: (call) => {
    const { now } = call;
    const sim = simOf(call);
    const { usage } = sim;
    const days_left = daysLeftInMonth(now);
    const told = { ...usage, as_of: formatMoment(now), forecast: { ...usage.forecast, days_left } };
    if (isLeft(call)) return { ...told, ...nothingLeft(told) };
    const parts = usage.parts.map((part) => partUntilEnd(part, call));
    if (usage.is_unlimited) return { ...told, parts };
    return {
      ...told,
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
function partUntilEnd(part: Usage['parts'][number], call: PlanCall): Usage['parts'][number] {
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
