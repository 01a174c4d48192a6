import { isObject, type Json } from './operations.ts';

/** A named set of codes of the contract, with its values in their order. */
export interface CodeSet {
  name: string;
  values: string[];
  /** What each value means, as the contract says it. */
  description: string;
}

/**
 * The named sets of codes of bundled documents, by name; the codes of a refusal are a set too, named
 * after its schema (`QuitConflict` → `QuitConflictCode`).
 * @throws Error when one name stands for two different sets
 */
export function codeSets(specs: Iterable<Json>): CodeSet[] {
  const sets = new Map<string, CodeSet>();
  for (const spec of specs)
    for (const [name, schema] of namedSets(spec)) {
      const values = codesOf(schema);
      if (!values) continue;
      const known = sets.get(name);
      if (known && known.values.join(' ') !== values.join(' '))
        throw new Error(`The code set ${name} has other values in another document.`);
      const { description } = schema;
      sets.set(name, {
        name,
        values,
        description: typeof description === 'string' ? description.trim() : '',
      });
    }
  return [...sets.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The codes of a schema; undefined for one that is no set of codes. */
export function codesOf(schema: Json): string[] | undefined {
  const values = schema['enum'];
  return Array.isArray(values) && values.every((value) => typeof value === 'string')
    ? values
    : undefined;
}

/** The text of `src/catalogue/generated/codes.ts`: a type for each set, which the labels must cover. */
export const codesFile = (sets: readonly CodeSet[]): string =>
  sets
    .map(({ name, values, description }) => {
      const comment = description.split('\n').map((line) => ` * ${line}`.trimEnd());
      const type = values.map((value) => JSON.stringify(value)).join(' | ');
      return `\n/**\n${comment.join('\n')}\n */\nexport type ${name} = ${type};\n`;
    })
    .join('');

/** The named schemas; a refusal (a code and a message) is replaced by the set of its codes. */
const namedSets = (spec: Json): [string, Json][] =>
  namedSchemas(spec).map(([name, schema]) => {
    const { code, message } = (schema['properties'] ?? {}) as { code?: unknown; message?: unknown };
    return isObject(code) && codesOf(code) && message ? [`${name}Code`, code] : [name, schema];
  });

function namedSchemas(spec: Json): [string, Json][] {
  const { schemas } = (spec['components'] ?? {}) as { schemas?: Json };
  return Object.entries(schemas ?? {}).filter((entry): entry is [string, Json] =>
    isObject(entry[1]),
  );
}
