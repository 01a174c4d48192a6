/** `090-••••-1234`: enough of a phone number for its owner to recognise it. */
export function maskPhone(digits: string): string {
  return `${digits.slice(0, 3)}-${'•'.repeat(digits.length - 7)}-${digits.slice(-4)}`;
}

/** `m••••@example.jp`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1••••');
}
