import { expect, test } from 'vitest';
import { Successes } from './successes.ts';
import { testCase, testReply } from './testCase.ts';

const call = testCase();
const refused = (status: number, code?: string) => testReply({ status, body: { code } });

test('An operation that was not called has neither succeeded nor been refused', () => {
  const successes = new Successes();
  expect(successes.has(call.operation)).toBe(false);
  expect(successes.refused(call.operation)).toBeUndefined();
});

test('An operation that never succeeded says what it answered', () => {
  const successes = new Successes();
  successes.take(call, refused(409, 'suspended'));
  expect(successes.refused(call.operation)).toBe('its valid call was answered with 409 suspended');
  successes.take(call, refused(409, 'suspended'));
  successes.take(call, testReply({ failure: 'socket hang up' }));
  expect(successes.refused(call.operation)).toBe(
    'its 3 valid calls were answered with 409 suspended, socket hang up',
  );
});

test('One success is enough', () => {
  const successes = new Successes();
  successes.take(call, refused(404));
  successes.take(call, testReply());
  expect(successes.has(call.operation)).toBe(true);
  expect(successes.refused(call.operation)).toBeUndefined();
});
