const secret =
  /pass(word|code)|secret|token|access_key|otp|security_code|card_number|auth_code|gift_code|cipher/i;

/** Whether a field's value may not stand in a report. */
export const isSecret = (name: string): boolean => secret.test(name);

/** A value for a report: short, on one line, and none at all where its field is a secret. */
export function excerpt(path: string, value: unknown): string {
  if (isSecret(path)) return '(masked)';
  const text = typeof value === 'string' ? JSON.stringify(value) : masked(value);
  const line = (text ?? 'undefined').replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

const masked = (value: unknown): string | undefined =>
  JSON.stringify(value, (name, inner: unknown) =>
    isSecret(name) && typeof inner === 'string' ? '(masked)' : inner,
  );
