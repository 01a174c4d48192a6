import type { CSSObject } from '@emotion/react';
import { addDays, daysUntil, japanDay, japanTime } from '@/lib/date';
import { breakpoints } from '@/theme/media';
import type { Step } from './pendingApplication';

/** Days before and after today that are drawn at most. */
const past = 56;
const future = 112;

/** Rail and axis side by side, as the page's columns are at 1280. */
export const columns: CSSObject = {
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 880px)',
  columnGap: 56,
};

/** Free space at both ends of the axis, px, so that a mark at its end is inside. */
export const inset = 8;

/** The lanes are shown from this width on; below it only the agenda is (docs/design.md §7). */
export const lanesFrom = `@media screen and (min-width: ${breakpoints.max}px)`;

/** Width of the axis at 1280, px; only the placing of labels depends on it. */
const axisWidth = 864;
/**
 * Of labels, in px: font size, greatest width, also of one without a day, distance of a label without a day from the last mark, and
 * the least distance between two.
 */
const em = 12;
export const widest = 200;
export const widestUndated = axisWidth / 2;
export const beside = 12;
const gap = 8;

export interface LaneScale {
  /** Sundays of the axis, its ends among them, as shares of its length. */
  weeks: { date: string; at: number; labelled: boolean }[];
  /** Days, as shares; none if they would be too close. */
  days: number[];
  today: number;
  /** Position of a day as a share of the axis; outside it 0 or 1. */
  at: (date: string) => number;
}

/**
 * The axis of the lanes: whole weeks from Sunday to Sunday around all dates and today.
 * @param lanes the steps of each lane
 * @param now by the server's clock
 */
export function laneScale(lanes: readonly (readonly Step[])[], now: Date): LaneScale {
  const offsetsOf = (steps: readonly Step[]) =>
    steps.flatMap(({ date }) => (date === null ? [] : [daysUntil(date, now)]));
  const offsets = lanes.flatMap(offsetsOf);
  const weekday = new Date(`${japanDay(now)}T00:00:00Z`).getUTCDay();
  const first = Math.max(-past, Math.min(0, ...offsets));
  const last = Math.min(future, Math.max(1, ...offsets));
  const start = Math.floor((first + weekday) / 7) * 7 - weekday;
  // Later days are drawn here.
  const latest = Math.ceil((last + weekday) / 7) * 7 - weekday;
  let end = latest;
  // The label of a step without a day is placed behind the last mark of its lane, and needs room there.
  for (const steps of lanes) {
    const label = undatedText(steps);
    const room = label === undefined ? 0 : beside + Math.min(widestUndated, label.length * em);
    const from = Math.min(latest, Math.max(0, ...offsetsOf(steps)));
    while (((end - from) / (end - start)) * axisWidth < room) end += 7;
  }
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
    at: (date) => share(Math.min(latest, daysUntil(date, now))),
  };
}

/** The label behind the last mark of a lane whose next step has no day; undefined if it has one. */
export function undatedText(steps: readonly Step[]): string | undefined {
  const undated = steps.find(({ state, date }) => state === 'next' && date === null);
  return undated && `${undated.label}(日程は未定)`;
}

/** `11/8`, as the axis names a day. */
export function axisDay(date: string): string {
  const { month, day } = japanTime(date);
  return `${month}/${day}`;
}

const labelLines = [1, 2, 3] as const;

type LabelLine = (typeof labelLines)[number];

export interface LaneStop {
  step: Step;
  at: number;
  /**
   * The line of the label below the mark: the first where it covers no other. In the lower ones, the day is
   * part of the label. Undefined if it would cover another one in each.
   */
  line: LabelLine | undefined;
  /** The end of the axis which the label would overrun, so that it is aligned with its mark there. */
  end: 'first' | 'last' | undefined;
}

/**
 * The steps of a lane that have a day. A label is shown where it covers no other; the next step has
 * priority.
 */
export function laneStops(steps: readonly Step[], scale: LaneScale): LaneStop[] {
  const dated = steps.flatMap((step) =>
    step.date === null ? [] : [{ step, date: step.date, at: scale.at(step.date) }],
  );
  const placed = new Map<Dated, LabelLine>();
  const fits = (stop: Dated, line: LabelLine) => {
    const [left, right] = extentOf(stop, line);
    return [...placed].every(([other, itsLine]) => {
      if (itsLine !== line) return true;
      const [from, to] = extentOf(other, line);
      return left >= to + gap || right <= from - gap;
    });
  };
  for (const stop of [...dated].sort((a, b) => weight(b.step) - weight(a.step))) {
    const line = labelLines.find((one) => fits(stop, one));
    if (line !== undefined) placed.set(stop, line);
  }
  return dated.map((stop) => {
    const line = placed.get(stop);
    return { step: stop.step, at: stop.at, line, end: endOf(stop, line ?? 1) };
  });
}

/** How many rows of text the labels of a line take; 0 for a line without any. */
export const rowsOf = (stops: readonly LaneStop[], line: LabelLine): number =>
  Math.max(
    0,
    ...stops
      .filter((stop) => stop.line === line)
      .map(({ step }) => Math.ceil(textWidth(step, line) / widest)),
  );

interface Dated {
  step: Step;
  date: string;
  at: number;
}

/**
 * Estimated width of a step's label in a line (px). Below the first line the day precedes it, in narrower
 * digits.
 */
const textWidth = ({ label, date }: Step, line: LabelLine): number =>
  label.length * em + (line > 1 && date !== null ? (axisDay(date).length + 1) * (em / 2) : 0);

const widthOf = ({ step }: Dated, line: LabelLine): number =>
  Math.min(widest, textWidth(step, line));

/** A label is centred below its mark, unless it would overrun the axis. */
function endOf(stop: Dated, line: LabelLine): LaneStop['end'] {
  const middle = stop.at * axisWidth;
  const half = widthOf(stop, line) / 2;
  if (middle - half < -inset) return 'first';
  return middle + half > axisWidth + inset ? 'last' : undefined;
}

/** Where a label begins and ends on the axis (px). */
function extentOf(stop: Dated, line: LabelLine): [number, number] {
  const middle = stop.at * axisWidth;
  const width = widthOf(stop, line);
  const end = endOf(stop, line);
  if (end === 'first') return [middle - inset, middle - inset + width];
  if (end === 'last') return [middle + inset - width, middle + inset];
  return [middle - width / 2, middle + width / 2];
}

const weight = ({ state }: Step) => (state === 'next' ? 1 : 0);
