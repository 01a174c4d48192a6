import { expect, test } from 'vitest';
import type { Intent, Tampering } from './cases/case.ts';
import type { CheckedOperation } from './contract.ts';
import {
  declaredAs,
  portal,
  reported,
  testCase,
  testContract,
  testOperation,
  testReply,
} from './testCase.ts';
import { validateResponse } from './validateResponse.ts';

const secrets = { credentials: undefined, password: undefined };
const against = { contract: testContract(), origin: portal, secrets, isStrict: false };

/** What is reported of an answer to a call that should be refused. */
function faults(
  intent: Intent,
  status: number,
  { body = { message: '失敗' }, ...change }: Partial<CheckedOperation> & { body?: unknown } = {},
) {
  const call = testCase({ intent, description: 'invalid', operation: testOperation(change) });
  return reported(validateResponse(against, call, testReply({ status, body })).faults);
}

test.each<[Tampering, string]>([
  ['none', 'signature-none '],
  ['secret', 'signature-secret '],
  ['short', 'signature-short '],
  ['method', 'signature-method '],
  ['path', 'signature-path '],
  ['query', 'signature-query '],
  ['body', 'signature-body '],
  ['behind', 'signature-date behind'],
  ['ahead', 'signature-date ahead'],
  ['day', 'signature-scope day'],
  ['region', 'signature-scope region'],
  ['service', 'signature-scope service'],
  ['token', 'token-missing '],
  ['wrong-token', 'token-wrong '],
  ['other-token', 'token-other '],
  ['other-key', 'token-other '],
  ['host-uncovered', 'signature-headers host'],
  ['date-uncovered', 'signature-headers date'],
  ['token-uncovered', 'signature-headers token'],
  ['key-uncovered', 'signature-headers key'],
  ['body-hash', 'signature-declared '],
  ['body-unsigned', 'signature-declared '],
  ['in-query', 'signature-in-query '],
  ['renewed', 'session-renewed '],
  ['logged-out', 'session-logged-out '],
])('a call that was served though it is tampered with: %s', (how, rule) => {
  expect(faults({ kind: 'tampered', how }, 200)).toEqual([`${rule}: 403 | 200`]);
});

test('a wrong signature is refused with 403', () => {
  const tampered = { kind: 'tampered', how: 'secret' } as const;
  expect(faults(tampered, 403)).toEqual([]);
  expect(faults(tampered, 399)).toEqual(['signature-secret : 403 | 399']);
  expect(faults(tampered, 400, { body: 'no' })).toEqual(['signature-status 400: 403 | 400 no']);
  expect(faults(tampered, 499, { body: 'no' })).toEqual(['signature-status 499: 403 | 499 no']);
  expect(faults(tampered, 500, { body: 'no' })).toEqual([
    'invalid-failed getUsage signature: 403 | 500 no',
  ]);
});

const said = '{"message":"失敗"}';
const foreign = { kind: 'foreign' } as const;
const unknown = { kind: 'unknown', name: 'number' } as const;
const method = { kind: 'undeclared-method', method: 'PATCH' } as const;
const query = { kind: 'undeclared-query' } as const;
const invalid = { kind: 'invalid', isServiceId: false } as const;

