import { AwsV4Signer } from 'aws4fetch';
import { expect, test } from 'vitest';
import { sha256, sign, type SigningOptions, type Unsigned } from './signature.ts';

const credentials = {
  access_key_id: 'ASIA1',
  access_secret: 'secret',
  session_token: 'token/+=',
};
const at = new Date('2026-12-01T01:02:03.456Z');
const read: Unsigned = {
  method: 'GET',
  url: 'https://api.example/v1/services/f1/billing',
  headers: { origin: 'https://my.example' },
  body: '',
};
const write: Unsigned = { ...read, method: 'POST', body: '{"a":"水"}' };

const signed = (request: Unsigned, options: Partial<SigningOptions> = {}) =>
  sign(request, credentials, { at, ...options });

const authorizationOf = (request: Unsigned, options?: Partial<SigningOptions>) =>
  signed(request, options).headers['authorization'] ?? '';

/** The same by the signer of the portal. */
const reference = ({ method, url, headers, body }: Unsigned, more: { signQuery?: boolean } = {}) =>
  new AwsV4Signer({
    method,
    url,
    headers,
    body: body || undefined,
    accessKeyId: credentials.access_key_id,
    secretAccessKey: credentials.access_secret,
    sessionToken: credentials.session_token,
    service: 'execute-api',
    region: 'ap-northeast-1',
    datetime: '20261201T010203Z',
    allHeaders: true,
    ...more,
  }).sign();

test.each<[string, Unsigned]>([
  ['a read', read],
  ['a query out of order', { ...read, url: `${read.url}?to=2&from=1&from=0&to-x=3` }],
  ['a query of special characters', { ...read, url: `${read.url}?q=%E6%B0%B4+a%20b!'()*%26=` }],
  ['a path of special characters', { ...read, url: "https://api.example:8443/%E6%B0%B4/a'b!(c)*" }],
  ['a write', write],
  ['a header with spaces', { ...read, headers: { 'x-a': ' two   words ', accept: '*/*' } }],
])('The signature of %s is the one that the portal makes', async (_, request) => {
  const { headers } = await reference(request);
  const made = signed(request);
  expect(made.headers['authorization']).toBe(headers.get('authorization'));
  expect(made).toMatchObject({
    method: request.method,
    url: request.url,
    body: request.body,
    headers: {
      ...request.headers,
      'x-amz-date': '20261201T010203Z',
      'x-amz-security-token': credentials.session_token,
    },
  });
  expect(made.headers).not.toHaveProperty('host');
  expect(made.headers).not.toHaveProperty('x-amz-content-sha256');
});

test('A signature in the query is the one of a link', async () => {
  const request = { ...read, url: `${read.url}?month=202611` };
  const { url } = await reference(
    { ...request, url: `${request.url}&X-Amz-Expires=300` },
    { signQuery: true },
  );
  const made = signed(request, { isInQuery: true });
  const pairs = (text: string) => [...new URL(text).searchParams].sort();
  expect(pairs(made.url)).toEqual(pairs(url.href));
  expect(made).toMatchObject({ method: 'GET', body: '' });
  expect(made.headers).toEqual(read.headers);
});

test.each<[string, Partial<SigningOptions>, string]>([
  ['another region', { region: 'us-east-1' }, '20261201/us-east-1/execute-api'],
  ['another service', { service: 's3' }, '20261201/ap-northeast-1/s3'],
  ['the day before', { isOfYesterday: true }, '20261130/ap-northeast-1/execute-api'],
])('The scope may be of %s', (_, options, scope) => {
  const { headers } = signed(read, options);
  expect(headers['authorization']).toContain(`Credential=ASIA1/${scope}/aws4_request, `);
  expect(headers['x-amz-date']).toBe('20261201T010203Z');
});

test('Each scope and each secret has a key of its own, again and again', () => {
  const signatures = () =>
    [{}, { region: 'us-east-1' }, { service: 's3' }, { isOfYesterday: true }].map(
      (options) => authorizationOf(read, options).split('Signature=')[1] ?? '',
    );
  const other = sign(read, { ...credentials, access_secret: 'secretx' }, { at });
  const all = [...signatures(), other.headers['authorization']?.split('Signature=')[1]];
  expect(new Set(all).size).toBe(5);
  expect(signatures()).toEqual(all.slice(0, 4));
});

test('A header that is not covered is sent, and the signature is the one without it', () => {
  const name = 'x-amz-security-token';
  const made = signed(read, { uncovered: [name] });
  expect(made.headers[name]).toBe(credentials.session_token);
  const without = sign(read, { ...credentials, session_token: '' }, { at });
  expect(without.headers).not.toHaveProperty(name);
  expect(made.headers['authorization']).toBe(without.headers['authorization']);
  expect(authorizationOf(read, { uncovered: ['host'] })).toContain(
    'SignedHeaders=origin;x-amz-date;x-amz-security-token,',
  );
});

test('What a header says of the body is in the signature too', async () => {
  const payload = sha256('another body');
  const made = signed(write, { payload });
  const headers = { ...write.headers, 'x-amz-content-sha256': payload };
  const { headers: expected } = await reference({ ...write, headers });
  expect(made.headers['x-amz-content-sha256']).toBe(payload);
  expect(made.headers['authorization']).toBe(expected.get('authorization'));
});
