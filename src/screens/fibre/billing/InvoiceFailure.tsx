import { invoiceUnchanged } from '@/catalogue/billing';
import { Alert } from '@/ui/message/Alert';

interface InvoiceFailureProps {
  failure: { title: string; text: string };
  /** Level of its heading: one below what it stands in. */
  level: 2 | 3;
}

/** Why an invoice didn't come, what to do, and what it leaves as it was. */
export function InvoiceFailure({ failure, level }: InvoiceFailureProps) {
  return (
    <Alert
      kind="danger"
      live
      level={level}
      title={`ダウンロードできませんでした。${failure.title}`}
    >
      <p>
        {failure.text}
        {invoiceUnchanged}
      </p>
    </Alert>
  );
}
