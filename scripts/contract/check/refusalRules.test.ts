import { expect, test } from 'vitest';
import { refusalFaults } from './refusalRules.ts';
import { queryOf, reported, testCase, testReply, testWrite } from './testCase.ts';

const phone = { type: 'object', properties: { tel: { type: 'string' } } };
const order = {
  type: 'object',
  properties: {
    plan_code: { type: 'string' },
    phone: { anyOf: [{ $ref: '#/schemas/phone' }, { type: 'null' }] },
    visit: { oneOf: [{ type: 'null' }, { properties: { day: {} } }] },
    address: { allOf: [{ properties: { town: {} } }] },
    lines: { type: 'array', items: { properties: { number: {} } } },
  },
};
const operation = testWrite({
  spec: { schemas: { phone } },
  request: { schema: order, examples: [] },
  parameters: [queryOf('target_month'), queryOf('page')],
});

/** What is reported of a refusal that a write is answered with. */
const faults = (
  body: unknown,
  {
    status = 400,
    of = operation,
    at,
  }: { status?: number; of?: typeof operation; at?: string } = {},
) => {
  const intent =
    at === undefined ? {} : { intent: { kind: 'invalid', isServiceId: false, at } as const };
  return reported(
    refusalFaults(testCase({ operation: of, ...intent }), testReply({ status }), body),
  );
};

test.each(['できません', 'エラー', '失敗', 'Error: 失敗'])(
  '%s is a message in Japanese',
  (message) => {
    expect(faults({ code: 'bad_request', message })).toEqual([]);
  },
);

test('a message in another language is reported', () => {
  expect(faults({ message: 'not found' }, { status: 404 })).toEqual([
    'message-language putSpeed 404: a message in Japanese | "not found"',
  ]);
  expect(faults({ message: '' })).toHaveLength(1);
});

test('what is wrong with a field is said in Japanese too', () => {
  const fields = [
    { name: 'plan_code', message: '必須です。' },
    { name: 'plan_code', message: 'is required' },
  ];
  expect(faults({ message: '失敗', fields })).toEqual([
    'message-language putSpeed 400: a message in Japanese | "is required"',
  ]);
});

test('only refusals that are objects have messages', () => {
  expect(faults({ message: 'done' }, { status: 399 })).toEqual([]);
  expect(faults('Bad Request')).toEqual([]);
  expect(faults(null)).toEqual([]);
  expect(faults({ code: 'bad_request' })).toEqual([]);
});

const naming = (...names: unknown[]) => ({
  message: '失敗',
  fields: names.map((name) => ({ name })),
});

test.each([
  'target_month',
  'page',
  'idempotency-key',
  'plan_code',
  'phone',
  'phone.tel',
  'visit.day',
  'address.town',
  'lines',
  'lines.0',
  'lines.12.number',
  'lines.number',
])('%s is a field of the request', (name) => {
  expect(faults(naming(name))).toEqual([]);
});

test.each([
  'plan',
  'tel',
  'phone.fax',
  'plan_code.x',
  'lines.x',
  'lines.0.x',
  'lines.a0.number',
  'lines.0a.number',
  'service_id',
  '',
])('"%s" is none', (name) => {
  expect(faults(naming('plan_code', name))).toEqual([
    `refusal-field putSpeed 400: a field of the request | "${name}"`,
  ]);
});

test('what is no name of a field is passed over', () => {
  expect(faults(naming(7, undefined))).toEqual([]);
  expect(faults({ message: '失敗', fields: ['plan', null] })).toEqual([]);
  expect(faults({ message: '失敗', fields: 'plan' })).toEqual([]);
});

test('a request without a body has its parameters alone', () => {
  const of = testWrite({ request: undefined, parameters: [queryOf('target_month')] });
  expect(faults(naming('target_month'), { of })).toEqual([]);
  expect(faults(naming('plan_code'), { of })).toHaveLength(1);
});

test('what is sent encrypted has fields of its own', () => {
  const schema = { properties: { cipher_text: {} } };
  const of = testWrite({ request: { schema, examples: [] } });
  expect(faults(naming('card_number'), { of })).toEqual([]);
});

test.each<[at: string, names: string[], isNamed: boolean]>([
  ['plan_code', ['plan_code'], true],
  ['plan_code', ['page', 'plan_code'], true],
  ['plan_code', ['phone'], false],
  ['phone.tel', ['phone'], true],
  ['phone', ['phone.tel'], true],
  ['lines.0.number', ['lines.number'], true],
  ['lines.0', ['plan_code'], false],
  ['cipher_text', ['plan_code'], true],
  ['plan_code', [], true],
])('where %s is wrong, a refusal that names fields names it: %j', (at, names, isNamed) => {
  const found = `refusal-field putSpeed 400: ${at}, which is wrong | ${names.join(', ')}`;
  expect(faults(naming(...names), { at })).toEqual(isNamed ? [] : [found]);
});

test('message and field are reported side by side', () => {
  expect(faults({ ...naming('plan'), message: 'no' })).toHaveLength(2);
});
