import { ungrouped } from './width';

/** 03 and 06 (Tokyo, Osaka), with which no longer area code begins, and the free and nationwide codes. */
const parted = /^(0[36])(\d{4})(\d{4})$|^(0120|0570)(\d{3})(\d{3})$/;

/**
 * Digits of a phone number as displayed, 3-4-rest when 11 or more characters
 * (docs/product.md §13.2). A shorter one gets hyphens where its first digits alone tell where they go. Any
 * other is shown as it is, since that would take the list of all area codes.
 */
export function formatPhone(digits: string): string {
  if (digits.length >= 11) return `${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`;
  const parts = parted.exec(digits)?.slice(1).filter(Boolean);
  return parts ? parts.join('-') : digits;
}

/** 81 after +, 00 or 010, with or without the 0 that is left out when one calls from abroad. */
const fromAbroad = /^(?:\+|00|010)810?(?=[1-9]\d{8,9}$)/;

/**
 * What was typed or copied as a phone number: half-width, without spaces, hyphens, dots, parentheses and the
 * country's code, `+81 (0)90-1234-5678` → `09012345678`.
 */
export function normalisePhone(typed: string): string {
  return ungrouped(typed)
    .replace(/[()]/g, '')
    .replace(/^(?:tel:)+/i, '')
    .replace(fromAbroad, '0');
}
