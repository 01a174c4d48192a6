import { expect, test } from 'vitest';
import type { CheckedOperation } from '../contract.ts';
import {
  declaredAs,
  line,
  portal,
  queryOf,
  serviceId,
  testContract,
  testOperation,
  testWrite,
} from '../testCase.ts';
import { ValuePool } from '../valuePool.ts';
import { casesOf, foreignService, type Scope } from './makeCases.ts';

const contract = testContract();
const fibre = 'f10000001';
const others = { fixed: ['f20000002'], mobile: ['m09000009999'] };
const scope: Scope = { writes: false, scenarios: false, foreign: others, portal };

const poolOf = (...bodies: object[]) => {
  const made = new ValuePool(contract);
  for (const body of bodies) made.take(body);
  return made;
};
const own = poolOf({ services: [{ service_id: line }, { service_id: fibre }] });

const cases = (operation: CheckedOperation, more: Partial<Scope> = {}, pool = own) =>
  casesOf(contract, operation, pool, { ...scope, ...more });

const reported = (...wanted: Parameters<typeof cases>) =>
  cases(...wanted).map(({ description }) => description);

const plain = { isPlain: true };

test('A read is made validly first, and for another customer last', () => {
  const made = cases(testOperation());
  expect(made[0]).toEqual({
    operation: testOperation(),
    host: 'mobile',
    path: { service_id: line },
    query: {},
    intent: { kind: 'valid' },
    description: 'valid',
  });
  expect(made.at(-1)).toEqual({
    ...made[0],
    path: { service_id: 'm09000009999' },
    intent: { kind: 'foreign' },
    description: 'a service of another customer',
  });
  const kinds = [...new Set(made.map(({ intent }) => intent.kind))];
  expect(kinds).toEqual([
    'valid',
    'invalid',
    'tampered',
    'preflight',
    'undeclared-method',
    'undeclared-query',
    'other-origin',
    'foreign',
  ]);
  expect(new Set(made.map(({ host }) => host))).toEqual(new Set(['mobile']));
});

test('What is wrong is tried with one service, what is valid or foreign with all', () => {
  const made = cases(testOperation({ hosts: ['fixed', 'mobile'] }));
  const of = (kind: string) => made.filter(({ intent }) => intent.kind === kind);
  expect(of('valid').map(({ host, path }) => [host, path['service_id']])).toEqual([
    ['fixed', fibre],
    ['mobile', line],
  ]);
  expect(of('foreign').map(({ host, path }) => [host, path['service_id']])).toEqual([
    ['fixed', 'f10000000'],
    ['fixed', 'f20000002'],
    ['mobile', 'm09000000000'],
    ['mobile', 'm09000009999'],
  ]);
  expect(new Set(of('tampered').map(({ host }) => host))).toEqual(new Set(['fixed']));
});

test('A plain run makes what is valid and what is foreign only', () => {
  expect(reported(testOperation(), { ...plain, scenarios: true })).toEqual([
    'valid',
    'a service of another customer',
  ]);
  expect(reported(testOperation({ parameters: [] }), plain)).toEqual(['valid']);
});

test('Each further value of a parameter makes a valid call of its own', () => {
  const parameters = [
    serviceId,
    { ...queryOf('kind', { enum: ['a', 'b'] }), isRequired: true },
    queryOf('page', { enum: ['1', '2'] }),
  ];
  const made = cases(testOperation({ parameters }), plain).slice(0, -1);
  expect(made.map(({ description, query }) => [description, query])).toEqual([
    ['valid', { kind: 'a' }],
    ['valid, kind b', { kind: 'b' }],
    ['valid, page 1', { kind: 'a', page: '1' }],
    ['valid, page 2', { kind: 'a', page: '2' }],
  ]);
});

test('What changes something by a parameter is made with writes only, after the rest', () => {
  const operation = testOperation({
    operationId: 'getNotificationHistory',
    parameters: [queryOf('opened', { enum: ['x'] }), queryOf('filter', { enum: ['y'] })],
  });
  expect(reported(operation, plain)).toEqual(['valid', 'valid, filter y']);
  expect(reported(operation, { ...plain, writes: true })).toEqual([
    'valid',
    'valid, filter y',
    'valid, opened x',
  ]);
  const all = reported(operation, { writes: true });
  expect(all.length).toBeGreaterThan(30);
  expect(all.slice(-4).every((each) => each.includes('opened'))).toBe(true);
  expect(all.filter((each) => each.includes('opened'))).toHaveLength(4);
});

