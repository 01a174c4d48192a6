import { beforeEach, expect, test, vi } from 'vitest';
import type { Tampering } from './cases/case.ts';
import type { Sender } from './send.ts';
import { type Credentials, sha256, sign, type SigningOptions, type Unsigned } from './signature.ts';
import { line, testCase, testOperation, testWrite } from './testCase.ts';
import { credentialsOf, testSender } from './testSender.ts';
import { type TestRequest, testServer } from './testServer.ts';

const server = await testServer();
const mine = credentialsOf('mine');
const path = `/hosts/mobile/services/${line}/usage`;
const body = '{"speed":"high"}';
let sender: Sender;

beforeEach(() => {
  sender = testSender(server.url);
  sender.credentials = mine;
});

const tampered = async (how: Tampering, isWrite = false, query = {}): Promise<TestRequest> => {
  const operation = isWrite ? testWrite({ method: 'post' }) : testOperation();
  const intent = { kind: 'tampered', how } as const;
  await sender.send(testCase({ operation, query, intent, ...(isWrite ? { body } : {}) }));
  return server.requests.at(-1)!;
};

/** The moment that a request was signed for. */
const signedAt = ({ headers }: TestRequest): Date =>
  new Date(
    String(headers['x-amz-date']).replace(
      /^(....)(..)(..T..)(..)(..Z)$/,
      (_, year, month, day, minute, second) => `${year}-${month}-${day}:${minute}:${second}`,
    ),
  );

/** The authorization of a request as it came, had it been signed so. */
function authorization(
  asked: TestRequest,
  credentials: Credentials = mine,
  change: Partial<Unsigned> = {},
  options: Partial<SigningOptions> = {},
): string | undefined {
  const names = ['origin', 'content-type', 'idempotency-key'];
  const headers = Object.fromEntries(
    names.flatMap((name) => {
      const value = asked.headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
  const { method, url } = asked;
  const request = { method, url: server.url + url, headers, body: asked.body, ...change };
  return sign(request, credentials, { at: signedAt(asked), ...options }).headers['authorization'];
}

test('Nothing is signed at all', async () => {
  const { headers } = await tampered('none');
  expect(headers).not.toHaveProperty('authorization');
  expect(headers).not.toHaveProperty('x-amz-date');
});

test.each<[Tampering, Partial<Credentials>]>([
  ['secret', { access_secret: 'secret-minex' }],
  ['token', { session_token: '' }],
  ['wrong-token', { session_token: 'token-njof' }],
  ['other-token', { session_token: 'token-other' }],
  ['other-key', { access_key_id: 'BTJB-njof' }],
])('Of the credentials one part is wrong: %s', async (how, change) => {
  sender.other = credentialsOf('other');
  const asked = await tampered(how);
  const used = { ...mine, ...change };
  expect(asked.headers['authorization']).toBe(authorization(asked, used));
  expect(asked.headers['x-amz-security-token'] ?? '').toBe(used.session_token);
});

test('Without another login its token is not taken', async () => {
  const { headers } = await tampered('other-token');
  expect(headers['x-amz-security-token']).toBe('token-mine');
});

test.each<[Tampering, boolean, Record<string, string>, Partial<Unsigned>]>([
  ['method', false, {}, { method: 'POST' }],
  ['method', true, {}, { method: 'GET' }],
  ['path', false, {}, { url: `${path}/changed` }],
  ['path', false, { a: '1' }, { url: `${path}/changed?a=1` }],
])('Another %s is signed than is sent', async (how, isWrite, query, { url, ...change }) => {
  const asked = await tampered(how, isWrite, query);
  const meant = url === undefined ? change : { url: server.url + url };
  expect(asked.method).toBe(isWrite ? 'POST' : 'GET');
  expect(asked.url).not.toContain('changed');
  expect(asked.headers['authorization']).toBe(authorization(asked, mine, meant));
});

test.each([
  [{}, '', '?changed=1'],
  [{ a: '1' }, '?a=1', '?a=1&changed=1'],
])('Another query is sent than was signed', async (query, signed, sent) => {
  const asked = await tampered('query', false, query);
  expect(asked.url).toBe(path + sent);
  const meant = { url: server.url + path + signed };
  expect(asked.headers['authorization']).toBe(authorization(asked, mine, meant));
});

test('Another body is sent than was signed', async () => {
  const asked = await tampered('body', true);
  expect(asked.body).toBe(`${body} `);
  expect(asked.headers).not.toHaveProperty('x-amz-content-sha256');
  expect(asked.headers['authorization']).toBe(authorization(asked, mine, { body }));
});

test('Another body is sent than its header says, and none that is signed', async () => {
  const asked = await tampered('body-hash', true);
  const payload = sha256(body);
  expect(asked.body).toBe(`${body} `);
  expect(asked.headers['x-amz-content-sha256']).toBe(payload);
  expect(asked.headers['authorization']).toBe(authorization(asked, mine, {}, { payload }));
  const unsigned = await tampered('body-unsigned', true);
  expect(unsigned.body).toBe(body);
  expect(unsigned.headers['x-amz-content-sha256']).toBe('UNSIGNED-PAYLOAD');
});

test('Eight digits of the signature are sent', async () => {
  const asked = await tampered('short');
  expect(asked.headers['authorization']).toMatch(/Signature=[0-9a-f]{8}$/);
  expect(authorization(asked)).toContain(asked.headers['authorization']);
});

test.each<[Tampering, number]>([
  ['behind', -6],
  ['ahead', 6],
  ['secret', 0],
])('The clock is %s by %i minutes', async (how, minutes) => {
  const now = Date.parse('2026-11-21T01:40:00Z');
  vi.spyOn(Date, 'now').mockReturnValue(now);
  expect(signedAt(await tampered(how)).getTime()).toBe(now + minutes * 60_000);
});

test.each<[Tampering, Partial<SigningOptions>]>([
  ['day', { isOfYesterday: true }],
  ['region', { region: 'us-east-1' }],
  ['service', { service: 's3' }],
  ['host-uncovered', { uncovered: ['host'] }],
  ['key-uncovered', { uncovered: ['idempotency-key'] }],
])('The signature is made otherwise: %s', async (how, options) => {
  const asked = await tampered(how, true);
  expect(asked.headers['authorization']).toBe(authorization(asked, mine, {}, options));
  expect(asked.headers['authorization']).not.toBe(authorization(asked));
});

test('The signature is in the address', async () => {
  const { url, headers } = await tampered('in-query');
  expect(url).toMatch(/X-Amz-Signature=[0-9a-f]{64}$/);
  expect(headers).not.toHaveProperty('authorization');
});

test('Credentials that have ended sign, where there are any', async () => {
  expect((await tampered('renewed')).headers).not.toHaveProperty('authorization');
  sender.ended = { renewed: credentialsOf('renewed'), 'logged-out': credentialsOf('ended') };
  for (const [how, name] of [
    ['renewed', 'renewed'],
    ['logged-out', 'ended'],
  ] as const) {
    const asked = await tampered(how);
    expect(asked.headers['authorization']).toBe(authorization(asked, credentialsOf(name)));
  }
});
