import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { inOrder } from '@/catalogue/labelOf';
import { now } from '@/lib/clock';
import { daysUntil, formatDay, formatFullDay } from '@/lib/date';
import { formatPostalCode } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { CopyButton } from '@/ui/link/CopyButton';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { EmptyState } from '@/ui/state/EmptyState';
import { Status } from '@/ui/status/Status';
import { rentalWifiStatus, rentalWifiUnread } from '../RentalWifiSection';

/** Rented Wi-Fi that goes back: how, where to, by when, and what it costs when it doesn't. */
export default function RentalWifiScreen() {
  const { devices } = useRead(api.getRentalWifiSendBackInfo);
  return (
    <Container>
      <PageHead
        title="レンタルWi-Fiの返却"
        back={{ to: paths.mobileContract(), label: 'ご契約情報' }}
        lead={devices.length > 0 && leadText(devices)}
      >
        {devices.length === 0 && (
          <EmptyState unit="台" lead="返却していただく機器はありません。">
            <Button variant="secondary" href={paths.mobileContract()}>
              ご契約情報に戻る
            </Button>
          </EmptyState>
        )}
      </PageHead>
      {[...devices].sort(byNeed).map((device) => (
        <RentalWifiDeviceSection key={device.serial_number} device={device} />
      ))}
    </Container>
  );
}

const order = inOrder<Code.RentalWifiState>()(['overdue', 'waiting', 'charged', 'received']);

/** Devices that need the customer come first. */
const byNeed = (a: Schema.RentalWifiDevice, b: Schema.RentalWifiDevice) => placeOf(a) - placeOf(b);

const placeOf = ({ state }: Schema.RentalWifiDevice) => order.findIndex((one) => one === state);

function leadText(devices: readonly Schema.RentalWifiDevice[]) {
  const open = devices.filter(({ state }) => state === 'waiting' || state === 'overdue');
  const late = open.filter(({ state }) => state === 'overdue');
  const [first] = open.map(({ send_back_by }) => send_back_by).sort();
  if (first === undefined)
    return devices.every(({ state }) => state === 'received' || state === 'charged')
      ? '返却のお手続きは終わっています。'
      : undefined;
  if (late.length > 0)
    return (
      <>
        期限を過ぎた機器が<b>{late.length}台</b>あります。すぐにお送りください。
      </>
    );
  return (
    <>
      <b>{open.length}台</b>を、<b>{formatDay(first)}</b>までに届くようにお送りください。
    </>
  );
}

/** One device: its state, and what is still to be done with it. */
function RentalWifiDeviceSection({ device }: { device: Schema.RentalWifiDevice }) {
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
    { term: '期限に届かない場合', value: `違約金 ${formatYen(charge)}をご請求します` },
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
