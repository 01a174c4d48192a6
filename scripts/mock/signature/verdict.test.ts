import { AwsV4Signer } from 'aws4fetch';
import { beforeEach, expect, test } from 'vitest';
import { MockClock } from '../clock.ts';
import { mizuno } from '../customers/mizuno.ts';
import type { MockRequest } from '../http/request.ts';
import { type Session, Sessions } from '../session/sessions.ts';
import { Caller, type CallOptions } from '../testing.ts';
import { sha256, signatureOfRawQuery } from './expected.ts';
import { type Verdict, verify } from './verify.ts';

const url = 'http://mock.example';
const path = '/hosts/fixed/api/read/v2/services/f10482175/billing';
const months = `${path}?from=202601&to=202611`;
const write = '/hosts/mobile/api/write/v1/services/m09000001234/packet-gift-code';
const order = { to_phone: '09000005678', amount_mb: 500 };

let clock: MockClock;
let sessions: Sessions;
let session: Session;
let caller: Caller;

beforeEach(() => {
  clock = new MockClock('2026-11-21T10:40:00+09:00');
  clock.isRunning = false;
  sessions = new Sessions(clock, 60);
  const login = sessions.begin(mizuno);
  session = login.session;
  caller = new Caller({ url, clock }, login.credentials);
});

/** What a signed call looks like when it has come. */
async function signed(target: string, options: CallOptions = {}): Promise<MockRequest> {
  const request = await caller.signed(target, options);
  const [sentPath = '', query = ''] = target.split('?');
  return {
    method: request.method,
    path: sentPath,
    host: undefined,
    apiPath: sentPath,
    portal: undefined,
    query: new URLSearchParams(query),
    rawQuery: query,
    repeated: {},
    headers: { ...Object.fromEntries(request.headers), host: 'mock.example' },
    body: Buffer.from(await request.arrayBuffer()),
  };
}

const verdictOf = (request: MockRequest) => verify(request, sessions, clock.now());
const verdict = async (target: string, options?: CallOptions) =>
  verdictOf(await signed(target, options));

/** As `verdictOf`, with headers that were changed on the way; undefined takes one away. */
function withHeaders(request: MockRequest, changed: Record<string, string | undefined>) {
  const all = Object.entries({ ...request.headers, ...changed });
  const headers = Object.fromEntries(all.filter(([, value]) => value !== undefined));
  return verdictOf({ ...request, headers: headers as Record<string, string> });
}

const wrong = (differs: string[], message: string, expected: Record<string, string> = {}) =>
  ({ kind: 'wrong', differs, message, expected }) satisfies Verdict;

test('a right signature is of its login', async () => {
  expect(await verdict(months)).toEqual({ kind: 'valid', session });
  expect(await verdict(write, { method: 'POST', body: order })).toEqual({ kind: 'valid', session });
});

test('a query that says a name twice is signed with both', async () => {
  expect((await verdict(`${path}?type=b&type=a`)).kind).toBe('valid');
  expect((await verdict(`${path}?type=a`, { sign: { url: `${url}${path}?type=b` } })).kind).toBe(
    'wrong',
  );
});

test('no signature and one of another kind are distinguished', async () => {
  const request = await signed(path);
  expect(await withHeaders(request, { authorization: undefined })).toEqual(
    wrong(['authorization'], 'There is no Authorization header: this call must be signed.'),
  );
  expect(await withHeaders(request, { authorization: 'Bearer abc' })).toEqual(
    wrong(['authorization'], 'The Authorization header is no AWS4-HMAC-SHA256 one.'),
  );
});

test.each<[what: string, change: (header: string) => string]>([
  ['something before it', (header) => `x ${header}`],
  ['something after it', (header) => `${header}0`],
  ['a short signature', (header) => header.slice(0, -1)],
  ['no scope', (header) => header.replace('/aws4_request', '')],
  ['a day of seven digits', (header) => header.replace('/20261121/', '/2026112/')],
  ['two spaces between its parts', (header) => header.replace(', Signed', ',  Signed')],
])('a header with %s is none', async (_, change) => {
  const request = await signed(path);
  const authorization = change(request.headers['authorization'] ?? '');
  expect(await withHeaders(request, { authorization })).toMatchObject({
    differs: ['authorization'],
  });
});

