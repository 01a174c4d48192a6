import { expect, test } from 'vitest';
import type { Case } from './cases/case.ts';
import { Facts } from './facts.ts';
import { OwnValues } from './ownValues.ts';
import { rightRefused } from './rightRefused.ts';
import {
  declaredAs,
  line,
  queryOf,
  reported,
  testCase,
  testContract,
  testOperation,
  testReply,
  testWrite,
} from './testCase.ts';
import { ValuePool } from './valuePool.ts';

const listing = testOperation({
  operationId: 'getOptions',
  responses: [
    declaredAs('200', { properties: { items: { items: { properties: { code: {} } } } } }),
  ],
});
const list = testCase({
  operation: testOperation({ operationId: 'getService', responses: [declaredAs('200')] }),
  path: {},
});

/** What is reported of a refusal of a call, where the customer's reads name these values. */
async function faults(
  call: Case,
  status: number,
  code: string,
  named: { body?: unknown; serviceId?: string } = {},
): Promise<string[]> {
  const contract = testContract([listing]);
  const valuePool = new ValuePool(contract);
  const facts = new Facts();
  facts.take(list, { services: [{ service_id: line }] });
  const own = new OwnValues(contract, valuePool, () => {
    valuePool.take(named.body ?? {}, line);
    return Promise.resolve();
  });
  const reply = testReply({ status, body: { code, message: '失敗' } });
  return reported(await rightRefused(call, reply, { own, facts, isExampleTaken: false }));
}

const order = (body: unknown) =>
  testCase({
    operation: testWrite({
      request: {
        schema: { properties: { code: { type: 'string' }, kind: { enum: ['a1'] } } },
        examples: [],
      },
    }),
    body: JSON.stringify(body),
  });

test('A valid call that is refused as breaking the contract is reported', async () => {
  expect(await faults(testCase(), 400, 'bad_request')).toEqual([
    expect.stringMatching(/^valid-refused getUsage 400: .* \| 400 ".*bad_request/),
  ]);
  const ofKnownCode = order({ kind: 'a1' });
  expect(await faults(ofKnownCode, 400, 'bad_request')).toHaveLength(1);
});

test('A refusal that a state of the customer explains is left', async () => {
  expect(await faults(testCase(), 409, 'not_eligible')).toEqual([]);
  expect(await faults(testCase(), 400, 'otp_expired')).toEqual([]);
  expect(await faults(testCase(), 404, 'no_such_gift')).toEqual([]);
});

test('A request that names what the customer has not may be refused', async () => {
  const items = { items: [{ code: 'CH100' }] };
  expect(await faults(order({ code: 'NC050' }), 400, 'bad_request', { body: items })).toEqual([]);
  expect(await faults(order({ code: 'CH100' }), 400, 'bad_request', { body: items })).toHaveLength(
    1,
  );
  const operation = testOperation({ parameters: [queryOf('month')] });
  const made = testCase({ operation, query: { month: '200001' } });
  expect(await faults(made, 400, 'bad_request')).toEqual([]);
});

test('The customer’s own line that isn’t there is reported', async () => {
  expect(await faults(testCase(), 404, 'not_found')).toEqual([
    expect.stringMatching(/^own-missing getUsage 404/),
  ]);
  expect(await faults(order({ kind: 'a1' }), 404, 'not_found')).toHaveLength(1);
});

test('What need not be there may be missing', async () => {
  const state = testOperation({ isMissingShared: false });
  expect(await faults(testCase({ operation: state }), 404, 'not_found')).toEqual([]);
  expect(await faults(testCase({ query: { month: '202611' } }), 404, 'not_found')).toEqual([]);
  const foreign = { service_id: 'm09000009999' };
  expect(await faults(testCase({ path: foreign }), 404, 'not_found')).toEqual([]);
});

test('What another read lists is there', async () => {
  const items = { properties: { total: { 'x-fact': 'bill_total by month' } } };
  const schema = { properties: { months: { items } } };
  const operation = testOperation({ responses: [declaredAs('200', schema)] });
  const facts = new Facts();
  facts.take(list, { services: [{ service_id: line }] });
  facts.take(testCase({ operation }), { months: [{ month: '202611', total: 1 }] });
  const own = new OwnValues(testContract(), new ValuePool(testContract()), () => Promise.resolve());
  const of = (month: string) =>
    rightRefused(
      testCase({ operation, query: { month } }),
      testReply({ status: 404, body: { code: 'not_found' } }),
      { own, facts, isExampleTaken: false },
    );
  expect(reported(await of('202611'))).toEqual([expect.stringMatching(/^own-missing/)]);
  expect(await of('202001')).toEqual([]);
});

test('A new key was never used', async () => {
  expect(await faults(order({}), 422, 'idempotency_key_reused')).toHaveLength(1);
});

test('An order that confirms nothing has no terms that could have changed', async () => {
  expect(await faults(order({}), 409, 'terms_changed')).toHaveLength(1);
  expect(await faults(order({ confirmed: {} }), 409, 'terms_changed')).toEqual([]);
});

test('What is made from the schema is taken as the example was, unless a field of it breaks a rule', async () => {
  const own = new OwnValues(testContract(), new ValuePool(testContract()), () => Promise.resolve());
  const of = (body: object, isExampleTaken: boolean) =>
    rightRefused(
      { ...order({ id: 'x9' }), intent: { kind: 'valid', isMade: true } },
      testReply({ status: 400, body: { code: 'bad_request', ...body } }),
      { own, facts: new Facts(), isExampleTaken },
    );
  expect(reported(await of({}, true))).toEqual([expect.stringMatching(/^valid-refused/)]);
  expect(await of({ fields: [{ name: 'id' }] }, true)).toEqual([]);
});
