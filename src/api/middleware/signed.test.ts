import createClient from 'openapi-fetch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConfig } from '@/config/config';
import { now, setClockOffset } from '@/lib/clock';
import configText from '../../public/config.json?raw';
import { ClockError, SessionError } from '../errors';
import { send as sendOnce } from '../send';
import type { IssuedCredentials } from '../sessionPort';
import { issued } from '../testSession';
import { unwrap } from '../unwrap';
import { signed } from './signed';

interface Operation {
  requestBody: { content: { 'application/json': { volume: number } } };
  responses: { 200: { content: { 'application/json': { ok: boolean } } } };
}
interface Paths {
  '/api/gift': { post: Operation; get: Pick<Operation, 'responses'> };
  '/api/v2/authn/mypage/login': { post: Operation };
}

const minute = 60_000;

const session = {
  credentials: vi.fn<() => Promise<IssuedCredentials>>(),
  newerThan: vi.fn<() => Promise<IssuedCredentials | undefined>>(),
  end: vi.fn(),
};
const api = createClient<Paths>({ baseUrl: 'https://my.minamo.example', fetch: sendOnce });
api.use(signed(() => session));

let sent: { authorization: string; date: number; body: string }[] = [];

/** A server whose clock may differ from the device's; it answers these statuses, one a call. */
function server(statuses: number[], { ahead = 0, hidesDate = false } = {}) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const stamp = request.headers.get('x-amz-date') ?? '';
    const iso = stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
    sent.push({
      authorization: request.headers.get('authorization') ?? '',
      date: Date.parse(iso),
      body: await request.text(),
    });
    const date = new Date(Date.now() + ahead).toUTCString();
    const status = statuses[sent.length - 1] ?? 500;
    return Response.json({ ok: true }, { status, headers: hidesDate ? {} : { date } });
  });
}

const send = () => unwrap(api.POST('/api/gift', { body: { volume: 500 } }));

beforeEach(() => {
  sent = [];
  setClockOffset(0);
  setConfig(configText, 'https://my.minamo.example');
  session.credentials.mockReset().mockResolvedValue(issued(1));
  session.newerThan.mockReset().mockResolvedValue(undefined);
  session.end.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a call is signed for the region and service that are configured', async () => {
  server([200]);
  await send();
  expect(sent[0]?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=ASIA1\/\d{8}\/ap-northeast-1\/execute-api\/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-security-token,/,
  );
});

test('login is public: it asks for no session and carries no signature', async () => {
  server([200]);
  await api.POST('/api/v2/authn/mypage/login', { body: { volume: 1 } });
  expect(sent[0]?.authorization).toBe('');
  expect(session.credentials).not.toHaveBeenCalled();
});

test('a failing server is asked once, not eleven times', async () => {
  server([503, 200]);
  await expect(send()).rejects.toMatchObject({ kind: 'maintenance' });
  expect(sent).toHaveLength(1);
});

test.each([200, 409, 500])(
  'what was answered %i is not sent again, though the session was renewed meanwhile',
  async (status) => {
    server([status, 200]);
    session.newerThan.mockResolvedValue(issued(2));
    await send().catch(() => undefined);
    expect(sent).toHaveLength(1);
    expect(session.end).not.toHaveBeenCalled();
  },
);

test('a 403 ends the credentials that were used', async () => {
  server([403, 200]);
  await expect(send()).rejects.toBeInstanceOf(SessionError);
  expect(sent).toHaveLength(1);
  expect(session.end).toHaveBeenCalledExactlyOnceWith(
    'refused',
    expect.objectContaining({ generation: 1 }),
  );
});

test('a 403 to credentials that were renewed meanwhile is sent once more, with its body', async () => {
  server([403, 200]);
  session.newerThan.mockResolvedValue(issued(2));
  expect(await send()).toEqual({ ok: true });
  expect(sent.map(({ authorization }) => /=(ASIA\d)/.exec(authorization)?.[1])).toEqual([
    'ASIA1',
    'ASIA2',
  ]);
  expect(sent.map(({ body }) => body)).toEqual(['{"volume":500}', '{"volume":500}']);
  expect(session.end).not.toHaveBeenCalled();
});

test('when that is refused too, the newer credentials end, and nothing is sent a third time', async () => {
  server([403, 403, 200]);
  session.newerThan.mockResolvedValue(issued(2));
  await expect(send()).rejects.toBeInstanceOf(SessionError);
  expect(sent).toHaveLength(2);
  expect(session.end).toHaveBeenCalledExactlyOnceWith(
    'refused',
    expect.objectContaining({ generation: 2 }),
  );
});

// Just short of five minutes by the header, which counts in whole seconds, is beyond them for the server.
test.each([7 * 60 * minute, -40 * minute, 5 * minute - 500])(
  'a device clock that is off by %i ms is corrected by the server’s, and the call is sent again',
  async (ahead) => {
    server([403, 200], { ahead });
    expect(await send()).toEqual({ ok: true });
    expect(sent).toHaveLength(2);
    expect(Math.abs((sent[1]?.date ?? 0) - (Date.now() + ahead))).toBeLessThan(3_000);
    expect(session.end).not.toHaveBeenCalled();
  },
);

test('a difference below five minutes is no excuse for a 403', async () => {
  server([403, 200], { ahead: 4 * minute });
  await expect(send()).rejects.toBeInstanceOf(SessionError);
  expect(sent).toHaveLength(1);
});

test('credentials that were just issued are refused and no Date can be read: the clock is wrong', async () => {
  server([403], { hidesDate: true });
  session.credentials.mockResolvedValue({ ...issued(1), issuedAt: now().getTime() - 2_000 });
  await expect(send()).rejects.toBeInstanceOf(ClockError);
  expect(session.end).not.toHaveBeenCalled();
});

test.each([minute, 10 * minute])(
  'credentials of %i ms are refused and no Date can be read: the session is over',
  async (age) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    server([403], { hidesDate: true });
    session.credentials.mockResolvedValue({ ...issued(1), issuedAt: now().getTime() - age });
    await expect(send()).rejects.toBeInstanceOf(SessionError);
    expect(session.end).toHaveBeenCalledTimes(1);
  },
);

test('credentials that were just issued are refused by a clock that agrees: the session is over', async () => {
  server([403]);
  session.credentials.mockResolvedValue({ ...issued(1), issuedAt: now().getTime() - 2_000 });
  await expect(send()).rejects.toBeInstanceOf(SessionError);
  expect(session.end).toHaveBeenCalledTimes(1);
});

test('the clock follows the server by seconds, not by the jitter of the line', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server([200, 200], { ahead: 90_000 });
  await send();
  const learnt = now().getTime() - Date.now();
  expect(Math.abs(learnt - 90_000)).toBeLessThan(2_000);
  server([200, 200, 200], { ahead: 91_000 });
  await send();
  expect(now().getTime() - Date.now()).toBe(learnt);
});
