import { beforeEach, expect, test } from 'vitest';
import type { Json } from '../operations.ts';
import type { Case } from './cases/case.ts';
import type { Reply } from './http.ts';
import { otherLine, type TestAccount, testAccount } from './testAccount.ts';
import { line, testCase, testReply, testWrite } from './testCase.ts';

const examples = ['high', 'low'].map((speed) => ({ name: speed, value: { speed } }));
const operation = testWrite({ request: { schema: {}, examples } });
const body = '{"speed":"high"}';
const first = testReply({ body: { done: 1 } });
const reused = testReply({ status: 422, body: { code: 'idempotency_key_reused' } });

let account: TestAccount;

beforeEach(() => {
  account = testAccount();
});

interface Answers {
  /** To the same request again. */
  again?: Reply | undefined;
  /** To another request under the key. */
  changed?: Reply | undefined;
}

/** Looks at a write that was answered, and at what comes of its key. */
async function made(answers: Answers = {}, change: Partial<Case> = {}, reply = first) {
  const call = testCase({ operation, body, key: 'press', ...change });
  const before = await account.writes.before(call);
  account.shown[line] = { speed: 'high' };
  account.sent = [];
  const all = { again: reply, changed: reused, ...answers };
  account.answer = ({ description }) => (description.includes('again') ? all.again : all.changed);
  await account.writes.after(call, reply, before);
  return account.reported;
}

/** The writes of the line itself, or of another. */
const written = (of = line) =>
  account.sent.filter((call) => call.operation.method !== 'get' && call.path['service_id'] === of);

test('A write is sent again with its key, and changed under it', async () => {
  expect(await made()).toEqual([]);
  expect(written()).toMatchObject([
    { key: 'press', body, description: 'valid, sent again with its key' },
    { key: 'press', body: '{"speed":"low"}', description: 'valid, changed under its key' },
  ]);
  expect(written(otherLine)).toMatchObject([
    { key: 'press', body, description: 'valid, for another line under its key' },
  ]);
  expect(account.sent).toHaveLength(11);
});

test('A write without a key is sent once', async () => {
  await made({}, { key: '' });
  await made({}, { operation: testWrite({ requiredHeaders: [] }) });
  expect(written()).toEqual([]);
});

test.each([
  [testReply({ body: { done: 2 } }), '200 "{\\"done\\":2}"'],
  [testReply({ status: 201, body: { done: 1 } }), '201 "{\\"done\\":1}"'],
  [testReply({ status: 500, body: 'x'.repeat(100) }), `500 "${'x'.repeat(80)}"`],
])('Another answer to the same press is reported: %#', async (again, got) => {
  expect(await made({ again })).toEqual([
    ['valid, sent again with its key', 'key-repeated', '200, the first answer', got],
  ]);
});

const moving = (which: string) => {
  account.read = ({ path }) => {
    const moved = account.sent.some(({ description }) => description.includes(which));
    const speed = moved && path['service_id'] === line ? 'max' : 'high';
    return testReply({ body: { speed } });
  };
};

test.each([
  ['sent again', 'valid, sent again with its key'],
  ['changed', 'valid, changed under its key'],
])('A press that does something more when it is %s is reported', async (which, description) => {
  account.shown[line] = { speed: 'low' };
  moving(which);
  const reported = await made();
  const ofLine = reported.filter(([what]) => !what.includes('another line'));
  expect(ofLine.filter(([, rule]) => rule === 'write-twice')).toEqual([
    [description, 'write-twice', 'getUsage/speed "high", as after the first', '"max"'],
    ...(which === 'changed'
      ? []
      : [
          [
            'valid, changed under its key',
            'write-twice',
            'getUsage/speed "high", as after the first',
            '"max"',
          ],
        ]),
  ]);
});

test.each([
  [testReply({ status: 200, body: {} }), '200 "{}"'],
  [testReply({ status: 422, body: { code: 'other' } }), '422 "{\\"code\\":\\"other\\"}"'],
  [
    testReply({ status: 409, body: { code: 'idempotency_key_reused' } }),
    '409 "{\\"code\\":\\"idempotency_key_reused\\"}"',
  ],
])(
  'Another request under a used key that is not refused as that is reported: %#',
  async (changed, got) => {
    account.read = () => testReply({ body: { speed: account.sent.length > 5 ? 'max' : 'high' } });
    const reported = await made({ changed });
    expect(reported).toContainEqual([
      'valid, changed under its key',
      'key-reused',
      '422 idempotency_key_reused',
      got,
    ]);
    expect(reported.filter(([, rule]) => rule === 'write-twice')).toEqual([]);
  },
);

test('Where no answer comes, nothing is reported of the key', async () => {
  const lost = testReply({ status: 0, failure: 'lost' });
  expect(await made({ again: lost, changed: lost })).toEqual([]);
  expect(await made({ again: undefined, changed: undefined })).toEqual([]);
  expect(account.sent).toHaveLength(5);
});

test('A write that was refused keeps its answer, and is not read back', async () => {
  const refused = testReply({ status: 409, body: { code: 'already' } });
  expect(await made({}, {}, refused)).toEqual([]);
  expect(account.sent).toHaveLength(2);
  expect(await made({ again: testReply({ status: 404 }) }, {}, refused)).toEqual([
    ['valid, sent again with its key', 'key-repeated', '409, the first answer', '404 "{}"'],
  ]);
});

const objectOf = (schema: Json): Json => ({ type: 'object', properties: { x: schema } });

test.each<[Json, unknown, unknown]>([
  [{ type: 'boolean' }, true, false],
  [{ type: 'boolean' }, false, true],
  [{ type: 'integer' }, 5, 6],
  [{ type: 'integer', multipleOf: 500 }, 1500, 3000],
  [{ type: 'integer', enum: [100, 600] }, 100, 600],
  [{ type: 'string' }, 'a1b9c', 'a1b0c'],
  [{ type: 'string' }, '090-1', '090-2'],
  [{ type: ['string', 'null'] }, 'a', null],
  [{ type: 'string' }, 'abc', undefined],
  [{ type: 'string', enum: ['a1'] }, 'a1', undefined],
])('Of the schema %j the value %j is changed into %j', async (schema, x, changed) => {
  const request = { schema: objectOf(schema), examples: [{ name: 'normal', value: { x } }] };
  await made({}, { operation: testWrite({ request }), body: JSON.stringify({ x }) });
  expect(written()[1]?.body).toBe(
    changed === undefined ? undefined : JSON.stringify({ x: changed }),
  );
});

test('One field is changed at a time, and without a declared request none', async () => {
  const schema = {
    type: 'object',
    properties: { x: { enum: ['a'] }, y: { type: 'string' }, z: { type: 'string' } },
  };
  const value = { x: 'a', y: 'b1', z: 'c1' };
  const request = { schema, examples: [{ name: 'normal', value }] };
  const change = { operation: testWrite({ request }), body: JSON.stringify(value) };
  await made({}, change);
  expect(written()[1]?.body).toBe(JSON.stringify({ ...value, y: 'b2' }));
  const undeclared = testWrite();
  delete undeclared.request;
  await made({}, { operation: undeclared });
  expect(written()).toHaveLength(1);
});

test('A key of one line is refused for another', async () => {
  account.answer = () => reused;
  const answered = testReply({ status: 200, body: { done: 1 } });
  const reported = await made({ changed: answered });
  expect(reported).toContainEqual([
    'valid, for another line under its key',
    'key-reused',
    '422 idempotency_key_reused',
    '200 "{\\"done\\":1}"',
  ]);
});
