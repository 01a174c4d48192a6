import type { MiddlewareCallbackParams } from 'openapi-fetch';
import { expect, test } from 'vitest';
import { listen, type Observed } from '@/lib/observe';
import { NetworkError } from '../errors';
import { addTrace, traceCalls } from '../trace';
import { observed } from './observed';

const seen: Observed[] = [];
listen((one) => seen.push(one));

const path = '/api/write/v1/services/{service_id}/charge';

function called(method: string): MiddlewareCallbackParams {
  const request = new Request('https://my.minamo.example/services/m09000001234/charge', { method });
  return { request, schemaPath: path } as MiddlewareCallbackParams;
}

async function answered(method: string, response: Response) {
  seen.length = 0;
  await observed.onResponse?.({ ...called(method), response });
  return seen.map(({ at: _at, route: _route, ...what }) => what);
}

test('a failed call is reported by its path in the contract', async () => {
  expect(await answered('GET', new Response('', { status: 502 }))).toEqual([
    { kind: 'call', operation: `GET ${path}`, outcome: '502' },
  ]);
  expect(await answered('GET', Response.json({ code: 'session' }, { status: 403 }))).toEqual([
    { kind: 'call', operation: `GET ${path}`, outcome: '403' },
  ]);
});

test('a write that is refused is reported with its code, and its body can still be read', async () => {
  const response = Response.json({ code: 'cant_charge', message: '水野' }, { status: 409 });
  expect(await answered('POST', response)).toEqual([
    { kind: 'call', operation: `POST ${path}`, outcome: '409', code: 'cant_charge' },
  ]);
  expect(await response.json()).toMatchObject({ code: 'cant_charge' });
});

test.each(['<p>', '{"code":5}', '{}'])(
  'a refusal without a code is reported without: %s',
  async (body) => {
    expect(await answered('POST', new Response(body, { status: 400 }))).toEqual([
      { kind: 'call', operation: `POST ${path}`, outcome: '400' },
    ]);
  },
);

test.each([200, 400, 404, 409])('a read that was answered %i is no failure', async (status) => {
  expect(await answered('GET', Response.json({ code: 'none' }, { status }))).toEqual([]);
});

test.each([
  [new NetworkError('offline', false, true), 'offline'],
  [new NetworkError('no_response', true, true), 'no_response'],
  [new SyntaxError('水野'), 'failed'],
  [new DOMException('', 'DataCloneError'), 'failed'],
])('a call without an answer: %o', async (error, outcome) => {
  seen.length = 0;
  await observed.onError?.({ ...called('GET'), error });
  expect(seen).toMatchObject([{ kind: 'call', outcome }]);
});

test('a call that was given up or that a left page cut off is no failure', async () => {
  seen.length = 0;
  await observed.onError?.({ ...called('GET'), error: new DOMException('', 'AbortError') });
  await observed.onError?.({ ...called('GET'), error: new NetworkError('leaving', true, true) });
  expect(seen).toEqual([]);
});

test('a call has a trace once that is asked for, and a failure names it', async () => {
  const call = called('GET');
  addTrace(call.request);
  expect(call.request.headers.has('traceparent')).toBe(false);
  traceCalls();
  addTrace(call.request);
  const [, trace] = call.request.headers.get('traceparent')?.split('-') ?? [];
  expect(call.request.headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  seen.length = 0;
  await observed.onResponse?.({ ...call, response: new Response('', { status: 500 }) });
  expect(seen).toMatchObject([{ outcome: '500', trace }]);
});
