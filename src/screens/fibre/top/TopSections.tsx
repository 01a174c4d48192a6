import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '@/paths';
import type { BillMonth, Forecast } from '@/screens/billing/queries';
import { NextBillSection } from '@/screens/shared/bill/NextBillSection';
import { NoticeList } from '@/screens/shared/NoticeList';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { BillsSection } from './BillsSection';
import { CautionSection } from './CautionSection';
import { EndedSection } from './EndedSection';
import { ProgressSection } from './ProgressSection';
import { topQueries } from './queries';
import { ShortcutSection } from './ShortcutSection';

export interface TopSectionsProps {
  months: readonly BillMonth[];
  forecast: Forecast | null | undefined;
}

/** What stands below the bill on the fibre top, in a chunk of its own. */
export default function TopSections({ months, forecast }: TopSectionsProps) {
  return (
    <>
      <SectionBoundary label="ご契約">
        <EndedSection />
      </SectionBoundary>
      <SectionBoundary label="ご確認ください">
        <CautionSection />
      </SectionBoundary>
      <NextBillSection forecast={forecast} />
      <BillsSection months={months} />
      <SectionBoundary label="手続きの状況">
        <ProgressSection />
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
  const notices = useSuspenseQuery(topQueries.notification()).data;
  return <NoticeList notices={notices} history={paths.notificationHistory()} />;
}
