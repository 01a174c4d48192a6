import { expect, test } from 'vitest';
import type { Json } from '../operations.ts';
import { ruleOddities } from './schemaRules.ts';
import { line, reported, testCase } from './testCase.ts';

const call = testCase({ query: { target_month: '202611' } });
const faults = (schema: Json, body: unknown, of = call, spec: Json = {}) =>
  reported(ruleOddities(spec, schema, body, { call: of, now: Date.parse('2026-11-21T01:40:00Z') }));

const unique = { properties: { months: { 'x-unique-by': 'month' } } };

test('no two items have the same value in the field that tells them apart', () => {
  const months = (...list: unknown[]) => faults(unique, { months: list });
  expect(months({ month: '1' }, { month: '2' }, {}, {}, 7)).toEqual([]);
  expect(months({ month: '1' }, { month: '2' }, { month: '1' }, { month: '2' })).toEqual([
    'body-unique /months/2/month: another than /months/0/month | "1"',
  ]);
  expect(months({ month: null }, { month: null })).toHaveLength(1);
  expect(months(7, 8)).toEqual([]);
  expect(faults({ 'x-unique-by': 'line/id' }, [{ line: { id: 1 } }, { line: { id: 1 } }])).toEqual([
    'body-unique /1/line/id: another than /0/line/id | 1',
  ]);
  expect(faults(unique, { months: { month: '1' } })).toEqual([]);
});

test.each<[by: string, values: unknown[], expected: string | undefined]>([
  ['day', ['2026-11-01', '2026-11-02', '2026-11-02'], undefined],
  ['day', [9, 10], undefined],
  ['day', ['10', '9'], undefined],
  ['-day', [3, 3, 1], undefined],
  ['day', [1, null, 2], undefined],
  ['day', [], undefined],
  ['day', [1, 3, 2, 1], '/2/day: no less than 3 before it | 2'],
  ['day', ['b', 'a'], '/1/day: no less than "b" before it | "a"'],
  ['-day', [3, 1, 2], '/2/day: no more than 1 before it | 2'],
  ['day', [2, null, 1], '/2/day: no less than 2 before it | 1'],
])('items are sorted by %s: %j', (by, values, expected) => {
  const list = values.map((day) => ({ day }));
  expect(faults({ 'x-sorted-by': by }, list)).toEqual(expected ? [`body-order ${expected}`] : []);
});

test('items are sorted by a field further in, in their place', () => {
  const schema = { properties: { lines: { 'x-sorted-by': '-plan/fee' } } };
  const lines = [{ plan: { fee: 1 } }, { plan: { fee: 2 } }];
  expect(faults(schema, { lines })).toEqual([
    'body-order /lines/1/plan/fee: no more than 1 before it | 2',
  ]);
});

const bill = (equation: unknown) => ({ properties: { bill: { 'x-sum': equation } } });

test.each<[equation: string, bill: Json, expected: string | undefined]>([
  ['total = a + b', { total: 3, a: 1, b: 2 }, undefined],
  ['total = a - b', { total: -1, a: 1, b: 2 }, undefined],
  ['total = a - b - c', { total: 0, a: 3, b: 2, c: 1 }, undefined],
  ['total = - a', { total: -3, a: 3 }, undefined],
  ['total = a + b', { total: 4, a: 1, b: 2 }, '/bill/total: 3, which is a + b | 4'],
  ['total = a - b', { total: 3, a: 1, b: 2 }, '/bill/total: -1, which is a - b | 3'],
  ['sum/all = a', { sum: { all: 2 }, a: 1 }, '/bill/sum/all: 1, which is a | 2'],
  ['total = rows/*/fee', { total: 3, rows: [{ fee: 1 }, { fee: 2 }] }, undefined],
  ['total = rows/*/fee', { total: 1, rows: [] }, '/bill/total: 0, which is rows/*/fee | 1'],
  ['total = a + rows/*/fee', { total: 1, a: 1, rows: [] }, undefined],
])('%s of %j', (equation, body, expected) => {
  expect(faults(bill([equation]), { bill: body })).toEqual(
    expected ? [`body-sum ${expected}`] : [],
  );
});

test.each<[string, Json]>([
  ['a part is null', { total: 9, a: 1, b: null }],
  ['a part is missing', { total: 9, a: 1 }],
  ['the total is null', { total: null, a: 1, b: 1 }],
  ['the total is a text', { total: '9', a: 1, b: 1 }],
  ['there is no total', { a: 1, b: 1 }],
])('there is nothing to add up where %s', (_name, body) => {
  expect(faults(bill(['total = a + b']), { bill: body })).toEqual([]);
});

test('each equation of an object is held to', () => {
  expect(
    faults(bill(['total = a', 'rest = b']), { bill: { total: 1, a: 2, rest: 3, b: 4 } }),
  ).toEqual(['body-sum /bill/total: 2, which is a | 1', 'body-sum /bill/rest: 4, which is b | 3']);
  expect(faults(bill('total = a'), { bill: { total: 1, a: 2 } })).toEqual([]);
  expect(
    faults(bill(['total = rows/*/fee']), { bill: { total: 1, rows: [{ fee: 1 }, { fee: null }] } }),
  ).toEqual([]);
});

test('a part is no more than the whole, where both are known', () => {
  const schema = { properties: { loan: { 'x-at-most': ['paid <= all'] } } };
  expect(faults(schema, { loan: { paid: 3, all: 2 } })).toEqual([
    'body-at-most /loan/paid: no more than all 2 | 3',
  ]);
  for (const loan of [{ paid: 2, all: 2 }, { paid: 2, all: null }, { all: 2 }, { paid: 2 }])
    expect(faults(schema, { loan })).toEqual([]);
});

