import { isObject, type Json, resolve } from '../../operations.ts';
import type { CheckedOperation } from '../contract.ts';
import type { Schemas } from '../schemas.ts';

/** A way to break a schema. */
export interface InvalidBody {
  /** For people: `without plan_code`, `amount_mb "x"`. */
  description: string;
  value: unknown;
  /** The place of what is wrong, as a refusal names it; absent where that is the body, or nothing of it. */
  at?: string;
}

/** A value within a body, with its schema and how to put another in its place. */
export interface Spot {
  name: string;
  value: unknown;
  schema: Json;
  replaced: (by: unknown) => unknown;
}

const texts = ['あ', 'x'.repeat(300), 'no_such_value', '20261399', '-1'];

/** Texts that a parameter may not have, few of a kind. */
export function invalidTextsOf(
  schemas: Schemas,
  operation: CheckedOperation,
  schema: Json,
): string[] {
  return texts.filter((text) => !schemas.isValid(operation.spec, schema, text)).slice(0, 3);
}

/**
 * Bodies that break the contract, each in one way and at every depth: a required field left out, another
 * type, null, an extra field, a text that its pattern or set forbids, an impossible day, a list that is too
 * long or too short. All are checked to be invalid. Later examples add what the earlier ones don't have.
 */
export function invalidBodiesOf(schemas: Schemas, operation: CheckedOperation): InvalidBody[] {
  const { request, spec } = operation;
  if (!request) return [];
  const made = new Map<string, Omit<InvalidBody, 'description'>>();
  for (const { value: body } of request.examples) {
    if (!isObject(body)) continue;
    made.set('a list as body', { value: [body] });
    for (const spot of spotsOf(spec, request.schema, body)) {
      const wrong = [...wrongValues(spot), ...wrongObjects(spot)];
      for (const { description, ...each } of wrong)
        if (!made.has(description)) made.set(description, each);
    }
  }
  return [...made]
    .filter(([, { value }]) => !schemas.isValid(spec, request.schema, value))
    .map(([description, each]) => ({ description, ...each }));
}

/** All values within a body, the body itself first. */
export function spotsOf(
  spec: Json,
  schema: Json,
  value: unknown,
  name = '',
  replaced: Spot['replaced'] = (by) => by,
): Spot[] {
  const own = merged(spec, schema);
  const spot = { name, value, schema: own, replaced };
  const inner = (key: string) => (name ? `${name}.${key}` : key);
  if (isObject(value)) {
    const properties = isObject(own['properties']) ? own['properties'] : {};
    return [
      spot,
      ...Object.entries(value).flatMap(([key, child]) =>
        spotsOf(spec, (properties[key] ?? {}) as Json, child, inner(key), (by) =>
          replaced({ ...value, [key]: by }),
        ),
      ),
    ];
  }
  if (!Array.isArray(value) || !value.length) return [spot];
  const [first, ...rest] = value as unknown[];
  const ofFirst = spotsOf(spec, (own['items'] ?? {}) as Json, first, inner('0'), (by) =>
    replaced([by, ...rest]),
  );
  return [spot, ...ofFirst];
}

/** A schema without references, its only branch beside null taken as its own. */
function merged(spec: Json, schema: Json): Json {
  const own = resolve(spec, schema);
  const branches = own['anyOf'] ?? own['oneOf'];
  if (!Array.isArray(branches)) return own;
  const [first] = branches
    .map((branch) => resolve(spec, branch))
    .filter((branch) => branch['type'] !== 'null');
  return { ...own, ...first };
}

function wrongObjects({ name, value, replaced }: Spot): InvalidBody[] {
  if (!isObject(value)) return [];
  const place = name ? `${name}.` : '';
  return [
    {
      description: `${place}not_declared, a field that is not declared`,
      value: replaced({ ...value, not_declared: 'x' }),
    },
    ...Object.keys(value).map((key) => ({
      description: `without ${place}${key}`,
      value: replaced(without(value, key)),
      at: place + key,
    })),
  ];
}

function without(body: Json, name: string): Json {
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
}

/** Values of another type or spelling that a lenient server takes for this one. */
function coercible(value: unknown): unknown[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value !== 'string') return [];
  const digits = /^\d{1,15}$/.test(value) ? [Number(value)] : [];
  return [` ${value}`, value.toUpperCase(), ...digits];
}

function wrongValues({ name, value, schema, replaced }: Spot): InvalidBody[] {
  if (!name) return [];
  const isText = typeof value === 'string';
  const isFree = !(schema['enum'] ?? schema['pattern'] ?? schema['format']);
  const { maxLength, minimum, maximum, maxItems } = schema;
  const long = Number(maxItems) + 1;
  const wrong: unknown[] = [
    isText ? 12 : 'text',
    null,
    ...(isText ? [''] : []),
    ...(isFree ? [] : ['no such あ']),
    ...(schema['format'] === 'date' ? ['2026-02-30'] : []),
    ...(maxLength ? ['x'.repeat(Number(maxLength) + 1)] : []),
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
    ...(typeof value === 'number' ? [value + 1, value + 0.5] : []),
    ...coercible(value),
    ...(Array.isArray(value) && value.length
      ? [[], ...(maxItems ? [Array.from<unknown>({ length: long }).fill(value[0])] : [])]
      : []),
  ];
  return wrong.map((each) => ({
    description: `${name} ${JSON.stringify(each).slice(0, 40)}`,
    value: replaced(each),
    at: name,
  }));
}
