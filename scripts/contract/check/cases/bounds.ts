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

/**
 * An example with one thing at its bounds, the smaller before the larger, so that the first that is refused is
 * the smallest: free texts of each length, fields that need not be there left out. Ids, codes, days and amounts
 * stay: which of them a server takes is no matter of the schema alone.
 */
export function boundBodiesOf(
  schemas: Schemas,
  { spec, request }: CheckedOperation,
  example: unknown,
): BoundBody[] {
  if (!request || !isObject(example)) return [];
  return spotsOf(spec, request.schema, example)
    .flatMap((spot) => [...ofLengths(spot), ...withoutOptional(spot)])
    .filter(({ value }) => schemas.isValid(spec, request.schema, value));
}

function ofLengths({ name, value, schema, replaced }: Spot): BoundBody[] {
  const { minLength, maxLength } = schema;
  const isFree = !['enum', 'const', 'pattern', 'format'].some((word) => word in schema);
  if (typeof value !== 'string' || !isFree || typeof maxLength !== 'number') return [];
  const least = typeof minLength === 'number' ? minLength : 1;
  const lengths = new Set([Math.max(1, least), Math.ceil(maxLength / 2), maxLength]);
  return [...lengths].map((length) => ({
    description: `${name} of ${length} ${length === 1 ? 'character' : 'characters'}`,
    value: replaced('あ'.repeat(length)),
  }));
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
