import { daysUntil, japanDay, japanTime } from '@/lib/date';
import { addDays } from '@/lib/dayRange';
import type { Step } from './undertaking';

/** Days before and after today that are drawn at most. */
const past = 56;
const future = 112;
/** Width of the axis at 1280, px; only the room of words depends on it. */
const axisWidth = 864;
/** Room that the words of a step need at least, px. */
const wordRoom = 64;

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
  /** px for its words; 0 where they would cover a neighbour's. */
  room: number;
}

/** The steps of a lane that have a day, with the room that their words have; the next one goes first. */
export function laneStops(steps: readonly Step[], scale: LaneScale): LaneStop[] {
  const dated = steps.flatMap((step) =>
    step.date === null ? [] : [{ step, at: scale.at(step.date) }],
  );
  const px = (from: number, to: number) => Math.abs(from - to) * axisWidth;
  const byWeight = [...dated].sort((a, b) => weight(b.step) - weight(a.step));
  const worded: typeof dated = [];
  for (const stop of byWeight)
    if (worded.every(({ at }) => px(at, stop.at) >= wordRoom)) worded.push(stop);
  return dated.map((stop) => {
    if (!worded.includes(stop)) return { ...stop, room: 0 };
    const gaps = worded.filter((other) => other !== stop).map(({ at }) => px(at, stop.at));
    return { ...stop, room: Math.min(200, ...gaps) };
  });
}

const weight = ({ state }: Step) => (state === 'next' ? 1 : 0);
