import { ungrouped } from './width';

/** A postal code as displayed: 3 digits, a hyphen, then the rest when 7 or more characters (docs/product.md §13.2). */
export function formatPostalCode(digits: string): string {
  return digits.length >= 7 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
}

/** What was typed as a postal code, half-width and without 〒, spaces and hyphens. */
export function normalisePostalCode(typed: string): string {
  return ungrouped(typed).replace(/[〒〶]/g, '');
}
