import { createHash } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Credentials } from '../session/credentials.ts';
import { parseAuthorization } from './authorization.ts';

export const region = 'ap-northeast-1';
export const service = 'execute-api';

/** What a signature covers. */
export interface Signed {
  method: string;
  path: string;
  query: URLSearchParams;
  /** As sent. */
  rawQuery: string;
  /** The signed headers only. */
  headers: Record<string, string>;
  body: Buffer;
}

/** In lower-case hexadecimal digits, as signatures have it. */
export const sha256 = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/**
 * The signature that a request should carry, computed by an implementation that is not the portal's.
 * @param doubleEncode false for a path encoded once only (which is S3's way)
 */
export async function expectedSignature(
  signed: Signed,
  credentials: Credentials,
  at: Date,
  doubleEncode = true,
): Promise<string> {
  const signer = signerOf(credentials, doubleEncode);
  const query: Record<string, string[]> = {};
  for (const key of new Set(signed.query.keys())) query[key] = signed.query.getAll(key);
  const made = await signer.sign(
    {
      method: signed.method,
      protocol: 'https:',
      hostname: signed.headers['host'] ?? '',
      path: signed.path,
      query,
      headers: signed.headers,
      body: signed.body,
    },
    { signingDate: at, signableHeaders: new Set(Object.keys(signed.headers)) },
  );
  return parseAuthorization(made.headers['authorization'])?.signature ?? '';
}

/** The signature over a query as it was sent, neither sorted nor with `=` after a name without a value. */
export function signatureOfRawQuery(
  { method, path, rawQuery, headers, body }: Signed,
  credentials: Credentials,
  at: Date,
): Promise<string> {
  const names = Object.keys(headers).sort();
  const canonical = [
    method,
    path.split('/').map(encodeURIComponent).join('/'),
    rawQuery,
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    sha256(body),
  ].join('\n');
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = `${time.slice(0, 8)}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  return signerOf(credentials).sign(text, { signingDate: at });
}

const signerOf = (credentials: Credentials, uriEscapePath = true): SignatureV4 =>
  new SignatureV4({
    credentials: {
      accessKeyId: credentials.access_key_id,
      secretAccessKey: credentials.access_secret,
      sessionToken: credentials.session_token,
    },
    region,
    service,
    sha256: Sha256,
    applyChecksum: false,
    uriEscapePath,
  });
