import type { MnpTransferIn } from './mnpEntry';

type Day = MnpTransferIn['days'][number];

/**
 * Days of the activation up to the last day of the reservation number, after which the number can't be
 * used.
 */
export function slotDays({
  days,
  reserve_number_expires_on,
}: Pick<MnpTransferIn, 'days' | 'reserve_number_expires_on'>): Day[] {
  return days.filter(({ date }) => date <= reserve_number_expires_on);
}

/** Whether a time of that day can be chosen. */
export function isOpen({ slots }: Day): boolean {
  return slots.some(({ is_available }) => is_available);
}
