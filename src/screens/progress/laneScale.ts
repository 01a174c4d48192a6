import { daysUntil, japanDay, japanTime } from '@/lib/date';
import { addDays } from '@/lib/dayRange';
import type { Step } from './undertaking';

/** Days before and after today that are drawn at most. */
const past = 56;
const future = 112;
/** Width of the axis at 1280, px; only where the labels of steps stand depends on it. */
const axisWidth = 864;
/** A label's size and greatest width, and the least distance between two, px. */
const em = 12;
const widest = 200;
const gap = 8;

export interface LaneScale {
  /** Sundays of the axis, its ends among them, as shares of its length. */
  weeks: { date: string; at: number; labelled: boolean }[];
  /** Days, as shares; none where they would stand too close. */
  days: number[];
  today: number;
  /** Share of the axis at which a day stands; outside it 0 or 1. */
  at: (date: string) => number;
}

/**
 * The axis of the lanes: whole weeks from Sunday to Sunday around all dates and today.
 * @param dates ISO dates
 * @param now by the server's clock
 */
export function laneScale(dates: readonly string[], now: Date): LaneScale {
  const offsets = dates.map((date) => daysUntil(date, now));
  const weekday = new Date(`${japanDay(now)}T00:00:00Z`).getUTCDay();
  const first = Math.max(-past, Math.min(0, ...offsets));
  const last = Math.min(future, Math.max(1, ...offsets));
  const start = Math.floor((first + weekday) / 7) * 7 - weekday;
  const end = Math.ceil((last + weekday) / 7) * 7 - weekday;
  const length = end - start;
  const share = (offset: number) => Math.min(1, Math.max(0, (offset - start) / length));
  const pxOfDay = axisWidth / length;
  const every = Math.ceil(64 / (pxOfDay * 7));
  return {
    weeks: Array.from({ length: length / 7 + 1 }, (_, week) => {
      const offset = start + week * 7;
      return {
        date: addDays(japanDay(now), offset),
        at: share(offset),
        labelled: week % every === 0 && Math.abs(offset) * pxOfDay >= 56,
      };
    }),
    days: pxOfDay < 8 ? [] : Array.from({ length: length + 1 }, (_, day) => share(start + day)),
    today: share(0),
    at: (date) => share(daysUntil(date, now)),
  };
}

/** `11/8`, as the axis names a day. */
export function axisDay(date: string): string {
  const { month, day } = japanTime(date);
  return `${month}/${day}`;
}

export interface LaneStop {
  step: Step;
  at: number;
  /** Below the mark; in a second line, with its day, where the first would cover a neighbour's; undefined where both would. */
  line: 1 | 2 | undefined;
}

/** The steps of a lane that have a day, each label where it covers no other; the next step goes first. */
export function laneStops(steps: readonly Step[], scale: LaneScale): LaneStop[] {
  const dated = steps.flatMap((step) =>
    step.date === null ? [] : [{ step, date: step.date, at: scale.at(step.date) }],
  );
  const lines = { 1: new Set<Dated>(), 2: new Set<Dated>() };
  const fits = (stop: Dated, line: 1 | 2) =>
    [...lines[line]].every(
      (other) =>
        Math.abs(stop.at - other.at) * axisWidth >=
        (widthOf(stop, line) + widthOf(other, line)) / 2 + gap,
    );
  for (const stop of [...dated].sort((a, b) => weight(b.step) - weight(a.step)))
    if (fits(stop, 1)) lines[1].add(stop);
    else if (fits(stop, 2)) lines[2].add(stop);
  return dated.map((stop) => ({
    step: stop.step,
    at: stop.at,
    line: lines[1].has(stop) ? 1 : lines[2].has(stop) ? 2 : undefined,
  }));
}

interface Dated {
  step: Step;
  date: string;
  at: number;
}

/** About how wide a step's label is in a line (px); the second has the day before it, in narrower figures. */
const widthOf = ({ step, date }: Dated, line: 1 | 2): number =>
  Math.min(
    widest,
    step.label.length * em + (line === 2 ? (axisDay(date).length + 1) * (em / 2) : 0),
  );

const weight = ({ state }: Step) => (state === 'next' ? 1 : 0);
