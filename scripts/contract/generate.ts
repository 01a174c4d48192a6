import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { commandLine } from '../tools/commandLine.ts';
import { codeSets, codesFile } from './codes.ts';
import { bundleDocument, type DocumentName, documentNames } from './documents.ts';
import { openAnswers, unknownCode } from './openAnswers.ts';
import { operationsFile, schemasFile } from './operationTable.ts';

const outDir = path.resolve(import.meta.dirname, '../../src/api/generated');
const codesPath = path.resolve(import.meta.dirname, '../../src/catalogue/generated/codes.ts');
const notice = '// Generated from openapi/ by `npm run generate`. Never edit.\n';
const imported = `import type { ${unknownCode} } from '../../catalogue/labelOf';\n`;

/**
 * Makes the types of documents, all eight unless some are named; and of all, the table of operations and the types of
 * schemas and code sets.
 * @returns file path → text
 * @throws Error with file, line and reason when the contract is broken
 */
export async function generateTypes(names = documentNames): Promise<Map<string, string>> {
  const specs = new Map<DocumentName, Record<string, unknown>>();
  for (const name of documentNames) specs.set(name, (await bundleDocument(name)).spec);
  // Before the types: their generator changes the documents that it is given.
  const codes = notice + codesFile(codeSets(specs.values()));
  for (const spec of specs.values()) openAnswers(spec);
  const operations = notice + operationsFile(specs);
  const schemas = notice + schemasFile(specs);
  const entries = await Promise.all(
    names.map(async (name: DocumentName): Promise<[string, string]> => {
      const spec = specs.get(name) ?? {};
      const ast = await openapiTS(spec as unknown as OpenAPI3, {
        alphabetize: true,
        transform: (_, { path: at }) =>
          at === `#/components/schemas/${unknownCode}`
            ? ts.factory.createTypeReferenceNode(unknownCode)
            : undefined,
      });
      return [path.join(outDir, `${name}.ts`), notice + imported + astToString(ast)];
    }),
  );
  return new Map([
    ...entries,
    [path.join(outDir, 'operations.ts'), operations],
    [path.join(outDir, 'schemas.ts'), schemas],
    [codesPath, codes],
  ]);
}

/** Writes the files that changed; returns their names. */
export async function writeTypes(names = documentNames): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  const changed: string[] = [];
  for (const [file, text] of await generateTypes(names)) {
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
    await writeFile(file, text);
    changed.push(path.basename(file));
  }
  return changed;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  commandLine({
    name: 'npm run generate',
    does: 'types, operations and codes from the contract, into src/api/generated and src/catalogue',
    options: {},
  });
  try {
    const changed = await writeTypes();
    console.log(changed.length ? `Generated ${changed.join(', ')}` : 'Types are fresh.');
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
