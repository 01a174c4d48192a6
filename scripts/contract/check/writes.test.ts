import { beforeEach, expect, test } from 'vitest';
import type { Case } from './cases/case.ts';
import type { Reply } from './http.ts';
import { otherLine, type TestAccount, testAccount } from './testAccount.ts';
import {
  line,
  queryOf,
  serviceId,
  testCase,
  testOperation,
  testReply,
  testWrite,
} from './testCase.ts';

const body = '{"speed":"high"}';
const write = (change: Partial<Case> = {}) => testCase({ operation: testWrite(), body, ...change });
const setSpeed = (id: string, speed: string) => (account.shown[id] = { speed });

let account: TestAccount;

beforeEach(() => {
  account = testAccount();
});

const shown = async (call: Case, other = account) => [...(await other.writes.shown(call))];
const asked = () =>
  account.sent.map(({ operation, host, path }) => [operation.operationId, host, path]);

test('A write of a line is shown by the reads of this line and of another one', async () => {
  setSpeed(otherLine, 'none');
  expect(await shown(write())).toEqual([
    ['getUsage', { speed: 'low' }],
    ['getUsage (another line)', { speed: 'none' }],
  ]);
  expect(account.sent[0]).toMatchObject({
    query: {},
    intent: { kind: 'valid' },
    description: 'read back',
  });
  expect(asked()).toEqual([
    ['getUsage', 'mobile', { service_id: line }],
    ['getUsage', 'mobile', { service_id: otherLine }],
  ]);
});

test('A write of the fibre host has fibre lines beside it', async () => {
  account = testAccount([testOperation({ hosts: ['auth', 'fixed'] })]);
  account.shown = { f2: {}, f1: {} };
  await shown(write({ host: 'fixed', path: { service_id: 'f2' } }));
  expect(asked()).toEqual([
    ['getUsage', 'fixed', { service_id: 'f2' }],
    ['getUsage', 'fixed', { service_id: 'f1' }],
  ]);
});

test('A read of the customer is made once, at its own host', async () => {
  const getUser = testOperation({
    operationId: 'getUser',
    parameters: [queryOf('month')],
    hosts: ['auth', 'fixed'],
  });
  account = testAccount([testOperation({ operationId: 'getOther' }), getUser]);
  account.shown['customer'] = { user: 'a' };
  const operation = testWrite({ shownBy: ['getGone', 'getUser'] });
  expect(await shown(write({ operation }))).toEqual([['getUser', { user: 'a' }]]);
  expect(asked()).toEqual([['getUser', 'auth', {}]]);
});

test('A write of no line is shown by no line', async () => {
  account = testAccount([testOperation({ parameters: [serviceId] })]);
  expect(await shown(write({ path: {} }))).toEqual([]);
  expect(account.sent).toEqual([]);
});

test('The only line of a customer is read alone', async () => {
  const call = write({ host: 'fixed', path: { service_id: 'f1' } });
  account.shown['f1'] = {};
  expect((await shown(call)).map(([read]) => read)).toEqual(['getUsage']);
});

test.each<[string, Reply | undefined, unknown]>([
  ['a refusal', testReply({ status: 404, body: { code: 'gone' } }), { status: 404 }],
  ['no JSON', testReply({ body: 'x' }), undefined],
  ['nothing', undefined, undefined],
])('A read that is answered with %s shows that', async (_, reply, value) => {
  account.read = () => reply;
  expect((await shown(write()))[0]).toEqual(['getUsage', value]);
});

/** Makes a write without a key, which does something to the account. */
async function made(call: Case, does: () => void = () => undefined, reply = testReply()) {
  const before = await account.writes.before(call);
  does();
  await account.writes.after(call, reply, before);
  return account.reported;
}

test('A write that does what was asked for is right', async () => {
  expect(await made(write(), () => setSpeed(line, 'high'))).toEqual([]);
  expect(account.sent.map(({ description }) => description)).toEqual(
    Array.from({ length: 4 }, () => 'read back'),
  );
});

