import { specialCallings } from '@/catalogue/contract.ts';
import { labelOf } from '@/catalogue/labelOf.ts';
import { callFlats } from '@/catalogue/mobile.ts';
import type { LineChange } from '../billing/lineChanges.ts';
import {
  type CallFlat,
  callFlatFees,
  type MobilePlan,
  type SpecialCalling,
  specialCallingFees,
} from './catalogue.ts';

/** How a plan is called on a bill. */
export const baseLabel = ({ planName }: MobilePlan): string => `${planName} 基本料金`;

/** The line of a call-flat option, or of the special calling plan in its place; none for a SIM without calls. */
export function callFlatLine(
  flat: CallFlat | null,
  special: SpecialCalling | null = null,
): LineChange['begins'] {
  if (special)
    return [
      {
        kind: 'option',
        label: labelOf(specialCallings, special),
        amount: specialCallingFees[special],
      },
    ];
  return flat === null || flat === 'flat_rate'
    ? []
    : [{ kind: 'option', label: labelOf(callFlats, flat), amount: callFlatFees[flat] }];
}

/** Labels of all call-flat options and special calling plans: one takes the place of another. */
export const callFlatLabels: readonly string[] = [
  ...Object.values(callFlats),
  ...Object.values(specialCallings),
];

/** What a change of plan ends and begins on the bills. */
export const planLines = (
  from: MobilePlan,
  to: MobilePlan,
  flat: CallFlat | null,
  special: SpecialCalling | null,
): Pick<LineChange, 'ends' | 'begins'> => ({
  ends: [baseLabel(from), ...callFlatLabels],
  begins: [
    { kind: 'base', label: baseLabel(to), amount: to.monthly_fee },
    ...callFlatLine(flat, special),
  ],
});
