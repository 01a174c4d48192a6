import { expect, test } from 'vitest';
import { reported } from './testCase.ts';
import { isOver, timeOddities } from './timeRules.ts';

const now = Date.parse('2026-11-21T10:40:00+09:00');
const oddities = (body: unknown, at = now) => reported(timeOddities(body, at));

test.each([
  ['starts_on', 'ends_on'],
  ['started_at', 'ends_at'],
  ['starts_at', 'ended_on'],
  ['from', 'until'],
  ['receive_from', 'receive_until'],
  ['free_starts_on', 'free_ends_on'],
])('%s is no later than %s', (begin, end) => {
  const period = (first: string, last: string) => oddities({ [begin]: first, [end]: last });
  expect(period('2026-11-02', '2026-11-01')).toEqual([
    `body-period /${begin}: no later than ${end} 2026-11-01 | 2026-11-02`,
  ]);
  expect(period('2026-11-01', '2026-11-01')).toEqual([]);
  expect(period('2026-11-01', '9999-12-31')).toEqual([]);
});

test.each([
  ['starts_on', 'until'],
  ['from', 'ends_on'],
  ['free_starts_on', 'ends_on'],
  ['starts_on', 'free_ends_on'],
  ['restarts_on', 'ends_on'],
  ['starts_on', 'weekends_on'],
  ['starts_on_day', 'ends_on'],
  ['starts_on', 'ends_on_day'],
  ['begins_on', 'ends_on'],
])('%s and %s are not of one period', (begin, end) => {
  expect(oddities({ [begin]: '2026-11-02', [end]: '2026-11-01' })).toEqual([]);
});

test('a day and a moment are compared as days', () => {
  expect(oddities({ starts_at: '2026-11-01T10:00:00+09:00', ends_on: '2026-11-01' })).toEqual([]);
  expect(oddities({ starts_on: '2026-11-01', ends_at: '2026-11-01T10:00:00+09:00' })).toEqual([]);
  const ends_at = '2026-10-31T10:00:00+09:00';
  expect(oddities({ starts_on: '2026-11-01', ends_at })).toHaveLength(1);
});

test('what is no day has no order', () => {
  expect(oddities({ starts_on: '2026-11-02', ends_on: null })).toEqual([]);
  expect(oddities({ starts_on: '2026-11-02', ends_on: '20261101' })).toEqual([]);
  expect(oddities({ starts_on: '2026-11-22', ends_on: '2026-11-1' })).toEqual([]);
  expect(oddities({ issued_on: ['2027-01-01'] })).toEqual([]);
  expect(oddities({ from: '東京', until: '2026-11-01' })).toEqual([]);
  expect(oddities({ from: 'about 2026-11-02', until: '2026-11-01' })).toEqual([]);
});

test('each object of a body is looked at, in its place', () => {
  const wrong = { from: '2026-11-02', until: '2026-11-01' };
  expect(timeOddities({ parts: [{}, { period: wrong }] }, now).map(({ at }) => at)).toEqual([
    '/parts/1/period/from',
  ]);
  expect(oddities('2026-11-22')).toEqual([]);
});

test.each(['accepted_at', 'issued_on', 'first_used_updated_at', 'stopped_on', 'linked_at'])(
  '%s is of the past',
  (name) => {
    const text = '2026-11-21T10:41:01+09:00';
    expect(oddities({ [name]: text })).toEqual([
      `body-future /${name}: a time that has passed | ${text}`,
    ]);
  },
);

test.each(['ends_on', 'reissued_on', 'issued_only', 'issued', 'expires_at'])(
  '%s may lie ahead',
  (name) => {
    expect(oddities({ [name]: '2027-01-01' })).toEqual([]);
  },
);

test('what is handed out has not run out, except for what was accepted since', () => {
  const expires_at = '2026-11-21T10:30:00+09:00';
  expect(oddities({ expires_at, accepted_at: null })).toEqual([
    `body-expired /expires_at: a time to come | ${expires_at}`,
  ]);
  expect(oddities({ expires_at, accepted_at: '2026-11-21T10:29:30+09:00' })).toEqual([]);
});

test('a clock may be a minute ahead of the answer’s Date', () => {
  expect(oddities({ updated_at: '2026-11-21T10:41:00+09:00' })).toEqual([]);
  expect(oddities({ updated_at: '2026-11-21T10:41:00.001+09:00' })).toHaveLength(1);
  expect(oddities({ updated_at: '2026-11-21T01:41:01Z' })).toHaveLength(1);
});

test.each([
  ['2026-11-21T23:58:59+09:00', 1],
  ['2026-11-21T23:59:00+09:00', 0],
])('a day begins in Japan: at %s the next one is reported %i times', (at, count) => {
  expect(oddities({ issued_on: '2026-11-22' }, Date.parse(at))).toHaveLength(count);
  expect(oddities({ issued_on: '2026-11-21' }, Date.parse(at))).toEqual([]);
});

test('no end is of no time, and without a Date nothing lies ahead', () => {
  expect(oddities({ ended_on: '9999-12-31' })).toEqual([]);
  expect(oddities({ ended_on: '2999-12-31' })).toHaveLength(1);
  expect(oddities({ ended_on: '2027-01-01', updated_at: '2027-01-01T00:00:00Z' }, NaN)).toEqual([]);
});

test('a beginning and an end are reported each for itself', () => {
  expect(oddities({ started_at: '2027-01-01', ended_at: '2026-12-01' })).toEqual([
    'body-period /started_at: no later than ended_at 2026-12-01 | 2027-01-01',
    'body-future /ended_at: a time that has passed | 2026-12-01',
  ]);
});

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-20T23:59:00+09:00', true],
  ['202610', true],
  ['202611', false],
  ['10GB', false],
])('%s is over on 21 November: %s', (text, is) => {
  expect(isOver(text, now)).toBe(is);
  expect(isOver(text, NaN)).toBe(false);
});
