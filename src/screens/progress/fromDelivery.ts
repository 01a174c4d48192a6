import type * as Schema from '@/api/generated/schemas';
import { deliveryStatuses } from '@/catalogue/appointments';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { timeBandText } from '@/catalogue/timeBands';
import { paths } from '@/paths';
import type { Action, Ended, PendingApplication } from './pendingApplication';

/**
 * Converts a delivery that is on its way.
 * @param serviceId the account's fibre service
 * @returns undefined when it has arrived
 */
export function fromDelivery(
  delivery: Schema.Delivery,
  serviceId: string | undefined,
): PendingApplication | undefined {
  const { delivery_id, item, status, date, time_band, shipped_on } = delivery;
  if (status === 'delivered') return undefined;
  const returned = status === 'returned';
  const details = [
    time_band && !returned ? timeBandText(time_band) : '',
    returned ? '配達できず、配送会社が持ち戻りました' : labelOf(deliveryStatuses, status),
    tracking(delivery),
  ].filter(Boolean);
  return {
    key: delivery_id,
    title: item,
    service: 'fixed',
    serviceId,
    phoneNumber: null,
    acceptedOn: null,
    steps: [
      { label: '発送', state: shipped_on === null ? 'waiting' : 'done', date: shipped_on },
      // Without its state nobody knows whether it still comes.
      { label: 'お届け', state: isKnown(deliveryStatuses, status) ? 'next' : status, date },
    ],
    next: {
      title: `${item}のお届け`,
      date,
      timeBand: returned ? null : time_band,
      details,
      action: actionOf(delivery),
    },
    asks: returned
      ? { mark: 'triangle', label: deliveryStatuses.returned, box: 'caution' }
      : undefined,
  };
}

/** A delivery that has arrived, by its day; undefined while it hasn't. */
export function endedDelivery({
  delivery_id,
  item,
  status,
  date,
}: Schema.Delivery): Ended | undefined {
  if (status !== 'delivered' || date === null) return undefined;
  return { key: delivery_id, title: `${item}のお届け`, endedOn: date };
}

function tracking({ carrier, tracking_number }: Schema.Delivery): string {
  return [carrier, tracking_number && `お問い合わせ番号 ${tracking_number}`]
    .filter(Boolean)
    .join(' ');
}

function actionOf({
  delivery_id,
  status,
  can_change,
  tracking_url,
}: Schema.Delivery): Action | undefined {
  if (can_change)
    return { kind: 'change', label: '日時を変更する', to: paths.delivery(delivery_id) };
  if (tracking_url === null) return undefined;
  return {
    kind: 'outside',
    label: status === 'returned' ? '再配達を申し込む' : '配送状況を見る',
    href: tracking_url,
  };
}
