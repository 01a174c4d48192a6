import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '@/paths';
import { NoticeList } from '@/screens/shared/NoticeList';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { ApplicationSection } from './ApplicationSection';
import { ChargeSection, LastChargeSection } from './ChargeSection';
import { DailySection } from './DailySection';
import { mobileTopQueries } from './queries';
import { ShortcutSection } from './ShortcutSection';
import { SpeedSection } from './SpeedSection';

export interface MobileTopSectionsProps {
  /** Whether the line is being ended, or has ended. */
  leaving?: 'begun' | 'ended';
}

/** What stands below the data left on the mobile top, in a chunk of its own. */
export default function MobileTopSections({ leaving }: MobileTopSectionsProps) {
  if (leaving === 'ended')
    return (
      <>
        <SectionBoundary label="料金">
          <LastChargeSection />
        </SectionBoundary>
        <SectionBoundary label="お知らせ">
          <NoticeSection />
        </SectionBoundary>
      </>
    );
  return (
    <>
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
        <ApplicationSection isLeaving={leaving === 'begun'} />
      </SectionBoundary>
      <SectionBoundary label="お知らせ">
        <NoticeSection />
      </SectionBoundary>
      <SectionBoundary label="よく使う手続き">
        <ShortcutSection />
      </SectionBoundary>
    </>
  );
}

/** The newest notifications; they open on the page of all of them. */
function NoticeSection() {
  const notices = useSuspenseQuery(mobileTopQueries.notification()).data;
  return <NoticeList notices={notices} history={paths.mobileNotificationHistory()} />;
}
