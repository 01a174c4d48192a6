import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type * as Schema from '@/api/generated/schemas';
import { invoiceMissing } from '@/catalogue/billing';
import { DownloadFailure } from '@/shell/download/DownloadFailure';
import { useDownload } from '@/shell/download/useDownload';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { downloadInvoice, type InvoiceFile, isOldMonth, subSystemOf } from './queries';

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
