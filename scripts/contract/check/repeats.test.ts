import { expect, test } from 'vitest';
import type { Case } from './cases/case.ts';
import { Repeats } from './repeats.ts';
import { line, queryOf, reported, testCase, testOperation, testReply } from './testCase.ts';

type Given = Parameters<typeof testReply>[0];

const call = testCase();
const failed = { status: 0, failure: 'no answer within 5 ms' };

/** Repeats that have seen a first answer. */
function after(given: Given, first: Case = call): Repeats {
  const repeats = new Repeats(1000);
  repeats.first(first, testReply(given), given?.body);
  return repeats;
}

/** What is reported of a first answer and one to the same call. */
const again = (first: Given, later: Given) => reported(after(first).again(call, testReply(later)));

test('an answer that says the same has no fault', () => {
  expect(again({ body: { mb: 1 } }, { body: { mb: 1 } })).toEqual([]);
  expect(again({ body: { mb: 1 } }, { body: '{ "mb": 1 }' })).toEqual([]);
  const moment = { body: { shown_at: '2026-11-21T10:40:00+09:00' } };
  expect(again(moment, { body: { shown_at: '2026-11-21T10:40:01+09:00' } })).toEqual([]);
});

test('an answer that says something else is reported, at the first place', () => {
  expect(again({ body: { mb: 1, days: 3 } }, { body: { mb: 2, days: 4 } })).toEqual([
    'repeat-differs getUsage: /mb 1, as before | 2',
  ]);
  expect(again({ body: { mb: 1 } }, { body: '<h1>' })).toEqual([
    'repeat-differs getUsage: the same JSON | no JSON',
  ]);
  expect(again({ body: { my_otp: { a: 1 } } }, { body: { my_otp: { a: 2 } } })).toEqual([]);
});

test('an answer that was no JSON at first is compared with none', () => {
  const repeats = new Repeats(1000);
  repeats.first(call, testReply({ body: '%PDF-1' }), undefined);
  expect(repeats.again(call, testReply({ body: '%PDF-2' }))).toEqual([]);
  expect(repeats.again(call, testReply({ body: { mb: 1 } }))).toEqual([]);
});

test('a read is sent again by itself, and at once with that of another line', () => {
  const repeats = new Repeats(1000);
  const other = { ...call, path: { service_id: 'm09000005678' } };
  const sent = (one: Case) =>
    repeats
      .rounds(one)
      .map((calls) => calls.map((each) => `${each.path['service_id']}, ${each.description}`));
  expect(sent(call)).toEqual([[`${line}, valid, time 2`], [`${line}, valid, time 3`]]);
  const together = 'valid, at once with another line';
  expect(sent(other)).toEqual([
    ['m09000005678, valid, time 2'],
    [`m09000005678, ${together}`, `${line}, ${together}`],
  ]);
});

test('a call that failed only now is reported', () => {
  expect(again({}, { status: 502 })).toEqual(['repeat-failed getUsage: 200, as before | 502']);
  expect(again({ status: 499 }, { status: 200 })).toEqual([
    'repeat-failed getUsage: 499, as before | 200',
  ]);
  expect(again({}, { ...failed, status: 200 })).toEqual([
    'repeat-failed getUsage: 200, as before | no answer within 5 ms',
  ]);
});

test('a call that failed before has been reported', () => {
  expect(again({ status: 500 }, {})).toEqual([]);
  expect(again(failed, {})).toEqual([]);
  expect(again({ ...failed, status: 200 }, { status: 404 })).toEqual([]);
  expect(reported(new Repeats(1000).again(call, testReply()))).toEqual([]);
});

test('the first of all answers is the one to hold later ones to', () => {
  const repeats = after({ body: { mb: 1 } });
  repeats.first(call, testReply({ body: { mb: 2 } }), { mb: 2 });
  expect(repeats.again(call, testReply({ body: { mb: 1 } }))).toEqual([]);
});

test.each<[string, Partial<Case>]>([
  ['operation', { operation: testOperation({ operationId: 'getB' }) }],
  ['host', { host: 'fixed' }],
  ['line', { path: { service_id: 'm09000005678' } }],
  ['query', { query: { month: '202611' } }],
])('a call of another %s has answers of its own', (_name, change) => {
  expect(after({}).again({ ...call, ...change }, testReply({ status: 404 }))).toEqual([]);
});

