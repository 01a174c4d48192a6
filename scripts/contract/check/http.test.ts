import { getEventListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Http } from './http.ts';
import { type TestResponse, testServer } from './testServer.ts';

const server = await testServer();
let http: Http;

beforeEach(() => {
  http = new Http(1);
});
afterEach(() => http.close());

const send = (more: { method?: string; url?: string; body?: string } = {}, timeoutMs = 5000) =>
  http.send(
    { method: 'GET', url: `${server.url}/a?b=1`, headers: { 'x-own': 'mine' }, body: '', ...more },
    { timeoutMs },
  );

const answering = (answer: TestResponse | undefined) => {
  server.answer = () => answer;
  return send();
};

test('A request is sent as it is, and its answer comes whole', async () => {
  server.answer = () => ({ status: 201, headers: ['x-Answer', 'yes'], body: 'はい' });
  const reply = await send({ method: 'POST', body: '水' });
  expect(server.requests).toMatchObject([
    {
      method: 'POST',
      url: '/a?b=1',
      body: '水',
      headers: { 'x-own': 'mine', 'content-length': '3', 'accept-encoding': 'gzip, deflate, br' },
    },
  ]);
  expect(reply).toMatchObject({ url: `${server.url}/a?b=1`, status: 201, repeated: [] });
  expect(reply.headers.get('x-answer')).toBe('yes');
  expect(reply.body.toString()).toBe('はい');
  expect(reply.failure).toBeUndefined();
});

test.each([
  ['GET', '', undefined],
  ['GET', 'x', '1'],
  ['POST', '', '0'],
  ['PUT', '', '0'],
  ['OPTIONS', '', undefined],
])('A %s with the body "%s" says the length %s', async (method, body, length) => {
  await send({ method, body });
  expect(server.requests[0]?.headers['content-length']).toBe(length);
});

test.each<[string, TestResponse]>([
  ['an answer', {}],
  ['a lost one', { cut: 'before' }],
])('The time of %s runs from the request to its end', async (_, answer) => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1250);
  expect((await answering(answer)).ms).toBe(250);
});

test('No redirect is followed', async () => {
  const reply = await answering({ status: 302, headers: ['location', '/elsewhere'] });
  expect(reply.status).toBe(302);
  expect(server.requests).toHaveLength(1);
});

test('Headers that came twice are named where they say one thing only', async () => {
  const { headers, repeated } = await answering({
    headers: ['Date', 'a', 'date', 'b', 'X-Own', '1', 'x-own', '2', 'Location', '/'],
  });
  expect(repeated).toEqual(['date']);
  expect(headers.get('x-own')).toBe('1, 2');
  expect(headers.get('location')).toBe('/');
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['GZIP', gzipSync],
  ['identity', (text: string) => Buffer.from(text)],
])('A body in the encoding %s is read', async (encoding, packed) => {
  const reply = await answering({ headers: ['content-encoding', encoding], body: packed('text') });
  expect(reply.body.toString()).toBe('text');
  expect(reply.failure).toBeUndefined();
});

test('An empty body has no encoding', async () => {
  const reply = await answering({ headers: ['content-encoding', 'gzip'] });
  expect(reply.body).toHaveLength(0);
  expect(reply.failure).toBeUndefined();
});

test.each([
  ['zstd', 'a body in the encoding zstd, which was not asked for'],
  ['gzip', 'a body that is no gzip, though content-encoding says so'],
])('A body that claims to be %s fails with its status and bytes', async (encoding, failure) => {
  const headers = ['content-encoding', encoding];
  const reply = await answering({ status: 203, headers, body: 'plain' });
  expect(reply).toMatchObject({ status: 203, failure });
  expect(reply.body.toString()).toBe('plain');
});

test.each<[string, TestResponse, RegExp]>([
  ['before an answer', { cut: 'before' }, /hang up/],
  ['within an answer', { cut: 'within' }, /aborted/],
])('A connection that ends %s is a failure of a server that is there', async (_, answer, text) => {
  const reply = await answering(answer);
  expect(reply).toMatchObject({ status: 0, isUnreachable: false, repeated: [] });
  expect(reply.failure).toMatch(text);
  expect(reply.body).toHaveLength(0);
  expect([...reply.headers]).toEqual([]);
});

test('Where nothing listens the server is unreachable', async () => {
  for (const url of ['http://127.0.0.1:9/', 'http://localhost:9/'])
    expect(await send({ url })).toMatchObject({
      url,
      status: 0,
      isUnreachable: true,
      failure: expect.stringContaining('ECONNREFUSED') as string,
    });
});

test('An https address is called by TLS', async () => {
  const reply = await send({ url: server.url.replace('http:', 'https:') });
  expect(reply.failure).toMatch(/SSL/);
  expect(server.requests).toEqual([]);
});

test('A call without an answer ends in time', async () => {
  server.answer = () => undefined;
  const reply = await send({}, 30);
  expect(reply).toMatchObject({ failure: 'no answer within 30 ms', isUnreachable: false });
});

test('A call can be stopped by hand, and one that was answered listens no longer', async () => {
  const stop = new AbortController();
  const request = { method: 'GET', url: server.url, headers: {}, body: '' };
  const options = { timeoutMs: 5000, signal: stop.signal };
  expect((await http.send(request, options)).failure).toBeUndefined();
  await http.send({ ...request, url: 'http://127.0.0.1:9/' }, options);
  expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  server.answer = () => {
    stop.abort();
    return undefined;
  };
  expect((await http.send(request, options)).failure).toBe('stopped by hand');
});

test.each([
  [1, 2],
  [3, 3],
])('With %i sockets no more than %i calls run at once', async (sockets, allowed) => {
  const own = new Http(sockets);
  let running = 0;
  let most = 0;
  server.answer = async () => {
    most = Math.max(most, (running += 1));
    await wait(10);
    running -= 1;
    return {};
  };
  const request = { method: 'GET', url: server.url, headers: {}, body: '' };
  await Promise.all([1, 2, 3, 4].map(() => own.send(request, { timeoutMs: 5000 })));
  expect(most).toBe(allowed);
  own.close();
});

test('Calls share a connection, which closing ends', async () => {
  let opened = 0;
  const count = () => (opened += 1);
  server.http.on('connection', count);
  await send();
  await send();
  server.http.off('connection', count);
  expect(opened).toBe(1);
  const connections = () =>
    new Promise<number>((resolve) => server.http.getConnections((_, n) => resolve(n)));
  const before = await connections();
  http.close();
  await expect.poll(connections).toBeLessThan(before);
});
