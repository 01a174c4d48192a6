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

/** What was typed as a phone number, without spaces and hyphens and in half-width digits. */
export function normalisePhone(typed: string): string {
  return typed
    .replace(/[０-９]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u3000\-‐‑‒–—―−－ーｰ()（）]/g, '');
}
