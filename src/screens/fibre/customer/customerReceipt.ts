/** The receipt of a change of the customer's data. */
export interface CustomerReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  /** Text of the day or bill from which the change holds; null while a document is awaited. */
  from: string | null;
  /** The changed rows. A value is personal data, so it isn't kept outside the page. */
  changed: readonly { term: string; value?: string }[];
  /** The values as the server encrypted them, for the receipt after a reload. */
  cipher?: string | undefined;
}

/** The receipt as session storage may keep it. */
export const withoutPersonalData = (receipt: CustomerReceipt): CustomerReceipt => ({
  ...receipt,
  changed: receipt.changed.map(({ term }) => ({ term })),
});
