import { isObject } from '../operations.ts';
import { type Case, isPreflight, methodOf, preferOf, type Tampering } from './cases/case.ts';
import { hasKey } from './contract.ts';
import { parsed } from './json.ts';
import { isSecret } from './mask.ts';
import { askedFor } from './send.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** What curl cannot do itself. */
const notes: Partial<Record<Tampering, string>> = {
  query: 'send it with another query than the one that was signed',
  body: 'send it with another body than the one that was signed',
  short: 'send only the first 8 digits of the signature',
  method: 'sign it for another method',
  path: 'sign it for another path',
  behind: 'sign it with a clock that is 6 minutes behind',
  ahead: 'sign it with a clock that is 6 minutes ahead',
  day: 'sign it with the scope of yesterday',
  'wrong-token': 'send another session token',
  'other-token': 'send the session token of another login',
  'other-key': 'send another access key id',
  'host-uncovered': 'leave host out of the signed headers',
  'date-uncovered': 'leave x-amz-date out of the signed headers',
  'body-hash': 'send x-amz-content-sha256 of the body that was signed with another body',
  'body-unsigned': 'sign with x-amz-content-sha256 UNSIGNED-PAYLOAD',
  'token-uncovered': 'leave x-amz-security-token out of the signed headers',
  'key-uncovered': 'leave idempotency-key out of the signed headers',
  'in-query': 'sign the address, as for a link',
  prefix: 'sign its path without the prefix of the host',
  swapped: 'sign it by another login, with your own session token',
  'key-case': 'send the access key id in small letters',
  expired: 'sign it with credentials that have run out',
  renewed: 'sign it with credentials that were renewed since',
  'logged-out': 'sign it with credentials that were logged out',
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
 * variables that `--credentials env` reads, so that it contains no secret.
 * @param sent the address, the page it comes from, and the server's clock minus this machine's
 */
export function curlOf(
  call: Case,
  sent: { url: string; offsetMs: number; origin: string },
): string {
  const { url, offsetMs, origin } = sent;
  const { operation, intent, body } = call;
  const how = intent.kind === 'tampered' ? intent.how : undefined;
  const isAsking = isPreflight(call);
  const isLong = body !== undefined && body.length > longest;
  const from = intent.kind === 'other-origin' ? intent.origin : origin;
  const parts = ['curl -si -X', methodOf(call), quoted(url)];
  if (isAsking)
    for (const [name, value] of Object.entries({ origin: from, ...askedFor(call) }))
      parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  else if (intent.kind === 'other-origin') parts.push(`-H ${quoted(`origin: ${from}`)}`);
  if (body !== undefined && !isAsking && intent.kind !== 'undeclared-method')
    parts.push(
      `-H ${quoted(`content-type: ${call.contentType ?? 'application/json'}`)}`,
      isLong ? '--data-binary @body.json' : `--data-raw ${maskedBody(body)}`,
    );
  if (hasKey(operation) && !isAsking && call.key !== '')
    parts.push(
      `-H ${intent.kind === 'invalid' && call.key ? quoted(`idempotency-key: ${call.key}`) : '"idempotency-key: $(uuidgen)"'}`,
    );
  if (intent.kind === 'scenario' && !intent.isBrought)
    parts.push(`-H ${quoted(`prefer: ${preferOf(intent)}`)}`);
  if (operation.isSigned && how !== 'none' && how !== 'none-invalid' && !isAsking) {
    const tamperedSecret = how === 'secret' ? 'x' : '';
    const scope = `${how === 'region' ? 'us-east-1' : 'ap-northeast-1'}:${how === 'service' ? 's3' : 'execute-api'}`;
    parts.push(
      `--aws-sigv4 aws:amz:${scope}`,
      `--user "$AWS_ACCESS_KEY_ID:$AWS_SECRET_ACCESS_KEY${tamperedSecret}"`,
    );
    if (how !== 'token') parts.push('-H "x-amz-security-token: $AWS_SESSION_TOKEN"');
  }
  const note = how ? notes[how] : clockNote(operation.isSigned, offsetMs);
  if (note) parts.push(`# ${note}`);
  if (isLong) parts.push(`# body.json is ${call.description}`);
  return parts.join(' ');
}

/** How long a body may be to be part of a command. */
const longest = 10_000;

function maskedBody(text: string): string {
  const body = parsed(text);
  if (!isObject(body)) return quoted(text);
  const entries = Object.entries(body).map(([name, value]) =>
    isSecret(name) && typeof value === 'string'
      ? `${quoted(`${JSON.stringify(name)}:"`)}"$MINAMO_${name.toUpperCase()}"${quoted('"')}`
      : quoted(`${JSON.stringify(name)}:${JSON.stringify(value)}`),
  );
  return `${quoted('{')}${entries.join(quoted(','))}${quoted('}')}`;
}
