import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { chartMonths, firstBillOn, isOldMonth, noBills } from '@/catalogue/billing';
import { billsOf, paths, topOf } from '@/paths';
import { BillChart, BillTable } from '@/screens/shared/bill/BillChart';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { UnpaidSection } from '@/screens/shared/bill/UnpaidSection';
import { useServiceType } from '@/session/selectedService';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Icon } from '@/theme/icon/Icon';
import { TwinSection } from '@/ui/chart/TwinSection';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { ForecastSection } from './ForecastSection';
import { InstalmentSection } from './InstalmentSection';
import { averageSentence } from './months';
import { MonthSections, OldMonthSection, oldMonthsLabel } from './MonthSections';
import { RefundSection } from './RefundSection';

interface NoBillsProps {
  /** The month of the next bill, YYYYMM; null when there will be none. */
  month: string | null;
  fixingDate: string | null;
  /** One action. */
  children: ReactNode;
}

/** All bills by year, instalments that are left, and refunds (docs/design.md §6). */
export default function BillingScreen() {
  const service = useServiceType();
  const { data, refetch, isFetching } = useSuspenseQuery(read(api.getBilling));
  // Fibre bills from before the switch are listed apart, as the old billing system has them
  // (`OldMonthSection`).
  const months =
    service === 'mobile' ? data.months : data.months.filter(({ month }) => !isOldMonth(month));
  const fixed = months.filter(({ status }) => status !== '0');
  const charted = fixed.slice(0, chartMonths);
  const bars = charted.map(({ month, total }) => ({ month, amount: total ?? undefined })).reverse();
  return (
    <Container>
      <PageHead
        title="ご請求の一覧"
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={topOf(service)}>
            料金・お知らせ
          </Button>
        }
        lead={<Sentence of={averageSentence(charted)} />}
      />
      {months.length === 0 ? (
        <>
          <NoBills month={data.next_month} fixingDate={data.next_fixing_date}>
            <Button href={service === 'mobile' ? paths.mobileContract() : paths.contract()}>
              ご契約情報を見る
            </Button>
          </NoBills>
          {data.forecast && (
            <DeferredContent>
              <ForecastSection forecast={data.forecast} />
            </DeferredContent>
          )}
        </>
      ) : (
        <>
          <UnpaidSection
            unpaid={data.unpaid}
            pathOf={billsOf(service).month}
            payment={service === 'mobile' ? paths.mobilePayment() : paths.payment()}
          />
          {bars.length > 2 && (
            <TwinSection
              label={`${bars.length}か月`}
              chart={<BillChart bills={bars} pathOf={billsOf(service).month} />}
              table={<BillTable bills={bars} />}
            />
          )}
          <DeferredContent>
            {data.forecast && <ForecastSection forecast={data.forecast} />}
            <MonthSections months={months} onRetry={() => void refetch()} retrying={isFetching} />
          </DeferredContent>
        </>
      )}
      {service === 'mobile' ? (
        <Section label="返金">
          <Button variant="text" href={paths.reimbursement()}>
            返金の明細を見る
          </Button>
        </Section>
      ) : (
        <DeferredContent>
          <SectionBoundary label="分割払いの残り">
            <InstalmentSection />
          </SectionBoundary>
          <SectionBoundary label="返金">
            <RefundSection />
          </SectionBoundary>
          <SectionBoundary label={oldMonthsLabel}>
            <OldMonthSection />
          </SectionBoundary>
        </DeferredContent>
      )}
    </Container>
  );
}

/** No bill yet, and when the first one comes (docs/design.md §6). */
function NoBills({ month, fixingDate, children }: NoBillsProps) {
  return (
    <Section label="ご請求">
      <EmptyState lead={noBills} next={firstBillOn(month, fixingDate)}>
        {children}
      </EmptyState>
    </Section>
  );
}
