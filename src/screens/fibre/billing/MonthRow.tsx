import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { invoiceMissing } from '@/catalogue/billing';
import { formatDay, formatFullMonth, formatMonth } from '@/lib/date';
import { billsOf } from '@/paths';
import { useServiceType } from '@/session/serviceType';
import { DownloadFailure } from '@/shell/download/DownloadFailure';
import { useDownload } from '@/shell/download/useDownload';
import { media } from '@/theme/media';
import { type, visuallyHidden } from '@/theme/type';
import { Amount } from '@/ui/figure/Amount';
import { Status } from '@/ui/status/Status';
import { billStatus } from '@/ui/status/statuses';
import { isReadable } from './months';
import { downloadInvoice, type BillMonth } from './queries';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  font-size: 14px;
`;

// At 640 and less the row's second line; the columns of status and invoice go.
const Below = styled.div`
  display: none;
  ${media.small} {
    display: block;
  }
`;

const Note = styled.span`
  ${type.small};
  color: var(--ink-2);
`;

const Unseen = styled.span(visuallyHidden);

interface MonthRowProps {
  bill: BillMonth;
  difference: number | undefined;
  onRetry: () => void;
  retrying: boolean;
  withYear?: boolean;
}

/** One month: where its lines are, its state, its PDF, its amount. */
export function MonthRow({ bill, difference, onRetry, retrying, withYear }: MonthRowProps) {
  const path = billsOf(useServiceType()).month(bill.month);
  const { download, isPending, failure } = useDownload(downloadInvoice, invoiceMissing);
  const { month, status, total, fixing_date, sub_system_id } = bill;
  const named = formatFullMonth(month);
  const words = withYear ? named : formatMonth(month);

  const state = (
    <Line>
      <Status {...billStatus(status)} />
      {status === '0' && fixing_date && <Note>{formatDay(fixing_date)}に確定</Note>}
      {!isReadable(status) && (
        <Button variant="text" aria-label={`もう一度読み込む(${named})`} onClick={onRetry}>
          {retrying ? '読み込み中' : 'もう一度読み込む'}
        </Button>
      )}
    </Line>
  );
  const invoice = bill.has_invoice && sub_system_id && (
    <Button
      variant="text"
      aria-label={`PDF(${named}の請求書をダウンロード)`}
      onClick={() => download({ month, subSystemId: sub_system_id })}
    >
      {isPending ? '準備中' : 'PDF'}
    </Button>
  );

  return (
    <>
      <tr>
        <th scope="row">
          {status === '0' ? (
            words
          ) : (
            <Button
              variant="text"
              href={path}
              aria-label={`${words}のご請求`}
              sx={{ color: 'text.primary' }}
            >
              {words}
            </Button>
          )}
          <Below>{state}</Below>
        </th>
        <td data-wide>{state}</td>
        <td data-wide>{invoice}</td>
        <td data-wide data-right>
          {difference === undefined ? '-' : <Amount value={difference} signed muted />}
        </td>
        <td data-right>
          {total === null ? '-' : <Amount value={total} />}
          <Below>{invoice}</Below>
          <Unseen role="status">{isPending && '請求書を準備しています'}</Unseen>
        </td>
      </tr>
      {failure && (
        <tr>
          <td colSpan={5}>
            <DownloadFailure failure={failure} level={3} />
          </td>
        </tr>
      )}
    </>
  );
}
