import { timingSafeEqual } from 'node:crypto';
import type { MockRequest } from '../http/request.ts';
import type { Session, Sessions } from '../session/sessions.ts';
import { amzDate, type Authorization, parseAuthorization } from './authorization.ts';
import { whatDiffers } from './differences.ts';
import { expectedSignature, region, service, sha256, type Signed } from './expected.ts';

/** What a signature turned out to be. */
export type Verdict =
  | { kind: 'valid'; session: Session }
  /** Signed or not, the session is gone: no fault of the caller's code. */
  | { kind: 'session'; reason: 'unknown' | 'expired' | 'revoked' | 'renewed' }
  | { kind: 'wrong'; differs: string[]; message: string; expected: Record<string, string> };

const maxSkewMs = 5 * 60_000;
const mustSign = ['host', 'x-amz-date', 'x-amz-security-token'];

const wrong = (
  differs: string[],
  message: string,
  expected: Record<string, string> = {},
): Verdict => ({ kind: 'wrong', differs, message, expected });

/**
 * Verifies the signature of a request as the cloud gateway does: scope, date, signed headers, body, session.
 * @param now the mock's time
 */
export async function verify(
  request: MockRequest,
  sessions: Sessions,
  now: Date,
): Promise<Verdict> {
  const { headers } = request;
  const authorization = parseAuthorization(headers['authorization']);
  if (!authorization)
    return wrong(
      ['authorization'],
      headers['authorization']
        ? 'The Authorization header is no AWS4-HMAC-SHA256 one.'
        : 'There is no Authorization header: this call must be signed.',
    );
  return (
    scopeFault(authorization) ??
    headerFault(authorization, request) ??
    dateFault(authorization, headers, now) ??
    bodyFault(request) ??
    (await signatureFault(request, authorization, sessions))
  );
}

function scopeFault(authorization: Authorization): Verdict | undefined {
  const wanted = { region, service };
  const differs = (['region', 'service'] as const).filter((k) => authorization[k] !== wanted[k]);
  if (!differs.length) return undefined;
  const got = differs.map((k) => `${k} ${authorization[k]}`).join(', ');
  return wrong(differs, `The credential scope has ${got}.`, wanted);
}

function headerFault(
  { signedHeaders }: Authorization,
  { headers, repeated }: MockRequest,
): Verdict | undefined {
  const twice = signedHeaders.filter((name) => repeated[name] !== undefined);
  if (twice.length)
    return wrong(
      twice,
      `Sent more than once: ${twice.map((name) => `${name} (${repeated[name]?.join(', then ')})`).join('; ')}.`,
    );
  // A key that is not signed could be changed on the way, and a write be carried out twice.
  const wanted =
    headers['idempotency-key'] === undefined ? mustSign : [...mustSign, 'idempotency-key'];
  const unsigned = wanted.filter((name) => !signedHeaders.includes(name));
  if (unsigned.length)
    return wrong(unsigned, `Not among the signed headers: ${unsigned.join(', ')}.`, {
      signed_headers: [...new Set([...signedHeaders, ...wanted])].sort().join(';'),
    });
  const absent = signedHeaders.filter((name) => headers[name] === undefined);
  return absent.length
    ? wrong(absent, `Signed but not in the request: ${absent.join(', ')}.`)
    : undefined;
}

function dateFault(
  { date }: Authorization,
  headers: Record<string, string>,
  now: Date,
): Verdict | undefined {
  const at = amzDate(headers['x-amz-date']);
  const expected = { x_amz_date: now.toISOString().replace(/[-:]|\.\d+/g, '') };
  if (!at) return wrong(['x-amz-date'], 'x-amz-date is no time like 20261121T014000Z.', expected);
  if (!headers['x-amz-date']?.startsWith(date))
    return wrong(['date'], `The credential scope is of ${date}, x-amz-date of another day.`, {
      date: headers['x-amz-date']?.slice(0, 8) ?? '',
    });
  const skew = at.getTime() - now.getTime();
  if (Math.abs(skew) <= maxSkewMs) return undefined;
  const minutes = Math.round(Math.abs(skew) / 60_000);
  return wrong(
    ['x-amz-date'],
    `x-amz-date is ${minutes} minutes ${skew > 0 ? 'ahead of' : 'behind'} the server; 5 are allowed.`,
    expected,
  );
}

function bodyFault({ headers, body }: MockRequest): Verdict | undefined {
  const declared = headers['x-amz-content-sha256'];
  const actual = sha256(body);
  if (declared === undefined || declared === actual) return undefined;
  return wrong(['body'], 'x-amz-content-sha256 is not the hash of the body that came.', {
    x_amz_content_sha256: actual,
  });
}

async function signatureFault(
  request: MockRequest,
  authorization: Authorization,
  sessions: Sessions,
): Promise<Verdict> {
  const found = sessions.find(request.headers['x-amz-security-token'] ?? '');
  if (!found) return { kind: 'session', reason: 'unknown' };
  if (found.credentials.access_key_id !== authorization.accessKeyId)
    return wrong(['access_key_id'], 'The access key and the session token belong to two logins.');
  const at = amzDate(request.headers['x-amz-date']) ?? new Date(NaN);
  const signed: Signed = {
    method: request.method,
    path: request.path,
    query: request.query,
    rawQuery: request.rawQuery,
    headers: Object.fromEntries(
      authorization.signedHeaders.map((name) => [name, request.headers[name] ?? '']),
    ),
    body: request.body,
  };
  const expected = await expectedSignature(signed, found.credentials, at);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(authorization.signature))) {
    const { differs, message } = await whatDiffers(
      signed,
      found.credentials,
      at,
      authorization.signature,
    );
    return wrong(differs, message, {
      method: signed.method,
      path: signed.path,
      query: signed.query.toString(),
      signed_headers: authorization.signedHeaders.join(';'),
      body_sha256: sha256(signed.body),
    });
  }
  if (found.ended) return { kind: 'session', reason: found.ended };
  return { kind: 'valid', session: found.session };
}
