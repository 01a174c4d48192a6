import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { formatNumber } from '@/lib/yen';
import { useServiceType } from '@/session/selectedService';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { media } from '@/theme/media';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { IndexedSections } from '@/ui/page/IndexedSections';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { BillGroups } from './BillGroups';
import { carriedSection } from './billParts';
import { DifferenceSection } from './DifferenceSection';
import { MonthHead } from './MonthHead';
import { PartsSection } from './PartsSection';
import { PrintHead } from './PrintHead';
import { taxTexts } from './taxText';

/** The bill from its opening to its closing total, all amounts on one axis. */
export function BillOfMonth({ month }: { month: string }) {
  const fixed = useServiceType() !== 'mobile';
  const {
    data: bill,
    refetch,
    isFetching,
  } = useSuspenseQuery(read(api.getBillingMonth, { target_month: month }));
  // Print, several PDFs and the tax by rate need the invoice; the bill on the screen doesn't wait for it.
  const { data: invoice } = useQuery({
    ...read(api.getBillingInvoice, { target_month: month }),
    enabled: bill.has_invoice,
  });
  return (
    <Container>
      {invoice && <PrintHead invoice={invoice} />}
      <MonthHead
        bill={bill}
        invoice={invoice}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {bill.total !== null && (
        <DeferredContent>
          <IndexedSections>
            <div data-print="none">
              <PartsSection bill={bill} total={bill.total} />
            </div>
            {bill.previous && (
              <div data-print="none">
                <DifferenceSection
                  previous={bill.previous}
                  total={bill.total}
                  differences={bill.differences}
                />
              </div>
            )}
            {/* The groups belong together: they stand closer than other sections do. */}
            <Box
              sx={{
                '& > section + section': { mt: { xs: 7, sm: 9 }, [media.print]: { mt: '4mm' } },
              }}
            >
              <BillGroups groups={bill.groups} month={month} callsOf={fixed ? 'fixed' : 'mobile'} />
              <SectionBoundary label="前の月からの繰り越し">
                <CarriedForward month={month} />
              </SectionBoundary>
            </Box>
            <GrandTotal
              label="ご請求額の合計"
              value={formatNumber(bill.total)}
              note={taxTexts(bill.tax, invoice?.tax_rates ?? []).map((text) => (
                <Box component="span" sx={{ display: 'block' }} key={text}>
                  {text}
                </Box>
              ))}
            />
          </IndexedSections>
        </DeferredContent>
      )}
    </Container>
  );
}

/** Amounts carried forward from earlier months; nothing if there are none. */
function CarriedForward({ month }: { month: string }) {
  const { items, total } = useSuspenseQuery(
    read(api.getCarriedForwardBilling, { target_month: month }),
  ).data;
  if (items.length === 0) return null;
  return (
    <Section id={carriedSection} label="前の月からの繰り越し">
      <AmountTable
        caption="前の月からの繰り越し"
        rows={items.map(({ label, reason, amount }, index) => ({
          key: String(index),
          name: label,
          note: reason,
          amount,
        }))}
        subtotal={items.length > 1 ? { label: '小計', amount: total } : undefined}
      />
    </Section>
  );
}
