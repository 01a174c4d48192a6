/** @module-tag long */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RunOptions } from './runOptions.ts';
import type { Tamper } from './seededFaults/proxy.ts';
import { startTamperedServer, type TamperedServer } from './seededFaults/tamperedServer.ts';

let server: TamperedServer;

beforeAll(async () => {
  server = await startTamperedServer();
}, 60_000);
beforeEach(() => server.mock.reset());
afterAll(() => server.close());

const only = ['getTrafficControl', 'getContract', 'getDataTrafficUsage'];

async function check(tamper: Tamper, more: Partial<RunOptions> = {}) {
  server.proxy.tamper = tamper;
  const result = await server.check(only, { isStrict: true, ...more });
  return { ...result, reported: result.findings.map((f) => `${f.rule} ${f.operations.join()}`) };
}

const isRead = (url: string) => url.includes('/api/read/');

/** Answers otherwise from a call on. */
function from(which: number, otherwise: Tamper): Tamper {
  let count = 0;
  return (call, answer, served) =>
    (count += 1) >= which ? otherwise(call, answer, served) : answer;
}

const status =
  (code: number, text = ''): Tamper =>
  (_call, answer) => ({
    ...answer,
    status: code,
    body: Buffer.from(text),
  });
const maintenance = '{"code":"maintenance","message":"システムメンテナンス中です。"}';

test.each<[string, Tamper, string]>([
  ['a gateway that goes down', from(60, status(502, '<h1>Bad Gateway</h1>')), 'server-down'],
  ['a server that cuts every connection', from(60, () => 'cut'), 'server-down'],
  ['maintenance that begins', from(60, status(503, maintenance)), 'maintenance'],
  ['a rate limit without end', from(60, status(429)), 'rate-limited'],
])('%s is reported once, and ends the run', { timeout: 60_000 }, async (_name, tamper, rule) => {
  const { reported, stopped } = await check(tamper);
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(new RegExp(`^${rule} \\w+$`));
  expect(stopped).toContain(`Stopped: ${rule}`);
});

test('a session that ends for good is reported once', { timeout: 60_000 }, async () => {
  const tamper = from(60, (call, answer) =>
    isRead(call.url) ? { ...answer, status: 403, body: Buffer.alloc(0) } : answer,
  );
  const { reported, stopped } = await check(tamper);
  expect(reported).toEqual([expect.stringMatching(/^session-ended \w+$/)]);
  expect(stopped).toContain('session-ended');
});

test('a session that ends during the run is begun again', { timeout: 60_000 }, async () => {
  let count = 0;
  let expired: Promise<Response> | undefined;
  const { reported, stopped } = await check((_call, answer) => {
    if ((count += 1) === 60)
      expired = fetch(`${server.mock.url}/__mock/expire`, { method: 'POST', body: '{}' });
    return answer;
  });
  expect((await expired)?.status).toBe(200);
  expect(reported).toEqual([]);
  expect(stopped).toBeUndefined();
});

test('a server that asks for time gets it', { timeout: 60_000 }, async () => {
  let count = 0;
  const { reported, stopped } = await check((_call, answer) =>
    (count += 1) % 20 === 0
      ? { ...answer, status: 429, headers: { ...answer.headers, 'retry-after': '0' } }
      : answer,
  );
  expect(reported).toEqual([]);
  expect(stopped).toBeUndefined();
});

test(
  'reads that run at once find the same as one after the other',
  { timeout: 60_000 },
  async () => {
    // Not how often each: on a busy machine one of another customer is timed once more.
    const called = async (parallel: number) => {
      const urls = new Set<string>();
      const { reported } = await check(
        (call, answer) => {
          urls.add(`${call.method} ${call.url.replace(/X-Amz.*/, '')}`);
          return answer.status === 200 && call.url.includes('traffic-control')
            ? { ...answer, body: Buffer.from('{}') }
            : answer;
        },
        { parallel },
      );
      return { reported: reported.sort(), urls: [...urls].sort() };
    };
    const one = await called(1);
    expect(one.reported.length).toBeGreaterThan(0);
    expect(await called(4)).toEqual(one);
  },
);
