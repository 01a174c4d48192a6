import type { StatusShape } from '@/ui/status/Status';
import type { RentalWifiDevice } from './queries';

/** Shape and label for each state of the return of a rented device. */
export const rentalWifiStates: Record<RentalWifiDevice['state'], StatusShape> = {
  waiting: { mark: 'half', label: '返却待ち', box: 'ink' },
  received: { mark: 'done', label: '返却済み' },
  overdue: { mark: 'triangle', label: '返却期限切れ', box: 'caution' },
  charged: { mark: 'square', label: '違約金のご請求済み', box: 'ink' },
};
