import { expect, test } from 'vitest';
import { readJson } from './json.ts';
import { reported } from './testCase.ts';

/** A body that was read, with what is odd about its bytes. */
function read(text: string) {
  const made = readJson(Buffer.from(text));
  if ('failure' in made) throw new Error(made.failure);
  return { value: made.value, reported: reported(made.oddities) };
}

test.each([
  '{}',
  '[]',
  ' [ ] ',
  '{ "a" : [ 1 , { "b" : null } ] , "c" : "x" }\n',
  '\t{\r\n"a":true,"b":[[],[{}]]}',
  '"a \\" b"',
  '{"a\\"":"}","b\\\\":"{\\"c\\":1e5"}',
  '{"a":{"a":{"a":0}},"b":[{"a":1},{"a":2}]}',
  '-1',
  '0',
  '10.5',
  '-0.25',
  '9007199254740991',
  'false',
])('%s is read without a fault', (text) => {
  expect(read(text)).toEqual({ value: JSON.parse(text) as unknown, reported: [] });
});

const plain = 'a number without exponent, needless fraction or sign, up to 2^53';

test.each([
  '1e2',
  '1E2',
  '1.5e3',
  '1.5e-3',
  '1.5E-3',
  '1.0',
  '-0',
  '9007199254740992',
  '2e0',
  '-1.0',
])('a number is written plainly: %s is not', (text) => {
  expect(read(text).reported).toEqual([`body-number : ${plain} | ${text}`]);
  expect(read(`{"a": [true, ${text} ]}`).reported).toEqual([
    `body-number /a/1: ${plain} | ${text}`,
  ]);
  expect(read(`{"a":${text},"b":1}`).reported).toEqual([`body-number /a: ${plain} | ${text}`]);
  expect(read(`{"a":${text}\r\n}`).reported).toEqual([`body-number /a: ${plain} | ${text}`]);
  expect(read(`[${text}\t]`).reported).toEqual([`body-number /0: ${plain} | ${text}`]);
});

test('a field is once in its object', () => {
  expect(read('{"a":1,"b":{"x":1,"x":2},"a":[3]}').reported).toEqual([
    'body-duplicate /b: x once | x twice',
    'body-duplicate : a once | a twice',
  ]);
  expect(read('[0, {"a":1, "\\u0061":2}]').reported).toEqual([
    'body-duplicate /1: a once | a twice',
  ]);
});

test('what comes after an oddity is read as well', () => {
  expect(read('{"a":"\\\\","b":[{"c":"]"},1e1],"d":2e1}').reported).toEqual([
    `body-number /b/1: ${plain} | 1e1`,
    `body-number /d: ${plain} | 2e1`,
  ]);
});

test.each<[string, Buffer, string]>([
  ['Shift JIS', Buffer.from([0x22, 0x90, 0x85, 0x22]), 'byte 1 (908522)'],
  ['half a character', Buffer.from('"水"').subarray(0, 3), 'byte 1 (e6b0)'],
  ['a byte after Japanese', Buffer.from([0xe6, 0xb0, 0xb4, 0xff, 1, 2, 3, 4]), 'byte 3 (ff010203)'],
])('%s is no UTF-8', (_name, bytes, at) => {
  expect(readJson(bytes)).toEqual({
    rule: 'body-bytes',
    failure: `bytes that are no UTF-8, from ${at}`,
  });
});

test('a byte order mark is reported', () => {
  expect(readJson(Buffer.from('\ufeff{}'))).toEqual({
    rule: 'body-bytes',
    failure: 'a byte order mark',
  });
  expect(read('"\ufeff"').reported).toEqual([]);
});

test('what is no JSON is reported with the reason', () => {
  expect(readJson(Buffer.from('<h1>'))).toMatchObject({
    rule: 'body-not-json',
    failure: expect.stringContaining('<') as string,
  });
});
