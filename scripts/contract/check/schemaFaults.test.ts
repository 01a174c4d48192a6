import { expect, test } from 'vitest';
import type { Json } from '../operations.ts';
import { declaredAs, reported, testContract, testOperation, testReply } from './testCase.ts';
import { bodyFaults } from './validateBody.ts';

interface Setting {
  status?: number;
  isStrict?: boolean;
}

function found(schema: Json, body: unknown, { status = 200, isStrict = true }: Setting = {}) {
  const operation = testOperation({ responses: [declaredAs(String(status), schema)] });
  return bodyFaults(testContract(), operation, testReply({ status, body }), isStrict).faults;
}

/** What is reported of a body that breaks its schema. */
const faults = (schema: Json, body: unknown, given?: Setting) =>
  reported(found(schema, body, given));

const of = (inner: Json) => ({ type: 'object', properties: { x: inner } });

test.each<[rule: string, inner: Json, value: unknown, expected: string]>([
  ['body-type', { type: 'integer' }, '1', 'must be integer'],
  ['body-null', { type: 'integer' }, null, 'must be integer'],
  ['body-enum', { enum: ['a', 'b'] }, 'c', 'one of a, b'],
  ['body-enum', { const: 'a' }, 'c', 'must be equal to constant'],
  ['body-format', { format: 'date' }, 'c', 'must match format "date"'],
  ['body-pattern', { pattern: '^a' }, 'c', 'must match pattern "^a"'],
  ['body-range', { minimum: 3 }, 1, 'must be >= 3'],
  ['body-range', { maxItems: 1 }, [1, 2], 'must NOT have more than 1 items'],
  ['body-range', { exclusiveMinimum: 1 }, 1, 'must be > 1'],
  ['body-range', { multipleOf: 2 }, 1, 'must be multiple of 2'],
  [
    'body-range',
    { uniqueItems: true },
    [1, 1],
    'must NOT have duplicate items (items ## 0 and 1 are identical)',
  ],
  ['body-schema', { not: {} }, 1, 'must NOT be valid'],
])('%s: %j', (rule, inner, value, expected) => {
  expect(faults(of(inner), { x: value })).toEqual([
    `${rule} getUsage 200 /x: /x ${expected} | ${JSON.stringify(value)}`,
  ]);
});

test('a field that is missing or too much is reported by its name', () => {
  const required = { required: ['a'] };
  expect(found(required, {})).toEqual([
    {
      rule: 'body-required',
      severity: 'error',
      cause: 'getUsage 200 /a',
      expected: "/a must have required property 'a'",
      got: 'no such field',
      at: '/a',
    },
  ]);
  const closed = { additionalProperties: false };
  expect(found(closed, { b: 1 })).toMatchObject([
    {
      rule: 'body-undeclared',
      severity: 'warning',
      cause: 'getUsage 200 /b',
      got: '{"b":1}',
      at: '/b',
    },
  ]);
  expect(found({ unevaluatedProperties: false }, { b: 1 })).toMatchObject([
    { rule: 'body-undeclared' },
  ]);
});

test('a field that is not declared is a fault for strict runs only', () => {
  const closed = { additionalProperties: false, required: ['a'] };
  expect(faults(closed, { b: 1 })).toHaveLength(2);
  expect(faults(closed, { b: 1 }, { isStrict: false })).toEqual([
    "body-required getUsage 200 /a: /a must have required property 'a' | no such field",
  ]);
});

test('any item of a list is one cause, and the item is reported', () => {
  const list = { items: { properties: { x: { type: 'integer' } } } };
  expect(found(list, [{ x: 1 }, { x: 'a' }, { x: 'b' }])).toMatchObject([
    { cause: 'getUsage 200 /*/x', got: '"a" at /1/x', at: '/1/x' },
    { cause: 'getUsage 200 /*/x', got: '"b" at /2/x', at: '/2/x' },
  ]);
  expect(found(list, [...Array.from({ length: 10 }, () => ({})), { x: 'a' }])).toMatchObject([
    { cause: 'getUsage 200 /*/x', at: '/10/x' },
  ]);
  expect(faults({ items: { required: ['a'] } }, [{}])).toEqual([
    "body-required getUsage 200 /*/a: /*/a must have required property 'a' | no such field at /0/a",
  ]);
});

test('the body as a whole is called that', () => {
  expect(faults({ type: 'object' }, [])).toEqual([
    'body-type getUsage 200 : the body must be object | []',
  ]);
});

test('a secret is not shown', () => {
  const secret = { properties: { password: { type: 'integer' } } };
  expect(faults(secret, { password: 'abc' })).toEqual([
    'body-type getUsage 200 /password: /password must be integer | (masked)',
  ]);
});

