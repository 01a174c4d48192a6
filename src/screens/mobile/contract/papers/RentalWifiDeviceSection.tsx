import type * as Schema from '@/api/generated/schemas';
import { now } from '@/lib/clock';
import { daysUntil, formatFullDay } from '@/lib/date';
import { formatPostalCode } from '@/lib/postalCode';
import { formatYen } from '@/lib/yen';
import { CopyButton } from '@/ui/link/CopyButton';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { Status } from '@/ui/status/Status';
import { rentalWifiStatus, rentalWifiUnread } from '../rentalWifiStates';

/** One device: its state, and what is still to be done with it. */
export function RentalWifiDeviceSection({ device }: { device: Schema.RentalWifiDevice }) {
  const { name, serial_number } = device;
  return (
    <Section label={name} caption={`製造番号 ${serial_number}`}>
      <DescriptionList
        stacked
        items={[
          { term: '状況', value: <Status {...rentalWifiStatus(device)} /> },
          ...rowsOf(device),
        ]}
      />
    </Section>
  );
}

function toSend(device: Schema.RentalWifiDevice): DescriptionItem[] {
  const { send_back_by, accessories, zip_code, address, recipient, charge } = device;
  const days = daysUntil(send_back_by, now());
  const place = `〒${formatPostalCode(zip_code)} ${address} ${recipient}`;
  return [
    {
      term: '返却期限',
      value: `${formatFullDay(send_back_by)}必着`,
      note: days > 0 ? `あと${days}日` : days === 0 ? '今日が期限です' : '期限を過ぎています',
      strong: true,
    },
    {
      term: '同封するもの',
      value: accessories.join('、') || 'ありません',
      note: '1つの箱にまとめて、緩衝材で包んでください',
    },
    {
      term: '返却先',
      value: (
        <>
          〒{formatPostalCode(zip_code)}
          <br />
          {address}
          <br />
          {recipient}
        </>
      ),
      note: '追跡できる方法で、お送りください',
      action: <CopyButton text={place} what="返却先" />,
    },
    {
      term: '期限に届かない場合',
      value: `違約金 ${formatYen(charge)}をご請求します`,
    },
  ];
}

function rowsOf(device: Schema.RentalWifiDevice): DescriptionItem[] {
  const { state, received_on, charge, send_back_by } = device;
  switch (state) {
    case 'waiting':
    case 'overdue':
      return toSend(device);
    case 'received':
      return [
        {
          term: '届いた日',
          value: received_on ? formatFullDay(received_on) : '-',
          note: 'お手続きは完了しています。違約金はかかりません',
        },
      ];
    case 'charged':
      return [
        {
          term: '違約金',
          value: formatYen(charge),
          note: `${formatFullDay(send_back_by)}までに届かなかったため、ご請求しました`,
          strong: true,
        },
      ];
    default:
      return [{ term: 'お手続き', value: rentalWifiUnread }];
  }
}
