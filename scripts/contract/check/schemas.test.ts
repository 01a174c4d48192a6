import { expect, test } from 'vitest';
import { Schemas } from './schemas.ts';

const spec = {
  schemas: {
    code: { type: 'string', enum: ['a', 'b'] },
    bill: { type: 'object', properties: { code: { $ref: '#/schemas/code' } } },
  },
};
const schemas = new Schemas();
const keywords = (schema: Record<string, unknown>, value: unknown) =>
  schemas.errors(spec, schema, value).map(({ keyword, instancePath }) => keyword + instancePath);

test('a value is held to a schema of the document, wherever it is referred to', () => {
  const bill = { $ref: '#/schemas/bill' };
  expect(keywords(bill, { code: 'a' })).toEqual([]);
  expect(keywords(bill, { code: 'c' })).toEqual(['enum/code']);
  const list = { type: 'array', items: bill };
  expect(keywords(list, [{ code: 'a' }, { code: 'c' }])).toEqual(['enum/1/code']);
  expect(keywords({ $ref: '#/schemas/code', maxLength: 0 }, 'a')).toEqual(['maxLength']);
});

test('all that a value breaks is reported, with the value', () => {
  const both = { properties: { a: { type: 'integer' }, b: { type: 'integer' } } };
  expect(keywords(both, { a: 'x', b: 'y' })).toEqual(['type/a', 'type/b']);
  expect(schemas.errors(spec, both, { a: 'x' })[0]?.data).toBe('x');
  expect(schemas.isValid(spec, both, { a: 'x' })).toBe(false);
  expect(schemas.isValid(spec, both, { a: 1 })).toBe(true);
});

test('each document has its own schemas', () => {
  const other = { schemas: { code: { type: 'integer' } } };
  const code = () => ({ $ref: '#/schemas/code' });
  expect(schemas.isValid(spec, code(), 'a')).toBe(true);
  expect(schemas.isValid(other, code(), 'a')).toBe(false);
  expect(schemas.isValid(other, code(), 1)).toBe(true);
});

test('a reference that leads nowhere is an error', () => {
  expect(() => schemas.errors(spec, { $ref: '#/schemas/none' }, 1)).toThrow(
    'The contract has no #/schemas/none.',
  );
});

test('what is beside a schema for people and for other rules is passed over', () => {
  expect(keywords({ type: 'array', 'x-unique-by': 'id', example: [] }, [])).toEqual([]);
});

test.each([
  ['2026-11-21T10:40:00+09:00', true],
  ['2024-02-29T23:59:59+09:00', true],
  ['2026-02-29T10:40:00+09:00', false],
  ['2026-11-31T10:40:00+09:00', false],
  ['2026-11-00T10:40:00+09:00', false],
  ['2026-13-01T10:40:00+09:00', false],
  ['2026-00-01T10:40:00+09:00', false],
  ['2026-11-32T10:40:00+09:00', false],
  ['2026-11-21T24:00:00+09:00', false],
  ['2026-11-21T10:60:00+09:00', false],
  ['2026-11-21T10:40:60+09:00', false],
  ['2026-11-21T10:40:00Z', false],
  ['2026-11-21T10:40:00.000+09:00', false],
  ['2026-11-21T10:40:00+09:00 ', false],
  ['at 2026-11-21T10:40:00+09:00', false],
  ['2026-11-21', false],
  ['soon', false],
])('%s is a moment in Japan: %s', (text, isMoment) => {
  expect(schemas.isValid(spec, { type: 'string', format: 'date-time' }, text)).toBe(isMoment);
});

test('other formats are those of the standard', () => {
  const date = { type: 'string', format: 'date' };
  expect(schemas.isValid(spec, date, '2026-11-30')).toBe(true);
  expect(schemas.isValid(spec, date, '2026/11/30')).toBe(false);
});
