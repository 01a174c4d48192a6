import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { deliveryStatuses } from '@/catalogue/appointments';
import { labelOf } from '@/catalogue/labelOf';
import { timeBandText } from '@/catalogue/timeBands';
import { formatDay } from '@/lib/date';
import { KeepTogether } from '@/ui/KeepTogether';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';

/** What is on its way, with its number to track it by. */
export function DeliveryRows() {
  const { deliveries } = useSuspenseQuery(read(api.getDelivery)).data;
  if (deliveries.length === 0) return null;
  return (
    <Section label="配送の状況" caption={`${deliveries.length}件`}>
      <DescriptionList
        stacked
        items={deliveries.map((delivery) => ({
          term: delivery.item,
          value: `${labelOf(deliveryStatuses, delivery.status)} ${when(delivery)}`.trim(),
          note: note(delivery),
          action: delivery.tracking_url && (
            <Button
              variant="text"
              aria-label={`配送を調べる(${delivery.item})`}
              href={delivery.tracking_url}
            >
              配送を調べる
            </Button>
          ),
        }))}
      />
    </Section>
  );
}

const when = ({ date, time_band }: Schema.Delivery): string =>
  date === null ? '' : `${formatDay(date)} ${time_band ? timeBandText(time_band) : ''}`.trim();

function note({ status, carrier, tracking_number }: Schema.Delivery): ReactNode {
  if (status === 'returned')
    return `ご不在などのため、${carrier ?? '配送会社'}が持ち戻りました。配送会社に再配達をお申し込みください`;
  return (
    tracking_number && (
      <KeepTogether>{`${carrier ?? ''} お問い合わせ番号 ${tracking_number}`.trim()}</KeepTogether>
    )
  );
}
