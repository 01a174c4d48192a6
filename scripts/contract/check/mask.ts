import { parsed } from './json.ts';

const secret =
  /pass(word|code)|secret|token|access_key|otp|security_code|card_number|auth_code|gift_code|cipher/i;

/** Whether a field's value is hidden in reports. */
export const isSecret = (name: string): boolean => secret.test(name);

/** A value for a report: short, on one line, and none at all where its field is a secret. */
export function excerpt(path: string, value: unknown): string {
  if (isSecret(path)) return '(masked)';
  const line = (masked(value) ?? 'undefined').replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

const masked = (value: unknown): string | undefined =>
  JSON.stringify(value, (name, inner: unknown) =>
    isSecret(name) && typeof inner === 'string' ? '(masked)' : inner,
  );

const longest = 2000;

/** An answer for a report: its status, its headers and its body, without secrets, cut where it is long. */
export function answerText(reply: { status: number; headers: Headers; body: Buffer }): string {
  const hidden = /^(set-cookie|authorization|x-amz-security-token)$/;
  const headers = [...reply.headers].map(
    ([name, value]) => `${name}: ${hidden.test(name) ? '(masked)' : value}`,
  );
  const text = [`${reply.status}`, ...headers, '', bodyText(reply)].join('\n');
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

function bodyText({ headers, body }: { headers: Headers; body: Buffer }): string {
  if (headers.get('content-type')?.includes('pdf')) return `(${body.length} bytes)`;
  const text = body.toString('utf8');
  const read = parsed(text);
  return read === undefined ? text : (masked(read) ?? '');
}
