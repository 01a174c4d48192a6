import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CannotRun,
  type CredentialSource,
  isCredentials,
  logIn,
  obtainCredentials,
  sendLogin,
} from './login.ts';
import type { Sender } from './send.ts';
import { portal } from './testCase.ts';
import { credentialsOf, testSender } from './testSender.ts';
import { json, type TestResponse, testServer } from './testServer.ts';

const server = await testServer();
const folder = await mkdtemp(path.join(os.tmpdir(), 'minamo-login-'));
const source = { kind: 'login', user: 'a', password: 'p' } as const;
const mine = credentialsOf('mine');
let sender: Sender;

beforeEach(() => {
  sender = testSender(server.url);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true }));

const obtain = (from: CredentialSource, answer: TestResponse = {}) => {
  server.answer = () => answer;
  return obtainCredentials(sender, from);
};

test('A login sends id and password from the portal, each under a key of its own', async () => {
  server.answer = () => json(200, mine);
  await sendLogin(sender, 'a', 'p');
  await sendLogin(sender, 'a', 'p');
  const [one, two] = server.requests;
  expect(one).toMatchObject({
    method: 'POST',
    url: '/hosts/auth/api/v2/authn/mypage/login',
    headers: { origin: portal, 'content-type': 'application/json' },
    body: '{"id":"a","password":"p"}',
  });
  expect(one?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(two?.headers['idempotency-key']).not.toBe(one?.headers['idempotency-key']);
});

test('A login gives credentials and the first cookie', async () => {
  const cookies = ['set-cookie', 'sid=abc; Path=/; HttpOnly', 'set-cookie', 'other=1'];
  await obtain(source, json(200, mine, ...cookies));
  expect(sender.credentials).toEqual(mine);
  expect(sender.cookie).toBe('sid=abc');
  await obtain(source, json(200, mine));
  expect(sender.cookie).toBeUndefined();
});

const unread = ', and no credentials that can be read.';

test.each<[string, TestResponse, string]>([
  ['a refusal', json(401, { code: 'login_failed' }), '401 login_failed.'],
  ['a refusal whose code is no text', json(401, { code: 7 }), '401.'],
  ['a page', { status: 502, body: '<html>' }, '502.'],
  ['nothing', {}, `200${unread}`],
  ['null', json(200, null), `200${unread}`],
  ['half of the credentials', json(200, { ...mine, session_token: '' }), `200${unread}`],
  ['credentials under another status', json(201, mine), '201.'],
])('A login that is answered with %s ends the run', async (_, answer, said) => {
  const failed = obtain(source, answer);
  await expect(failed).rejects.toThrow(CannotRun);
  await expect(failed).rejects.toThrow(`The login of a was answered with ${said}`);
  expect(sender.credentials).toBeUndefined();
});

test('A login that gets no answer says where and why', async () => {
  const url = `${server.url}/hosts/auth/api/v2/authn/mypage/login`;
  await expect(obtain(source, { cut: 'before' })).rejects.toThrow(`${url}: socket hang up`);
});

test('A further login gives its credentials where it is not refused, and changes nothing', async () => {
  server.answer = () => json(200, mine);
  expect(await logIn(sender, source)).toEqual(mine);
  expect(sender.credentials).toBeUndefined();
  for (const answer of [json(403, mine), json(200, {}), { body: 'x' }]) {
    server.answer = () => answer;
    expect(await logIn(sender, source)).toBeUndefined();
  }
});

const stubEnv = (key: string, secret: string, token: string) => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', key);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secret);
  vi.stubEnv('AWS_SESSION_TOKEN', token);
};

test('Credentials of the environment are taken, and an unsigned read tells the time', async () => {
  stubEnv(mine.access_key_id, mine.access_secret, mine.session_token);
  await obtain({ kind: 'env' }, { status: 403, headers: ['date', '2030-01-01T00:00:00Z'] });
  expect(sender.credentials).toEqual(mine);
  expect(sender.clock).toBeTypeOf('number');
  expect(server.requests).toMatchObject([
    { method: 'GET', url: '/hosts/fixed/api/read/v1/user', headers: { origin: portal }, body: '' },
  ]);
  expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
});

test.each([
  ['', 's', 't'],
  ['k', '', 't'],
  ['k', 's', ''],
])('An environment with "%s", "%s" and "%s" is refused', async (key, secret, token) => {
  stubEnv(key, secret, token);
  const failed = obtain({ kind: 'env' });
  await expect(failed).rejects.toThrow(CannotRun);
  await expect(failed).rejects.toThrow(
    '--credentials env needs AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN.',
  );
  expect(server.requests).toEqual([]);
});

test('Credentials of a file are taken, and one without them is refused', async () => {
  const file = path.join(folder, 'c.json');
  await writeFile(file, JSON.stringify(mine));
  await obtain({ kind: 'file', file });
  expect(sender.credentials).toEqual(mine);
  expect(server.requests).toHaveLength(1);
  for (const text of ['{}', 'x']) {
    await writeFile(file, text);
    await expect(obtain({ kind: 'file', file })).rejects.toThrow(
      `--credentials ${file} must be JSON with access_key_id, access_secret and session_token.`,
    );
  }
  await expect(obtain({ kind: 'file', file: 'gone.json' })).rejects.toThrow(
    new CannotRun('--credentials gone.json cannot be read.'),
  );
});

test.each([
  [mine, true],
  [{ ...mine, more: 1 }, true],
  [{ ...mine, access_key_id: '' }, false],
  [{ ...mine, access_secret: 7 }, false],
  [{ ...mine, session_token: null }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('%j holds all that signs: %s', (body, is) => {
  expect(isCredentials(body)).toBe(is);
});
