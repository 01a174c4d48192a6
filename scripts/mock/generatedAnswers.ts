import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from './contract/operation.ts';
import { json, type MockResponse } from './http/response.ts';

/** What the contract's schemas are made of (`openapi/README.md`), after Prism has put in what they refer to. */
interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** Items of a list and characters of a text where the contract sets no end. */
const most = { items: 12, characters: 60 };
/** What a newer server may add to any object. */
const newer = { x_newer: { code: 'x_newer', amount: 1 } };

const days = ['2026-11-21', '2026-12-01', '2024-02-29', '1970-01-01', '9999-12-31'];
const moments = days.flatMap((day) => [`${day}T00:00:00+09:00`, `${day}T23:59:59+09:00`]);
const formats: Readonly<Record<string, Arbitrary<string>>> = {
  date: fc.constantFrom(...days),
  'date-time': fc.constantFrom(...moments),
  uri: fc.constantFrom('https://www.minamo.example/', 'https://my.minamo.example/a?b=1#c'),
  'uri-reference': fc.constantFrom('/top', '/mobile/top/', 'https://www.minamo.example/'),
  uuid: fc.uuid(),
};

/** Text in Japanese and Latin, with what wants to be escaped, as short and as long as may be. */
function texts({ minLength = 0, maxLength = most.characters }: Schema): Arbitrary<string> {
  const unit = fc.constantFrom(...'あ漢ーＷWi0 <&"\u3000。', '辻');
  const filled = (length: number) =>
    'みなもモバイルご契約'.repeat(Math.ceil(length / 10)).slice(0, length);
  return fc.oneof(
    fc.string({ unit, minLength, maxLength }).filter((text) => text.length <= maxLength),
    fc.constantFrom(filled(Math.max(minLength, 1)), filled(maxLength), 'W'.repeat(maxLength)),
  );
}

function strings(schema: Schema): Arbitrary<string> {
  const { pattern, format, minLength = 0, maxLength = Infinity } = schema;
  const made = format === undefined ? undefined : formats[format];
  if (made) return made;
  if (pattern === undefined) return texts(schema);
  return fc
    .stringMatching(new RegExp(pattern, 'u'))
    .filter(({ length }) => length >= minLength && length <= maxLength);
}

function numbers({
  type,
  minimum = 0,
  maximum = 9_999_999,
  multipleOf,
}: Schema): Arbitrary<number> {
  const step = multipleOf ?? (type === 'number' ? 0.1 : 1);
  const [first, last] = [Math.ceil(minimum / step), Math.floor(maximum / step)];
  const whole = fc.oneof(fc.constantFrom(first, last), fc.integer({ min: first, max: last }));
  return whole.map((count) => Number((count * step).toFixed(6)));
}

function objects({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]),
  );
  return fc
    .tuple(fc.record(fields, { requiredKeys: [...required] }), fc.boolean())
    .map(([made, isNewer]) => (isNewer ? { ...made, ...newer } : made));
}

function lists({ items = {}, minItems = 0, maxItems = most.items, uniqueItems }: Schema) {
  const maxLength = Math.max(minItems, Math.min(maxItems, most.items));
  const bounds = { minLength: minItems, maxLength };
  return uniqueItems
    ? fc.uniqueArray(valuesOf(items), bounds)
    : fc.oneof(
        fc.array(valuesOf(items), bounds),
        fc.array(valuesOf(items), { ...bounds, minLength: maxLength }),
        fc.array(valuesOf(items), { ...bounds, maxLength: minItems }),
      );
}

/** Values of a schema, those at the ends of what it allows often. */
function valuesOf(schema: Schema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return fc.oneof(...some.map(valuesOf));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => valuesOf({ ...schema, type })));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'string':
      return strings(schema);
    case 'array':
      return lists(schema);
    default:
      return objects(schema);
  }
}

/**
 * An answer that the contract allows but no example has: made from the schema of the operation's success, with
 * its bounds at both ends, fields that may be absent, null, and fields that a newer server adds.
 * @param seed the same one gives the same answer
 * @returns undefined where the success is no JSON
 */
export function generatedAnswer(operation: Operation, seed: number): MockResponse | undefined {
  const success = operation.prism.responses.find(({ code }) => code === '200');
  const schema = success?.contents?.find(
    ({ mediaType }) => mediaType === 'application/json',
  )?.schema;
  if (!schema) return undefined;
  const [body] = fc.sample(valuesOf(schema as Schema), { seed, numRuns: 1 });
  return json(200, body);
}
