import type * as Schema from '@/api/generated/schemas';
import { billLineKinds } from '@/catalogue/billLineKinds';
import { labelOf } from '@/catalogue/labelOf';

/** One part of a bill's sum. */
export interface BillPart {
  label: string;
  /** Yen; what a discount takes off is negative. */
  amount: number;
  /** The id of the section that has its lines. */
  section: string;
}

/** The id of the section of a bill's group. @param index place of the group in the bill */
export const groupSection = (index: number): string => `group-${index}`;

/** The id of the section of what was carried forward. */
export const carriedSection = 'carried-forward';

/**
 * The parts that make a bill's sum: its sections, or the kinds of its lines where it has only one
 * (docs/design.md §9). What adds to it stands first, what is taken off last.
 */
export function billParts({
  groups,
  carried_forward,
}: Pick<Schema.BillDetail, 'groups' | 'carried_forward'>): BillPart[] {
  const carried = carried_forward.reduce((sum, { amount }) => sum + amount, 0);
  const sections = [
    ...groups.map(({ label, subtotal }, index) => ({
      label,
      amount: subtotal,
      section: groupSection(index),
    })),
    ...(carried_forward.length > 0
      ? [{ label: '前の月からの繰り越し', amount: carried, section: carriedSection }]
      : []),
  ];
  const [only] = groups;
  const parts = only && sections.length === 1 ? kindsOf(only) : sections;
  const isTakenOff = ({ amount }: BillPart) => amount < 0;
  return [
    ...parts.filter((part) => !isTakenOff(part)),
    ...parts.filter((part) => isTakenOff(part)),
  ].filter(({ amount }) => amount !== 0);
}

function kindsOf({ lines }: Schema.BillDetail['groups'][number]): BillPart[] {
  const sums = new Map<(typeof lines)[number]['kind'], number>();
  for (const { kind, amount } of lines) sums.set(kind, (sums.get(kind) ?? 0) + amount);
  return [...sums].map(([kind, amount]) => ({
    label: labelOf(billLineKinds, kind),
    amount,
    section: groupSection(0),
  }));
}
