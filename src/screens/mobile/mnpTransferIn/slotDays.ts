import type { Answer } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { refusable } from '@/screens/mobile/shared/useRestricted';

/**
 * Days of the activation up to the last day of the reservation number, after which the number can't be
 * used.
 */
export function slotDays({
  days,
  reserve_number_expires_on,
}: Pick<Schema.MnpTransferIn, 'days' | 'reserve_number_expires_on'>): Schema.MnpDay[] {
  return days.filter(({ date }) => date <= reserve_number_expires_on);
}

export function isOpen({ slots }: Schema.MnpDay): boolean {
  return slots.some(({ is_available }) => is_available);
}

export interface MnpValues {
  /** ISO moment of a slot; empty where none is chosen. */
  starts_at: string;
}

export type MnpReceipt = Answer<'postMnpTransferIn'>;

/** The entry or its refusal, and the entry that is not refused. */
export const [useMnpAnswer, useMnpTransferIn] = refusable(() => read(api.getMnpTransferIn));
