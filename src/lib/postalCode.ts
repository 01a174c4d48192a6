import { normalisePhone } from './phone';

/** A postal code as displayed: 3 digits, a hyphen, then the rest when 7 or more characters (docs/product.md §13.2). */
export function formatPostalCode(digits: string): string {
  return digits.length >= 7 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
}

/** What was typed as a postal code, without 〒, spaces and hyphens and in half-width digits. */
export function normalisePostalCode(typed: string): string {
  return normalisePhone(typed.replace(/〒/g, ''));
}
