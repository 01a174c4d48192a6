/**
 * Digits of a phone number as displayed, 3-4-rest when 11 or more characters (specification 2,
 * section 5); a shorter one is shown as it is.
 */
export function formatPhone(digits: string): string {
  return digits.length >= 11
    ? `${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`
    : digits;
}

/** What was typed as a phone number, without spaces and hyphens and in half-width digits. */
export function normalisePhone(typed: string): string {
  return typed
    .replace(/[０-９]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u3000\-‐‑‒–—―−－ーｰ()（）]/g, '');
}
