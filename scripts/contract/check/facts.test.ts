import { expect, test } from 'vitest';
import type { Json } from '../operations.ts';
import { Facts } from './facts.ts';
import { declaredAs, line, reported, testCase, testOperation } from './testCase.ts';

const left = { properties: { left_mb: { 'x-fact': 'data_left_mb' } } };

/** What answers say together; each is one of a read, about the line unless said otherwise. */
function faults(
  answers: [operationId: string, body: unknown, path?: Record<string, string>][],
  schema: Json = left,
) {
  const facts = new Facts();
  for (const [operationId, body, path = { service_id: line }] of answers) {
    const operation = testOperation({ operationId, responses: [declaredAs('200', schema)] });
    facts.take(testCase({ operation, path }), body);
  }
  return facts
    .faults()
    .map(({ operationId, fault }) => `${operationId} ${fault.at} ${reported([fault]).join()}`);
}

const saying = (left_mb: unknown) => ({ left_mb });

test('answers that say the same have no fault', () => {
  expect(
    faults([
      ['getA', saying(5)],
      ['getB', saying(5)],
    ]),
  ).toEqual([]);
  expect(faults([['getA', saying(5)]])).toEqual([]);
  expect(faults([])).toEqual([]);
});

test('what is of the customer is the same for each service, and without one', () => {
  const tel = { properties: { tel: { 'x-fact': 'customer_tel' } } };
  const user = ['getA', { tel: '0300001234' }, {}] as const;
  expect(faults([[...user], ['getB', { tel: '0300009999' }]], tel)).toHaveLength(2);
  expect(faults([[...user], ['getB', { tel: '0300001234' }]], tel)).toEqual([]);
});

test('of two that differ both are reported', () => {
  expect(
    faults([
      ['getA', saying(5)],
      ['getB', saying(6)],
    ]),
  ).toEqual([
    'getA /left_mb data-differs data_left_mb: data_left_mb 6, as getB says | /left_mb 5',
    'getB /left_mb data-differs data_left_mb: data_left_mb 5, as getA says | /left_mb 6',
  ]);
});

test('of three the one that is against the others is reported', () => {
  const found = [
    'getA /left_mb data-differs data_left_mb: data_left_mb 6, as getB says | /left_mb 5',
  ];
  expect(
    faults([
      ['getA', saying(5)],
      ['getB', saying(6)],
      ['getC', saying(6)],
    ]),
  ).toEqual(found);
  // However often it says so.
  const often: [string, unknown][] = [
    ['getA', saying(5)],
    ['getA', saying(5)],
    ['getA', saying(5)],
  ];
  expect(faults([...often, ['getB', saying(6)], ['getC', saying(6)]])).toEqual([
    ...found,
    ...found,
    ...found,
  ]);
});

test('objects are compared by what they hold', () => {
  const of = (...days: number[]) => ({ left_mb: { days } });
  expect(
    faults([
      ['getA', of(1)],
      ['getB', of(1)],
    ]),
  ).toEqual([]);
  expect(
    faults([
      ['getA', of(1)],
      ['getB', of(2)],
      ['getC', of(2)],
    ]),
  ).toHaveLength(1);
});

test('each line has facts of its own, and so has the customer', () => {
  const other = { service_id: 'm09000005678' };
  expect(
    faults([
      ['getA', saying(5)],
      ['getB', saying(6), other],
      ['getC', saying(7), {}],
    ]),
  ).toEqual([]);
  expect(
    faults([
      ['getA', saying(5), {}],
      ['getB', saying(6), {}],
    ]),
  ).toHaveLength(2);
});

test('secrets of facts are masked', () => {
  const schema = { properties: { token: { 'x-fact': 'session_token' } } };
  expect(
    faults(
      [
        ['getA', { token: 'a' }],
        ['getB', { token: 'b' }],
      ],
      schema,
    )[0],
  ).toBe(
    'getA /token data-differs session_token: session_token (masked), as getB says | /token (masked)',
  );
});

test('what changes something says nothing about before', () => {
  const facts = new Facts();
  const operation = testOperation({
    operationId: 'getNotificationHistory',
    responses: [declaredAs('200', left)],
  });
  facts.take(testCase({ operation }), saying(5));
  facts.take(testCase({ operation, query: { opened: '1' } }), saying(6));
  expect(facts.faults()).toEqual([]);
  facts.take(testCase({ operation, query: { page: '1' } }), saying(6));
  expect(facts.faults()).toHaveLength(2);
});

test('an answer that is no object, or has no schema, says nothing', () => {
  expect(
    faults([
      ['getA', saying(5)],
      ['getB', 'x'],
      ['getC', null],
    ]),
  ).toEqual([]);
  const facts = new Facts();
  const bare = testOperation({
    responses: [declaredAs('404', left), { status: '200', examples: [] }],
  });
  facts.take(testCase({ operation: bare }), saying(5));
  facts.take(testCase({ operation: bare }), saying(6));
  expect(facts.faults()).toEqual([]);
});

const services = (...ids: string[]) => ({ services: ids.map((service_id) => ({ service_id })) });

test('an answer names only services of the list', () => {
  const list = services('f1', 'm1');
  expect(
    faults([
      ['getA', services('m1')],
      ['getService', list],
      ['getB', { service_id: null }],
    ]),
  ).toEqual([]);
  expect(
    faults([
      ['getService', list],
      ['getA', services('m1', 'm9')],
    ]),
  ).toEqual([
    'getA /services/1/service_id data-foreign getA: a service of the customer | /services/1/service_id m9',
  ]);
});

test('a service that several answers name is one that the list lacks', () => {
  const lacking = 'getService undefined data-differs services: m9, as';
  expect(
    faults([
      ['getService', services('m1')],
      ['getA', services('m9')],
      ['getB', services('m9')],
    ]),
  ).toEqual([`${lacking} getA says | none`, `${lacking} getB says | none`]);
  expect(
    faults([
      ['getService', services('m1')],
      ['getA', services('m8')],
      ['getB', services('m9')],
    ]),
  ).toEqual([
    expect.stringMatching(/^getA .* data-foreign .* m8$/),
    expect.stringMatching(/^getB .* data-foreign .* m9$/),
  ]);
});

test('without the list nobody knows whose a service is', () => {
  expect(
    faults([
      ['getA', services('m8')],
      ['getB', services('m9')],
      ['getC', services('m9')],
    ]),
  ).toEqual([]);
});
