import { expect, test } from 'vitest';
import type { Json } from '../operations.ts';
import {
  declaredAs,
  reported,
  testCase,
  testContract,
  testOperation,
  testReply,
} from './testCase.ts';
import { bodyFaults } from './validateBody.ts';

const schema = { type: 'object', properties: { mb: { type: 'integer' } }, required: ['mb'] };

interface Setting {
  status?: number;
  headers?: Record<string, string | undefined>;
  schema?: Json;
  mediaType?: string;
}

/** What is reported of a body. */
function validated(body: unknown, given: Setting = {}) {
  const { status = 200, headers = {}, mediaType = 'application/json' } = given;
  const declared = { ...declaredAs(String(status), given.schema ?? schema), mediaType };
  const operation = testOperation({ responses: [declaredAs('404', {}), declared] });
  const reply = testReply({ status, headers, body });
  return bodyFaults(testContract(), operation, reply, true, testCase({ operation }));
}

const faults = (body: unknown, given?: Setting) => reported(validated(body, given).faults);

test('a body that fits its schema is given back', () => {
  expect(validated({ mb: 1 })).toEqual({ faults: [], body: { mb: 1 } });
});

test('what has no declared body is not looked at', () => {
  const bare = testOperation({
    responses: [
      { status: '200', examples: [] },
      { ...declaredAs('404'), schema: undefined },
    ],
  });
  for (const status of [200, 404, 500])
    expect(bodyFaults(testContract(), bare, testReply({ status, body: 'x' }), true)).toEqual({
      faults: [],
    });
});

test.each([
  [200, ['body-empty getUsage 200: application/json | an empty body']],
  [404, ['body-empty getUsage 404: application/json | an empty body']],
  [403, []],
  [500, []],
])('an empty body with status %i', (status, found) => {
  expect(faults('', { status })).toEqual(found);
});

test.each<[string | undefined, string | undefined]>([
  ['application/json', undefined],
  ['Application/JSON ; Charset="UTF-8"', undefined],
  ['application/json; a=b;  charset = utf-8 ', undefined],
  ['application/json; xcharset=latin1', undefined],
  ['application/json, text/html', undefined],
  ['application/json; charset=Shift_JIS', 'content-charset shift_jis: utf-8 | shift_jis'],
  ['application/json;charset="EUC-JP"', 'content-charset euc-jp: utf-8 | euc-jp'],
  ['application/json; a=b;  charset = latin1 ', 'content-charset latin1: utf-8 | latin1'],
  ['text/html; charset=utf-8', 'content-type 200 text/html: application/json | text/html'],
  [
    'application/json+x',
    'content-type 200 application/json+x: application/json | application/json+x',
  ],
  [undefined, 'content-type 200 none: application/json | none'],
  ['', 'content-type 200 : application/json | '],
])('the content type %s', (type, found) => {
  expect(faults({ mb: 1 }, { headers: { 'content-type': type } })).toEqual(found ? [found] : []);
});

test.each([
  ['%PDF-1.7 text %%EOF', []],
  ['%PDF-1.7 text %%EOF\r\n', []],
  ['%PDF-1.7 %%EOF text', ['pdf-invalid : %PDF-… %%EOF | "%PDF-1.7 %%EOF text"']],
  [' %PDF-1.7 %%EOF', ['pdf-invalid : %PDF-… %%EOF | " %PDF-1.7 %%EOF"']],
  [`%PDF-${'a'.repeat(50)}`, [`pdf-invalid : %PDF-… %%EOF | "%PDF-${'a'.repeat(35)}"`]],
  [`%PDF-%%EOF${' '.repeat(28)}`, [`pdf-invalid : %PDF-… %%EOF | "%PDF-%%EOF "`]],
])('a PDF is whole: %j', (text, found) => {
  const mediaType = 'application/pdf';
  expect(faults(text, { mediaType, headers: { 'content-type': mediaType } })).toEqual(found);
});

