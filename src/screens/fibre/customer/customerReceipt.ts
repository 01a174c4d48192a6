import type { Definition } from '@/ui/row/Definitions';

/** What stands after a change of the customer's data. */
export interface CustomerReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  /** From when it holds; null while a document is awaited. */
  from: string | null;
  /** What was changed: お名前. */
  what: string;
  /** As it is now; personal data, so not kept outside the page. */
  changed: readonly { term: string; value: string }[];
}

/** What of it may stand in session storage. */
export const withoutPersonalData = (receipt: CustomerReceipt): CustomerReceipt => ({
  ...receipt,
  changed: [],
});

/** The rows of the receipt for what was changed. */
export const changedRows = ({ what, changed }: CustomerReceipt): Definition[] =>
  changed.length > 0
    ? changed.map((row) => ({ ...row, strong: true }))
    : [{ term: '変更した項目', value: what, strong: true }];
