import { expect, test } from 'vitest';
import type { Json } from '../operations.ts';
import { line, queryOf, testContract, testOperation } from './testCase.ts';
import { samplesOf, ValuePool } from './valuePool.ts';

const operation = testOperation();

/** A pool that has taken these answers, each about no service or about the one that is named. */
function poolOf(...answers: [body: unknown, serviceId?: string][]): ValuePool {
  const pool = new ValuePool(testContract());
  for (const answer of answers) pool.take(...answer);
  return pool;
}

const values = (pool: ValuePool, name: string, serviceId?: string, schema: Json = {}) =>
  pool.values(operation, queryOf(name, { ...schema, examples: ['made up'] }), serviceId);

const list = {
  services: [{ service_id: 'f1' }, { service_id: 'm2' }, { service_id: 'm1' }, { service_id: 7 }],
};

test('the customer’s own services are those of the list, by kind and in its order', () => {
  const pool = poolOf([list], [{ service_id: 'm9' }, 'm1']);
  expect(pool.services('fixed')).toEqual(['f1']);
  expect(pool.services('mobile')).toEqual(['m2', 'm1']);
  expect(poolOf().services('mobile')).toEqual([]);
});

test('the values of answers are taken, each once, or a sample from the first to the last', () => {
  const pool = poolOf([{ list: [{ code: 'a' }, [{ code: 'b' }], { code: 'c' }, { code: 'a' }] }]);
  expect(values(pool, 'code')).toEqual(['a', 'b', 'c']);
  expect(values(poolOf([{ code: 'a' }]), 'code')).toEqual(['a']);
  const many = poolOf([Array.from({ length: 26 }, (_, index) => ({ code: `c${index}` }))]);
  expect(samplesOf(many)).toEqual([]);
  const taken = values(many, 'code');
  expect(taken).toHaveLength(13);
  expect([taken[0], taken.at(-1)]).toEqual(['c0', 'c25']);
  expect(samplesOf(many)).toEqual([expect.stringMatching(/^getUsage code: 13 of its 26 values$/)]);
});

test('all codes of a set are taken', () => {
  const schema = { $ref: '#/schemas/kind' };
  const of = testOperation({ spec: { schemas: { kind: { enum: ['x', 'y', 3] } } } });
  expect(poolOf([{ kind: 'x' }]).values(of, queryOf('kind', schema))).toEqual(['x', 'y', '3']);
});

test('a value that no answer contained is made up', () => {
  expect(values(poolOf([{ code: 1, other: 'a' }]), 'code')).toEqual(['made up']);
  expect(poolOf().values(operation, queryOf('day', { format: 'date' }))).toEqual(['2026-12-31']);
});

test('values that the parameter does not allow are passed over', () => {
  const pool = poolOf([{ code: 'a1' }], [{ code: 'b' }], [{ code: 'a2' }], [{ code: 'c' }]);
  expect(values(pool, 'code', undefined, { pattern: '^a' })).toEqual(['a1', 'a2']);
});

test('a call about a service takes values of that service, and one about none those of the fibre line', () => {
  const pool = poolOf(
    [list],
    [{ code: 'own' }, line],
    [{ code: 'fibre' }, 'f1'],
    [{ code: 'sim' }, 'm2'],
  );
  expect(values(pool, 'code', line)).toEqual(['own']);
  expect(values(pool, 'code', 'm2')).toEqual(['sim']);
  expect(values(pool, 'code', 'm1')).toEqual(['made up']);
  expect(values(pool, 'code')).toEqual(['fibre']);
  pool.take({ code: 'nobody’s' });
  expect(values(pool, 'code')).toEqual(['nobody’s', 'fibre']);
});

test('items of a list are about the service of their answer', () => {
  const pool = poolOf([{ list: [{ code: 'a' }] }, line]);
  expect(values(pool, 'code', line)).toEqual(['a']);
  expect(values(pool, 'code')).toEqual(['made up']);
});

test.each([
  ['target_month', 'month'],
  ['target_month', 'target_month'],
  ['number', 'phone_number'],
  ['number', 'number'],
  ['opened', 'notification_id'],
  ['cursor', 'next_cursor'],
])('answers call %s %s', (name, field) => {
  expect(values(poolOf([{ [field]: 'a' }]), name)).toEqual(['a']);
});

test('a known value takes the place of another that nobody knows', () => {
  const pool = poolOf([{ code: 'a' }], [{ code: 'b' }, line], [{ code: 'c' }, line]);
  expect(pool.another('code', 'x', line)).toBe('b');
  expect(pool.another('code', 'x')).toBe('a');
  expect(pool.another('code', 'a', line)).toBeUndefined();
  expect(pool.another('code', 'c', line)).toBeUndefined();
  expect(pool.another('code', 'c')).toBe('a');
  expect(pool.another('other', 'x', line)).toBeUndefined();
});

test('a parameter whose values come from answers is named by them', () => {
  const isNamed = (pool: ValuePool, name: string) => pool.isNamed(operation, queryOf(name));
  expect(isNamed(poolOf(), 'code')).toBe(false);
  expect(isNamed(poolOf([{ code: 'a' }]), 'code')).toBe(true);
  expect(isNamed(poolOf([list], [{ code: 'a' }, 'f1']), 'code')).toBe(true);
  expect(isNamed(poolOf([list], [{ code: 'a' }, 'm1']), 'code')).toBe(true);
  expect(isNamed(poolOf([list], [{ code: 'a' }, 'm9']), 'code')).toBe(false);
  expect(isNamed(poolOf([{ number: 'a' }]), 'number')).toBe(false);
});
