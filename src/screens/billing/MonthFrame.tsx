import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { billAdvice, invoiceMissing, isOldMonth, type OpenBill } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { now } from '@/lib/clock';
import { formatDay, formatFullMonth, formatMonth, formatNearMonth, japanTime } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { saveFile } from '@/lib/saveFile';
import { formatNumber } from '@/lib/yen';
import { billsOf } from '@/paths';
import { downloadInvoice, type InvoiceFile, subSystemOf } from '@/screens/shared/bill/invoiceFile';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { billStatus } from '@/screens/shared/statuses';
import { useServiceType } from '@/session/selectedService';
import { DownloadFailure, useDownload } from '@/shell/download/download';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { Figure } from '@/ui/figure/Figure';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { ErrorState } from '@/ui/state/ErrorState';
import { billCsv, type CsvBill } from './billCsv';

interface MonthFrameProps {
  bill: { month: string; usage_month: string; total: number | null };
  children: ReactNode;
  /** PDF, print, CSV and links to the neighbouring months, in one line; not on paper. */
  tools: ReactNode;
}

/** The head of a month's page: its name, its total, the way back; on paper the bill's title. */
export function MonthFrame({ bill, children, tools }: MonthFrameProps) {
  const { month, usage_month, total } = bill;
  const { list } = billsOf(useServiceType());
  const title = `${formatNearMonth(month, now())}のご請求`;
  return (
    // There is no link back on paper, so the head starts at the margin.
    <Box sx={{ [media.print]: { '& > div': { display: 'block' } } }}>
      <PageHead
        title={
          <>
            <span data-print="none">{title}</span>
            <Box
              component="span"
              sx={{ display: 'none', displayPrint: 'inline' }}
              aria-hidden="true"
            >
              {formatFullMonth(month)} ご請求書
            </Box>
          </>
        }
        caption={`${formatMonth(usage_month)}ご利用分`}
        figure={
          total === null ? <Figure value="-" /> : <Figure value={formatNumber(total)} unit="円" />
        }
        back={{ to: list, label: 'ご請求の一覧' }}
      >
        {children}
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: { xs: 'space-between', sm: 'flex-start' },
            gap: '12px 28px',
            mt: 7,
            displayPrint: 'none',
          }}
        >
          {tools}
        </Stack>
      </PageHead>
    </Box>
  );
}

/** Buttons to print the bill and to save its lines for a spreadsheet; neither while its total isn't known. */
export function BillTools({ bill }: { bill: CsvBill }) {
  if (bill.total === null) return null;
  return (
    <>
      <Button variant="text" startIcon={<Icon name="printer" />} onClick={() => window.print()}>
        印刷する
      </Button>
      <Button
        variant="text"
        startIcon={<Icon name="download" />}
        aria-label="明細をダウンロード(CSV)"
        onClick={() =>
          saveFile(
            new Blob([billCsv([bill])], { type: 'text/csv;charset=utf-8' }),
            `${brand.code}-${bill.month}.csv`,
          )
        }
      >
        明細をダウンロード(CSV)
      </Button>
    </>
  );
}

type InvoicedBill = Pick<Schema.BillDetail, 'month' | 'has_invoice' | 'sub_system_id'>;

interface InvoiceButtonsProps {
  bill: InvoicedBill;
  invoice: Schema.BillingInvoice | undefined;
}

/** The PDFs of a month: one, two in the month of the switch, plain and detailed before it. */
export function InvoiceButtons({ bill, invoice }: InvoiceButtonsProps) {
  const files = invoiceFiles(bill, invoice);
  if (files.length === 0) return null;
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: 3,
        [media.small]: { width: '100%', '& > button': { flex: '1 0 100%' } },
      }}
    >
      {files.map((each) => (
        <InvoiceButton key={each.label} {...each} />
      ))}
    </Stack>
  );
}

function InvoiceButton({ label, file }: NamedFile) {
  const { download, isPending, failure } = useDownload(downloadInvoice, invoiceMissing);
  return (
    <>
      <SubmitButton
        busy={isPending ? '準備しています' : false}
        variant="secondary"
        size="small"
        startIcon={<Icon name="download" />}
        onClick={() => download(file)}
      >{`${label}をダウンロード(PDF)`}</SubmitButton>
      {failure && (
        <Box sx={{ flex: '1 0 100%' }}>
          <DownloadFailure failure={failure} level={2} />
        </Box>
      )}
    </>
  );
}

