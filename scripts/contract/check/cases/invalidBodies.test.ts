import { expect, test } from 'vitest';
import type { Json } from '../../operations.ts';
import { Schemas } from '../schemas.ts';
import { testOperation, testWrite } from '../testCase.ts';
import { invalidBodiesOf, invalidTextsOf } from './invalidBodies.ts';

const schemas = new Schemas();

const objectOf = (properties: Json): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const bodiesOf = (schema: Json, values: unknown[], spec: Json = {}) => {
  const examples = values.map((value, index) => ({ name: String(index), value }));
  return invalidBodiesOf(schemas, testWrite({ spec, request: { schema, examples } }));
};

/** What is tried with the only field of a body, without what is tried with the body itself. */
const triedWith = (schema: Json, value: unknown, spec?: Json) =>
  bodiesOf(objectOf({ x: schema }), [{ x: value }], spec)
    .map(({ description }) => description)
    .slice(3);

test('A parameter gets three texts at most that its schema forbids', () => {
  const texts = (schema: Json) => invalidTextsOf(schemas, testOperation(), schema);
  const long = 'x'.repeat(300);
  expect(texts({ type: 'string', pattern: '^[0-9]{6}$' })).toEqual(['あ', long, 'no_such_value']);
  expect(texts({ type: 'string', pattern: '^-?[0-9]+$' })).toEqual(['あ', long, 'no_such_value']);
  expect(texts({ maxLength: 299 })).toEqual([long]);
  expect(texts({ type: 'string', pattern: '^\\D+$' })).toEqual(['20261399', '-1']);
  expect(texts({})).toEqual([]);
});

test('A body that breaks the contract as a whole is one with a field more or less, or a list', () => {
  expect(bodiesOf(objectOf({ x: {}, y: {} }), [{ x: 1, y: 2 }])).toEqual([
    { description: 'a list as body', value: [{ x: 1, y: 2 }] },
    {
      description: 'not_declared, a field that is not declared',
      value: { x: 1, y: 2, not_declared: 'x' },
    },
    { description: 'without x', value: { y: 2 }, at: 'x' },
    { description: 'without y', value: { x: 1 }, at: 'y' },
  ]);
});

test.each<[Json, unknown, string[]]>([
  [{ type: 'string' }, 'a', ['12', 'null']],
  [{ type: 'string', minLength: 1, maxLength: 3 }, 'a', ['12', 'null', '""', '"xxxx"']],
  [{ enum: ['a', 'b'] }, 'a', ['12', 'null', '""', '"no such あ"', '" a"', '"A"']],
  [
    { type: 'string', format: 'date' },
    '2026-11-21',
    ['12', 'null', '""', '"no such あ"', '"2026-02-30"', '" 2026-11-21"'],
  ],
  [
    { type: 'string', pattern: '^[0-9]{15}$' },
    '202611202611202',
    ['12', 'null', '""', '"no such あ"', '" 202611202611202"', '202611202611202'],
  ],
  [
    { type: 'string', pattern: '^[0-9]{16}$' },
    '2026112026112026',
    ['12', 'null', '""', '"no such あ"', '" 2026112026112026"'],
  ],
  [
    { type: 'string', pattern: '^[0-9]-[0-9]$' },
    '1-2',
    ['12', 'null', '""', '"no such あ"', '" 1-2"'],
  ],
  [{ type: 'integer' }, 3, ['"text"', 'null', '3.5', '"3"']],
  [{ type: 'number', minimum: 1, maximum: 5 }, 3, ['"text"', 'null', '0', '6', '"3"']],
  [{ type: 'integer', minimum: 0, maximum: 0 }, 0, ['"text"', 'null', '-1', '1', '0.5', '"0"']],
  [{ type: 'number', multipleOf: 100 }, 500, ['"text"', 'null', '501', '500.5', '"500"']],
  [{ enum: [100, 600] }, 100, ['"text"', 'null', '"no such あ"', '101', '100.5', '"100"']],
  [{ type: ['string', 'number'], multipleOf: 100 }, 'a', ['12', 'null']],
  [{ type: 'boolean' }, true, ['"text"', 'null', '"true"']],
  [{ type: 'array', minItems: 1 }, [true], ['"text"', 'null', '[]']],
  [{ type: 'array' }, [], ['"text"', 'null']],
  [{ type: 'array', maxItems: 2 }, [{}, 1], ['"text"', 'null', '[{},{},{}]']],
])('Of the schema %j and the value %j each mistake is made', (schema, value, wrong) => {
  expect(triedWith(schema, value)).toEqual(wrong.map((each) => `x ${each}`));
});

test('Mistakes are made at every depth, and all else stays', () => {
  const inner = objectOf({ y: { type: 'string' } });
  const schema = objectOf({ x: { type: 'array', items: inner }, z: inner });
  const bodies = bodiesOf(schema, [{ x: [{ y: 'a' }, { y: 'b' }], z: { y: 'c' } }]);
  const tried = new Map(bodies.map(({ description, value }) => [description, value]));
  const z = { y: 'c' };
  expect(tried.get('x.0.y 12')).toEqual({ x: [{ y: 12 }, { y: 'b' }], z });
  expect(tried.get('x.0 null')).toEqual({ x: [null, { y: 'b' }], z });
  expect(tried.get('without x.0.y')).toEqual({ x: [{}, { y: 'b' }], z });
  expect(tried.get('without z.y')).toEqual({ x: [{ y: 'a' }, { y: 'b' }], z: {} });
  expect(tried.get('z.not_declared, a field that is not declared')).toEqual({
    x: [{ y: 'a' }, { y: 'b' }],
    z: { y: 'c', not_declared: 'x' },
  });
  expect([...tried.keys()]).not.toContain('x.1.y 12');
});

test.each(['anyOf', 'oneOf'])('A value that may be null has the mistakes of its %s', (key) => {
  const spec = { schemas: { Code: { enum: ['a'] } } };
  const schema = { [key]: [{ type: 'null' }, { $ref: '#/schemas/Code' }] };
  const wrong = ['12', '""', '"no such あ"', '" a"', '"A"'];
  expect(triedWith(schema, 'a', spec)).toEqual(wrong.map((each) => `x ${each}`));
});

test('Later examples add what the earlier ones have not', () => {
  const schema = { type: 'object', properties: { x: { type: 'string' }, y: { type: 'string' } } };
  const bodies = bodiesOf(schema, [{ x: 'a' }, { x: 'b', y: 'c' }, 'no object']);
  expect(bodies).toEqual([
    { description: 'a list as body', value: [{ x: 'b', y: 'c' }] },
    { description: 'x 12', value: { x: 12 }, at: 'x' },
    { description: 'x null', value: { x: null }, at: 'x' },
    { description: 'y 12', value: { x: 'b', y: 12 }, at: 'y' },
    { description: 'y null', value: { x: 'b', y: null }, at: 'y' },
  ]);
});

test('What is long is reported shortly', () => {
  const tried = triedWith({ type: 'string', maxLength: 50 }, 'a');
  expect(tried.at(-1)).toBe(`x "${'x'.repeat(39)}`);
});

test('Without a request, and for a field that nothing is said of, nothing is wrong', () => {
  expect(invalidBodiesOf(schemas, testOperation())).toEqual([]);
  const open = bodiesOf({ type: 'object' }, [{ x: 'a', y: [1] }]);
  expect(open.map(({ description }) => description)).toEqual(['a list as body']);
});
