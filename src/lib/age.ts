import { japanTime } from './date';

/** Least age of an applicant (docs/product.md §13.4). */
export const leastAge = 18;

/** Whole years from a birthday (ISO day) to a moment, as counted in Japan. */
export function ageOn(birthday: string, moment: Date): number {
  const [born, today] = [japanTime(birthday), japanTime(moment)];
  const isBefore = today.month < born.month || (today.month === born.month && today.day < born.day);
  return today.year - born.year - (isBefore ? 1 : 0);
}

/** The ISO day on which somebody is old enough; for 29 February in a common year 1 March. */
export function comesOfAge(birthday: string): string {
  const { year, month, day } = japanTime(birthday);
  return new Date(Date.UTC(year + leastAge, month - 1, day)).toISOString().slice(0, 10);
}
