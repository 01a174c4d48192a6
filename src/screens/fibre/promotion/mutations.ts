import { fixedApi, serviceApi } from '@/api/clients';
import { sessionPort } from '@/api/sessionPort';
import { unwrap } from '@/api/unwrap';
import type { PromotionReceipt, PromotionValues } from './promotionSettings';

/** Sets which offers a service gets. @throws ApiError */
export async function changePromotion({
  target,
  up_sell,
  benefit,
  cross_sell,
}: PromotionValues): Promise<PromotionReceipt> {
  const body = { up_sell, benefit, cross_sell };
  const changed = await unwrap(
    target === sessionPort().serviceId('fixed')
      ? fixedApi.PUT('/api/write/v1/promotion', { body })
      : serviceApi.PUT('/api/write/v2/services/{service_id}/contract/promotion', {
          params: { path: { service_id: target } },
          body,
        }),
  );
  return { target, acceptedAt: changed.accepted_at, ...changed.settings };
}
