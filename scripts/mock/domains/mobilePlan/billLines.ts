import { callFlats } from '../../../../src/catalogue/mobile.ts';
import type { LineChange } from '../bills/lineChanges.ts';
import { callFlatFees, type CallFlat, type MobilePlan } from './catalogue.ts';

/** How a plan is called on a bill. */
export const baseLabel = ({ planName }: MobilePlan): string => `${planName} 基本料金`;

/** The line of a call-flat option; none for a SIM without calls. */
export const callFlatLine = (flat: CallFlat | null): LineChange['begins'] =>
  flat === null ? [] : [{ kind: 'option', label: callFlats[flat], amount: callFlatFees[flat] }];
