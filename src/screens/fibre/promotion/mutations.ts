import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { sessionPort } from '@/api/sessionPort';
import type { PromotionReceipt, PromotionValues } from './promotionSettings';

/** Sets which offers a service gets. @throws ApiError */
export async function changePromotion({
  target,
  up_sell,
  benefit,
  cross_sell,
}: PromotionValues): Promise<PromotionReceipt> {
  const body = { up_sell, benefit, cross_sell };
  const changed = await (target === sessionPort().serviceId('fixed')
    ? call(api.putPromotion, { body })
    : call(api.putServiceContractPromotion, { service_id: target, body }));
  return { target, acceptedAt: changed.accepted_at, ...changed.settings };
}
