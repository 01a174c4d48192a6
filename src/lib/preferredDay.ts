import { daysUntil } from './date';

/** What a day is chosen for: a delivery (1) or a collection (2) (contract, `ChangeType`). */
export type ChangeType = '1' | '2';

/** Days after today, in Japan, from which a day can be chosen (docs/product.md §13.3). */
export const leadDays: Record<ChangeType, number> = { '1': 3, '2': 4 };

/**
 * Whether a day is far enough ahead to be chosen. The days that the server offered may be out of date,
 * since the page may stay open over midnight.
 * @param day ISO day
 */
export function isLateEnough(day: string, type: ChangeType, now: Date): boolean {
  return daysUntil(day, now) >= leadDays[type];
}