const refusal = {
  properties: { code: { enum: ['a'] }, inner: { properties: { code: { enum: ['a'] } } } },
};

test('refusals of all operations share their faults, but the codes are each operation’s own', () => {
  expect(faults(refusal, { code: 'b' }, { status: 400 })).toEqual([
    'code-unknown getUsage 400 /code: /code one of a | "b"',
  ]);
  expect(faults(refusal, { inner: { code: 'b' } }, { status: 400 })).toEqual([
    'body-enum  400 /inner/code: /inner/code one of a | "b"',
  ]);
  expect(faults(refusal, { code: 'b' }, { status: 399 })).toEqual([
    'body-enum getUsage 399 /code: /code one of a | "b"',
  ]);
});

test('of a value that breaks several branches the most telling error is reported', () => {
  const nullable = (inner: Json) => of({ anyOf: [{ type: 'null' }, inner] });
  expect(faults(nullable({ enum: ['a'] }), { x: 'b' })).toEqual([
    'body-enum getUsage 200 /x: /x one of a | "b"',
  ]);
  expect(faults(nullable({ type: 'integer', enum: [1] }), { x: 'b' })).toEqual([
    'body-type getUsage 200 /x: /x must be integer | "b"',
  ]);
  expect(faults(nullable({ pattern: '^a', enum: ['a'] }), { x: 'b' })).toMatchObject([
    expect.stringMatching(/^body-enum/),
  ]);
  expect(faults(nullable({ minLength: 2 }), { x: 'b' })).toMatchObject([
    expect.stringMatching(/^body-range/),
  ]);
  expect(faults(of({ type: 'null' }), { x: 'b' })).toEqual([
    'body-type getUsage 200 /x: /x must be null | "b"',
  ]);
  const either = (...inner: Json[]) => faults(of({ anyOf: inner }), { x: 'a' });
  const [number, code, short] = [{ type: 'integer' }, { enum: ['b'] }, { minLength: 5 }];
  for (const branches of [
    [number, short],
    [code, number],
  ])
    expect(either(...branches)).toEqual(['body-type getUsage 200 /x: /x must be integer | "a"']);
  expect(either(short, code)).toEqual(['body-enum getUsage 200 /x: /x one of b | "a"']);
  expect(either(short, { pattern: '^b' })).toMatchObject([expect.stringMatching(/^body-range/)]);
  expect(faults(of({ oneOf: [{}, {}], maxItems: 1 }), { x: [1, 2] })).toMatchObject([
    expect.stringMatching(/^body-range/),
  ]);
});

test.each(['anyOf', 'oneOf'])('an error deeper in a place says more than its %s', (word) => {
  const inner = {
    type: 'object',
    properties: { y: { type: 'integer' } },
    required: ['y'],
    additionalProperties: false,
  };
  const schema = of({ [word]: [{ type: 'null' }, inner] });
  expect(faults(schema, { x: { y: 'a' } })).toEqual([
    'body-type getUsage 200 /x/y: /x/y must be integer | "a"',
  ]);
  expect(faults(schema, { x: {} })).toEqual([
    "body-required getUsage 200 /x/y: /x/y must have required property 'y' | no such field",
  ]);
  expect(faults(schema, { x: { y: 1, z: 2 } })).toMatchObject([
    expect.stringMatching(/^body-undeclared getUsage 200 .x.z:/),
  ]);
  expect(faults(schema, { x: { y: 1, z: 2 } }, { isStrict: false })).toEqual([]);
});

test('an error deeper in a condition says more than the condition', () => {
  const schema = of({ if: {}, then: { properties: { y: { type: 'integer' } } } });
  expect(faults(schema, { x: { y: 'a' } })).toEqual([
    'body-type getUsage 200 /x/y: /x/y must be integer | "a"',
  ]);
});

test('an error of another place, or of a place without branches, is beside it', () => {
  const schema = {
    required: ['z'],
    properties: { x: { anyOf: [{ type: 'null' }, { type: 'integer' }] }, xy: { type: 'integer' } },
  };
  expect(faults(schema, { x: 'a', xy: 'b' }).map((each) => each.split(':')[0])).toEqual([
    'body-required getUsage 200 /z',
    'body-type getUsage 200 /x',
    'body-type getUsage 200 /xy',
  ]);
  const both = of({ minProperties: 2, properties: { y: { type: 'integer' } } });
  expect(faults(both, { x: { y: 'a' } })).toHaveLength(2);
});

test('each field that is missing in a place is reported', () => {
  expect(faults({ required: ['a', 'b'] }, {})).toHaveLength(2);
});
