/** `PG2611210483` → `PG-2611-21-0483`, as it is read out on the phone. */
export const formatReceiptNumber = (number: string) =>
  number.replace(/^(..)(\d{4})(\d{2})(\d{4})$/, '$1-$2-$3-$4');
