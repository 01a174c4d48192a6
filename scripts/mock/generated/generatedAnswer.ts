import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from '../contract/operation.ts';
import { json, type MockResponse } from '../http/response.ts';
import {
  asEchoed,
  counted,
  inOrder,
  limited,
  type Rules,
  settled,
  sortedBy,
  valueAt,
} from './contractRules.ts';
import { type Ends, type Field, numbers, strings } from './values.ts';

/** What the contract's schemas are made of (`openapi/README.md`), after Prism has put in what they refer to. */
interface Schema extends Field, Rules {
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
}

/** What a caller asked for by path and query; the answer may have to repeat it. */
type Asked = Readonly<Record<string, string>>;

interface Drawing {
  ends: Ends;
  asked: Asked;
  /** The field that distinguishes the items of a list: they can't all be the least or the most. */
  key?: string;
}

/** Items of a list where the contract sets no end, or sets it further away. */
const mostItems = 12;

/** What a newer server may add to any object. */
const newer = { x_newer: { code: 'x_newer', amount: 1 } };

/** The customer's own services: without them no address leads anywhere, and no call is about a service. */
const exempt: readonly string[] = ['getService'];

function objects(schema: Schema, drawing: Drawing): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const { ends, asked, key } = drawing;
  const within = { ends, asked };
  const isLeft = (name: string) => ends === 'least' && !required.includes(name);
  const names = Object.keys(properties).filter((name) => !isLeft(name));
  const fields = Object.fromEntries(
    names.map((name) => [
      name,
      valuesOf(properties[name] ?? {}, name === key ? { ...within, ends: 'mixed' } : within, name),
    ]),
  );
  const requiredKeys = ends === 'most' ? names : names.filter((name) => required.includes(name));
  const isNewer = ends === 'mixed' ? fc.boolean() : fc.constant(ends === 'most');
  return fc.tuple(fc.record(fields, { requiredKeys }), isNewer).map(([drawn, withNewer]) => {
    const made = limited(inOrder(asEchoed(drawn, properties, asked)), schema);
    const object = counted(settled(made, schema), schema);
    return withNewer ? { ...object, ...newer } : object;
  });
}

function lists(schema: Schema, drawing: Drawing): Arbitrary<unknown[]> {
  const { items = {}, minItems = 0, maxItems = mostItems, uniqueItems } = schema;
  const maxLength = Math.max(minItems, Math.min(maxItems, mostItems));
  const bounds = {
    minLength: drawing.ends === 'most' ? maxLength : minItems,
    maxLength: drawing.ends === 'least' ? minItems : maxLength,
  };
  const { 'x-unique-by': by = '', 'x-sorted-by': order } = schema;
  const item = valuesOf(items, { ...drawing, ...(by && { key: by.split('/')[0] ?? by }) });
  const key = (one: unknown) => JSON.stringify(by ? valueAt(one, by) : one);
  // There may not be as many different ones as the list could hold.
  const least = drawing.ends === 'most' ? Math.max(1, minItems) : minItems;
  const list =
    by || uniqueItems
      ? fc.uniqueArray(item, { ...bounds, minLength: least, selector: key, size: 'max' })
      : drawing.ends === 'mixed'
        ? fc.oneof(
            fc.array(item, bounds),
            fc.array(item, { ...bounds, minLength: maxLength }),
            fc.array(item, { ...bounds, maxLength: minItems }),
          )
        : fc.array(item, bounds);
  return order === undefined ? list : list.map((drawn) => sortedBy(drawn, order));
}

/** Values of a schema, those at the ends of what it allows often. */
function valuesOf(schema: Schema, drawing: Drawing, name = ''): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return oneOf(some, drawing, name);
  if (Array.isArray(schema.type))
    return oneOf(
      schema.type.map((type: string) => ({ ...schema, type })),
      drawing,
      name,
    );
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numbers(schema, drawing.ends);
    case 'string':
      return strings(schema, drawing.ends, name);
    case 'array':
      return lists(schema, drawing);
    default:
      return objects(schema, drawing);
  }
}

/** One of several; the least is the absence where there is one, and the most the presence. */
function oneOf(some: readonly Schema[], drawing: Drawing, name: string): Arbitrary<unknown> {
  const isNull = ({ type }: Schema) => type === 'null';
  const { ends } = drawing;
  const absent = some.filter(isNull);
  const preferred = {
    least: absent.length > 0 ? absent : some,
    most: some.filter((one) => !isNull(one)),
    mixed: some,
  }[ends];
  return fc.oneof(...preferred.map((one) => valuesOf(one, drawing, name)));
}

/** A number that is the same for the same text, and most likely another for another (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

/**
 * An answer that the contract allows but no example has: drawn from the schema of the operation's success, with
 * the bounds at both ends, fields that may be absent, null, and fields that a newer server adds. It keeps the
 * rules beside its schema; only what other answers say (`x-fact`) it may contradict, as servers do for a moment.
 * @param seed 0 has the least of everything, 1 the most, any other whatever the contract allows; the same one
 *   gives the same answer
 * @param asked parameters of path and query by name
 * @returns undefined where the success is no JSON, or is left as it is
 */
export function generatedAnswer(
  operation: Operation,
  seed: number,
  asked: Asked = {},
): MockResponse | undefined {
  const success = operation.prism.responses.find(({ code }) => code === '200');
  const schema = success?.contents?.find(
    ({ mediaType }) => mediaType === 'application/json',
  )?.schema;
  if (!schema || exempt.includes(operation.operationId)) return undefined;
  const ends = (['least', 'most'] as const)[seed] ?? 'mixed';
  const [body] = fc.sample(valuesOf(schema as Schema, { ends, asked }), {
    seed: hashOf(`${seed} ${operation.operationId} ${JSON.stringify(asked)}`),
    numRuns: 1,
  });
  return json(200, body);
}
