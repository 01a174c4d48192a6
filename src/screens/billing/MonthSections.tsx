import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { chartMonths, invoiceMissing, invoiceSwitchMonth } from '@/catalogue/billing';
import { addMonths, formatDay, formatFullMonth, formatMonth } from '@/lib/date';
import { billsOf } from '@/paths';
import { downloadInvoice, subSystemOf } from '@/screens/shared/bill/invoiceFile';
import { billStatus } from '@/screens/shared/statuses';
import { useServiceType } from '@/session/selectedService';
import { DownloadFailure, useDownload } from '@/shell/download/download';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';
import { Amount } from '@/ui/figure/Amount';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { useEntryState } from '@/ui/useEntryState';
import {
  type BillYear,
  byYear,
  differences,
  isCollected,
  isOpen,
  isReadable,
  ofYear,
  oldMonth,
} from './months';

interface MonthSectionsProps {
  /** Newest first. */
  months: readonly Schema.BillMonth[];
  onRetry: () => void;
  retrying: boolean;
}

/** Bills that a law firm collects, then the rest by year; older years open when asked for. */
export function MonthSections({ months, onRetry, retrying }: MonthSectionsProps) {
  const { year: yearPath } = billsOf(useServiceType());
  const [opened, setOpened] = useEntryState<readonly string[]>('years', []);
  const table = { differences: differences(months), onRetry, retrying };
  const collected = months.filter(({ status }) => isCollected(status));
  const others = months.filter(({ status }) => !isCollected(status));
  const recent = new Set(months.filter(({ status }) => status !== '0').slice(0, chartMonths));
  const years = byYear(others).map((each) => ({
    ...each,
    shown: opened.includes(each.year)
      ? each.months
      : each.months.filter((bill) => bill.status === '0' || recent.has(bill)),
  }));
  const closed = years.filter(({ shown }) => shown.length === 0);
  const [newestClosed] = closed;
  const [newest, ...older] = years.filter(({ shown }) => shown.length > 0);
  const opener = ({ year }: BillYear) => (
    <Button
      key={year}
      variant="secondary"
      size="small"
      onClick={() => setOpened([...opened, year])}
    >{`${year}年をすべて見る`}</Button>
  );
  const sectionOf = (each: (typeof years)[number], index: number) => (
    <Section
      key={each.year}
      label={`${each.year}年`}
      caption={span(each.shown, each.shown.length < each.months.length)}
      aside={
        ofYear(each.months, each.year).length > 0 && (
          <Button
            variant="text"
            href={yearPath(each.year)}
            aria-label={`明細と証明書(${each.year}年)`}
          >
            明細と証明書
          </Button>
        )
      }
    >
      <MonthTable
        {...table}
        caption={`${each.year}年のご請求`}
        months={each.shown}
        headed={index === 0}
      />
      {each.shown.length < each.months.length && <Box sx={{ mt: 3 }}>{opener(each)}</Box>}
    </Section>
  );

  return (
    <>
      {collected.length > 0 && (
        <Section label="弁護士事務所からのご請求" caption={`${collected.length}件`}>
          <MonthTable
            {...table}
            caption="弁護士事務所からのご請求"
            months={collected}
            headed
            withYear
          />
        </Section>
      )}
      {newest && sectionOf(newest, 0)}
      <DeferredContent>
        {older.map((each, index) => sectionOf(each, index + 1))}
        {newestClosed && (
          <Section label={`${newestClosed.year}年以前`}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
              {closed.map(opener)}
            </Stack>
          </Section>
        )}
      </DeferredContent>
    </>
  );
}

/** `1月〜11月`; `12月以前` where earlier ones are still hidden. */
function span(shown: readonly Schema.BillMonth[], hasMore: boolean): string | undefined {
  const known = shown.filter(({ status }) => status !== '0');
  const [newest, oldest] = [known[0], known.at(-1)];
  if (!newest || !oldest) return undefined;
  if (hasMore) return `${formatMonth(newest.month)}以前`;
  return newest === oldest
    ? formatMonth(newest.month)
    : `${formatMonth(oldest.month)}〜${formatMonth(newest.month)}`;
}

/** Up to this many months are shown without a press. */
const few = 3;

/** `2023年9月以前のご請求` */
export const oldMonthsLabel = `${formatFullMonth(addMonths(invoiceSwitchMonth, -1))}以前のご請求`;

/**
 * The fibre bills of the old billing system. Shows nothing if there are none, and nothing while they are
 * read, since most customers have none. Stands below a `SectionBoundary`.
 */
