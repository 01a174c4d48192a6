import { japanDay } from './date';

/** The day a number of days after another (before, when negative), as `2026-12-01`. */
export function addDays(day: string, count: number): string {
  return japanDay(new Date(Date.parse(`${day}T12:00:00+09:00`) + count * 86_400_000));
}

/** All days from one to another, both included; none where the second comes first. */
export function dayRange(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}
