import { invoiceUnchanged } from '@/catalogue/billing';
import { Alert } from '@/ui/message/Alert';

/** Why an invoice didn't come, what to do, and what it leaves as it was. */
export function InvoiceFailure({ failure }: { failure: { title: string; text: string } }) {
  return (
    <Alert kind="danger" live title={`ダウンロードできませんでした。${failure.title}`}>
      <p>
        {failure.text}
        {invoiceUnchanged}
      </p>
    </Alert>
  );
}
