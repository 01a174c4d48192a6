import { isObject, type Json, resolve } from '../../operations.ts';
import type { CheckedOperation } from '../contract.ts';
import type { Schemas } from '../schemas.ts';

/** A way to break a schema. */
export interface InvalidBody {
  /** For people: `without plan_code`, `amount_mb "x"`. */
  description: string;
  value: unknown;
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
 * Bodies that break the contract, each in one way: a required field left out, another type, null, an extra
 * field, a text that its pattern or set forbids. All are checked to be invalid.
 */
export function invalidBodiesOf(schemas: Schemas, operation: CheckedOperation): InvalidBody[] {
  const { request, spec } = operation;
  const valid = request?.examples[0]?.value;
  if (!request || !isObject(valid)) return [];
  const fields = Object.entries(valid);
  const made: InvalidBody[] = [
    { description: 'a list as body', value: [valid] },
    { description: 'a field that is not declared', value: { ...valid, not_declared: 'x' } },
    ...fields.flatMap(([name, value]) => [
      { description: `without ${name}`, value: without(valid, name) },
      ...wrongValues(spec, request.schema, name, value).map((wrong) => ({
        description: `${name} ${JSON.stringify(wrong).slice(0, 40)}`,
        value: { ...valid, [name]: wrong },
      })),
    ]),
  ];
  return made.filter(({ value }) => !schemas.isValid(spec, request.schema, value));
}

function without(body: Json, name: string): Json {
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
}

function wrongValues(spec: Json, schema: Json, name: string, value: unknown): unknown[] {
  const properties = resolve(spec, schema)['properties'];
  const declared = isObject(properties) && properties[name] ? resolve(spec, properties[name]) : {};
  const otherType = typeof value === 'string' ? 12 : 'text';
  const text = declared['enum'] || declared['pattern'] || declared['format'] ? ['no such あ'] : [];
  const long = declared['maxLength'] ? ['x'.repeat(Number(declared['maxLength']) + 1)] : [];
  const small = typeof declared['minimum'] === 'number' ? [declared['minimum'] - 1] : [];
  return [otherType, null, ...text, ...long, ...small];
}
