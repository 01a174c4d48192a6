/** The digits of what was typed or pasted as a code, half-width, at most `length` of them. */
export function codeDigits(typed: string, length: number): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}
