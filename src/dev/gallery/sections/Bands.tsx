import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { PhoneNumberBar } from '@/procedure/PhoneNumberBar';
import { Band, NewVersionBand, OfflineBand, SlowBand } from '@/shell/message/Band';

const ignore = () => undefined;

/** What hangs under the head rule. */
export function Bands() {
  return (
    <>
      <PhoneNumberBar
        phone="09000001234"
        serviceId="m09000001234"
        count={3}
        action={
          <Button variant="text" href="/service/">
            番号を切り替える
          </Button>
        }
      />
      <Band kind="お知らせ" onClose={ignore}>
        <b>11月25日(水) 2:00〜5:00</b> 請求書のダウンロードを休止します。{' '}
        <Link href="/notification_history">詳しく見る</Link>
      </Band>
      <NewVersionBand onSwitch={ignore} />
      <SlowBand stage="slow" />
      <SlowBand stage="stuck" />
      <OfflineBand />
    </>
  );
}