test('the parts of the header may follow each other without a space', async () => {
  const request = await signed(path);
  const authorization = request.headers['authorization']?.replaceAll(', ', ',');
  expect((await withHeaders(request, { authorization })).kind).toBe('valid');
});

test('a foreign scope is named with what it should be', async () => {
  const right = { region: 'ap-northeast-1', service: 'execute-api' };
  expect(await verdict(path, { sign: { region: 'us-east-1', service: 's3' } })).toEqual(
    wrong(['region', 'service'], 'The credential scope has region us-east-1, service s3.', right),
  );
});

test('headers that must be signed are named, with the list that would do', async () => {
  const request = await signed(write, { method: 'POST', body: order });
  const authorization = request.headers['authorization']?.replace(
    /SignedHeaders=[^,]+/,
    'SignedHeaders=x-amz-date;content-type',
  );
  expect(await withHeaders(request, { authorization })).toEqual(
    wrong(
      ['host', 'x-amz-security-token', 'idempotency-key'],
      'Not among the signed headers: host, x-amz-security-token, idempotency-key.',
      { signed_headers: 'content-type;host;idempotency-key;x-amz-date;x-amz-security-token' },
    ),
  );
});

test('a header that is signed and did not come is named', async () => {
  const request = await signed(write, { method: 'POST', body: order });
  const gone = { 'content-type': undefined, 'idempotency-key': undefined };
  expect(await withHeaders(request, gone)).toEqual(
    wrong(
      ['content-type', 'idempotency-key'],
      'Signed but not in the request: content-type, idempotency-key.',
    ),
  );
});

test.each(['2026-11-21T01:40:00Z', '20261321T014000Z', 'at 20261121T014000Z', '20261121T014000Z '])(
  'a date that reads “%s” is none',
  async (date) => {
    expect(await withHeaders(await signed(path), { 'x-amz-date': date })).toEqual(
      wrong(['x-amz-date'], 'x-amz-date is no time like 20261121T014000Z.', {
        x_amz_date: '20261121T014000Z',
      }),
    );
  },
);

test('a scope of another day than its date is named', async () => {
  expect(await withHeaders(await signed(path), { 'x-amz-date': '20261120T014000Z' })).toEqual(
    wrong(['date'], 'The credential scope is of 20261121, x-amz-date of another day.', {
      date: '20261120',
    }),
  );
});

test.each([
  ['20261121T014500Z', undefined],
  ['20261121T013500Z', undefined],
  ['20261121T014501Z', '5 minutes ahead of'],
  ['20261121T013459Z', '5 minutes behind'],
  ['20261121T024000Z', '60 minutes ahead of'],
])('a signature of %s is off by: %s', async (datetime, off) => {
  const found = await verdict(path, { sign: { datetime } });
  if (off === undefined) expect(found.kind).toBe('valid');
  else
    expect(found).toEqual(
      wrong(['x-amz-date'], `x-amz-date is ${off} the server; 5 are allowed.`, {
        x_amz_date: '20261121T014000Z',
      }),
    );
});

test('a declared hash is held to the body that came', async () => {
  const right = { 'x-amz-content-sha256': sha256(JSON.stringify(order)) };
  const call = { method: 'POST', body: order };
  expect((await verdict(write, { ...call, headers: right })).kind).toBe('valid');
  const other = { 'x-amz-content-sha256': sha256('') };
  expect(await verdict(write, { ...call, headers: other })).toEqual(
    wrong(['body'], 'x-amz-content-sha256 is not the hash of the body that came.', {
      x_amz_content_sha256: sha256(JSON.stringify(order)),
    }),
  );
});

test('a session that is over says why, also to a right signature', async () => {
  const request = await signed(path);
  expect(await withHeaders(request, { 'x-amz-security-token': 'nobody’s' })).toEqual({
    kind: 'session',
    reason: 'unknown',
  });
  sessions.renew(session);
  expect(await verdictOf(request)).toEqual({ kind: 'session', reason: 'renewed' });
});

test('a wrong signature of a session that is over is reported as wrong', async () => {
  sessions.revoke(session);
  expect(await verdict(path)).toEqual({ kind: 'session', reason: 'revoked' });
  expect(await verdict(path, { sign: { method: 'PUT' } })).toMatchObject({ kind: 'wrong' });
});

