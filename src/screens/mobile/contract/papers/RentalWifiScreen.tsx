import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/codes';
import { inOrder } from '@/catalogue/inOrder';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { PageHead } from '@/ui/page/PageHead';
import { EmptyState } from '@/ui/state/EmptyState';
import { RentalWifiDeviceSection } from './RentalWifiDeviceSection';

/** Rented Wi-Fi that goes back: how, where to, by when, and what it costs when it doesn't. */
export default function RentalWifiScreen() {
  const { devices } = useSuspenseQuery(read(api.getRentalWifiSendBackInfo)).data;
  return (
    <Container>
      <PageHead
        title="レンタルWi-Fiの返却"
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={paths.mobileContract()}>
            ご契約情報
          </Button>
        }
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