test('A write without an effect is reported, and one that was refused is not', async () => {
  expect(await made(write(), undefined, testReply({ status: 409 }))).toEqual([]);
  expect(account.sent).toHaveLength(2);
  expect((await made(write()))[0]?.slice(0, 2)).toEqual(['valid', 'write-no-effect']);
});

const receipt = (number: unknown) => testReply({ body: { receipt_number: number } });

test('Two writes with one receipt number are reported', async () => {
  const operation = testWrite({ operationId: 'postOption', shownBy: [] });
  const sent = [
    await made(write({ operation }), undefined, receipt('R1')),
    await made(write({ operation }), undefined, receipt('R2')),
    await made(write({ operation, body: '{"mail_id":"R1","mb":1}' }), undefined, receipt('R1')),
    await made(write({ operation }), undefined, receipt(7)),
    await made(write({ operation }), undefined, receipt(7)),
    await made(write({ operation }), undefined, testReply({ body: { number: 'R1' } })),
  ];
  expect(sent.at(-1)).toEqual([]);
  const other = testWrite({ operationId: 'postOther', shownBy: [] });
  const asking = { operation: other, body: '{"count_id":7,"speed":"high"}' };
  expect(await made(write(asking), undefined, receipt('R2'))).toEqual([
    ['valid', 'write-receipt', 'a number of its own', 'R2, as of postOption'],
  ]);
});

test('A write that was accepted long before its answer is reported, but not one that asks about an earlier one', async () => {
  const operation = testWrite({ operationId: 'postOption', shownBy: [] });
  const answer = testReply({
    headers: { date: 'Sat, 21 Nov 2026 01:40:00 GMT' },
    body: { accepted_at: '2026-11-21T01:40:00+09:00' },
  });
  const asking = { operation, body: '{"mail_id":"R1","mb":1}' };
  expect(await made(write(asking), undefined, answer)).toEqual([]);
  expect(await made(write({ operation }), undefined, answer)).toEqual([
    ['valid', 'write-time', 'accepted_at of this request', '2026-11-21T01:40:00+09:00'],
  ]);
});

test('What was refused has changed neither this line nor another one', async () => {
  const call = write();
  const before = await account.writes.shown(call);
  expect(await account.writes.untouched(call, before)).toEqual([]);
  setSpeed(otherLine, 'none');
  expect(await account.writes.untouched(call, before)).toMatchObject([
    { expected: 'getUsage (another line)/speed "low", as before', got: '"none"' },
  ]);
  setSpeed(line, 'high');
  expect(await account.writes.untouched(call, before)).toMatchObject([
    {
      rule: 'write-refused',
      cause: 'putSpeed',
      expected: 'getUsage/speed "low", as before',
      got: '"high"',
    },
  ]);
  account.writes.shownLater.add('getUsage');
  expect(await account.writes.untouched(call, before)).toEqual([]);
});

/** What is sent to put a write back. */
async function putBack(operationId = 'putSpeed') {
  account.sent = [];
  await account.writes.restore(operationId);
  return account.sent.map((call) => [call.path['service_id'], call.body]);
}

test('What was there before the first write of each line is put back, once', async () => {
  account.shown[line] = { speed: 'low', more: 1 };
  await account.writes.before(write({ key: 'first' }));
  setSpeed(line, 'high');
  await account.writes.before(write());
  setSpeed(otherLine, 'none');
  await account.writes.before(write({ path: { service_id: otherLine } }));
  expect(await putBack('putOther')).toEqual([]);
  expect(await putBack()).toEqual([
    [line, '{"speed":"low"}'],
    [otherLine, '{"speed":"none"}'],
  ]);
  expect(account.sent[0]).toMatchObject({ description: 'put back' });
  expect(account.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(await putBack()).toEqual([]);
});

test('Only a PUT is put back, and only where a read has all of its fields', async () => {
  await account.writes.before(write({ operation: testWrite({ method: 'post' }) }));
  expect(await putBack()).toEqual([]);
  const before = write({ body: '{"speed":"high","since":"now"}' });
  await account.writes.before(before);
  expect(await putBack()).toEqual([]);
  account.shown = { [line]: ['speed'], [otherLine]: { speed: 'low' } };
  await account.writes.before(write());
  expect(await putBack()).toEqual([]);
});
