import type * as Code from './codes';
import { labels } from './labels';

/** How a delivery stands (contract, `DeliveryStatus`). */
export const deliveryStatuses = labels<Code.DeliveryStatus>({
  preparing: '発送準備中',
  shipped: '発送済み',
  delivered: 'お届け済み',
  returned: '持ち戻り',
});
