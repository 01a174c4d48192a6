/** A long number as it is read: `261100482175` and `-` give `2611-0048-2175`. */
export const groupDigits = (digits: string, between: string): string =>
  digits.replace(/(\d{4})(?=\d)/g, `$1${between}`);

/** `PG2611210483` → `PG-2611-21-0483`, as it is read out on the phone. */
export const formatReceiptNumber = (number: string) =>
  number.replace(/^(..)(\d{4})(\d{2})(\d{4})$/, '$1-$2-$3-$4');

/**
 * Shows numbers that the server has masked in one form on every screen: `***4821` → `•••• 4821`,
 * `****-****-****-1881` → `•••• 1881`, `090-****-1234` → `090-••••-1234`.
 */
export function masked(text: string): string {
  return text.replace(/(^|[^\d*-])(?:\*+-?)+(?=\d)/g, '$1•••• ').replaceAll('*', '•');
}
