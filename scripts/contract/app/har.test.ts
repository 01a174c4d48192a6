import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHar } from './har.ts';

let file: string;

beforeAll(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'minamo-har-')), 'calls.har');
});
afterAll(() => rm(path.dirname(file), { recursive: true }));

const url = 'https://api.example/api/read/v1/user';
const request = { method: 'get', url, headers: [{ name: 'origin', value: 'https://a.example' }] };
const response = { status: 200, headers: [], content: { text: '{}' } };

/** What is read of a file with a good entry and another. */
async function read(strange: unknown, mark = '') {
  const entries = [strange, { request, response }];
  await writeFile(file, mark + JSON.stringify({ log: { entries } }));
  return readHar(file);
}

test('A call has its method, address, headers, body and answer', async () => {
  const { calls, passedOver } = await read({ request, response });
  expect(passedOver).toEqual([]);
  expect(calls).toHaveLength(2);
  expect(calls[0]).toMatchObject({ method: 'GET', body: undefined, answer: { status: 200 } });
  expect(calls[0]?.headers.get('origin')).toBe('https://a.example');
  expect(calls[0]?.answer?.body.toString()).toBe('{}');
});

test.each([
  ['no request', {}, '(no address): it has no request'],
  ['no response', { request }, 'it has no response'],
  ['null', null, 'it has no request'],
  [
    'an empty address',
    { request: { ...request, url: '' }, response },
    '(get): its address is none',
  ],
  ['no headers', { request: { ...request, headers: undefined }, response }, 'has no headers'],
  ['a header that is null', { request: { ...request, headers: [null] }, response }, 'that is none'],
  [
    'a value that is null',
    { request, response: { ...response, headers: [{ name: 'a', value: null }] } },
    'its response has a header that is none',
  ],
  [
    'a header beyond ASCII',
    { request: { ...request, headers: [{ name: 'x-name', value: '水野' }] }, response },
    `(get ${url}): its request has a header that HTTP doesn't allow: x-name`,
  ],
  ['no content', { request, response: { ...response, content: undefined } }, 'has no content'],
])('An entry with %s is named and passed over', async (_what, strange, said) => {
  const { calls, passedOver } = await read(strange);
  expect(calls).toHaveLength(1);
  expect(passedOver).toEqual([expect.stringContaining('entry 1 (')]);
  expect(passedOver[0]).toContain(said);
});

test('A byte order mark is no harm', async () => {
  expect((await read({ request, response }, '\ufeff')).calls).toHaveLength(2);
});

test.each(['', '{}', '{"log":{"entries":{}}}', 'null'])('%j is no HAR', async (text) => {
  await writeFile(file, text);
  await expect(readHar(file)).rejects.toThrow('is no HAR: save it in the browser');
});
