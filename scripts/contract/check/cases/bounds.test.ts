import { expect, test } from 'vitest';
import { testContract, testWrite } from '../testCase.ts';
import { boundBodiesOf } from './bounds.ts';

const { schemas } = testContract();

/** The bodies that are made of an example, as `description: JSON`. */
const made = (schema: Record<string, unknown>, example: unknown): string[] =>
  boundBodiesOf(schemas, testWrite({ request: { schema, examples: [] } }), example).map(
    ({ description, value }) => `${description}: ${JSON.stringify(value)}`,
  );

test('A free text has each of its lengths, the shortest first', () => {
  const properties = { text: { type: 'string', minLength: 1, maxLength: 4 } };
  expect(made({ properties, required: ['text'] }, { text: 'x' })).toEqual([
    'text of 1 character: {"text":"あ"}',
    'text of 2 characters: {"text":"ああ"}',
    'text of 4 characters: {"text":"ああああ"}',
    'text of 4 characters beyond U+FFFF: {"text":"𠮷𠮷𠮷𠮷"}',
  ]);
});

test('What need not be there is left out, at every depth', () => {
  const inner = { properties: { a: {}, b: {} }, required: ['a'] };
  expect(made({ properties: { inner }, required: ['inner'] }, { inner: { a: 1, b: 2 } })).toEqual([
    'without inner.b, which is optional: {"inner":{"a":1}}',
  ]);
});

test.each([
  { enum: ['x'] },
  { pattern: '^x', maxLength: 4 },
  { format: 'date', maxLength: 40 },
  {},
])('A text of %j stays', (text) => {
  const schema = { properties: { text: { type: 'string', ...text } }, required: ['text'] };
  expect(made(schema, { text: 'x' })).toEqual([]);
});

test('Nothing is made that the schema does not allow', () => {
  const schema = { properties: { a: {}, b: {} }, minProperties: 2 };
  expect(made(schema, { a: 1, b: 2 })).toEqual([]);
  expect(made({}, 'x')).toEqual([]);
});

const required = (properties: Record<string, unknown>) => ({
  properties,
  required: Object.keys(properties),
});

test('A number has both of its ends, but an amount of data or money', () => {
  const ends = { type: 'integer', minimum: 20, maximum: 120 };
  expect(made(required({ inches: ends }), { inches: 55 })).toEqual([
    'inches 20: {"inches":20}',
    'inches 120: {"inches":120}',
  ]);
  expect(made(required({ amount_mb: ends }), { amount_mb: 55 })).toEqual([]);
  expect(made(required({ inches: { minimum: 20 } }), { inches: 55 })).toEqual([]);
});

test('A list is as short as it may be, and one of days as long', () => {
  const days = { type: 'array', minItems: 1, maxItems: 4 };
  expect(made(required({ days }), { days: ['2026-12-30', '2026-12-31'] })).toEqual([
    'days with 1 of them: {"days":["2026-12-30"]}',
    'days with 4 of them: {"days":["2026-12-30","2026-12-31","2027-01-01","2027-01-02"]}',
  ]);
  expect(made(required({ days }), { days: ['x', 'y'] })).toEqual([
    'days with 1 of them: {"days":["x"]}',
  ]);
});

test('Each code is tried by itself, and each two of two fields together', () => {
  const properties = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, { type: 'boolean' }]));
  const bodies = made(required(properties), { a: true, b: true, c: true });
  expect(bodies.slice(0, 3)).toEqual([
    'a false: {"a":false,"b":true,"c":true}',
    'b false: {"a":true,"b":false,"c":true}',
    'c false: {"a":true,"b":true,"c":false}',
  ]);
  const combined = bodies.slice(3).map((text) => text.slice(text.indexOf('{')));
  for (const [one, other] of [
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ])
    for (const codes of ['true true', 'true false', 'false true', 'false false'])
      expect(
        combined.some((text) => {
          const body = JSON.parse(text) as Record<string, boolean>;
          return `${body[one ?? '']} ${body[other ?? '']}` === codes;
        }),
      ).toBe(true);
});
