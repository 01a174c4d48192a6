import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readHar } from '../../contract/app/har.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const mock = await testMock();
const run = promisify(execFile);
const charge = '/hosts/mobile/api/write/v1/services/m09000001234/charge';
const order = { category: 'neo', option_code: 'NC100' };

const curlOf = async (id: number | undefined) => {
  const answer = await fetch(`${mock.url}/__mock/curl`, {
    method: 'POST',
    body: JSON.stringify({ id }),
  });
  return { status: answer.status, ...((await answer.json()) as { curl: string; message: string }) };
};

test('A write is made again by its curl: carried out once more, in the same login', async () => {
  const caller = await logIn(mock);
  await caller.call(charge, { method: 'POST', body: order });
  const first = mock.requests.at(-1);
  const { curl } = await curlOf(first?.id);
  await run('sh', ['-c', `${curl} -s`]);
  expect(mock.requests.at(-1)).toMatchObject({
    status: 200,
    source: 'state',
    signature: 'valid',
    login: first?.login,
  });
});

test('A login is made again without a signature; a request that is not kept is said to be none', async () => {
  await logIn(mock, 'irie.fumi');
  const { curl } = await curlOf(mock.requests.at(-1)?.id);
  expect(curl).not.toMatch('authorization');
  await run('sh', ['-c', `${curl} -s`]);
  expect(mock.requests.at(-1)).toMatchObject({ operationId: 'postLogin', status: 200 });
  const unknown = await curlOf(4711);
  expect(unknown.status).toBe(400);
  expect(unknown.message).toMatch('4711');
});

test('The requests are saved as a HAR file that the contract’s tools read, without secrets', async () => {
  const caller = await logIn(mock);
  await caller.call(charge, { method: 'POST', body: order });
  const text = await (await fetch(`${mock.url}/__mock/requests.har`)).text();
  expect(text).not.toMatch('minamo-demo');
  expect(text).not.toMatch(caller.credentials.session_token);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'har-'));
  try {
    const file = path.join(folder, 'mock.har');
    writeFileSync(file, text);
    const [login, write] = (await readHar(file)).calls;
    expect(login?.answer?.status).toBe(200);
    expect([write?.method, write?.body]).toEqual(['POST', JSON.stringify(order)]);
    expect(write?.answer?.body.toString()).toMatch('receipt_number');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
