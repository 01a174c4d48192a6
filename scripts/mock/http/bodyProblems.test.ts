import { expect, test } from 'vitest';
import { bodyProblems } from './bodyProblems.ts';

test.each([
  ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), /not UTF-8/],
  ['half a surrogate pair', Buffer.from('{"message":"\\ud83d"}'), /surrogate/],
  ['a NUL', Buffer.from('{"message":"a\\u0000b"}'), /NUL/],
  ['too many levels', Buffer.from('['.repeat(20_000) + ']'.repeat(20_000)), /100 levels/],
  ['a key twice', Buffer.from('{"a":{"b":1},"c":2,"a":3}'), /key "a" twice/],
])('a body with %s is named', (_, body, problem) => {
  expect(bodyProblems(body)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  [
    'a whole pair, and keys of the same name in two objects',
    '{"a":{"b":"😀"},"c":{"b":"\\"b\\":"}}',
  ],
  ['no JSON', 'a=1'],
  ['nothing', ''],
])('%s has no problem of this kind', (_, body) => {
  expect(bodyProblems(Buffer.from(body))).toEqual([]);
});
