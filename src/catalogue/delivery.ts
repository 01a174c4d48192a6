import type * as Code from './codes';

/** How a delivery stands (contract, `DeliveryStatus`). */
export const deliveryStatuses: Record<Code.DeliveryStatus, string> = {
  preparing: '発送準備中',
  shipped: '発送済み',
  delivered: 'お届け済み',
  returned: '持ち戻り',
};
