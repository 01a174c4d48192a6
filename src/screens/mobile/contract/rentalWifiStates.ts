import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/codes';
import { shapeOf } from '@/screens/shared/statuses';
import type { StatusShape } from '@/ui/status/Status';

const rentalWifiStates: Record<Code.RentalWifiState, StatusShape> = {
  waiting: { mark: 'half', label: '返却待ち', box: 'ink' },
  received: { mark: 'done', label: '返却済み' },
  overdue: { mark: 'triangle', label: '返却期限切れ', box: 'caution' },
  charged: { mark: 'square', label: '違約金のご請求済み', box: 'ink' },
};

/** State of the return of a rented device. */
export const rentalWifiStatus = ({ state }: Schema.RentalWifiDevice): StatusShape =>
  shapeOf(rentalWifiStates, state);

/** Said of a device whose state isn't known. */
export const rentalWifiUnread =
  '返却の状況を読み込めません。お手数ですが、サポート窓口へお電話ください';
