import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import type { CalendarEvent } from '@/lib/calendarFile';
import { now } from '@/lib/clock';
import { daysUntil, formatFullDay } from '@/lib/date';
import { formatPostalCode } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { shapeOf } from '@/screens/shared/statuses';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { Status, type StatusShape } from '@/ui/status/Status';

/** Rental Wi-Fi that goes back: by when, where to, with what; nothing where there is none. */
export function RentalWifiSection() {
  const { devices } = useRead(api.getRentalWifiSendBackInfo);
  if (devices.length === 0) return null;
  return (
    <Section label="レンタルWi-Fiの返却" caption={`${devices.length}台`}>
      <DescriptionList items={devices.flatMap(rowsOf)} stacked />
      {devices.some(({ state }) => state === 'waiting' || state === 'overdue') && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 7 }}>
          <Button variant="text" href={paths.mobileRentalWifi()} sx={{ fontWeight: 700 }}>
            返却方法を見る
          </Button>
          <AddToCalendar events={returnDays(devices)} />
        </Stack>
      )}
    </Section>
  );
}

function returnDays(devices: readonly Schema.RentalWifiDevice[]): CalendarEvent[] {
  return devices
    .filter(({ state }) => state === 'waiting')
    .map(({ name, serial_number, send_back_by }) => ({
      id: `return ${serial_number}`,
      title: `${name}の返却期限(${brand.services.mobile})`,
      day: send_back_by,
      notes: [serial_number],
      url: paths.mobileRentalWifi(),
    }));
}

function rowsOf(device: Schema.RentalWifiDevice): DescriptionItem[] {
  const { name, serial_number, state } = device;
  const row: DescriptionItem = {
    term: `${name} ${serial_number}`,
    value: <Status {...rentalWifiStatus(device)} />,
    note: noteOf(device),
  };
  if (state !== 'waiting' && state !== 'overdue') return [row];
  return [
    row,
    {
      term: `返却先(${serial_number})`,
      value: (
        <>
          〒{formatPostalCode(device.zip_code)} {device.address}
          <br />
          {device.recipient}
        </>
      ),
      note: `同封するもの：${device.accessories.join('、') || 'ありません'}`,
    },
  ];
}

function noteOf({ state, send_back_by, received_on, charge }: Schema.RentalWifiDevice): string {
  if (received_on) return `${formatFullDay(received_on)}に届きました`;
  switch (state) {
    case 'charged':
      return `違約金 ${formatYen(charge)}をご請求しました`;
    case 'overdue':
      return `${formatFullDay(send_back_by)}の期限を過ぎています。すぐにお送りください。届かない場合は、違約金 ${formatYen(charge)}をご請求します`;
    case 'waiting':
      return `${formatFullDay(send_back_by)}必着${daysLeft(send_back_by)}。期限に届かない場合は、違約金 ${formatYen(charge)}をご請求します`;
    case 'received':
      return '';
    default:
      return rentalWifiUnread;
  }
}

function daysLeft(day: string): string {
  const left = daysUntil(day, now());
  if (left < 0) return '';
  return left === 0 ? '・今日が期限です' : `・あと${left}日`;
}

const rentalWifiStates: Record<Code.RentalWifiState, StatusShape> = {
  waiting: { mark: 'half', label: '返却待ち', box: 'ink' },
  received: { mark: 'done', label: '返却済み' },
  overdue: { mark: 'triangle', label: '返却期限切れ', box: 'caution' },
  charged: { mark: 'square', label: '違約金のご請求済み', box: 'ink' },
};

/** State of the return of a rented device. */
export const rentalWifiStatus = ({ state }: Schema.RentalWifiDevice): StatusShape =>
  shapeOf(rentalWifiStates, state);

/** The text for a device of unknown state. */
export const rentalWifiUnread =
  '返却の状況を読み込めません。お手数ですが、サポート窓口へお電話ください';