test.each<[name: string, status: number, intent: Intent, found?: string]>([
  ['foreign', 404, foreign],
  ['foreign', 399, foreign, 'service-foreign : 404 | 399'],
  ['foreign', 400, foreign, `invalid-status getUsage service_id: 404 | 400 ${said}`],
  ['foreign', 403, foreign, 'invalid-logged-out getUsage service_id: 404 | 403'],
  ['foreign', 500, foreign, `invalid-failed getUsage service_id: 404 | 500 ${said}`],
  ['unknown', 404, unknown],
  ['unknown', 400, unknown],
  ['unknown', 399, unknown, 'unknown-accepted getUsage number: a refusal, 4xx | 399'],
  ['unknown', 403, unknown, 'invalid-logged-out getUsage number: 404 | 403'],
  ['unknown', 500, unknown, `invalid-failed getUsage number: 404 | 500 ${said}`],
  ['of another method', 400, method],
  ['of another method', 499, method],
  ['of another method', 399, method, 'method-undeclared getUsage PATCH: 404 or 405 | 399'],
  ['of another method', 500, method, `invalid-failed getUsage PATCH: 404 or 405 | 500 ${said}`],
  ['with more in its query', 200, query],
  ['with more in its query', 499, query],
  [
    'with more in its query',
    500,
    query,
    `invalid-failed getUsage query: an answer below 500 | 500 ${said}`,
  ],
  ['invalid', 400, invalid],
  ['invalid', 399, invalid, 'invalid-accepted getUsage: a refusal, 4xx | 399'],
  ['invalid', 403, invalid, 'invalid-logged-out getUsage: 400 | 403'],
  ['invalid', 404, invalid, `invalid-status getUsage: 400 bad_request | 404 ${said}`],
  ['invalid', 500, invalid, `invalid-failed getUsage: a refusal, 4xx | 500 ${said}`],
  ['invalid', 405, { ...invalid, isServiceId: true }],
])('a call that is %s, answered with %i', (_name, status, intent, found) => {
  expect(faults(intent, status)).toEqual(found ? [found] : []);
});

test('a foreign service may be refused with a status of a gateway', () => {
  expect(faults(foreign, 405).join()).toMatch(/^status-undeclared getUsage 405:/);
});

test('a 403 is right for a service that is no id', () => {
  const responses = [declaredAs('400'), declaredAs('403')];
  const of = (isServiceId: boolean, isInPath: boolean) =>
    faults({ kind: 'invalid', isServiceId, isInPath }, 403, { responses });
  expect(of(true, true)).toEqual([]);
  expect(of(true, false)).toEqual([`invalid-status getUsage: 400 bad_request | 403 ${said}`]);
  expect(of(false, true)).toEqual(['invalid-logged-out getUsage: 400 | 403']);
});

const responses = [
  declaredAs('400', {}, ['bad_request', 'gift_already']),
  declaredAs('404'),
  declaredAs('415'),
  declaredAs('409'),
];

test.each<[string, Partial<Extract<Intent, { kind: 'invalid' }>>, number, unknown, boolean]>([
  ['bad_request', {}, 400, { code: 'bad_request', message: '失敗' }, true],
  ['no code', {}, 400, { message: '失敗' }, true],
  ['an empty code', {}, 400, { code: '', message: '失敗' }, true],
  ['a code that the contract lacks', {}, 400, { code: 'other', message: '失敗' }, true],
  ['a business refusal', {}, 400, { code: 'gift_already', message: '失敗' }, false],
  ['a business refusal, spaced', {}, 400, '{"code" : "gift_already"}', false],
  ['a refusal of the state', {}, 409, { code: 'bad_request', message: '失敗' }, false],
  ['not found, of a path', { isInPath: true }, 404, {}, true],
  ['bad_request, of a path', { isInPath: true }, 400, { code: 'gift_already' }, true],
  ['a refusal of the state, of a path', { isInPath: true }, 409, {}, false],
  ['of a content type', { isContentType: true }, 415, {}, true],
  [
    'of a content type, a business refusal',
    { isContentType: true },
    400,
    { code: 'gift_already' },
    false,
  ],
])(
  'a request that breaks the contract is called that: %s',
  (_name, change, status, body, isRight) => {
    const found = faults({ ...invalid, ...change }, status, { responses, body });
    expect(found.some((each) => each.startsWith('invalid-status getUsage:'))).toBe(!isRight);
  },
);

test.each<[CheckedOperation['cookie'], number, string[]]>([
  ['required', 400, []],
  ['required', 399, ['cookie-unchecked wrong: a refusal, 4xx | 399']],
  ['optional', 200, []],
  ['optional', 500, [`invalid-failed getUsage cookie: a refusal, 4xx | 500 ${said}`]],
])('a call with a wrong cookie that is %s: %i', (cookie, status, found) => {
  const all = faults({ kind: 'cookie', state: 'wrong' }, status, { cookie });
  expect(all.filter((each) => !each.startsWith('cors-origin credentials'))).toEqual(found);
});
