import styled from '@emotion/styled';
import { invoiceMissing } from '@/catalogue/billing';
import { DownloadFailure } from '@/shell/download/DownloadFailure';
import { useDownload } from '@/shell/download/useDownload';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { SubmitButton } from '@/ui/link/SubmitButton';
import {
  downloadInvoice,
  isOldMonth,
  type BillDetail,
  type Invoice,
  type InvoiceFile,
} from './queries';

const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${media.small} {
    width: 100%;
    & > button {
      flex: 1 0 100%;
    }
  }
`;

const Failed = styled.div`
  flex: 1 0 100%;
`;

type InvoicedBill = Pick<BillDetail, 'month' | 'has_invoice' | 'sub_system_id'>;

interface InvoiceButtonsProps {
  bill: InvoicedBill;
  invoice: Invoice | undefined;
}

/** The PDFs of a month: one, two in the month of the switch, plain and detailed before it. */
export function InvoiceButtons({ bill, invoice }: InvoiceButtonsProps) {
  const files = invoiceFiles(bill, invoice);
  if (files.length === 0) return null;
  return (
    <Files>
      {files.map((each) => (
        <InvoiceButton key={each.label} {...each} />
      ))}
    </Files>
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
      >
        {label}をダウンロード(PDF)
      </SubmitButton>
      {failure && (
        <Failed>
          <DownloadFailure failure={failure} level={2} />
        </Failed>
      )}
    </>
  );
}

interface NamedFile {
  label: string;
  file: InvoiceFile;
}

function invoiceFiles(bill: InvoicedBill, invoice: Invoice | undefined): NamedFile[] {
  const { month, has_invoice, sub_system_id } = bill;
  if (!has_invoice || !sub_system_id || invoice?.files.length === 0) return [];
  if (isOldMonth(month)) {
    const file = { month, subSystemId: sub_system_id };
    return [
      { label: '請求書', file },
      { label: '請求明細書', file: { ...file, detailed: true } },
    ];
  }
  // Until the invoice is read the bill itself names the one that there is.
  if (!invoice || invoice.files.length < 2)
    return [{ label: '請求書', file: { month, subSystemId: sub_system_id } }];
  return invoice.files.map((each) => ({
    label: each.label,
    file: { month, subSystemId: each.sub_system_id },
  }));
}
