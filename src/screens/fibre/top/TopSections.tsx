import { SectionBoundary } from '@/shell/error/SectionBoundary';
import type { BillMonth } from '@/screens/billing/queries';
import { BillsSection } from './BillsSection';
import { CautionSection } from './CautionSection';
import { EndedSection } from './EndedSection';
import { NoticeSection } from './NoticeSection';
import { ProgressSection } from './ProgressSection';
import { ShortcutSection } from './ShortcutSection';

export interface TopSectionsProps {
  months: readonly BillMonth[];
}

/** What stands below the bill on the fibre top, in a chunk of its own. */
export default function TopSections({ months }: TopSectionsProps) {
  return (
    <>
      <SectionBoundary label="ご契約">
        <EndedSection />
      </SectionBoundary>
      <SectionBoundary label="ご確認ください">
        <CautionSection />
      </SectionBoundary>
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
