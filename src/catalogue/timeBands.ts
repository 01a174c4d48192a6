import { formatDay, japanDay } from '@/lib/date';
import type * as Code from './generated/codes';
import { inOrder, isKnown, lookUp, type Open, unknownWord } from './labelOf';

/** Time bands of deliveries and collections (docs/product.md §13.3). */
export const timeBands = inOrder<Code.TimeBand>()([
  '09:00-11:00',
  '11:00-13:00',
  '13:00-15:00',
  '15:00-17:00',
  '17:00-19:00',
  '19:00-20:30',
]);

export type TimeBandCode = (typeof timeBands)[number];

/** `15:00-17:00` as `15:00〜17:00`, `09:00-11:00` as `9:00〜11:00`. */
export const timeBandText = (band: string): string =>
  timeBandOf(band)?.replace(/^0/, '').replace('-', '〜') ?? `時間帯は${unknownWord}`;

/** A band and a note beside it, each as a text; the band alone in the note where that begins with it. */
export function bandAndNote(band: string | null, note: string | null): string[] {
  const text = band === null ? '' : timeBandText(band);
  return [note?.startsWith(text) ? '' : text, note ?? ''].filter(Boolean);
}

/** A band as the contract spells it; null for none. */
export const timeBandOf = (value: string): TimeBandCode | null =>
  timeBands.find((band) => band === value) ?? null;

/** Halves of a day as written after a date; empty for the whole day. */
export const halfDays: Record<Code.HalfDay, string> = {
  none: '',
  morning: '午前',
  afternoon: '午後',
};

/** A half of a day as it is written after a date. */
export const halfDayText = (half: Open<Code.HalfDay>): string =>
  lookUp(halfDays, half) ?? `(時間帯は${unknownWord})`;

/** When the halves of a day are over, as the bands of appointments have them. */
const halfDayEnds: Record<Exclude<Code.HalfDay, 'none'>, string> = {
  morning: '12:00',
  afternoon: '17:00',
};

/**
 * What is said of an appointment whose time is over and whose state hasn't changed: `今日の午前の予定でした`.
 * @param time its half of the day or its band
 * @returns undefined while it may come, and where no time of day is named
 */
export function overText(day: string | null, time: string | null, at: Date): string | undefined {
  if (day === null || time === null) return undefined;
  const isHalf = isKnown(halfDayEnds, time);
  const end = isHalf ? halfDayEnds[time] : timeBandOf(time)?.split('-')[1];
  if (end === undefined || at < new Date(`${day}T${end}:00+09:00`)) return undefined;
  const text = isHalf ? halfDays[time] : timeBandText(time);
  return `${day === japanDay(at) ? '今日' : formatDay(day)}の${text}の予定でした`;
}

/** Halves of a day as the customer chooses from them (docs/product.md §13.3). */
export const desiredHalfDays: Record<Code.HalfDay, string> = { ...halfDays, none: '希望なし' };

export const halfDayChoices = Object.entries(desiredHalfDays).map(([value, label]) => ({
  value,
  label,
}));

/** A half of a day of an answer or of a form; undefined for one that isn't known. */
export const halfDayOf = (half: string): Code.HalfDay | undefined =>
  isKnown(halfDays, half) ? half : undefined;
