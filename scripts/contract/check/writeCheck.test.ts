import { beforeEach, expect, test } from 'vitest';
import { type Backend, checkBackend, loginOf, smallContract, testBackend } from './testBackend.ts';
import { testOperation, testWrite } from './testCase.ts';
import { json } from './testServer.ts';

const begin = await testBackend();
let backend: Backend;

beforeEach(() => {
  backend = begin();
});

/** A write that begins what another read shows while a later write is looked at. */
async function changedMeanwhile(shownLaterBy: string[]): Promise<string[]> {
  let speeds = 0;
  backend.tamper = ({ method, url, ...asked }, right) => {
    if (method === 'PUT' && right.status === 200) speeds += 1;
    if (right.status !== 404 || loginOf({ method, url, ...asked }) !== 'login1') return right;
    if (method === 'POST' && url.endsWith('/card') && asked.body === '{}') return json(200, {});
    return url.endsWith('/payment') ? json(200, { code: speeds ? '30' : '11' }) : right;
  };
  const contract = smallContract(
    testOperation({ operationId: 'getPayment', path: '/services/{service_id}/payment' }),
    testWrite({
      operationId: 'postCard',
      method: 'post',
      path: '/services/{service_id}/card',
      request: { schema: { type: 'object' }, examples: [{ name: 'normal', value: {} }] },
      requiredHeaders: [],
      shownBy: [],
      shownLaterBy,
    }),
    testWrite({ operationId: 'putLater' }),
  );
  const only = ['postCard', 'putLater'];
  const { findings } = await checkBackend(backend, only, { writes: true }, contract);
  return findings.filter((f) => f.rule === 'write-elsewhere').map((f) => `${f.expected}: ${f.got}`);
}

test('What an earlier write began is not taken for what a later one did', async () => {
  expect(await changedMeanwhile(['getPayment'])).toEqual([]);
});

test('What no earlier write began is what the write did', async () => {
  expect(await changedMeanwhile([])).toEqual(['getPayment/code "11", as before: "30"']);
});
