import { japanDay } from '../../../src/lib/date.ts';

/** The day a number of days after another (before, when negative), as `2026-12-01`. */
export const addDays = (day: string, count: number): string =>
  japanDay(new Date(Date.parse(`${day}T12:00:00+09:00`) + count * 86_400_000));