test('a key of another login than the token is named', async () => {
  const other = sessions.begin(mizuno).credentials;
  caller.credentials = { ...caller.credentials, access_key_id: other.access_key_id };
  expect(await verdict(path)).toEqual(
    wrong(['access_key_id'], 'The access key and the session token belong to two logins.'),
  );
});

test('what was signed is reported part by part, for the caller to compare', async () => {
  const sign = { method: 'DELETE' };
  expect(await verdict(months, { sign })).toEqual(
    wrong(['method'], 'The call was signed as DELETE.', {
      method: 'GET',
      path,
      query: 'from=202601&to=202611',
      signed_headers: 'host;x-amz-date;x-amz-security-token',
      body_sha256: sha256(''),
    }),
  );
});

test.each<[what: string, target: string, options: CallOptions, differs: string, message: string]>([
  [
    'path without its host',
    path,
    { sign: { url: url + path.replace('/hosts/fixed', '') } },
    'path',
    'The path was signed without the prefix of the host.',
  ],
  ['query left out', months, { sign: { url: url + path } }, 'query', 'The query was not signed.'],
  [
    'GET for POST',
    write,
    { method: 'POST', sign: { method: 'GET' } },
    'method',
    'The call was signed as GET.',
  ],
  ['POST for GET', path, { sign: { method: 'POST' } }, 'method', 'The call was signed as POST.'],
  ['PUT for GET', path, { sign: { method: 'PUT' } }, 'method', 'The call was signed as PUT.'],
  [
    'another path',
    path,
    { sign: { url: `${url}/hosts/fixed/api` } },
    'signature',
    'The signature fits neither this request nor a usual mistake: compare the parts below with what was signed, then the secret.',
  ],
])('%s is found out', async (_, target, options, differs, message) => {
  expect(await verdict(target, options)).toMatchObject({ differs: [differs], message });
});

test('a body that was left out is found out', async () => {
  const request = await signed(write, { method: 'POST' });
  const body = Buffer.from(JSON.stringify(order));
  expect(await verdictOf({ ...request, body })).toMatchObject({
    differs: ['body'],
    message: 'The body was not signed: the signature is that of an empty one.',
  });
});

test.each(['to=202611&from=202601', 'flag'])(
  'a query that was signed as it was sent is found out: %s',
  async (query) => {
    const request = await signed(`${path}?${query}`);
    const at = clock.now();
    const names = ['host', 'x-amz-date', 'x-amz-security-token'];
    const headers = Object.fromEntries(names.map((name) => [name, request.headers[name] ?? '']));
    const signature = await signatureOfRawQuery({ ...request, headers }, caller.credentials, at);
    const authorization = request.headers['authorization']?.replace(/[0-9a-f]{64}$/, signature);
    expect(await withHeaders(request, { authorization })).toMatchObject({
      differs: ['query'],
      message: expect.stringContaining('signed as it was sent') as string,
    });
  },
);

test('a signed header that came twice is shown as it came', async () => {
  const request = await signed(path);
  const date = request.headers['x-amz-date'] ?? '';
  const repeated = { 'x-amz-date': [date, '20261120T000000Z'] };
  expect(await verdictOf({ ...request, repeated })).toEqual(
    wrong(['x-amz-date'], `Sent more than once: x-amz-date (${date}, then 20261120T000000Z).`),
  );
});

test('a path that was encoded once only is found out', async () => {
  const japanese = `${path}/%E6%B0%B4`;
  const request = await signed(japanese);
  expect((await verdictOf(request)).kind).toBe('valid');
  const { access_key_id, access_secret, session_token } = caller.credentials;
  const { headers } = await new AwsV4Signer({
    url: url + japanese,
    accessKeyId: access_key_id,
    secretAccessKey: access_secret,
    sessionToken: session_token,
    service: 'execute-api',
    region: 'ap-northeast-1',
    datetime: '20261121T014000Z',
    allHeaders: true,
    singleEncode: true,
  }).sign();
  const authorization = headers.get('authorization') ?? '';
  expect(await withHeaders(request, { authorization })).toMatchObject({
    differs: ['path'],
    message: 'The path was encoded once only, which is S3’s way.',
  });
});
