import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { paths } from '@/paths';
import { ActionsSection } from '@/screens/shared/actions/ActionsSection';
import { UnpaidSection } from '@/screens/shared/bill/UnpaidSection';
import { LostSection } from '@/screens/shared/LostSection';
import { NoticeList } from '@/screens/shared/NoticeList';
import { openActions } from '@/shell/actions/openActions';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { ApplicationSection } from './ApplicationSection';
import { ChargeSection, LastChargeSection } from './ChargeSection';
import { DailySection } from './DailySection';
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
        <SectionBoundary label="ご対応が必要なこと">
          <RequiredActions />
        </SectionBoundary>
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
      <SectionBoundary label="ご対応が必要なこと">
        <RequiredActions />
      </SectionBoundary>
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
      <LostSection />
    </>
  );
}

/** What asks for an act; from a server that doesn't tell it, what is owed in all. */
function RequiredActions() {
  const actions = openActions(
    useSuspenseQuery(read(api.getNotification, ofService('mobile'))).data,
  );
  // Not suspended: the section of the bill says when it can't be read.
  const unpaid = useQuery(read(api.getBilling, ofService('mobile'))).data?.unpaid;
  if (actions) return <ActionsSection actions={actions} all={paths.mobileRequiredAction()} />;
  if (!unpaid) return null;
  return (
    <UnpaidSection
      unpaid={unpaid}
      pathOf={paths.mobileBillingMonth}
      payment={paths.mobilePayment()}
    />
  );
}

/** The newest notifications; they open on the page of all of them. */
function NoticeSection() {
  const notices = useSuspenseQuery(read(api.getNotification, ofService('mobile'))).data;
  return <NoticeList notices={notices} history={paths.mobileNotificationHistory()} />;
}
