import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import { isRejection, read } from '@/api/query';
import { paths } from '@/paths';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { PageHead } from '@/ui/page/PageHead';
import { usageOf } from '../queries';
import { SpeedSection } from '../SpeedSection';
import { DaysSection } from './DaysSection';
import { MonthsSection } from './MonthsSection';
import { TrafficHead } from './TrafficHead';

/** Data used by day and by month, of the month that the address names (docs/design.md §6). */
export default function TrafficScreen() {
  const month = useSearchParams()[0].get('month');
  if (month !== null && !/^\d{4}(0[1-9]|1[0-2])$/.test(month)) return <NoSuchUsage />;
  return <TrafficOf month={month ?? undefined} />;
}

function TrafficOf({ month }: { month: string | undefined }) {
  const [{ data: detail }, { data: usage }] = useSuspenseQueries({
    queries: [usageOf(month), read(api.getDataTrafficUsage)],
  });
  if (isRejection(detail)) return <NoSuchUsage />;
  return (
    <Container>
      <TrafficHead detail={detail} usage={usage} />
      <DaysSection detail={detail} />
      <SectionBoundary label="高速通信">
        <SpeedSection />
      </SectionBoundary>
      {detail.months.length > 0 && <MonthsSection months={detail.months} />}
    </Container>
  );
}

/** The address names no month, or one that isn't kept any more. */
function NoSuchUsage() {
  return (
    <Container>
      <PageHead
        title="この月の使用量はありません"
        lead="アドレスの月が正しくないか、使用量を見られる期間を過ぎています。"
      >
        <Actions>
          <Button endIcon={<Icon name="arrow" />} href={paths.mobileTraffic()}>
            今月の使用量を見る
          </Button>
        </Actions>
      </PageHead>
    </Container>
  );
}
