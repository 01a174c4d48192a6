import { ungrouped } from './characters';

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

/** A postal code as displayed: 3 digits, a hyphen, then the rest when 7 or more characters (docs/product.md §13.2). */
export function formatPostalCode(digits: string): string {
  return digits.length >= 7 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
}

/** What was typed as a postal code, half-width and without 〒, spaces and hyphens. */
export function normalisePostalCode(typed: string): string {
  return ungrouped(typed).replace(/[〒〶]/g, '');
}

/** The last digit of an IMEI, which follows from the fourteen before it (Luhn). */
export function imeiCheckDigit(digits: string): string {
  const sum = [...digits].reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** `090-••••-1234`: enough of a phone number for its owner to recognise it. */
export function maskPhone(digits: string): string {
  return `${digits.slice(0, 3)}-${'•'.repeat(digits.length - 7)}-${digits.slice(-4)}`;
}

/** `m••••@example.jp`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1••••');
}
