import type { Charge } from './account.ts';
import { dayOf, lastDay, type Month } from './months.ts';

export type CountedCharge = Extract<Charge, { by: 'count' }>;

/** One call or message, and how many units it is charged as. */
export interface Use {
  /** ISO, JST. */
  at: string;
  units: number;
}

/** As many rows as a month lists at most: who calls a lot calls longer. */
const mostUses = 120;

/**
 * The calls or messages of a month of use, the earliest first, spread over the month; their units add
 * up to the units given.
 */
export function usesOf({ sizes = [1] }: CountedCharge, usage: Month, units: number): Use[] {
  const factor = Math.max(1, Math.ceil(units / mostUses));
  const uses: Use[] = [];
  for (let before = 0; before < units;) {
    const index = uses.length;
    const size = Math.min(units - before, (sizes[index % sizes.length] ?? 1) * factor);
    const day = dayOf(usage, 1 + Math.floor((before * lastDay(usage)) / units));
    const hour = String(8 + ((index * 5) % 13)).padStart(2, '0');
    const minute = String((index * 7) % 60).padStart(2, '0');
    uses.push({ at: `${day}T${hour}:${minute}:00+09:00`, units: size });
    before += size;
  }
  return uses.sort((a, b) => a.at.localeCompare(b.at));
}

/** The units that a month's bill charges in all. */
export const unitsOf = ({ counts, usual }: CountedCharge, bill: Month): number =>
  counts[bill] ?? usual;

/** The units of a month of use up to a day (`2026-11-20`), that day included. */
export const unitsUntil = (
  charge: CountedCharge,
  usage: Month,
  units: number,
  day: string,
): number =>
  usesOf(charge, usage, units)
    .filter(({ at }) => at.slice(0, 10) <= day)
    .reduce((sum, use) => sum + use.units, 0);
