import createClient from 'openapi-fetch';
import { afterEach, expect, test, vi } from 'vitest';
import {
  BusinessError,
  MaintenanceError,
  NetworkError,
  SessionError,
  UnexpectedError,
} from './errors';
import { send } from './send';
import { unwrap } from './unwrap';

interface Paths {
  '/thing': {
    get: { responses: { 200: { content: { 'application/json': { name: string } } } } };
  };
}

const api = createClient<Paths>({ baseUrl: 'https://my.minamo.example', fetch: send });

function answer(status: number, body: BodyInit | null, type = 'application/json') {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
  );
}
const read = () => unwrap(api.GET('/thing'));
const failure = () =>
  read().then(
    (data) => expect.fail(`was taken for an answer: ${JSON.stringify(data)}`),
    (error: unknown) => error,
  );

afterEach(() => vi.unstubAllGlobals());

test('a JSON object comes through', async () => {
  answer(200, '{"name":"水野"}');
  expect(await read()).toEqual({ name: '水野' });
});

test('204 has no body', async () => {
  answer(204, null);
  expect(await read()).toBeUndefined();
});

test.each([
  ['HTML', '<!doctype html><title>Error</title>', 'text/html'],
  ['nothing', '', 'application/json'],
  ['half an object', '{"name":"水', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a number', '1', 'application/json'],
  ['a text', '"ok"', 'application/json'],
])('%s under a 200 is an unexpected answer', async (_, body, type) => {
  answer(200, body, type);
  const error = await failure();
  expect(error).toBeInstanceOf(UnexpectedError);
  expect(error).toMatchObject({ status: 200, message: expect.stringContaining('body') as string });
});

test('what the body broke off with is the cause', async () => {
  answer(200, '{"name":"水');
  expect(await failure()).toMatchObject({ cause: expect.any(SyntaxError) as Error });
});

test.each([
  '',
  '{"code":"session_invalid","message":"…"}',
  '{"code":"bad_request","message":"…"}',
  '<html>',
])('403 is the session, whatever its body: %j', async (body) => {
  answer(403, body);
  expect(await failure()).toBeInstanceOf(SessionError);
});

test('a refusal without words says that its reason is not known', async () => {
  answer(400, '{"code":"x_9999","message":" "}');
  expect((await failure()) as Error).toMatchObject({
    code: 'x_9999',
    message: '受け付けられない理由を確認できませんでした。',
  });
});

test.each([400, 404, 409])('%i with a code is an outcome', async (status) => {
  const body = { code: 'date_changed', message: '日付が変わりました。', quit_date: '2026-11-30' };
  answer(status, JSON.stringify(body));
  const error = await failure();
  expect(error).toBeInstanceOf(BusinessError);
  expect(error).toMatchObject({ code: 'date_changed', status, fields: [], details: body });
});

test('field problems come with bad_request; what isn’t one is left out', async () => {
  const field = { name: 'password', message: '必須項目が未入力です' };
  const others = ['x', null, { name: 1, message: '…' }, { name: 'id', message: 1 }];
  answer(400, JSON.stringify({ code: 'bad_request', message: '…', fields: [field, ...others] }));
  expect(await failure()).toMatchObject({ fields: [field] });
  answer(400, JSON.stringify({ code: 'bad_request', message: '…', fields: field }));
  expect(await failure()).toMatchObject({ code: 'bad_request', fields: [] });
});

test.each([
  [400, ''],
  [302, '{"code":"x","message":"…"}'],
  [400, '{"message":"no code"}'],
  [400, '{"code":"no_message"}'],
  [400, 'null'],
  [400, '"bad_request"'],
  [409, '{"code":5,"message":"…"}'],
  [404, '<html>not found</html>'],
  [500, ''],
  [500, '{"code":"system_error","message":"…"}'],
  [502, '<html>bad gateway</html>'],
])('%i with %j is unexpected', async (status, body) => {
  answer(status, body);
  const error = await failure();
  expect(error).toBeInstanceOf(UnexpectedError);
  expect(error).toMatchObject({ status, message: `The server answered ${status}` });
});

test.each([
  [400, 'unexpected'],
  [403, 'session'],
  [503, 'maintenance'],
])('%i that says that it is empty: %s', async (status, kind) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(null, { status, headers: { 'content-length': '0' } })),
  );
  expect(await failure()).toMatchObject({ kind });
});

test('503 is maintenance, with its end where the server names one', async () => {
  const maintenance = { until: '2026-11-21T15:00:00+09:00', message_html: '<p>工事中です。</p>' };
  answer(503, JSON.stringify({ code: 'maintenance', message: '…', ...maintenance }));
  expect(await failure()).toMatchObject({
    kind: 'maintenance',
    until: maintenance.until,
    html: maintenance.message_html,
  });
  answer(503, '<html>Service Unavailable</html>');
  const error = await failure();
  expect(error).toBeInstanceOf(MaintenanceError);
  expect((error as MaintenanceError).until).toBeUndefined();
});

test('a PDF is a blob; a page in its place is not', async () => {
  const pdf = () => unwrap(api.GET('/thing', { parseAs: 'blob' }));
  answer(200, '%PDF-1.7', 'application/pdf');
  expect(await (await pdf()).text()).toBe('%PDF-1.7');
  answer(200, '%PDF-1.7', 'application/pdf;charset=binary');
  expect((await pdf()).size).toBe(8);
  answer(200, '<html>', 'text/html');
  await expect(pdf()).rejects.toBeInstanceOf(UnexpectedError);
  answer(200, null, 'application/pdf');
  await expect(pdf()).rejects.toBeInstanceOf(UnexpectedError);
});

test('a line that breaks in the middle of a body is a network failure', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"name":')),
    pull: (stream) => stream.error(new TypeError('terminated')),
  });
  answer(200, body);
  expect(await failure()).toMatchObject({ kind: 'network', reason: 'no_response', sent: true });
});

test('no answer on a device that is offline is reported as such', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { onLine: false });
  expect(await failure()).toMatchObject({ kind: 'network', reason: 'offline' });
});

test('no answer is a network failure; giving up is none', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failure()).toBeInstanceOf(NetworkError);
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('given up', 'AbortError')));
  expect(await failure()).toMatchObject({ name: 'AbortError' });
});
