import { expect, test } from 'vitest';
import { contradictions, differences } from './differences.ts';

const places = (before: unknown, after: unknown) => differences(before, after).map(({ at }) => at);

test('what says the same does not differ', () => {
  const body = () => ({ a: [1, { b: null }], c: 'x' });
  expect(differences(body(), body())).toEqual([]);
  expect(differences({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
});

test('the deepest places are reported, with what they said before and after', () => {
  expect(differences({ a: [{ b: 1, c: 2 }], d: 'x' }, { a: [{ b: 3, c: 2 }], d: 'y' })).toEqual([
    { at: '/a/0/b', before: 1, after: 3 },
    { at: '/d', before: 'x', after: 'y' },
  ]);
});

test('a field that went or came differs', () => {
  expect(differences({ a: 1 }, { b: 2 })).toEqual([
    { at: '/a', before: 1, after: undefined },
    { at: '/b', before: undefined, after: 2 },
  ]);
});

test('a list of another length differs as a whole, and so does another kind of value', () => {
  expect(places({ a: [1, 2] }, { a: [1] })).toEqual(['/a']);
  expect(places([1], [1, 2])).toEqual(['']);
  expect(places({ a: [] }, { a: {} })).toEqual(['/a']);
  expect(places({ a: {} }, { a: [] })).toEqual(['/a']);
  expect(places({ a: {} }, { a: null })).toEqual(['/a']);
  expect(places({ a: '1' }, { a: 1 })).toEqual(['/a']);
  expect(places({ length: 1 }, [1])).toEqual(['']);
});

test('a token, and a moment that follows the clock, may differ from call to call', () => {
  const first = { session_token: 'a', expires_at: '2026-11-21T10:40:00+09:00', mb: 1 };
  const second = { session_token: 'b', expires_at: '2026-11-21T10:41:00+09:00', mb: 2 };
  expect(contradictions(first, second)).toEqual([{ at: '/mb', before: 1, after: 2 }]);
});

test('what is a moment only before or after, or only looks like one, differs', () => {
  const moment = '2026-11-21T10:40:00+09:00';
  expect(contradictions(moment, null)).toHaveLength(1);
  expect(contradictions(null, moment)).toHaveLength(1);
  expect(contradictions('2026-11-21', '2026-11-22')).toHaveLength(1);
  expect(contradictions(`at ${moment}`, 'at noon')).toHaveLength(1);
  expect(contradictions(`at ${moment}`, `by ${moment}`)).toHaveLength(1);
});
