import Button from '@mui/material/Button';
import List from '@mui/material/List';
import type * as Schema from '@/api/generated/schemas';
import { deliveryStatuses } from '@/catalogue/appointments';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp } from '@/catalogue/labelOf';
import { timeBandText } from '@/catalogue/timeBands';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { shapeOf } from '@/screens/shared/statuses';
import { StatusRow } from '@/screens/shared/StatusRow';
import { KeepTogether } from '@/ui/KeepTogether';
import { Status, type StatusShape } from '@/ui/status/Status';

const statuses: Record<Code.DeliveryStatus, StatusShape> = {
  preparing: { mark: 'dashedCircle', label: deliveryStatuses.preparing },
  shipped: { mark: 'half', label: deliveryStatuses.shipped },
  delivered: { mark: 'done', label: deliveryStatuses.delivered, ended: true },
  returned: { mark: 'triangle', label: deliveryStatuses.returned, box: 'caution' },
};

/** What is on its way, when it comes, and what can be done about it. */
export function DeliveryRows({ deliveries }: { deliveries: readonly Schema.Delivery[] }) {
  return (
    <List aria-label="お届け">
      {deliveries.map((delivery) => (
        <StatusRow
          key={delivery.delivery_id}
          title={delivery.item}
          help={<KeepTogether>{arrival(delivery)}</KeepTogether>}
          status={<Status {...shapeOf(statuses, delivery.status)} />}
          action={<DeliveryAction delivery={delivery} />}
        />
      ))}
    </List>
  );
}

const arrivals: Record<Exclude<Code.DeliveryStatus, 'returned'>, string> = {
  preparing: 'にお届けします',
  shipped: 'にお届けします',
  delivered: 'にお届けしました',
};

function arrival({ status, date, time_band, carrier }: Schema.Delivery): string {
  if (status === 'returned')
    return `${carrier ?? '配送会社'}が持ち戻りました。再配達をお申し込みください。`;
  if (date === null) return 'お届け日は未定です';
  const band = time_band ? ` ${timeBandText(time_band)}` : '';
  return `${formatDay(date)}${band}${lookUp(arrivals, status) ?? ''}`;
}

function DeliveryAction({ delivery }: { delivery: Schema.Delivery }) {
  const { delivery_id, item, status, can_change, tracking_url } = delivery;

  if (can_change)
    return (
      <Button
        variant="text"
        href={paths.delivery(delivery_id)}
        aria-label={`日時を変更する(${item})`}
      >
        日時を変更する
      </Button>
    );
  if (tracking_url === null || status === 'delivered') return null;
  const label = status === 'returned' ? '再配達を申し込む' : '配送状況を見る';
  return (
    <Button variant="text" aria-label={`${label}(${item})`} href={tracking_url}>
      {label}
    </Button>
  );
}
