import { expect, test } from 'vitest';
import type { Case } from './cases/case.ts';
import { termsFaults, tryOtherTerms } from './confirmed.ts';
import type { Reply } from './http.ts';
import { objectOf } from './json.ts';
import { testCase, testContract, testReply, testWrite } from './testCase.ts';

const schema = {
  type: 'object',
  properties: {
    speed: { type: 'string' },
    confirmed: {
      type: 'object',
      properties: {
        starts_on: { type: 'string', format: 'date' },
        price: { type: 'integer', minimum: 0 },
      },
      additionalProperties: false,
    },
  },
  required: ['speed'],
};
const operation = testWrite({ request: { schema, examples: [] } });
const call = testCase({ operation, body: '{"speed":"high"}', description: 'valid' });
const now = { starts_on: '2026-12-01', price: 987_654 };

const changed = (terms: object = now) =>
  testReply({ status: 409, body: { code: 'terms_changed', terms } });
const unpaid = testReply({ status: 409, body: { code: 'unpaid', terms: null } });
const taken = testReply();

/** Tries an order at a server that answers by what is confirmed, and gives what was sent and reported. */
async function tried(answer: (confirmed: Record<string, unknown>) => Reply | undefined, of = call) {
  const sent: Record<string, unknown>[] = [];
  const reported: string[] = [];
  const confirmedOf = ({ body }: Case) => objectOf(JSON.stringify(objectOf(body)['confirmed']));
  const result = await tryOtherTerms(of, {
    contract: testContract(),
    ask: (order) => {
      sent.push(confirmedOf(order));
      return Promise.resolve(answer(confirmedOf(order)));
    },
    report: ({ description }, faults) => {
      for (const { rule, cause, got } of faults)
        reported.push(`${description}: ${rule} ${cause} ${got}`);
    },
  });
  return { result, sent, reported };
}

test('All terms are tried wrong, then each by itself, and the order confirms what is so', async () => {
  const { result, sent, reported } = await tried(() => changed());
  expect(sent).toEqual([
    { starts_on: '1999-01-01', price: 987_654 },
    { starts_on: '1999-01-01' },
    { price: 987_000 },
  ]);
  expect(reported).toEqual([]);
  expect(result).toMatchObject({ isTaken: false });
  expect(objectOf(result?.order.body)).toEqual({ speed: 'high', confirmed: now });
  expect(result?.order.key).not.toBe(call.key);
  expect(result && termsFaults(result, taken)).toEqual([]);
});

test('An order that is taken all the same is reported, and tried no further', async () => {
  const { result, sent, reported } = await tried(() => taken);
  expect(sent).toHaveLength(1);
  expect(reported).toEqual(['valid, with other terms confirmed: terms-ignored putSpeed 200 "{}"']);
  expect(result).toMatchObject({ order: call, isTaken: true });
  expect(result && termsFaults(result, taken)).toEqual([]);
});

test('A field that is not compared is reported by its name', async () => {
  const { result, reported } = await tried((confirmed) =>
    Object.keys(confirmed).join() === 'price' ? taken : changed(),
  );
  expect(reported).toEqual([
    'valid, with another price confirmed: terms-ignored putSpeed price 200 "{}"',
  ]);
  expect(result?.isTaken).toBe(true);
});

test('A term that does not apply to the order is tried with all others alone', async () => {
  const { sent } = await tried(() => changed({ price: 5 }));
  expect(sent.map((each) => Object.keys(each).join())).toEqual(['starts_on,price', 'price']);
});

test('Another refusal is wrong only if the order is taken without other terms', async () => {
  const { result, reported } = await tried(() => unpaid);
  expect(reported).toEqual([]);
  expect(result?.order).toBe(call);
  expect(result && termsFaults(result, unpaid)).toEqual([]);
  expect(result && termsFaults(result, taken)).toMatchObject([
    { rule: 'terms-ignored', expected: '409 terms_changed' },
  ]);
  const failing = await tried(() => testReply({ status: 500 }));
  expect(failing.result && termsFaults(failing.result, taken)).toEqual([]);
});

test('Terms that are refused as well are reported', async () => {
  const { result } = await tried(() => changed());
  expect(result && termsFaults(result, changed())).toMatchObject([{ rule: 'terms-wrong' }]);
});

test('Terms that the request may not have are not sent', async () => {
  const { result } = await tried(() => changed({ price: 'free' }));
  expect(result?.order).toBe(call);
});

test('An operation that confirms nothing is not tried, and nothing is after the end of a run', async () => {
  const plain = await tried(() => taken, testCase({ operation: testWrite() }));
  expect(plain).toMatchObject({ result: undefined, sent: [] });
  expect((await tried(() => undefined)).result).toBeUndefined();
});
