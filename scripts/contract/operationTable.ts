import { type DocumentName, documents } from './documents.ts';
import { type Json, listOperations } from './operations.ts';

type Specs = ReadonlyMap<DocumentName, Json>;

/** A document's name as a type: `read-fixed` → `ReadFixed`. */
const typeName = (document: string) =>
  document.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const imports = (specs: Specs, what: string) =>
  [...specs.keys()]
    .sort()
    .map((name) => `import type { ${what} as ${typeName(name)} } from './${name}';\n`)
    .join('');

/**
 * The text of `operations.ts`: every operation by its operationId, with its host, method and path, and the
 * types of all of them.
 * @throws Error when two operations have one operationId
 */
export function operationsFile(specs: Specs): string {
  const rows = new Map<string, string>();
  for (const [name, spec] of specs) {
    const host = documents.find((document) => document.name === name)?.host;
    for (const { operationId: id, method, path, responses } of listOperations(spec)) {
      if (rows.has(id)) throw new Error(`Two operations have the operationId ${id}: rename one.`);
      const isFile = responses.some(({ mediaType }) => mediaType === 'application/pdf');
      const row = { id, host, method: method.toUpperCase(), path, ...(isFile && { isFile }) };
      const fields = Object.entries(row).map(
        ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`,
      );
      rows.set(id, `  ${id}: { ${fields.join(', ')} },\n`);
    }
  }
  const names = [...specs.keys()].map(typeName).join(', ');
  return `${imports(specs, 'operations')}
/** The types of each operation, by its operationId. */
export interface Operations extends ${names} {}

/** Every operation of the contract by its operationId. */
export const api = {
${[...rows.values()].join('')}} as const;
`;
}

/**
 * The text of `schemas.ts`: a type for each named schema of the contract.
 * @throws Error when one name stands for two different schemas
 */
export function schemasFile(specs: Specs): string {
  const types = new Map<string, { type: string; text: string }>();
  for (const [document, spec] of specs) {
    const { schemas = {} } = (spec.components ?? {}) as { schemas?: Json };
    for (const [name, schema] of Object.entries(schemas)) {
      const text = JSON.stringify(schema);
      const known = types.get(name);
      if (known && known.text !== text)
        throw new Error(`The schema ${name} is another one in ${document}: rename one.`);
      if (!known) types.set(name, { type: `${typeName(document)}['schemas']['${name}']`, text });
    }
  }
  const lines = [...types].map(([name, { type }]) => `export type ${name} = ${type};\n`);
  return `${imports(specs, 'components')}
${lines.sort().join('')}`;
}
