import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { invoiceMissing } from '@/catalogue/billing';
import { formatDay, formatFullMonth, formatMonth } from '@/lib/date';
import { billsOf } from '@/paths';
import { billStatus } from '@/screens/shared/statuses';
import { useServiceType } from '@/session/selectedService';
import { DownloadFailure } from '@/shell/download/DownloadFailure';
import { useDownload } from '@/shell/download/useDownload';
import { visuallyHidden } from '@/theme/type';
import { Amount } from '@/ui/figure/Amount';
import { Status } from '@/ui/status/Status';
import { isReadable } from './months';
import { downloadInvoice, subSystemOf } from './queries';

interface MonthRowProps {
  bill: Schema.BillMonth;
  difference: number | undefined;
  onRetry: () => void;
  retrying: boolean;
  withYear?: boolean;
}

/** The row of a month: link to its bill, status, PDF, difference and amount. */
export function MonthRow({ bill, difference, onRetry, retrying, withYear }: MonthRowProps) {
  const path = billsOf(useServiceType()).month(bill.month);
  const { download, isPending, failure } = useDownload(downloadInvoice, invoiceMissing);
  const { month, status, total, fixing_date } = bill;
  const subSystemId = subSystemOf(bill.sub_system_id);
  const named = formatFullMonth(month);
  const text = withYear ? named : formatMonth(month);

  const state = (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, fontSize: 14 }}
    >
      <Status {...billStatus(status)} />
      {status === '0' && fixing_date && (
        <Typography component="span" variant="body2" color="textSecondary">
          {formatDay(fixing_date)}に確定
        </Typography>
      )}
      {!isReadable(status) && (
        <Button variant="text" aria-label={`もう一度読み込む(${named})`} onClick={onRetry}>
          {retrying ? '読み込み中' : 'もう一度読み込む'}
        </Button>
      )}
    </Stack>
  );
  const invoice = bill.has_invoice && subSystemId && (
    <Button
      variant="text"
      aria-label={`PDF(${named}の請求書をダウンロード)`}
      onClick={() => download({ month, subSystemId })}
    >
      {isPending ? '準備中' : 'PDF'}
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
        <TableCell data-wide align="right">
          {difference === undefined ? '-' : <Amount value={difference} signed muted />}
        </TableCell>
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
