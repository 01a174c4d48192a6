import fc from 'fast-check';
import { isObject } from '../../operations.ts';
import type { CheckedOperation } from '../contract.ts';
import type { Schemas } from '../schemas.ts';
import { type Spot, spotsOf } from './invalidBodies.ts';

/** A body that the schema allows at one of its bounds. */
export interface BoundBody {
  /** For people: `message of 20 characters`, `without comment, which is optional`. */
  description: string;
  value: unknown;
}

/** How many combinations of codes are tried at most, beside each code by itself. */
const combinations = 8;

/**
 * An example with one thing at its bounds, the smaller before the larger, so that the first that is refused is
 * the smallest: free texts of each length, numbers and lists at their ends, fields that need not be there left
 * out, each code of a set, and some of the combinations of codes. Ids, days and amounts stay: which of them a
 * server takes is no matter of the schema alone.
 */
export function boundBodiesOf(
  schemas: Schemas,
  { spec, request, operationId }: CheckedOperation,
  example: unknown,
): BoundBody[] {
  if (!request || !isObject(example)) return [];
  const spots = spotsOf(spec, request.schema, example);
  const made = [
    ...spots.flatMap((spot) => [
      ...ofLengths(spot),
      ...ofNumbers(spot),
      ...ofItems(spot),
      ...ofCodes(spot),
      ...withoutOptional(spot),
    ]),
    ...combined(operationId, example, spots),
  ];
  return made.filter(({ value }) => schemas.isValid(spec, request.schema, value));
}

function ofLengths({ name, value, schema, replaced }: Spot): BoundBody[] {
  const { minLength, maxLength } = schema;
  const isFree = !['enum', 'const', 'pattern', 'format'].some((word) => word in schema);
  if (typeof value !== 'string' || !isFree || typeof maxLength !== 'number') return [];
  const least = typeof minLength === 'number' ? minLength : 1;
  const lengths = new Set([Math.max(1, least), Math.ceil(maxLength / 2), maxLength]);
  return [
    ...[...lengths].map((length) => ({
      description: `${name} of ${length} ${length === 1 ? 'character' : 'characters'}`,
      value: replaced('あ'.repeat(length)),
    })),
    // A server that counts UTF-16's units takes it for twice as long.
    {
      description: `${name} of ${maxLength} characters beyond U+FFFF`,
      value: replaced('𠮷'.repeat(maxLength)),
    },
  ];
}

function ofNumbers({ name, value, schema, replaced }: Spot): BoundBody[] {
  const { minimum, maximum } = schema;
  const hasEnds = typeof minimum === 'number' && typeof maximum === 'number';
  // How much data or money there is to take is the customer's state.
  if (typeof value !== 'number' || !hasEnds || /(^|_)(mb|amount|price|fee)$/.test(name)) return [];
  return [minimum, maximum]
    .filter((end) => end !== value)
    .map((end) => ({ description: `${name} ${end}`, value: replaced(end) }));
}

const dayMs = 86_400_000;

/** The shortest list, and the longest one of days: each more is the day after the last. */
function ofItems({ name, value, schema, replaced }: Spot): BoundBody[] {
  const { minItems, maxItems } = schema;
  if (!Array.isArray(value)) return [];
  const last: unknown = value.at(-1);
  const isOfDays = typeof last === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(last);
  const more = Array.from(
    { length: isOfDays && typeof maxItems === 'number' ? maxItems - value.length : 0 },
    (_, index) =>
      new Date(Date.parse(String(last)) + (index + 1) * dayMs).toISOString().slice(0, 10),
  );
  const shortest = value.slice(0, typeof minItems === 'number' ? minItems : 0);
  return [shortest, [...(value as unknown[]), ...more]]
    .filter((list) => list.length !== value.length)
    .map((list) => ({ description: `${name} with ${list.length} of them`, value: replaced(list) }));
}

/** The codes that a value can be; none where it is of no set. */
const codesOf = ({ value, schema }: Spot): unknown[] =>
  typeof value === 'boolean'
    ? [true, false]
    : Array.isArray(schema['enum'])
      ? (schema['enum'] as unknown[])
      : [];

const ofCodes = (spot: Spot): BoundBody[] =>
  codesOf(spot)
    .filter((code) => code !== spot.value)
    .map((code) => ({
      description: `${spot.name} ${JSON.stringify(code)}`,
      value: spot.replaced(code),
    }));

/**
 * Bodies in which several codes differ from the example's, the same in each run: as few as have each two codes
 * of two fields together, and no more than `combinations`.
 */
function combined(operationId: string, example: unknown, spots: Spot[]): BoundBody[] {
  const free = spots.filter((spot) => codesOf(spot).length > 1);
  if (free.length < 2) return [];
  const drawn = fc.sample(fc.tuple(...free.map((spot) => fc.constantFrom(...codesOf(spot)))), {
    numRuns: combinations * 10,
    seed: [...operationId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7),
  });
  const seen = new Set<string>();
  const more = (codes: unknown[]) => pairsOf(codes).filter((pair) => !seen.has(pair)).length;
  const chosen: unknown[][] = [];
  while (chosen.length < combinations) {
    const best = drawn.reduce((one, other) => (more(other) > more(one) ? other : one));
    if (!more(best)) break;
    chosen.push(best);
    for (const pair of pairsOf(best)) seen.add(pair);
  }
  return chosen.map((codes) => ({
    description: free
      .map(({ name }, index) => `${name} ${JSON.stringify(codes[index])}`)
      .join(', '),
    value: free.reduce<unknown>(
      (body, { name }, index) => put(body, name.split('.'), codes[index]),
      example,
    ),
  }));
}

const pairsOf = (codes: unknown[]): string[] =>
  codes.flatMap((one, index) =>
    codes.slice(index + 1).map((other, after) => JSON.stringify([index, one, after, other])),
  );

/** The body with a value at a place of it. */
function put(body: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(body))
    return (body as unknown[]).map((item, index) =>
      index === Number(step) ? put(item, rest, value) : item,
    );
  return isObject(body) ? { ...body, [step]: put(body[step], rest, value) } : body;
}

function withoutOptional({ name, value, schema, replaced }: Spot): BoundBody[] {
  if (!isObject(value)) return [];
  const required = Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : [];
  return Object.keys(value)
    .filter((key) => !required.includes(key))
    .map((key) => ({
      description: `without ${name ? `${name}.` : ''}${key}, which is optional`,
      value: replaced(Object.fromEntries(Object.entries(value).filter(([each]) => each !== key))),
    }));
}