test('A logout of all devices is never asked for', () => {
  const parameters = [queryOf('scope', { enum: ['all'] })];
  const logout = testOperation({ operationId: 'getLogout', parameters });
  expect(reported(logout, { ...plain, writes: true })).toEqual(['valid']);
  expect(reported({ ...logout, operationId: 'getUser' }, plain)).toEqual([
    'valid',
    'valid, scope all',
  ]);
});

test('A write is made with each named request, with ids of the customer in it', () => {
  const value = { mail_id: 'example', name: 'n', count_id: 7, other_id: 'o' };
  const examples = [
    { name: 'normal', value },
    { name: 'list', value: [{ mail_id: 'example' }] },
  ];
  const request = { schema: {}, examples };
  const pool = poolOf({ service_id: line, name: 'known', count_id: '8' });
  pool.take({ mail_id: 'mine' }, line);
  const made = cases(testWrite({ request, parameters: [serviceId] }), plain, pool);
  expect(made.map(({ description, body }) => [description, body])).toEqual([
    ['valid, request normal', JSON.stringify({ ...value, mail_id: 'mine' })],
    ['valid, request list', '[{"mail_id":"example"}]'],
    ['a service of another customer', JSON.stringify(value)],
  ]);
});

test('A write that would lock the tester out is never valid', () => {
  const operation = testWrite({ operationId: 'putUserIdPassword', parameters: [] });
  expect(reported(operation, plain)).toEqual([]);
});

test('Scenarios are asked for one by one, where they are wanted', () => {
  const responses = [
    declaredAs('200', {}, ['normal', 'empty']),
    declaredAs('409', {}, ['already']),
  ];
  const operation = testWrite({ responses });
  const of = (more: Partial<Scope>) =>
    cases(operation, more).filter(({ intent }) => intent.kind === 'scenario');
  expect(of({})).toEqual([]);
  expect(of({ scenarios: true }).map(({ intent, body }) => ({ ...intent, body }))).toEqual(
    [
      ['200', 'normal'],
      ['200', 'empty'],
      ['409', 'already'],
    ].map(([status, example]) => ({ kind: 'scenario', status, example, body: '{"speed":"high"}' })),
  );
  expect(of({ scenarios: true })[1]?.description).toBe('scenario empty');
});

test('Where no service of another customer is known, one that does not exist is asked for', () => {
  const operation = testOperation({ hosts: ['fixed', 'mobile'] });
  const made = cases(operation, { ...plain, foreign: { fixed: [fibre], mobile: [] } });
  expect(made.slice(-1)).toMatchObject([
    { path: { service_id: 'm09000000000' }, description: 'a service that does not exist' },
  ]);
  expect(made.map(({ path }) => path['service_id'])).toContain('f10000000');
});

test('Without a service of this kind another customer’s is asked for all the same', () => {
  const made = cases(testOperation({ hosts: ['fixed', 'mobile'] }), {}, poolOf());
  expect(made.map(({ host, path, intent }) => [host, path['service_id'], intent.kind])).toEqual([
    ['fixed', 'f20000002', 'foreign'],
    ['mobile', 'm09000009999', 'foreign'],
  ]);
});

test('A service is another customer’s when it is none of the customer’s own', () => {
  const foreign = { fixed: [fibre, 'f20000002', 'f30000003'], mobile: [line] };
  expect(foreignService('fixed', own, { foreign })).toBe('f20000002');
  expect(foreignService('mobile', own, { foreign })).toBeUndefined();
});

test('A list that says something of each thing says it of each of the customer’s own', () => {
  const value = { reason: 'a', devices: [{ device_id: 'e1', choice: '2' }], notes: [7] };
  const quit = testWrite({ request: { schema: {}, examples: [{ name: 'one', value }] } });
  const bodyOf = (pool: ValuePool) => JSON.parse(cases(quit, {}, pool)[0]?.body ?? '') as unknown;
  const services = { services: [{ service_id: line }] };
  expect(bodyOf(poolOf(services))).toEqual(value);
  const lent = { devices: [{ device_id: 'e1' }, { device_id: 'e3' }] };
  expect(bodyOf(poolOf(services, lent))).toEqual({
    ...value,
    devices: [
      { device_id: 'e1', choice: '2' },
      { device_id: 'e3', choice: '2' },
    ],
  });
});
