import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '@/paths';
import { billingQueries } from '@/screens/fibre/billing/queries';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { UnpaidSection } from '@/ui/bill/UnpaidSection';
import { Below } from '@/ui/page/Below';
import { BillHero } from './BillHero';
import { BillsSection } from './BillsSection';
import { CautionSection } from './CautionSection';
import { EndedSection } from './EndedSection';
import { FirstBill } from './FirstBill';
import { NoticeSection } from './NoticeSection';
import { ProgressSection } from './ProgressSection';
import { ShortcutSection } from './ShortcutSection';

/** The fibre top: this month's bill, what asks for attention, and what is under way (look: top). */
export default function TopScreen() {
  const { data: billing, refetch, isFetching } = useSuspenseQuery(billingQueries.list());
  return (
    <Container>
      {billing.current ? (
        <BillHero
          bill={billing.current}
          billing={billing}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <FirstBill month={billing.next_month} fixingDate={billing.next_fixing_date} />
      )}
      {billing.unpaid.bills.some(({ month }) => month !== billing.current?.month) && (
        <UnpaidSection
          unpaid={billing.unpaid}
          pathOf={paths.billingMonth}
          payment={paths.payment()}
        />
      )}
      <Below>
        <SectionBoundary label="ご契約">
          <EndedSection />
        </SectionBoundary>
        <SectionBoundary label="ご確認ください">
          <CautionSection />
        </SectionBoundary>
        <BillsSection months={billing.months} />
        <SectionBoundary label="手続きの状況">
          <ProgressSection />
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
