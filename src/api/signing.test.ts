// @vitest-environment node
import { expect, test } from 'vitest';
import { signRequest } from './signing';
import { checkSigning } from './signing.property';
import suite from './signing.vectors.json';

const { access_key_id, access_secret, region, service } = suite;

/** Vectors that don't apply to a fetch request to API Gateway, and why. */
const notApplicable: [RegExp, string][] = [
  [/-unnormalized$/, 'S3 alone signs paths as they were typed; a URL is normalised'],
  [/^get-(utf8|space-normalized)$/, 'the suite encodes paths once, API Gateway twice'],
  [/^get-header-value-multiline$/, 'fetch takes no header with a line break'],
  [/^post-sts-header-after$/, 'the session token is always signed'],
];
const reason = (name: string) => notApplicable.find(([pattern]) => pattern.test(name))?.[1];
const applicable = suite.vectors.filter(({ name }) => !reason(name));

/** The suite joins the values of a repeated header with a bare comma. */
function joined(headers: string[][]): Headers {
  const names = [...new Set(headers.map(([name = '']) => name))];
  return new Headers(
    names.map((name): [string, string] => [
      name,
      headers.flatMap(([other, value = '']) => (other === name ? [value.trim()] : [])).join(','),
    ]),
  );
}

test('all vectors of the suite are used but those with a reason', () => {
  expect(suite.vectors).toHaveLength(38);
  expect(applicable).toHaveLength(27);
});

test.each(applicable)('official vector $name', async (vector) => {
  const request = new Request(`https://${suite.host}${vector.target}`, {
    method: vector.method,
    headers: joined(vector.headers),
    ...(vector.body && { body: vector.body }),
  });
  // A type that fetch adds by itself isn't in the vector.
  if (!vector.headers.some(([name]) => /content-type/i.test(name ?? '')))
    request.headers.delete('content-type');
  const credentials = { access_key_id, access_secret, session_token: vector.session_token ?? '' };
  const signed = await signRequest(request, credentials, { region, service }, new Date(suite.at));
  expect(signed.headers.get('authorization')).toBe(
    `AWS4-HMAC-SHA256 Credential=${access_key_id}/20150830/${region}/${service}/aws4_request, ` +
      `SignedHeaders=${vector.signedHeaders}, Signature=${vector.signature}`,
  );
});

test('1,500 random requests are signed as @smithy/signature-v4 signs them', async () => {
  expect(await checkSigning(1_500)).toBe(1_500);
}, 60_000);

test('signal, credentials and cache mode survive', async () => {
  const controller = new AbortController();
  const request = new Request('https://fixed.minamo.example/api', {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'Content-Type': 'application/json' },
    signal: controller.signal,
    credentials: 'include',
    cache: 'no-store',
  });
  const credentials = { access_key_id, access_secret, session_token: 'token' };
  const signed = await signRequest(request, credentials, { region, service }, new Date(suite.at));
  controller.abort();
  expect(signed.signal.aborted).toBe(true);
  expect(signed.credentials).toBe('include');
  expect(signed.cache).toBe('no-store');
  expect(signed.headers.get('x-amz-security-token')).toBe('token');
  expect(await signed.text()).toBe('{"a":1}');
});
