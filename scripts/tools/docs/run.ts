import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { bundleDocument, documents } from '../../contract/documents.ts';
import { readFlows } from '../../contract/flows/flows.ts';
import { listOperations } from '../../contract/operations.ts';
import { commandLine } from '../commandLine.ts';
import { documentPage, flowsPage, forReaders, frontPage, type Listed } from './pages.ts';
import { joined, searchEntries, type SearchEntry } from './searchEntries.ts';

const require = createRequire(import.meta.url);
const target = path.resolve(import.meta.dirname, '../../../dist-docs');

/** The search as the browser runs it. */
async function searchScript(): Promise<string> {
  const text = await readFile(path.resolve(import.meta.dirname, 'search.ts'), 'utf8');
  const { ESNext } = ts.ModuleKind;
  return ts.transpileModule(text, {
    compilerOptions: { module: ESNext, target: ts.ScriptTarget.ES2022 },
  }).outputText;
}

/** `npm run docs`: the contract as browsable pages, one HTML file a document, without a network. */
async function run(): Promise<void> {
  const bundle = require.resolve('redoc/bundles/redoc.standalone.js');
  // Redoc's own mark comes from its maker's host.
  const redoc = (await readFile(bundle, 'utf8')).replace(
    /https:\/\/cdn\.redoc\.ly\/[\w./-]+/g,
    'data:,',
  );
  await mkdir(target, { recursive: true });
  const listed: Listed[] = [];
  const entries: SearchEntry[][] = [];
  for (const { name, host } of documents) {
    const { spec } = await bundleDocument(name);
    const { title, description = '' } = spec['info'] as { title: string; description?: string };
    listed.push({ name, title, description, operations: listOperations(spec) });
    entries.push(searchEntries(name, spec));
    await writeFile(path.join(target, `${name}.html`), documentPage(forReaders(spec, host), redoc));
  }
  const front = path.join(target, 'index.html');
  const flows = await readFlows();
  const found = joined(entries);
  await writeFile(front, frontPage(listed, found, await searchScript(), flows));
  await writeFile(path.join(target, 'flows.html'), flowsPage(flows, found));
  const count = listed.reduce((sum, { operations }) => sum + operations.length, 0);
  console.log(
    `${count} operations in ${listed.length} documents: open ${path.relative('.', front)}`,
  );
}

try {
  commandLine({
    name: 'npm run docs',
    does: 'the contract as pages that need no network, with one search: dist-docs/index.html',
    options: {},
  });
  await run();
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
}