export function OldMonthSection() {
  const { data, refetch, isFetching } = useQuery({
    ...read(api.getFixedBilling),
    throwOnError: true,
  });
  const [isOpened, setOpened] = useEntryState('old-months', false);
  const months = data?.bills.map(oldMonth) ?? [];
  if (months.length === 0) return null;
  const isShown = isOpened || months.length <= few || months.some(({ status }) => isOpen(status));
  return (
    <Section label={oldMonthsLabel} caption={`${months.length}件`}>
      {isShown ? (
        <MonthTable
          caption={oldMonthsLabel}
          months={months}
          differences={differences(months)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          headed
          withYear
        />
      ) : (
        <Button
          variant="secondary"
          size="small"
          onClick={() => setOpened(true)}
        >{`${months.length}件をすべて見る`}</Button>
      )}
    </Section>
  );
}

/** Widths of the columns; the status takes what is left. */
const widthsOf = (withYear: boolean, hasDifference: boolean) => [
  { sm: withYear ? 100 : 88, md: 112 },
  {},
  { sm: 56, md: 76 },
  ...(hasDifference ? [{ sm: 112, md: 128 }] : []),
  { sm: 112, md: 128 },
];

interface MonthTableProps {
  /** What the table lists, for the screen reader. */
  caption: string;
  months: readonly Schema.BillMonth[];
  /** Yen, by month. */
  differences: ReadonlyMap<string, number>;
  onRetry: () => void;
  retrying: boolean;
  /** The first table of the page shows its column heads. */
  headed?: boolean;
  /** The months are of several years. */
  withYear?: boolean;
}

/** Months with status, invoice, difference and amount; at 640 and less two lines a month. */
function MonthTable({
  caption,
  months,
  differences,
  headed,
  withYear = false,
  ...row
}: MonthTableProps) {
  const hasDifference = months.some(({ month }) => differences.has(month));
  return (
    <Table
      sx={{
        tableLayout: { sm: 'fixed' },
        ...(!headed && { thead: visuallyHidden }),
        'tbody :is(th, td)': {
          height: 50,
          py: '3px',
          [media.small]: { py: 2, verticalAlign: 'top' },
          [media.narrow]: { pr: 1 },
          [media.print]: { height: 'auto' },
        },
        'tr > :last-child:is(th, td)': { pr: 0 },
        [media.print]: { fontSize: 'inherit', lineHeight: 'inherit' },
        [media.fromMedium]: { '[data-narrow]': { display: 'none' } },
        [media.small]: {
          'colgroup, [data-wide]': { display: 'none' },
          // Puts the month on the line of its amount, although its target for the finger is 44 high.
          'tbody th > a': { marginBlock: '-8px -4px' },
        },
      }}
    >
      <caption>{caption}</caption>
      <colgroup>
        {widthsOf(withYear, hasDifference).map((width, index) => (
          <Box key={index} component="col" sx={{ width }} />
        ))}
      </colgroup>
      <TableHead>
        <TableRow>
          <TableCell>請求月</TableCell>
          <TableCell data-wide>状態</TableCell>
          <TableCell data-wide>請求書</TableCell>
          {hasDifference && (
            <TableCell data-wide align="right">
              先月との差
            </TableCell>
          )}
          <TableCell align="right">金額</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {months.map((bill) => (
          <MonthRow
            key={bill.month}
            bill={bill}
            difference={hasDifference && differences.get(bill.month)}
            withYear={withYear}
            {...row}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface MonthRowProps {
  bill: Schema.BillMonth;
  /** False in a table that has none. */
  difference: number | undefined | false;
  onRetry: () => void;
  retrying: boolean;
  withYear: boolean;
}

/** The row of a month: link to its bill, status, PDF, difference and amount. */
function MonthRow({ bill, difference, onRetry, retrying, withYear }: MonthRowProps) {
  const path = billsOf(useServiceType()).month(bill.month);
  const { download, isPending, failure } = useDownload(downloadInvoice, invoiceMissing);
  const { month, status, total, fixing_date } = bill;
  const subSystemId = subSystemOf(bill.sub_system_id);
  const named = formatFullMonth(month);
  const text = withYear ? named : formatMonth(month);
  const retry = retrying ? '読み込み中' : 'もう一度読み込む';
  const pdf = isPending ? '準備中' : 'PDF';

  const state = (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        fontSize: 14,
        '.MuiChip-root': { whiteSpace: 'normal' },
      }}
    >
      <Status {...billStatus(status)} />
      {status === '0' && fixing_date && (
        <Typography component="span" variant="help">
          {formatDay(fixing_date)}に確定
        </Typography>
      )}
      {!isReadable(status) && (
        <Button variant="text" aria-label={`${retry}(${named})`} onClick={onRetry}>
          {retry}
        </Button>
      )}
    </Stack>
  );
  const invoice = bill.has_invoice && subSystemId && (
    <Button
      variant="text"
      aria-label={`${pdf}(${named}の請求書をダウンロード)`}
      onClick={() => download({ month, subSystemId })}
    >
      {pdf}
    </Button>
  );

  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row">
          {status === '0' ? (
            text
          ) : (
            <Button
              variant="text"
              href={path}
              aria-label={`${text}のご請求`}
              sx={{ color: 'text.primary' }}
            >
              {text}
            </Button>
          )}
          <div data-narrow>{state}</div>
        </TableCell>
        <TableCell data-wide>{state}</TableCell>
        <TableCell data-wide>{invoice}</TableCell>
        {difference !== false && (
          <TableCell data-wide align="right">
            {difference === undefined ? '-' : <Amount value={difference} signed muted />}
          </TableCell>
        )}
        <TableCell align="right">
          {total === null ? '-' : <Amount value={total} />}
          <div data-narrow>{invoice}</div>
          <Box component="span" role="status" sx={visuallyHidden}>
            {isPending && '請求書を準備しています'}
          </Box>
        </TableCell>
      </TableRow>
      {failure && (
        <TableRow>
          <TableCell colSpan={5}>
            <DownloadFailure failure={failure} level={3} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
