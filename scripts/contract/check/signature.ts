import { createHash, createHmac } from 'node:crypto';

/** Temporary signing credentials, in the contract's spelling. */
export interface Credentials {
  access_key_id: string;
  access_secret: string;
  session_token: string;
}

/** A request before it is signed. */
export interface Unsigned {
  method: string;
  url: string;
  /** Names in small letters. */
  headers: Record<string, string>;
  body: string;
}

/** What a signature may say other than the truth, to show that a server looks at it. */
export interface SigningOptions {
  at: Date;
  region?: string;
  service?: string;
  /** Headers that are sent, but that the signature doesn't cover. */
  uncovered?: readonly string[];
  /** The scope is of the day before. */
  isOfYesterday?: boolean;
  /** What x-amz-content-sha256 says of the body; there is no such header when absent. */
  payload?: string;
  /** The signature is in the query, as in a link that is given away. */
  isInQuery?: boolean;
}

/** The hash of a text as signatures have it. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) =>
    `%${c.charCodeAt(0).toString(16)}`.toUpperCase(),
  );

/** A moment as signatures have it, `20261121T014000Z`. */
const compact = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** The header values of a signed request, or its address where the signature is in the query. */
export function sign(
  request: Unsigned,
  credentials: Credentials,
  options: SigningOptions,
): Unsigned {
  const {
    region = 'ap-northeast-1',
    service = 'execute-api',
    uncovered = [],
    at,
    payload,
  } = options;
  const date = compact(at);
  const day = compact(options.isOfYesterday ? new Date(at.getTime() - 86_400_000) : at).slice(0, 8);
  const scope = `${day}/${region}/${service}/aws4_request`;
  const url = new URL(request.url);
  const sent: Record<string, string> = options.isInQuery
    ? { ...request.headers }
    : {
        ...request.headers,
        'x-amz-date': date,
        ...(payload === undefined ? {} : { 'x-amz-content-sha256': payload }),
        ...(credentials.session_token ? { 'x-amz-security-token': credentials.session_token } : {}),
      };
  const covered: Record<string, string> = { ...sent, host: url.host };
  for (const name of uncovered) delete covered[name];
  const names = Object.keys(covered).sort();
  if (options.isInQuery) {
    url.searchParams.set('X-Amz-Algorithm', 'AWS4-HMAC-SHA256');
    url.searchParams.set('X-Amz-Credential', `${credentials.access_key_id}/${scope}`);
    url.searchParams.set('X-Amz-Date', date);
    url.searchParams.set('X-Amz-Expires', '300');
    url.searchParams.set('X-Amz-Security-Token', credentials.session_token);
    url.searchParams.set('X-Amz-SignedHeaders', names.join(';'));
  }
  const canonical = [
    request.method,
    // A path is encoded once more than it is sent, as for every service but S3.
    encoded(url.pathname).replaceAll('%2F', '/'),
    // By name, then by value: a space, which no encoded text has, comes before all other characters.
    [...url.searchParams]
      .map((pair) => pair.map(encoded).join(' '))
      .sort()
      .map((pair) => pair.replace(' ', '='))
      .join('&'),
    ...names.map((name) => `${name}:${covered[name]?.trim().replace(/\s+/g, ' ')}`),
    '',
    names.join(';'),
    payload ?? sha256(request.body),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signature = hmac(keyOf(credentials.access_secret, day, region, service), toSign).toString(
    'hex',
  );
  if (options.isInQuery) {
    url.searchParams.set('X-Amz-Signature', signature);
    return { ...request, url: url.href };
  }
  return {
    ...request,
    headers: {
      ...sent,
      authorization: `AWS4-HMAC-SHA256 Credential=${credentials.access_key_id}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
    },
  };
}

const keys = new Map<string, Buffer>();

/** The signing key of a day, which is the same for all of its calls. */
function keyOf(secret: string, ...parts: string[]): Buffer {
  const name = sha256([secret, ...parts].join('\n'));
  const known = keys.get(name);
  if (known) return known;
  const made = [...parts, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`) as Buffer;
  keys.set(name, made);
  return made;
}