test('a call that succeeds each time is steady', () => {
  expect(new Repeats(1000).isSteady(call)).toBe(false);
  expect(after({}).isSteady(call)).toBe(true);
  expect(after({}).isSteady({ ...call, query: { undeclared: '1' } })).toBe(true);
  expect(after({ status: 404 }).isSteady(call)).toBe(false);
  const month = { ...call, operation: testOperation({ parameters: [queryOf('month')] }) };
  expect(after({}, month).isSteady({ ...month, query: { month: '202611' } })).toBe(false);
  const paged = testOperation({ parameters: [queryOf('month'), queryOf('page')] });
  const second = { ...call, operation: paged, query: { page: '2' } };
  expect(after({}, second).isSteady({ ...second, query: { page: '2', more: '1' } })).toBe(true);
});

test('a call that failed or differed once is not', () => {
  const repeats = after({ body: { mb: 1 } });
  repeats.again(call, testReply({ body: { mb: 1 } }));
  expect(repeats.isSteady(call)).toBe(true);
  repeats.again(call, testReply({ body: { mb: 2 } }));
  expect(repeats.isSteady(call)).toBe(false);
  const failing = after({});
  failing.again(call, testReply({ status: 502 }));
  expect(failing.isSteady(call)).toBe(false);
});

const undeclared = { ...call, query: { x: '1' }, intent: { kind: 'undeclared-query' } } as const;

test('a parameter that is not declared changes nothing', () => {
  const compared = (given: Given) =>
    reported(after({ body: { mb: 1 } }).compared(undeclared, testReply(given), given?.body));
  expect(compared({ body: { mb: 1 } })).toEqual([]);
  expect(compared({ body: { mb: 2 } })).toEqual([
    'query-undeclared getUsage: /mb 1, as before | 2',
  ]);
  expect(compared({ status: 400, body: { mb: 2 } })).toEqual([]);
  const refused = after({ status: 404, body: { mb: 1 } });
  expect(refused.compared(undeclared, testReply({ body: { mb: 2 } }), { mb: 2 })).toEqual([]);
  expect(new Repeats(1000).compared(undeclared, testReply(), {})).toEqual([]);
});

/** What is reported of an answer to a call without its cookie, where the right one is answered with a name. */
function withoutCookie(body: unknown, cookie: 'required' | 'optional' = 'optional', first = body) {
  const operation = testOperation({ cookie });
  const reported = { ...call, operation, intent: { kind: 'cookie', state: 'none' } } as const;
  return after({ body: first }, { ...call, operation }).compared(
    reported,
    testReply({ body }),
    body,
  );
}

test('without its cookie a host does not say what it says of the customer', () => {
  const name = { name: '水野', mb: 1 };
  expect(reported(withoutCookie(name))).toEqual([
    'cookie-unchecked : an answer about nobody | the customer’s answer',
  ]);
  expect(withoutCookie(name, 'required')).toEqual([]);
  expect(withoutCookie({ name: 'guest' }, 'optional', name)).toEqual([]);
  expect(withoutCookie({ name: '', mb: 1 })).toEqual([]);
  expect(withoutCookie({ '': 'x' })).toEqual([]);
});

/** What is reported of answers that took so long. */
function slow(...times: Given[]) {
  const repeats = new Repeats(1000);
  times.forEach((given, index) =>
    index ? repeats.again(call, testReply(given)) : repeats.first(call, testReply(given), {}),
  );
  return repeats
    .faults()
    .map(({ operationId, fault }) => `${operationId} ${reported([fault]).join()}`);
}

test('an operation that is slow twice is reported', () => {
  expect(slow({ ms: 1000.4 }, { ms: 20 }, { ms: 2000.6 })).toEqual([
    'getUsage slow getUsage: 1000 ms at most | 1000 ms, 2001 ms',
  ]);
  expect(slow({ ms: 1001 }, { ms: 1000 })).toEqual([]);
  expect(slow({ ms: 1001 }, { ms: 5000, failure: 'none' })).toEqual([]);
});

test('each operation is slow for itself', () => {
  const repeats = new Repeats(10);
  repeats.first(call, testReply(), {});
  const other = testCase({ operation: testOperation({ operationId: 'getB' }), path: { id: line } });
  repeats.first(other, testReply(), {});
  expect(repeats.faults()).toEqual([]);
});
