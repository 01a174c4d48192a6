import { expect, test } from 'vitest';
import type { Intent } from './cases/case.ts';
import type { CheckedOperation } from './contract.ts';
import {
  declaredAs,
  portal,
  reported,
  testCase,
  testContract,
  testOperation,
  testReply,
  testWrite,
} from './testCase.ts';
import { type Against, validateResponse } from './validateResponse.ts';

const against: Against = {
  contract: testContract(),
  origin: portal,
  secrets: { credentials: undefined, password: 'long-one' },
  isStrict: false,
};

const message = '失敗';
const invalid = { kind: 'invalid', isServiceId: false } as const;

interface Given {
  body?: unknown;
  isStrict?: boolean;
  description?: string;
  responses?: CheckedOperation['responses'];
}

/** What is reported of an answer, by what its call was to show. */
function faults(intent: Intent, status: number, given: Given = {}) {
  const { body = { message }, isStrict = false, description = 'valid', ...change } = given;
  const call = testCase({ intent, description, operation: testOperation(change) });
  const reply = testReply({ status, body });
  return reported(validateResponse({ ...against, isStrict }, call, reply).faults);
}

const valid = { kind: 'valid' } as const;

test('an answer that fits the contract has no fault, and its body is given back', () => {
  const reply = testReply({ body: { mb: 1 } });
  expect(validateResponse(against, testCase(), reply)).toEqual({ faults: [], body: { mb: 1 } });
});

test('no whole answer is reported as that alone', () => {
  const reply = testReply({ failure: 'no answer within 5 ms', headers: { date: undefined } });
  expect(reported(validateResponse(against, testCase(), reply).faults)).toEqual([
    'no-answer getUsage: a whole answer | no answer within 5 ms',
  ]);
});

test('headers, leaks, body and message are reported side by side', () => {
  const schema = { properties: { code: { enum: ['a'] } } };
  const call = testCase({ operation: testOperation({ responses: [declaredAs('404', schema)] }) });
  const body = { code: 'b', message: 'long-one' };
  const reply = testReply({ status: 404, headers: { date: undefined }, body });
  const validation = validateResponse(against, call, reply);
  expect(validation.faults.map(({ rule }) => rule)).toEqual([
    'date-missing',
    'leak-secret',
    'code-unknown',
    'message-language',
  ]);
  expect(validation.body).toEqual(body);
});

test('a preflight is held to the headers that its call sends', () => {
  const preflight = (operation: CheckedOperation, headers = {}) =>
    reported(
      validateResponse(
        against,
        testCase({ operation, intent: { kind: 'preflight' } }),
        testReply({ status: 204, headers: { 'access-control-max-age': '9', ...headers } }),
      ).faults,
    );
  const open = testOperation({ isSigned: false });
  expect(preflight(open)).toEqual([]);
  const methods = { 'access-control-allow-methods': 'PUT' };
  expect(preflight(testWrite(), methods)).toEqual([
    'cors-preflight authorization: authorization |  (putSpeed)',
  ]);
  const some = 'authorization, content-type, x-amz-date, x-amz-security-token';
  expect(preflight(testWrite(), { ...methods, 'access-control-allow-headers': some })).toEqual([
    `cors-preflight idempotency-key: idempotency-key | ${some} (putSpeed)`,
  ]);
});

test('a status that is not declared is reported', () => {
  expect(faults(valid, 418)).toEqual([
    'status-undeclared getUsage 418: one of 200, 400, 404, 500 | 418',
  ]);
});

test('an invalid request may be refused with a status of a gateway, except for strict runs', () => {
  const found = ['status-undeclared getUsage 418: one of 200, 400, 404, 500 | 418'];
  expect(faults(invalid, 418)).toEqual([]);
  expect(faults(invalid, 418, { isStrict: true })).toEqual(found);
  expect(faults({ kind: 'undeclared-query' }, 418)).toEqual([]);
  expect(faults({ kind: 'undeclared-query' }, 418, { isStrict: true })).toEqual(found);
});

test('what a gateway refuses has a body of its own', () => {
  const body = '<h1>Forbidden</h1>';
  expect(faults({ kind: 'tampered', how: 'secret' }, 403, { body })).toEqual([]);
  expect(faults({ kind: 'undeclared-method', method: 'POST' }, 405, { body })).toEqual([]);
  expect(faults(valid, 404, { body })).toHaveLength(1);
});

test.each<[status: number, given: Given, found: string[]]>([
  [503, { body: 'Sorry' }, ['server-error getUsage 503: an answer below 500 | 503 Sorry']],
  [500, { body: '' }, ['server-error getUsage 500: an answer below 500 | 500']],
  [
    401,
    { body: 'a'.repeat(90) },
    [`valid-refused getUsage 401: 200 or a declared refusal | 401 ${'a'.repeat(80)}`],
  ],
  [403, {}, ['valid-refused getUsage 403: 200 or a declared refusal | 403 {"message":"失敗"}']],
  [404, {}, []],
  [400, {}, []],
  [404, { body: { code: 'bad_request' } }, []],
])('a valid call that is answered with %i: %j', (status, given, found) => {
  expect(faults(valid, status, given)).toEqual(found);
});

test('a failure is reported as that, not by its body', () => {
  const rules = faults(valid, 500, { responses: [declaredAs('500', { required: ['code'] })] });
  expect(rules).toEqual([
    'server-error getUsage 500: an answer below 500 | 500 {"message":"失敗"}',
  ]);
});

const asked = { kind: 'scenario', example: 'empty', status: '404' } as const;

test('a scenario that was asked for is answered', () => {
  expect(faults(asked, 404)).toEqual([]);
  expect(faults(asked, 200)).toEqual([
    'scenario-status getUsage empty: 404 | 200 {"message":"失敗"}',
  ]);
});

test('a write is held to its own fields', () => {
  const operation = testWrite();
  const reply = testReply({ status: 400, body: { message, fields: [{ name: 'colour' }] } });
  const call = testCase({ operation, intent: invalid });
  expect(reported(validateResponse(against, call, reply).faults)).toEqual([
    'refusal-field putSpeed 400: a field of the request | "colour"',
  ]);
});
