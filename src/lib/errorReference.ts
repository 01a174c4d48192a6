import { japanTime } from './date';

const two = (n: number) => String(n).padStart(2, '0');

/** What a customer reads out when calling about a failure: `E-2611-21-1042`, the moment in Japan. */
export function errorReference(at: Date): string {
  const { year, month, day, hour, minute } = japanTime(at);
  return `E-${two(year % 100)}${two(month)}-${two(day)}-${two(hour)}${two(minute)}`;
}
