import { japanDay } from '../../../src/lib/date.ts';
import type { World } from '../world.ts';

/**
 * The number of an accepted application, e.g. `PG2611210483`.
 * @param kind two capitals that name the procedure
 */
export function receiptNumber(world: World, kind: string, now: Date): string {
  return kind + japanDay(now).replace(/-/g, '').slice(2) + world.random.code(4, '0123456789');
}