interface NamedFile {
  label: string;
  file: InvoiceFile;
}

function invoiceFiles(bill: InvoicedBill, invoice: Schema.BillingInvoice | undefined): NamedFile[] {
  const { month, has_invoice } = bill;
  const subSystemId = subSystemOf(bill.sub_system_id);
  if (!has_invoice || !subSystemId || invoice?.files.length === 0) return [];
  if (isOldMonth(month)) {
    const file = { month, subSystemId };
    return [
      { label: '請求書', file },
      { label: '請求明細書', file: { ...file, detailed: true } },
    ];
  }
  // If there is only one file, or the invoice hasn't been read yet, the bill itself names the file.
  if (!invoice || invoice.files.length < 2)
    return [{ label: '請求書', file: { month, subSystemId } }];
  return invoice.files.flatMap(({ label, sub_system_id }) => {
    const own = subSystemOf(sub_system_id);
    return own ? [{ label, file: { month, subSystemId: own } }] : [];
  });
}

interface MonthLinksProps {
  previous: { month: string } | null;
  /** `fixing_date`: ISO day on which that bill will be fixed; null once it is fixed. */
  next: { month: string; fixing_date: string | null } | null;
}

/** Links to the month before and the month after, or the day on which the next bill will be fixed. */
export function MonthLinks({ previous, next }: MonthLinksProps) {
  const { month: path } = billsOf(useServiceType());
  if (!previous && !next) return null;
  return (
    <Stack
      component="nav"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'space-between', sm: 'flex-start' },
        columnGap: 5,
        width: { xs: '100%', sm: 'auto' },
        ml: 'auto',
      }}
      aria-label="前後の月のご請求"
    >
      {previous && (
        <Button variant="text" startIcon={<Icon name="back" />} href={path(previous.month)}>
          {formatMonth(previous.month)}
        </Button>
      )}
      {next &&
        (next.fixing_date === null ? (
          <Button variant="text" href={path(next.month)}>
            {formatMonth(next.month)}
          </Button>
        ) : (
          <Typography component="span" variant="help">
            {formatMonth(next.month)}は{dayWithin(next.month, next.fixing_date)}に確定します
          </Typography>
        ))}
    </Stack>
  );
}

/** `16日(水)` within the month itself, `1月16日(土)` in another. */
function dayWithin(month: string, date: string): string {
  const { day, weekday, month: number } = japanTime(date);
  return Number(month.slice(4)) === number ? `${day}日(${weekday})` : formatDay(date);
}

type NoticedBill = Omit<OpenBill, 'contact'> & { contact: Schema.BillDetail['contact'] };

/** What a bill asks of the customer, with the one thing to do about it. */
export function BillNotice({ bill }: { bill: NoticedBill }) {
  const late = bill.status === '2' || bill.status === '5';
  return (
    <Alert severity={late ? 'warning' : 'info'}>
      <AlertTitle component="h2">
        {late ? 'お支払いをお待ちしています' : billStatus(bill.status).label}
      </AlertTitle>
      <p>
        <Sentence of={billAdvice(bill)} />
      </p>
      <Box sx={{ mt: 1 }}>
        <NoticeAction bill={bill} late={late} />
      </Box>
    </Alert>
  );
}

function NoticeAction({ bill, late }: { bill: NoticedBill; late: boolean }) {
  const { list } = billsOf(useServiceType());
  if (late)
    return (
      <Button variant="text" href={list} sx={{ fontWeight: 700 }}>
        お支払いが必要なご請求を見る
      </Button>
    );
  const phone = bill.contact?.phone;
  return phone ? (
    <Button variant="text" sx={{ fontWeight: 700 }} href={`tel:${phone}`}>
      事務所に電話する<Nowrap translate="no">({formatPhone(phone)})</Nowrap>
    </Button>
  ) : (
    <Button variant="text" sx={{ fontWeight: 700 }} href={`tel:${brand.support.phone}`}>
      サポート窓口に電話する<Nowrap>({brand.support.phone})</Nowrap>
    </Button>
  );
}

/** A bill whose status is none of those given (docs/product.md §5.4). */
export function MonthUnreadable({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <ErrorState onRetry={onRetry} busy={retrying}>
      この月のご請求を、いま読み込めません。ご請求の内容は変わっていません。
    </ErrorState>
  );
}
