import { daysUntil } from './date';

/** What is moved to a day: a delivery (1) or a collection (2) (contract, `ChangeType`). */
export type ChangeType = '1' | '2';

/** Days after today, in Japan, from which a day can be chosen (docs/product.md §13.3). */
export const leadDays: Record<ChangeType, number> = { '1': 3, '2': 4 };

/**
 * Whether a day can be chosen as far as the days before it go, whatever the server said earlier:
 * the page may stand open over midnight.
 * @param day ISO day
 */
export function isLateEnough(day: string, type: ChangeType, now: Date): boolean {
  return daysUntil(day, now) >= leadDays[type];
}
