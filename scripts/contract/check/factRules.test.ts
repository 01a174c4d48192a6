import { expect, test } from 'vitest';
import type { Json } from '../operations.ts';
import { factNamesOf, factsOf as factsAt } from './factRules.ts';

const now = Date.parse('2026-11-21T10:40:00+09:00');
const factsOf = (schema: Json, body: unknown) => factsAt({}, schema, body, now);

test('a schema says what of a body other answers say too', () => {
  const schema = {
    properties: {
      left_mb: { 'x-fact': 'data_left_mb' },
      bills: {
        items: { properties: { total: { 'x-fact': 'bill_total by month' }, month: {} } },
      },
    },
  };
  const bills = [{ month: '202610', total: 1 }, { month: '202611', total: 0 }, { total: null }];
  expect(factsOf(schema, { left_mb: 5, bills })).toEqual([
    { name: 'data_left_mb', at: '/left_mb', value: 5 },
    { name: 'bill_total 202610', at: '/bills/0/total', value: 1 },
    { name: 'bill_total 202611', at: '/bills/1/total', value: 0 },
  ]);
  expect(factsOf(schema, { left_mb: null })).toEqual([]);
  expect(factsOf(schema, [])).toEqual([]);
  expect(factsOf({ 'x-unique-by': 'left_mb' }, {})).toEqual([]);
});

/** What an object says of `it`, by a rule. */
const said = (rule: string, body: Json) =>
  factsOf({ 'x-fact': [`it = ${rule}`] }, body).map(({ at, value }) => `${at} ${String(value)}`);

const rows = [
  { state: '4', fee: 3 },
  { state: '6', fee: 5 },
  { state: '1', fee: 7 },
];

const current = (code: string, is_now: boolean) => ({ plan: { code }, is_now });

test.each<[rule: string, body: Json, expected: string | undefined]>([
  ['plan/name', { plan: { name: 'A' } }, '/plan/name A'],
  ['plan/name', { plan: null }, undefined],
  ['open', { open: null }, undefined],
  ['open', { open: false }, '/open false'],
  ['rows', { rows }, ' 3'],
  ['rows', {}, undefined],
  ['rows where state in 4,6', { rows }, ' 2'],
  ['rows where state in 9', { rows: [...rows, 7] }, ' 0'],
  ['rows/*/fee', { rows }, ' 15'],
  ['rows/*/fee where state in 4,6', { rows }, ' 8'],
  ['rows/*/fee where state in 4 + more/*/fee', { rows, more: [{ fee: 1 }] }, ' 4'],
  ['groups/*/rows/*/fee where state in 4,1', { groups: [{ rows }, { rows: [] }] }, ' 10'],
  ['rows/*/fee', { rows: [...rows, { fee: null }] }, undefined],
  [
    'plans/*/plan/code where is_now in true',
    { plans: [current('A', true), current('B', false)] },
    ' A',
  ],
  [
    'plans/*/plan/code where is_now in true',
    { plans: [current('A', true), current('B', true)] },
    ' A,B',
  ],
  ['plans/*/plan/code where is_now in true', { plans: [current('A', false)] }, ' 0'],
  ['total - fee×count', { total: 10, fee: 3, count: 2 }, ' 4'],
  ['total - fee×count', { total: 10, fee: 3 }, undefined],
  ['rows if total', { rows, total: 1 }, ' 3'],
  ['rows if total', { rows, total: null }, undefined],
  ['months from first to last', { first: '202510', last: '202709' }, ' 24'],
  ['months from began_on to today', { began_on: '2023-09-14' }, ' 38'],
  ['months from began_on to today', { began_on: '2023-09-22' }, ' 37'],
  ['months from began_on to ends_on', { began_on: '2023-09-22', ends_on: '2023-11-30' }, ' 2'],
  ['months from began_on to ends_on', { began_on: '9999-12-31', ends_on: '9999-12-31' }, ' 0'],
  ['months from began_on to ends_on', { began_on: '2023-09-22' }, undefined],
])('an object says %s of %j', (rule, body, expected) => {
  expect(said(rule, body)).toEqual(expected === undefined ? [] : [expected]);
});

test('without the time nobody can say how many months have passed', () => {
  const schema = { 'x-fact': ['it = months from began_on to today'] };
  expect(factsAt({}, schema, { began_on: '2023-09-14' }, NaN)).toEqual([]);
});

test('one of many is known by a field, a day or moment by its month', () => {
  const schema = { 'x-fact': ['used_mb by as_of = used_mb', 'total by month = total'] };
  const body = { as_of: '2026-11-21T10:40:00+09:00', used_mb: 5, month: '202610', total: 7 };
  expect(factsOf(schema, body).map(({ name }) => name)).toEqual(['used_mb 202611', 'total 202610']);
  expect(factNamesOf({}, schema)).toEqual(['used_mb', 'total']);
});

test('an object that names its service speaks of that, and an id of what it is made of', () => {
  const service_id = { 'x-fact': ['contract_no after f', 'phone_number after m'] };
  const schema = { items: { properties: { service_id, left_mb: { 'x-fact': 'left_mb' } } } };
  expect(factsOf(schema, [{ service_id: 'm09000001234', left_mb: 5 }])).toEqual([
    {
      name: 'phone_number',
      at: '/0/service_id',
      value: '09000001234',
      serviceId: 'm09000001234',
    },
    { name: 'left_mb', at: '/0/left_mb', value: 5, serviceId: 'm09000001234' },
  ]);
  expect(factsOf(schema, [{ service_id: 'f10482175' }])).toMatchObject([
    { name: 'contract_no', value: '10482175' },
  ]);
});
