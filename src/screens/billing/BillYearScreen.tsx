import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useQuery, useSuspenseQueries } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read, useRead, withoutRejection } from '@/api/query';
import { isOldMonth, paymentMethod } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { now } from '@/lib/clock';
import { formatDay, formatFullMonth, formatMonth, formatMonthSpan, japanDay } from '@/lib/date';
import { saveFile } from '@/lib/saveFile';
import { formatNumber } from '@/lib/yen';
import { billsOf } from '@/paths';
import { billStatus } from '@/screens/shared/statuses';
import { useServiceType } from '@/session/selectedService';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { Figure } from '@/ui/figure/Figure';
import { Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { billCsv } from './billCsv';
import { hasUnreadable, ofYear } from './months';
import { NoSuchBill } from './NoSuchBill';
import { PrintHead } from './PrintHead';
import { billOrNone } from './queries';

/**
 * A year's bills with their lines as one file, and on paper the certificate of what was paid
 * (docs/product.md §5.10).
 */
export default function BillYearScreen() {
  const { year = '' } = useParams();
  const service = useServiceType();
  const data = useRead(api.getBilling);
  const months = ofYear(data.months, year).filter(
    ({ month }) => service === 'mobile' || !isOldMonth(month),
  );
  const bills = useBills(months.map(({ month }) => month));
  if (bills.length === 0)
    return <NoSuchBill unit="年" isUnread={hasUnreadable(data.months, year)} />;
  return <BillYear year={year} bills={bills} />;
}

/**
 * The bills of a year's months, four at a time: a browser opens six connections to a host at most, and the way
 * to another page needs one too.
 */
function useBills(months: readonly string[]): Schema.BillDetail[] {
  const first = useBillsAtOnce(months.slice(0, 4));
  const second = useBillsAtOnce(months.slice(4, 8));
  const third = useBillsAtOnce(months.slice(8));
  return [...first, ...second, ...third];
}

const useBillsAtOnce = (months: readonly string[]): Schema.BillDetail[] =>
  useSuspenseQueries({
    queries: months.map(billOrNone),
    combine: (bills) => bills.map(({ data }) => withoutRejection(data)),
  });

/** @param bills newest first */
function BillYear({ year, bills }: { year: string; bills: readonly Schema.BillDetail[] }) {
  const { list, month: pathOf } = billsOf(useServiceType());
  const paid = bills.filter(({ status }) => status === '3');
  const others = bills.filter(({ status }) => status !== '3');
  const total = paid.reduce((sum, bill) => sum + (bill.total ?? 0), 0);
  const [newest] = paid;
  const rowOf = (bill: Schema.BillDetail, note: string) => ({
    key: bill.month,
    name: (
      <Button
        variant="text"
        href={pathOf(bill.month)}
        aria-label={`${formatFullMonth(bill.month)}のご請求`}
        sx={{ color: 'text.primary' }}
      >
        {formatMonth(bill.month)}
      </Button>
    ),
    note,
    amount: bill.total ?? 0,
  });
  return (
    <Container>
      {newest?.has_invoice && <CertificateHead month={newest.month} />}
      <Box sx={{ [media.print]: { '& > div': { display: 'block' } } }}>
        <PageHead
          title={
            <>
              <span data-print="none">{year}年のお支払い</span>
              <Box
                component="span"
                sx={{ display: 'none', displayPrint: 'inline' }}
                aria-hidden="true"
              >
                {year}年 お支払い証明書
              </Box>
            </>
          }
          caption={paid.length > 0 && formatMonthSpan(paid.map(({ month }) => month).reverse())}
          figure={<Figure value={formatNumber(total)} unit="円" />}
          lead={
            paid.length > 0 ? (
              <>
                <Phrase>
                  <b>{paid.length}か月分</b>のご請求を、
                </Phrase>
                <Phrase>お支払いいただきました。</Phrase>
              </>
            ) : (
              'お支払い済みのご請求は、まだありません。'
            )
          }
          back={{ to: list, label: 'ご請求の一覧' }}
        >
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', gap: '12px 28px', mt: 7, displayPrint: 'none' }}
          >
            {paid.length > 0 && (
              <Button
                variant="secondary"
                size="small"
                startIcon={<Icon name="printer" />}
                onClick={() => window.print()}
              >
                お支払い証明書を印刷する
              </Button>
            )}
            <Button
              variant="text"
              startIcon={<Icon name="download" />}
              onClick={() =>
                saveFile(
                  new Blob([billCsv([...bills].reverse())], { type: 'text/csv;charset=utf-8' }),
                  `${brand.code}-${year}.csv`,
                )
              }
            >{`${bills.length}か月分の明細をダウンロード(CSV)`}</Button>
          </Stack>
        </PageHead>
      </Box>
      {paid.length > 0 && (
        <Section label="お支払い済み" caption={`${paid.length}か月`}>
          <AmountTable
            caption={`${year}年のお支払い済みのご請求`}
            rows={paid.map((bill) => rowOf(bill, paidNote(bill)))}
            subtotal={{ label: 'お支払い済みの合計', amount: total }}
          />
        </Section>
      )}
      {others.length > 0 && (
        <div data-print="none">
          <Section label="お支払い済みでないご請求" caption={`${others.length}か月`}>
            <AmountTable
              caption={`${year}年のお支払い済みでないご請求`}
              rows={others.map((bill) => rowOf(bill, billStatus(bill.status).label))}
            />
          </Section>
        </div>
      )}
    </Container>
  );
}

/** On paper alone: to whom the certificate is made out, and by whom, as the invoice of a month says. */
function CertificateHead({ month }: { month: string }) {
  const { data: invoice } = useQuery(read(api.getBillingInvoice, { target_month: month }));
  return invoice && <PrintHead invoice={{ ...invoice, issued_on: japanDay(now()) }} />;
}

/** `10月27日(火) クレジットカード` */
const paidNote = ({ debit_date, payment_method }: Schema.BillDetail): string =>
  [debit_date && formatDay(debit_date), paymentMethod(payment_method.code).label]
    .filter((part) => part !== null)
    .join(' ');
