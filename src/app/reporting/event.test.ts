import { expect, test } from 'vitest';
import type { Observation } from '@/lib/observe';
import { batchProblems, reportEvent } from './event';

const at = new Date('2026-11-21T01:40:00.000Z');
const reference = 'E-2611-21-1040-3F9A';
const event = (observation: Observation, route = '/billing/:month') =>
  reportEvent({ ...observation, at, route }, reference);

const common = { at: '2026-11-21T01:40:00.000Z', route: '/billing/:month', reference };

/** Data of a customer and secrets of a session, wherever they could come from. */
const canaries = [
  '水野 恵子',
  'mizuno.keiko@minamo.example',
  '090-0000-1234',
  'm09000001234',
  '4111111111111111',
  'AKIA2026EXAMPLE',
  'Canary2026pw',
];

function thrown(message: string, stack: string): Error {
  const error = new TypeError(message);
  error.stack = stack;
  return error;
}

test('an error is its name and where it was thrown, in files of the build alone', () => {
  const stack = `TypeError: no ${canaries.join()}
    at total (https://my.minamo.example/assets/portal-1a_B-2c3.js:2:3456)
    at https://my.minamo.example/mypage/assets/core-9Z.js:1:20
    at chrome-extension://mizuno/inject.js:1:1
    at https://my.minamo.example/billing/202611?id=m09000001234:1:1`;
  expect(event({ kind: 'error', error: thrown(canaries.join(), stack) })).toEqual({
    ...common,
    kind: 'error',
    name: 'TypeError',
    frames: 'assets/portal-1a_B-2c3.js:2:3456 assets/core-9Z.js:1:20',
  });
  expect(event({ kind: 'error', error: '水野 恵子' })).toEqual({
    ...common,
    kind: 'error',
    name: 'Thrown',
  });
});

test('a failed call is reported by its path in the contract, with its trace', () => {
  const call = {
    kind: 'call',
    operation: 'POST /api/write/v1/services/{service_id}/charge',
    outcome: '409',
    code: 'cant_charge',
    trace: '0af7651916cd43dd8448eb211c80319c',
  } as const;
  expect(event(call)).toEqual({ ...common, ...call });
});

test('what a field may not look like is left out', () => {
  for (const canary of canaries) {
    const reports = [
      event({ kind: 'call', operation: `GET /${canary}`, outcome: canary, code: canary }),
      event({ kind: 'csp', directive: canary, blocked: canary }),
      event({ kind: 'csp', directive: 'img-src', blocked: `https://a.example/${canary}` }),
      event({ kind: 'vital', metric: canary, value: 1 }),
      event({ kind: 'error', error: thrown(canary, canary) }),
      event({ kind: 'error', error: Object.assign(new Error(), { name: canary }) }),
    ];
    expect(JSON.stringify(reports)).not.toContain(canary);
  }
});

test('without a screen of the route table nothing is reported', () => {
  expect(event({ kind: 'unknown_outcome' }, '/水野')).toBeUndefined();
  expect(event({ kind: 'unknown_outcome' }, '(start)')).toEqual({
    ...common,
    kind: 'unknown_outcome',
    route: '(start)',
  });
});

test('of a refused address only the origin is reported', () => {
  const csp = (blocked: string) =>
    event({ kind: 'csp', directive: 'script-src', blocked })?.['blocked'];
  expect(csp('https://evil.example:8443/a?who=mizuno')).toBe('https://evil.example:8443');
  expect(csp('inline')).toBe('inline');
});

test('a batch is accepted as it is made, and refused with anything more', () => {
  const good = event({ kind: 'vital', metric: 'CLS', value: 0.012345 });
  expect(good).toMatchObject({ metric: 'CLS', value: '0.0123' });
  expect(batchProblems({ build: '3f9a0b1c', events: [good] })).toEqual([]);
  expect(batchProblems({ build: '', events: [{ ...good, who: '水野' }] })).toEqual([
    'events.0.who may not be reported as it is',
  ]);
  expect(batchProblems({ build: 'x', events: [] })).toEqual(['"build" is no id of a build']);
  expect(batchProblems({ build: '', events: [{ kind: 'toString' }, 1] })).toEqual([
    'events.0.kind is none of error, call, unknown_outcome, csp, vital',
    'events.1 is no object',
  ]);
  expect(batchProblems([])).toEqual(['it is no batch of events']);
});
