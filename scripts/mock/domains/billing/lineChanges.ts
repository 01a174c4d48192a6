import { addMonths, billMonth } from '@/lib/date.ts';
import type { LineRule } from './account.ts';
import type { Month } from './months.ts';

/** What an accepted change ends and begins on a service's bills. */
export interface LineChange {
  receipt_number: string;
  /** Moment of the contract. */
  accepted_at: string;
  /** ISO day on which it takes effect. */
  starts_on: string;
  /** Labels of lines that end. */
  ends: string[];
  /** Yen a month, by label; `until` is the month of its last bill, where it ends by itself. */
  begins: { kind: LineRule['kind']; label: string; amount: number; until?: Month }[];
}

/** The rules of a service's bills after its changes, applied oldest first; new lines join the first group. */
export function withLineChanges(
  rules: LineRule[],
  changes: readonly Pick<LineChange, 'starts_on' | 'ends' | 'begins'>[],
): LineRule[] {
  return changes.reduce((before, { starts_on, ends, begins }) => {
    const from = billMonth(starts_on);
    const isWithin = !starts_on.endsWith('-01');
    const { group = 'モバイル', phone } = before[0] ?? {};
    return [
      ...before.map((rule) =>
        ends.includes(rule.label) && !rule.until
          ? {
              ...rule,
              until: addMonths(from, -1),
              ...(isWithin && { ended_on: starts_on }),
            }
          : rule,
      ),
      ...begins
        .filter(({ amount }) => amount !== 0)
        .map(({ kind, label, amount, until }) => ({
          group,
          ...(phone && { phone }),
          kind,
          label,
          charge: { by: 'month' as const, amount },
          from,
          ...(until && { until }),
          ...(isWithin && { began_on: starts_on }),
        })),
    ];
  }, rules);
}