test('a number of items is that of its list, all or those with some codes', () => {
  const schema = { 'x-count': ['open = rows where state in 4,6', 'is_single = rows'] };
  const rows = [{ state: '4' }, { state: '6' }, { state: '1' }];
  expect(faults(schema, { open: 2, is_single: false, rows })).toEqual([]);
  expect(faults(schema, { open: 3, is_single: true, rows })).toEqual([
    'body-count /open: 2, as rows has 2 with state 4,6 | 3',
    'body-count /is_single: false, as rows has 3 | true',
  ]);
  for (const body of [{ open: 1 }, { open: null, rows }, { rows }])
    expect(faults(schema, body)).toEqual([]);
});

test('an answer is about what was asked for, by path or query', () => {
  const schema = {
    properties: { id: { 'x-echoes': 'service_id' }, month: { 'x-echoes': 'target_month' } },
  };
  expect(faults(schema, { id: line, month: '202611' })).toEqual([]);
  expect(faults(schema, { id: 'm09000005678', month: null })).toEqual([
    `body-echo /id: service_id ${line} | "m09000005678"`,
    'body-echo /month: target_month 202611 | null',
  ]);
  expect(faults(schema, {})).toEqual([]);
  expect(faults(schema, { month: '202610' }, testCase())).toEqual([]);
  const intent = { kind: 'scenario', example: 'normal', status: '200' } as const;
  expect(faults(schema, { id: 'm09000005678' }, testCase({ intent }))).toEqual([]);
});

test('rules are found below references, branches, lists and fields', () => {
  const echoes = { 'x-echoes': 'service_id' };
  const at = (schema: Json, body: unknown, spec?: Json) =>
    ruleOddities(spec ?? {}, schema, body, { call, now: NaN }).map((each) => each.at);
  expect(at({ anyOf: [{ type: 'null' }, echoes] }, 'x')).toEqual(['']);
  expect(at({ oneOf: [{ items: echoes }] }, ['x'])).toEqual(['/0']);
  expect(at({ allOf: [{ properties: { a: echoes } }] }, { a: 'x' })).toEqual(['/a']);
  const spec = { schemas: { list: { items: { properties: { id: echoes } } } } };
  expect(at({ $ref: '#/schemas/list' }, [{ id: 'x' }, { id: line }, { id: 'y' }], spec)).toEqual([
    '/0/id',
    '/2/id',
  ]);
  expect(at({ $ref: '#/schemas/list', 'x-echoes': 'target_month' }, 'x', spec)).toEqual(['']);
  expect(at({ properties: { a: true }, items: false, anyOf: {} }, { a: 1 })).toEqual([]);
});

test('what other answers say too breaks no rule', () => {
  const schema = { properties: { mb: { 'x-fact': 'left_mb' }, id: { 'x-echoes': 'service_id' } } };
  const body = { mb: 5, id: line };
  expect(faults(schema, body)).toEqual([]);
});

test('a schema that contains itself is looked through once', () => {
  const node = {
    properties: { id: { 'x-echoes': 'service_id' }, next: { $ref: '#/schemas/node' } },
  };
  const body = { id: 'x', next: { id: 'y' } };
  expect(faults({ $ref: '#/schemas/node' }, body, call, { schemas: { node } })).toEqual([
    `body-echo /id: service_id ${line} | "x"`,
  ]);
});

const gapless = { 'x-consecutive-by': 'month' };

test.each<[values: unknown[], expected: string | undefined]>([
  [['202602', '202601', '202512'], undefined],
  [['202512', '202601'], undefined],
  [['2026-02-28', '2026-03-01'], undefined],
  [['202602'], undefined],
  [['202602', null, '202601'], undefined],
  [['202602', '202512'], '/1/month: next to "202602" | "202512"'],
  [['2026-02-28', '2026-03-02'], '/1/month: next to "2026-02-28" | "2026-03-02"'],
])('months and days of a list follow each other: %j', (values, expected) => {
  const list = values.map((month) => ({ month }));
  expect(faults(gapless, list)).toEqual(expected ? [`body-gap ${expected}`] : []);
});

test('days are of the month beside them', () => {
  const schema = { 'x-in-month': ['days/*/date in month'] };
  const of = (month: unknown, ...dates: string[]) =>
    faults(schema, { month, days: dates.map((date) => ({ date })) });
  expect(of('202611', '2026-11-01', '2026-11-30T10:00:00+09:00')).toEqual([]);
  expect(of(null, '2026-12-01')).toEqual([]);
  expect(of('202611', '2026-11-30', '2026-12-01')).toEqual([
    'body-month /days/1/date: a day of month 202611 | "2026-12-01"',
  ]);
});

test('what has happened lies before the answer, but in a named example', () => {
  const schema = { properties: { date: { 'x-past': true } } };
  expect(faults(schema, { date: '2026-11-21' })).toEqual([]);
  expect(faults(schema, { date: null })).toEqual([]);
  expect(faults(schema, { date: '2026-11-22' })).toEqual([
    'body-future /date: a time that has passed | 2026-11-22',
  ]);
  const intent = { kind: 'scenario', example: 'normal', status: '200' } as const;
  expect(faults(schema, { date: '2026-11-22' }, testCase({ intent }))).toEqual([]);
});
