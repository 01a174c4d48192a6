import Container from '@mui/material/Container';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '@/paths';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { UnpaidSection } from '@/ui/bill/UnpaidSection';
import { Below } from '@/ui/page/Below';
import { ApplicationSection } from './ApplicationSection';
import { ChargeSection, LastChargeSection } from './ChargeSection';
import { DailySection } from './DailySection';
import { DataHero } from './DataHero';
import { LeavingNotice, LeftSection, useLeaving } from './LeavingSection';
import { NoticeSection } from './NoticeSection';
import { mobileTopQueries } from './queries';
import { ShortcutSection } from './ShortcutSection';
import { SpeedSection } from './SpeedSection';

/** The mobile top: data left, how fast it goes, what it costs, what is under way (look: mobile-top). */
export default function MobileTopScreen() {
  const { data: usage } = useSuspenseQuery(mobileTopQueries.usage());
  const leaving = useLeaving();
  if (leaving?.status === 'end')
    return (
      <Container>
        <LeftSection info={leaving} />
        <Unpaid />
        <Below>
          <SectionBoundary label="料金">
            <LastChargeSection />
          </SectionBoundary>
          <SectionBoundary label="お知らせ">
            <NoticeSection />
          </SectionBoundary>
        </Below>
      </Container>
    );
  return (
    <Container>
      {leaving && <LeavingNotice info={leaving} />}
      <DataHero usage={usage} />
      <Unpaid />
      <Below>
        <SectionBoundary label="高速通信">
          <SpeedSection />
        </SectionBoundary>
        <SectionBoundary label="日ごとの使用量">
          <DailySection />
        </SectionBoundary>
        <SectionBoundary label="料金">
          <ChargeSection />
        </SectionBoundary>
        <SectionBoundary label="手続きの状況">
          <ApplicationSection isLeaving={leaving !== undefined} />
        </SectionBoundary>
        <SectionBoundary label="お知らせ">
          <NoticeSection />
        </SectionBoundary>
        <SectionBoundary label="よく使う手続き">
          <ShortcutSection />
        </SectionBoundary>
      </Below>
    </Container>
  );
}

/** What is owed in all, and how to pay it. */
function Unpaid() {
  // Not suspended: the data left stand without it, and the section of the bill says when it can't be read.
  const { data } = useQuery(mobileTopQueries.billing());
  if (!data) return null;
  return (
    <UnpaidSection
      unpaid={data.unpaid}
      pathOf={paths.mobileBillingMonth}
      payment={paths.mobilePayment()}
    />
  );
}