test('what can not be read as JSON is reported with the reason', () => {
  expect(faults('\ufeff{}')).toEqual([
    'body-bytes getUsage 200: JSON in UTF-8 | "a byte order mark"',
  ]);
  const [found] = faults('<h1>');
  expect(found).toMatch(/^body-not-json getUsage 200: JSON in UTF-8 \| "Unexpected token /);
});

test('a refusal under the status of a success is reported as that alone', () => {
  const refusal = { code: 'a', message: 'b' };
  expect(validated(refusal)).toMatchObject({ body: refusal });
  expect(faults(refusal)).toEqual([
    'body-refusal getUsage 200: the body of a success | {"code":"a","message":"b"}',
  ]);
  expect(faults({ ...refusal, mb: 1 })).toEqual([]);
  const missing = expect.stringMatching(/^body-required /) as string;
  expect(faults({ code: 'a' })).toEqual([missing]);
  expect(faults({ message: 'a' })).toEqual([missing]);
  expect(faults(refusal, { status: 422 })).toEqual([missing]);
});

test('oddities of bytes, texts and rules are reported in their place, any item of a list as one', () => {
  const list = { type: 'array', 'x-unique-by': 'id' };
  expect(validated('[{"id":"a","id":"a"},{"id":"a"}]', { schema: list }).faults).toEqual([
    {
      rule: 'body-duplicate',
      severity: 'error',
      cause: 'getUsage 200 /*',
      expected: '/0: id once',
      got: 'id twice',
      at: '/0',
    },
    {
      rule: 'body-unique',
      severity: 'error',
      cause: 'getUsage 200 /*/id',
      expected: '/1/id: another than /0/id',
      got: '"a"',
      at: '/1/id',
    },
  ]);
  expect(faults({ days: [[{ a1: ' ' }]] }, { schema: {} })).toEqual([
    'body-text getUsage 200 /days/*/*/a1: /days/0/0/a1: a text without space at its ends | " "',
  ]);
  expect(faults('" "', { schema: {} })).toEqual([
    'body-text getUsage 200 : the body: a text without space at its ends | " "',
  ]);
});

test('an oddity shows no secret, and no more than 120 characters', () => {
  const text = { password: ' a', long: ` ${'a'.repeat(117)}`, longer: ` ${'a'.repeat(118)}` };
  expect(validated(text, { schema: {} }).faults.map(({ got }) => got)).toEqual([
    '(masked)',
    `" ${'a'.repeat(117)}"`,
    `" ${'a'.repeat(117)}…`,
  ]);
});

test('where a value breaks its schema its text is not shown as well', () => {
  const town = { properties: { town_kana: { minLength: 1 }, town: {}, kana: {} } };
  const odd = (name: string) =>
    `body-text getUsage 200 /${name}: /${name}: a text, or null where nothing is there | ""`;
  expect(faults({ town_kana: '', town: '', kana: '' }, { schema: town })).toEqual([
    'body-range getUsage 200 /town_kana: /town_kana must NOT have fewer than 1 characters | ""',
    odd('town'),
    odd('kana'),
  ]);
});

const late = { updated_at: '2027-01-01T00:00:00+09:00' };
const future = `body-future getUsage 200 /updated_at: /updated_at: a time that has passed | ${late.updated_at}`;

test('times are held to the Date of a success', () => {
  expect(faults(late, { schema: {} })).toEqual([future]);
  expect(faults(late, { schema: {}, headers: { date: 'Sat, 02 Jan 2027 00:00:00 GMT' } })).toEqual(
    [],
  );
  expect(faults(late, { schema: {}, headers: { date: undefined } })).toEqual([]);
  expect(faults(late, { schema: {}, status: 404 })).toEqual([]);
});

test('a body that breaks its schema is not held to other rules', () => {
  const unique = { ...schema, properties: { list: { 'x-unique-by': 'id' } } };
  const [found, ...more] = faults({ ...late, list: [{ id: 1 }, { id: 1 }] }, { schema: unique });
  expect(found).toMatch(/^body-required /);
  expect(more).toEqual([]);
});

test('a named example is of its own moment, and without its call an answer echoes nothing', () => {
  const echo = { properties: { id: { 'x-echoes': 'service_id' } } };
  const operation = testOperation({ responses: [declaredAs('200', echo)] });
  const of = (body: unknown, call?: Parameters<typeof bodyFaults>[4]) =>
    reported(bodyFaults(testContract(), operation, testReply({ body }), true, call).faults);
  const intent = { kind: 'scenario', example: 'normal', status: '200' } as const;
  expect(of(late, testCase({ operation, intent }))).toEqual([]);
  expect(of({ ...late, id: 'x' })).toEqual([future]);
  expect(of({ id: 'x' }, testCase({ operation }))).toHaveLength(1);
});
