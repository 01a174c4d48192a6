import { isObject } from '../operations.ts';
import { type Case, preferOf, type Tampering } from './cases/case.ts';
import { hasKey } from './contract.ts';
import { isSecret } from './mask.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** What curl cannot do itself. */
const notes: Partial<Record<Tampering, string>> = {
  query: 'send it with another query than the one that was signed',
  body: 'send it with another body than the one that was signed',
  date: 'sign it with a clock that is an hour behind',
};

/** Curl signs with this machine's date. Another can't be given: curl 7.88 would send that header twice. */
function clockNote(isSigned: boolean, offsetMs: number): string | undefined {
  const minutes = Math.round(offsetMs / 60_000);
  return isSigned && Math.abs(minutes) > 3
    ? `the server's clock differs by ${minutes} minutes: start a mock with --clock now`
    : undefined;
}

/**
 * A call as a command that can be run: curl signs it itself, with the credentials of the environment
 * variables that `--credentials env` reads, so that no secret stands in it.
 * @param offsetMs the server's clock minus this machine's
 */
export function curlOf(call: Case, url: string, offsetMs: number): string {
  const { operation, intent, body } = call;
  const how = intent.kind === 'tampered' ? intent.how : undefined;
  const parts = ['curl -si -X', operation.method.toUpperCase(), quoted(url)];
  if (body !== undefined)
    parts.push(
      `-H ${quoted(`content-type: ${call.contentType ?? 'application/json'}`)}`,
      `--data-raw ${maskedBody(body)}`,
    );
  if (hasKey(operation)) parts.push(`-H "idempotency-key: $(uuidgen)"`);
  if (intent.kind === 'scenario') parts.push(`-H ${quoted(`prefer: ${preferOf(intent)}`)}`);
  if (operation.isSigned && how !== 'none') {
    const tamperedSecret = how === 'secret' ? 'x' : '';
    parts.push(
      '--aws-sigv4 aws:amz:ap-northeast-1:execute-api',
      `--user "$AWS_ACCESS_KEY_ID:$AWS_SECRET_ACCESS_KEY${tamperedSecret}"`,
    );
    if (how !== 'token') parts.push('-H "x-amz-security-token: $AWS_SESSION_TOKEN"');
  }
  const note = how ? notes[how] : clockNote(operation.isSigned, offsetMs);
  if (note) parts.push(`# ${note}`);
  return parts.join(' ');
}

function maskedBody(text: string): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return quoted(text);
  }
  if (!isObject(body)) return quoted(text);
  const entries = Object.entries(body).map(([name, value]) =>
    isSecret(name) && typeof value === 'string'
      ? `${quoted(`${JSON.stringify(name)}:"`)}"$MINAMO_${name.toUpperCase()}"${quoted('"')}`
      : quoted(`${JSON.stringify(name)}:${JSON.stringify(value)}`),
  );
  return `${quoted('{')}${entries.join(quoted(','))}${quoted('}')}`;
}
