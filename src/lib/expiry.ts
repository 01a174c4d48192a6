import { parseMonth } from './date';

/** A card's expiry `YYYYMM` as it stands on the card: `08/2029`. */
export function formatExpiry(month: string): string {
  const { year, month: number } = parseMonth(month);
  return `${String(number).padStart(2, '0')}/${year}`;
}
