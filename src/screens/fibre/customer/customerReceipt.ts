/** What stands after a change of the customer's data. */
export interface CustomerReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  /** From when it holds; null while a document is awaited. */
  from: string | null;
  /** As it is now; a value is personal data, so not kept outside the page. */
  changed: readonly { term: string; value?: string }[];
  /** The values as the server encrypted them, for the receipt after a reload. */
  cipher?: string | undefined;
}

/** What of it may stand in session storage. */
export const withoutPersonalData = (receipt: CustomerReceipt): CustomerReceipt => ({
  ...receipt,
  changed: receipt.changed.map(({ term }) => ({ term })),
});
