import type { Operation } from './contract/operation.ts';
import type { MockResponse } from './http/response.ts';

interface Schema {
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

/**
 * An answer as a newer server sends it: each code of the contract becomes one that the contract doesn't have,
 * different ones stay different. All else stays as it is.
 * @param field name of the only field whose codes change; all fields where absent
 */
export function withUnknownCodes(
  operation: Operation,
  answer: MockResponse,
  field?: string,
): MockResponse {
  if (Buffer.isBuffer(answer.body)) return answer;
  const replaced = (value: unknown, at: string, schemas: readonly Schema[]): unknown => {
    if (typeof value === 'string') {
      const index = schemas.flatMap((schema) => schema.enum ?? []).indexOf(value);
      // Four characters, which is as long as the contract lets an open code be.
      return index < 0 || (field ?? at) !== at ? value : `ZZ${String(index).padStart(2, '0')}`;
    }
    if (Array.isArray(value)) {
      const items = schemas.flatMap((schema) => alternatives(schema.items));
      return value.map((item) => replaced(item, at, items));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        replaced(
          inner,
          name,
          schemas.flatMap(({ properties }) => alternatives(properties?.[name])),
        ),
      ]),
    );
  };
  return { ...answer, body: replaced(answer.body, '', schemasOf(operation, answer.status)) };
}

/** Names of the fields that hold codes in the successful answers of an operation. */
export function codeFields(operation: Operation): string[] {
  const found = new Set<string>();
  const collect = (schema: Schema, at: string) => {
    if (schema.enum) found.add(at);
    for (const item of alternatives(schema.items)) collect(item, at);
    for (const [name, inner] of Object.entries(schema.properties ?? {}))
      for (const one of alternatives(inner)) collect(one, name);
  };
  for (const schema of schemasOf(operation, 200)) collect(schema, '');
  return [...found];
}

const schemasOf = ({ prism }: Operation, status: number): Schema[] =>
  prism.responses
    .filter(({ code }) => Number(code) === status)
    .flatMap(({ contents }) => contents ?? [])
    .flatMap(({ schema }) => alternatives(schema as Schema | undefined));

/** A schema and all that it may be or is composed of. */
const alternatives = (schema: Schema | undefined): Schema[] =>
  schema
    ? [
        schema,
        ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((some) =>
          (some ?? []).flatMap(alternatives),
        ),
      ]
    : [];
