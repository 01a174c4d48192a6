import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, read } from '@/api/query';
import { billAdvice, isOldMonth } from '@/catalogue/billing';
import { addMonths, formatFullDay } from '@/lib/date';
import { groupDigits } from '@/lib/numbers';
import { formatNumber, formatYen } from '@/lib/yen';
import { billStatus } from '@/screens/shared/statuses';
import { useServiceType } from '@/session/selectedService';
import { Facts } from '@/ui/figure/Facts';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { Status } from '@/ui/status/Status';
import { BillOfMonth } from './BillOfMonth';
import {
  BillNotice,
  BillTools,
  InvoiceButtons,
  MonthFrame,
  MonthLinks,
  MonthUnreadable,
} from './MonthFrame';
import { isReadable, oldCsv, oldMonth } from './months';
import { NoSuchBill } from './NoSuchBill';
import { isMonth, oldInvoiceOrNone } from './queries';

/** One month's bill, of fibre or mobile, or a message that the address has no bill (docs/design.md §6). */
export default function BillingMonthScreen() {
  const { month } = useParams();
  const isMobile = useServiceType() === 'mobile';
  if (!isMonth(month)) return <NoSuchBill unit="月" />;
  return isOldMonth(month) && !isMobile ? (
    <OldBillOfMonth key={month} month={month} />
  ) : (
    <BillOfMonth key={month} month={month} />
  );
}

/** A fibre bill of the old billing system, with the lines of its invoice (docs/product.md §5.5). */
function OldBillOfMonth({ month }: { month: string }) {
  const { data, refetch, isFetching } = useSuspenseQuery(read(api.getFixedBilling));
  const at = data.bills.findIndex((each) => each.month === month);
  const bill = data.bills[at];
  // The last bill of the old system is followed by the first of the new one.
  const { data: following } = useQuery({
    ...read(api.getBilling),
    enabled: at === 0,
    select: ({ months }) => months.find((each) => each.month === addMonths(month, 1)),
  });
  if (!bill) return <NoSuchBill unit="月" />;
  const [newer, older] = [data.bills[at - 1], data.bills[at + 1]];
  const beside = (
    <MonthLinks
      previous={older ?? null}
      next={newer ? { month: newer.month, fixing_date: null } : (following ?? null)}
    />
  );
  if (bill.has_invoice && isReadable(bill.status)) return <WithInvoice {...{ bill, beside }} />;
  return (
    <Container>
      <MonthFrame bill={bill} tools={beside}>
        {isReadable(bill.status) ? (
          <>
            <OldMonthFacts bill={bill} />
            <OldNotice bill={bill} />
          </>
        ) : (
          <Box sx={{ mt: 5 }}>
            <MonthUnreadable onRetry={() => void refetch()} retrying={isFetching} />
          </Box>
        )}
      </MonthFrame>
    </Container>
  );
}

function WithInvoice({ bill, beside }: { bill: Schema.OldBill; beside: ReactNode }) {
  const { data: invoice } = useSuspenseQuery(oldInvoiceOrNone(bill.month));
  if (isRejection(invoice)) return <NoSuchBill unit="月" />;
  return (
    <Container>
      <MonthFrame
        bill={{ ...bill, total: invoice.total }}
        tools={
          <>
            <InvoiceButtons bill={oldMonth(bill)} invoice={undefined} />
            <BillTools bill={oldCsv(invoice)} />
            {beside}
          </>
        }
      >
        <OldMonthFacts bill={bill} invoice={invoice} />
        <OldNotice bill={bill} />
      </MonthFrame>
      <OldInvoiceLines invoice={invoice} />
    </Container>
  );
}

function OldNotice({ bill }: { bill: Schema.OldBill }) {
  const open = {
    status: bill.status,
    unpaid_total: null,
    payment_due_on: null,
    payment_method: null,
    contact: null,
  };
  return (
    billAdvice(open).length > 0 && (
      <Box sx={{ mt: 5 }}>
        <BillNotice bill={open} />
      </Box>
    )
  );
}

/** The three facts under the total of a month of the old billing system. */
function OldMonthFacts({ bill, invoice }: { bill: Schema.OldBill; invoice?: Schema.OldInvoice }) {
  return (
    <Facts
      plain
      items={[
        { label: '状態', value: <Status {...billStatus(bill.status)} /> },
        ...(invoice
          ? [
              { label: '発行日', value: formatFullDay(invoice.issued_on) },
              {
                label: '請求番号',
                value: <Verbatim>{groupDigits(invoice.invoice_number, '-')}</Verbatim>,
              },
            ]
          : []),
      ]}
    />
  );
}

/** The lines of an invoice of the old billing system, closed by its total. */
function OldInvoiceLines({ invoice: { lines, total, tax } }: { invoice: Schema.OldInvoice }) {
  return (
    <>
      <Section label="内訳" caption="すべて税込">
        {lines.length > 0 ? (
          <AmountTable
            caption="内訳"
            rows={lines.map(({ label, detail, amount }, index) => ({
              key: String(index),
              name: label,
              note: detail ?? undefined,
              amount,
            }))}
          />
        ) : (
          <p>この月にご請求したものはありません。</p>
        )}
      </Section>
      <GrandTotal
        label="ご請求額の合計"
        value={formatNumber(total)}
        note={total > 0 && `うち消費税 ${formatYen(tax)}`}
      />
    </>
  );
}
