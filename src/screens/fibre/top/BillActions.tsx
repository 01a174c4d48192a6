import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { invoiceMissing } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { downloadInvoice, subSystemOf } from '@/screens/shared/bill/invoiceFile';
import { DownloadFailure, useDownload } from '@/shell/download/download';
import { Icon } from '@/theme/icon/Icon';
import { visuallyHidden } from '@/theme/type';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';

interface BillActionsProps {
  bill: Schema.CurrentBill;
  /** Yen that wait for their payment, of all months. */
  owed: number;
  onRetry: () => void;
  retrying: boolean;
}

/** One primary button: what the bill asks for, or else its lines. The other actions are links. */
export function BillActions({ bill, owed, onRetry, retrying }: BillActionsProps) {
  const { status, previous, contact } = bill;
  const lines = paths.billingMonth(bill.month);
  switch (status) {
    case '1':
    case '3':
      return (
        <InvoiceLink bill={bill}>
          <Button endIcon={<Icon name="arrow" />} href={lines}>
            内訳を見る
          </Button>
        </InvoiceLink>
      );
    case '2':
    case '5':
      return (
        <InvoiceLink bill={bill}>
          {/* All that is owed, in the order in which to pay it, and what to do without a slip. */}
          <Button endIcon={<Icon name="arrow" />} href={paths.billing()}>
            {`${formatYen(owed)}のお支払いを確かめる`}
          </Button>
          <Button variant="text" href={lines}>
            内訳を見る
          </Button>
        </InvoiceLink>
      );
    case '4':
      return (
        <InvoiceLink bill={bill}>
          {contact && <Button href={`tel:${contact.phone}`}>事務所に電話する</Button>}
          <Button variant="text" href={lines}>
            内訳を見る
          </Button>
        </InvoiceLink>
      );
    case '0':
      return (
        <Actions>
          {previous && (
            <Button
              endIcon={<Icon name="arrow" />}
              href={paths.billingMonth(previous.month)}
            >{`${formatMonth(previous.month)}の内訳を見る`}</Button>
          )}
          <Button variant="text" href={paths.billing()}>
            ご請求の一覧
          </Button>
        </Actions>
      );
    case '6':
      return (
        <Actions>
          <Button href={`tel:${brand.support.phone}`}>サポート窓口に電話する</Button>
          <Button variant="text" href={paths.billing()}>
            ご請求の一覧
          </Button>
        </Actions>
      );
    default:
      return (
        <Actions>
          <SubmitButton
            busy={retrying ? '読み込み中' : false}
            startIcon={<Icon name="reload" />}
            onClick={onRetry}
          >
            もう一度読み込む
          </SubmitButton>
          <Button variant="text" href={paths.billing()}>
            ご請求の一覧
          </Button>
        </Actions>
      );
  }
}

interface InvoiceLinkProps {
  bill: Schema.CurrentBill;
  /** The actions before it. */
  children: ReactNode;
}

/** The hero's actions with the link to its invoice, which shows that it is loading and why it failed. */
function InvoiceLink({ bill, children }: InvoiceLinkProps) {
  const { download, isPending, failure } = useDownload(downloadInvoice, invoiceMissing);
  const subSystemId = bill.has_invoice ? subSystemOf(bill.sub_system_id) : undefined;
  return (
    <>
      <Actions>
        {children}
        {subSystemId && (
          <Button
            variant="text"
            startIcon={<Icon name="download" />}
            onClick={() => download({ month: bill.month, subSystemId })}
          >
            {isPending ? '請求書を準備しています' : '請求書をダウンロード(PDF)'}
          </Button>
        )}
      </Actions>
      <Box component="span" sx={visuallyHidden} role="status">
        {isPending && '請求書を準備しています'}
      </Box>
      {failure && (
        <Box sx={{ mt: 5 }}>
          <DownloadFailure failure={failure} level={2} />
        </Box>
      )}
    </>
  );
}
