import { expect, test } from 'vitest';
import type { Case } from './cases/case.ts';
import type { CheckedOperation } from './contract.ts';
import { countOf, Coverage, type CoverageItem } from './coverage.ts';
import { declaredAs, queryOf, serviceId, testCase, testOperation } from './testCase.ts';

const refusal = (...codes: string[]) => ({
  properties: { code: { enum: codes }, message: {} },
  required: ['code', 'message'],
});

const operation = testOperation({
  spec: { schemas: { refusal: refusal('not_found', 'gone'), codes: { enum: ['maintenance'] } } },
  parameters: [serviceId, queryOf('month')],
  responses: [
    declaredAs('200', { properties: { mb: {} } }),
    declaredAs('404', { $ref: '#/schemas/refusal' }),
    declaredAs('503', {
      ...refusal(),
      properties: { code: { $ref: '#/schemas/codes' }, message: {} },
    }),
  ],
});

const nobody = () => undefined;

/** What of the operation was seen by calls, as `kind name`. */
function seen(...calls: [change: Partial<Case>, status?: number, body?: unknown][]): string[] {
  const coverage = new Coverage();
  for (const [change, status = 200, body = {}] of calls)
    coverage.take(testCase({ operation, ...change }), status, body);
  return coverage
    .items([operation], nobody)
    .filter((item) => item.seen === 'seen')
    .map(({ kind, name }) => `${kind} ${name}`);
}

test('a contract has operations, answers, parameters and codes', () => {
  const items = new Coverage().items(
    [operation, testOperation({ operationId: 'getB', responses: [] })],
    nobody,
  );
  expect(items.map((i) => `${i.operationId} ${i.kind} ${i.name}: ${i.seen}`)).toEqual([
    'getUsage operation : not seen',
    'getUsage response 200: not seen',
    'getUsage response 404: not seen',
    'getUsage response 503: not reachable',
    'getUsage parameter service_id: not seen',
    'getUsage parameter month: not seen',
    'getUsage code 404 not_found: not seen',
    'getUsage code 404 gone: not seen',
    'getUsage code 503 maintenance: not reachable',
    'getB operation : not seen',
    'getB parameter service_id: not seen',
  ]);
});

test('a valid call shows its operation, its answer and its parameters', () => {
  expect(seen([{}])).toEqual(['operation ', 'response 200', 'parameter service_id']);
  expect(seen([{ query: { month: '202611' } }])).toContain('parameter month');
  expect(seen([{ intent: { kind: 'foreign' }, query: { month: '1' } }])).toEqual(['response 200']);
});

test('a request that is wrong itself shows the code of its refusal', () => {
  const coverage = new Coverage();
  const wrong = testOperation({ responses: [declaredAs('400', refusal('bad_request'))] });
  coverage.take(testCase({ operation: wrong }), 400, { code: 'bad_request' });
  expect(coverage.items([wrong], nobody)).toContainEqual(
    expect.objectContaining({ kind: 'code', name: '400 bad_request', seen: 'seen' }),
  );
});

test('a refusal shows its code', () => {
  const gone = { code: 'gone' };
  expect(seen([{}, 404, gone])).toContain('code 404 gone');
  expect(seen([{}, 503, { code: 'maintenance' }])).toContain('code 503 maintenance');
  expect(seen([{}, 400, gone])).not.toContain('code 404 gone');
  expect(seen([{}, 404, 'gone'])).toEqual(['response 404', 'parameter service_id']);
});

test('only refusals have codes', () => {
  const success = { ...operation, responses: [declaredAs('399', refusal('gone'))] };
  const coverage = new Coverage();
  coverage.take(testCase({ operation: success }), 399, { code: 'gone' });
  expect(coverage.items([success], nobody).at(-1)).toMatchObject({
    kind: 'code',
    seen: 'not seen',
  });
});

test('what has no code and message that are required has no codes', () => {
  const codes = ({ properties = {}, required }: Record<string, unknown>) =>
    new Coverage()
      .items([testOperation({ responses: [declaredAs('400', { properties, required })] })], nobody)
      .filter(({ kind }) => kind === 'code');
  const { properties, required } = refusal('gone');
  expect(codes({ properties, required })).toHaveLength(1);
  expect(codes({ properties })).toEqual([]);
  expect(codes({ properties: { code: properties.code }, required })).toEqual([]);
  expect(codes({ properties: { message: {} }, required })).toEqual([]);
  expect(codes({ properties: { ...properties, code: {} }, required })).toEqual([]);
  expect(codes({ properties: 'none', required })).toEqual([]);
  expect(
    new Coverage().items([testOperation({ responses: [{ status: '204', examples: [] }] })], nobody),
  ).toHaveLength(3);
});

test('a preflight and another method show nothing, and a wrong signature no more than its answer', () => {
  const gone = { code: 'gone' };
  expect(seen([{ intent: { kind: 'preflight' } }])).toEqual([]);
  expect(seen([{ intent: { kind: 'undeclared-method', method: 'POST' } }])).toEqual([]);
  expect(seen([{ intent: { kind: 'tampered', how: 'none' } }, 404, gone])).toEqual([
    'response 404',
  ]);
});

test('an operation is seen by its success alone, and says what it answered instead', () => {
  const state = { kind: 'scenario', example: 'normal', status: '200' } as const;
  expect(seen([{ intent: state }])).not.toContain('operation ');
  expect(seen([{ intent: { ...state, isBrought: true } }])).toContain('operation ');
  const [item] = new Coverage().items([operation], nobody, () => '404 not_found');
  expect(item).toMatchObject({ kind: 'operation', seen: 'not seen', why: '404 not_found' });
});

test('what can not be reached says why, unless it was seen', () => {
  const coverage = new Coverage();
  coverage.take(testCase({ operation }), 200, {});
  const why = (o: CheckedOperation) => (o.operationId === 'getUsage' ? 'a write' : undefined);
  const items = coverage.items([operation], why);
  const of = (name: string) => items.find((item) => item.name === name);
  expect(of('200')).toEqual({
    kind: 'response',
    operationId: 'getUsage',
    name: '200',
    seen: 'seen',
  });
  expect(of('404')).toMatchObject({ seen: 'not reachable', why: 'a write' });
  expect(of('month')).toMatchObject({ seen: 'not reachable', why: 'a write' });
  expect(of('503')).toMatchObject({ why: 'a failure of the server, which no request causes' });
  expect(of('503 maintenance')).toMatchObject({
    why: 'a failure of the server, which no request causes',
  });
});

test('a failure of the server begins with 500', () => {
  const of = (status: string) =>
    new Coverage().items([testOperation({ responses: [declaredAs(status)] })], nobody)[1]?.seen;
  expect(of('499')).toBe('not seen');
  expect(of('500')).toBe('not reachable');
});

test('each kind is counted', () => {
  const item = (kind: CoverageItem['kind'], seen: CoverageItem['seen']): CoverageItem => ({
    kind,
    operationId: 'getA',
    name: '',
    seen,
  });
  const items = [
    item('code', 'seen'),
    item('code', 'seen'),
    item('code', 'seen'),
    item('code', 'not seen'),
    item('code', 'not seen'),
    item('code', 'not reachable'),
    item('response', 'seen'),
  ];
  expect(countOf(items, 'code')).toEqual({ total: 6, seen: 3, notSeen: 2, notReachable: 1 });
  expect(countOf(items, 'parameter')).toEqual({ total: 0, seen: 0, notSeen: 0, notReachable: 0 });
});
