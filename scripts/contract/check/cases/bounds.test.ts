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
