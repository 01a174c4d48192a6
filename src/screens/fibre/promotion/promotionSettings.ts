import { useSuspenseQueries } from '@tanstack/react-query';
import type * as Schema from '@/api/generated/schemas';
import { brand } from '@/catalogue/brand';
import { formatPhone } from '@/lib/phone';
import { useSession } from '@/session/useSession';
import { promotionReads } from './queries';

/** Types of offers (docs/product.md §6.3). */
export const kinds = [
  { key: 'up_sell', title: '上位プランのご案内', help: 'より速いプランや、大きい容量のプラン' },
  { key: 'benefit', title: '特典・キャンペーン', help: 'ご契約中の方がお使いいただける特典' },
  { key: 'cross_sell', title: 'ほかのサービスのご案内', help: '電気・ガス・映像などのサービス' },
] as const;

export const channels = [
  { key: 'mail', label: 'メール' },
  { key: 'sms', label: 'SMS' },
  { key: 'post', label: '郵送' },
] as const;

/** What is set, for one service; `target` is its id. */
export interface PromotionValues extends Schema.PromotionSettings {
  target: string;
}

/** The receipt of a change. */
export interface PromotionReceipt extends PromotionValues {
  /** ISO moment. */
  acceptedAt: string;
}

export interface Target {
  id: string;
  label: string;
  settings: Schema.PromotionSettings;
}

/** Fibre and the SIMs of the account, each with what is set now. */
export function useTargets(): Target[] {
  const services = useSession()?.services ?? [];
  const read = useSuspenseQueries({
    queries: promotionReads(services),
  });
  return services.flatMap(({ service_id: id, service_type, phone_number }, index) => {
    const settings = read[index]?.data;
    if (!settings) return [];
    const label =
      service_type === 'fixed'
        ? brand.services.fixed
        : `${brand.services.mobile} ${formatPhone(phone_number ?? '')}`;
    return [{ id, label, settings }];
  });
}

/** `メール・SMS`, or 受け取らない. */
export const channelText = (kind: Schema.PromotionSettings['benefit']): string =>
  channels
    .filter(({ key }) => kind[key])
    .map(({ label }) => label)
    .join('・') || '受け取らない';
