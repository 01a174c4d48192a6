import { japanDay } from '@/lib/date.ts';
import type { MockContext } from '../../mockContext.ts';

/**
 * The number of an accepted application, e.g. `PG2611210483`.
 * @param kind two capitals that name the procedure
 */
export function receiptNumber(mock: MockContext, kind: string, now: Date): string {
  return kind + japanDay(now).replace(/-/g, '').slice(2) + mock.random.code(4, '0123456789');
}
