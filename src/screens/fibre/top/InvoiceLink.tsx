import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { invoiceMissing } from '@/catalogue/billing';
import { downloadInvoice, subSystemOf } from '@/screens/shared/bill/invoiceFile';
import { DownloadFailure } from '@/shell/download/DownloadFailure';
import { useDownload } from '@/shell/download/useDownload';
import { Icon } from '@/theme/icon/Icon';
import { visuallyHidden } from '@/theme/type';
import { Actions } from '@/ui/link/Actions';

interface InvoiceLinkProps {
  bill: Schema.CurrentBill;
  /** The actions that stand before it. */
  children: ReactNode;
}

/** The hero's actions with the link to its invoice, which shows that it is loading and why it failed. */
export function InvoiceLink({ bill, children }: InvoiceLinkProps) {
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
