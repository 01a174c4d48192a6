import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import fc from 'fast-check';
import { type Credentials, signRequest } from './signing';

/** What is easily encoded in two ways: Japanese, spaces, and the characters that URLs reserve. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'水野恵子ハガキ㈱〜ー−🍵 \t+/%&=?#:;,@!\'()*~_.-$[]{}|\\"<>^`'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 12,
});
const token = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
const name = text.filter((value) => value !== '' && value !== '__proto__');

const call = fc.record({
  host: fc.constantFrom('https://fixed.minamo.example', 'http://localhost:4010'),
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
  segments: fc.array(
    fc.oneof(
      token,
      name.filter((value) => !/^\.+$/.test(value)),
    ),
    { maxLength: 6 },
  ),
  query: fc.dictionary(name, fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 3 })), {
    maxKeys: 4,
  }),
  body: fc.option(fc.jsonValue({ maxDepth: 2 }), { nil: undefined }),
  example: fc.option(token, { nil: undefined }),
  credentials: fc.record({
    access_key_id: fc.stringMatching(/^ASIA[A-Z0-9]{16}$/),
    access_secret: fc.base64String({ minLength: 40, maxLength: 40 }),
    session_token: fc.base64String({ minLength: 32, maxLength: 400 }),
  }),
  at: fc.date({
    min: new Date('2001-01-01T00:00:00Z'),
    max: new Date('2099-12-31T23:59:59Z'),
    noInvalidDate: true,
  }),
});

type Call = typeof call extends fc.Arbitrary<infer Value> ? Value : never;

const scope = { region: 'ap-northeast-1', service: 'execute-api' };

function requestOf({ host, method, segments, query, body, example }: Call): Request {
  const search = Object.entries(query)
    .flatMap(([key, values]) => [values].flat().map((value) => [key, value] as const))
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');
  const path = segments.map(encodeURIComponent).join('/');
  const hasBody = body !== undefined && (method === 'POST' || method === 'PUT');
  return new Request(`${host}/hosts/fixed/${path}${search && `?${search}`}`, {
    method,
    headers: {
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...(example && { Prefer: `example=${example}` }),
    },
    ...(hasBody && { body: JSON.stringify(body) }),
  });
}

/** The `Authorization` header by an implementation that isn't ours. */
async function expected(request: Request, credentials: Credentials, at: Date): Promise<string> {
  const url = new URL(request.url);
  const signer = new SignatureV4({
    ...scope,
    sha256: Sha256,
    applyChecksum: false,
    credentials: {
      accessKeyId: credentials.access_key_id,
      secretAccessKey: credentials.access_secret,
      sessionToken: credentials.session_token,
    },
  });
  // Without a prototype, since a parameter may be named `toString`.
  const query = Object.create(null) as Record<string, string[]>;
  for (const [key, value] of url.searchParams) (query[key] ??= []).push(value);
  const { headers } = await signer.sign(
    {
      method: request.method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query,
      headers: { ...Object.fromEntries(request.headers), host: url.host },
      body: await request.clone().text(),
    },
    { signingDate: at },
  );
  return headers['authorization'] ?? '';
}

/**
 * Signs random requests and compares with @smithy/signature-v4, in whatever engine it runs.
 * @param runs how many requests
 * @returns how many were compared
 * @throws Error with the smallest request that the two sign differently
 */
export async function checkSigning(runs: number): Promise<number> {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(call, async (values) => {
      const request = requestOf(values);
      const wanted = await expected(request, values.credentials, values.at);
      const body = await request.clone().text();
      const signed = await signRequest(request, values.credentials, scope, values.at);
      const given = signed.headers.get('authorization');
      if (given !== wanted) throw new Error(`${signed.url}\n given ${given}\nwanted ${wanted}`);
      if ((await signed.text()) !== body) throw new Error('The body was lost');
      compared += 1;
    }),
    { numRuns: runs },
  );
  return compared;
}
