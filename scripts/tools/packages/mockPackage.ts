import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { loadBundles, packedBundles } from '../../mock/contract/bundles.ts';
import { commandLine } from '../commandLine.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What runs and what is imported; all that they reach comes along. */
const entries = { library: 'scripts/mock/index.ts', command: 'scripts/mock/cli.ts' };

/** Files that are read rather than imported. */
const data = [
  'scripts/mock/scenarios/scenarios.json',
  'scripts/mock/page',
  'scripts/mock/assets',
  'LICENSE',
];

/** What bundles the contract: the package brings it bundled, and needs the types of `documents.ts` alone. */
const unused = /^scripts\/contract\/(documents\.js|problems\.(js|d\.ts))$/;

interface Manifest {
  version: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * Makes the package of the mock (docs/mock-package.md): JavaScript and types in the folders that the sources
 * have, the contract's documents, and a manifest of the packages that its files import.
 * @param folder gets `minamo-mypage-mock-<version>.tgz`
 * @returns the path of that file
 * @throws Error for an import of a package that package.json doesn't have
 */
export async function packMock(folder: string): Promise<string> {
  const staged = path.join(root, '.cache/mock-package');
  rmSync(staged, { recursive: true, force: true });
  for (const file of data)
    cpSync(path.join(root, file), path.join(staged, file), { recursive: true });
  const imported = emit(staged);
  await writeContract(staged);
  cpSync(path.join(root, 'docs/mock-package.md'), path.join(staged, 'README.md'));
  writeFileSync(path.join(staged, 'package.json'), JSON.stringify(manifestOf(imported), null, 2));
  mkdirSync(folder, { recursive: true });
  const args = ['pack', '--json', '--pack-destination', path.resolve(folder)];
  const [packed] = JSON.parse(execFileSync('npm', args, { cwd: staged, encoding: 'utf8' })) as [
    { filename: string },
  ];
  return path.join(folder, packed.filename);
}

/**
 * Compiles the entries and all that they reach.
 * @returns the packages that JavaScript and types import
 */
function emit(staged: string): Set<string> {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
    },
  });
  const program = ts.createProgram({
    rootNames: Object.values(entries).map((file) => path.join(root, file)),
    // Types and lint are checked by `npm run lint`.
    options: {
      ...config?.options,
      noEmit: false,
      noCheck: true,
      declaration: true,
      rootDir: root,
      outDir: staged,
    },
  });
  const imported = new Set<string>();
  program.emit(undefined, (file, text, _mark, _onError, sources) => {
    const source = path.relative(root, sources?.[0]?.fileName ?? '');
    if (unused.test(path.relative(staged, file))) return;
    const { code, packages } = withOwnPaths(text, source);
    for (const name of packages) imported.add(name);
    mkdirSync(path.dirname(file), { recursive: true });
    const isCommand = source === entries.command && file.endsWith('.js');
    writeFileSync(file, isCommand ? `#!/usr/bin/env node\n${code}` : code);
  });
  return imported;
}

/** A file's text with its imports of other sources as they are called in the package, and what else it imports. */
function withOwnPaths(text: string, source: string): { code: string; packages: string[] } {
  const packages: string[] = [];
  let code = text;
  // From the end, so that the places of those before stay right.
  for (const { fileName, pos } of ts.preProcessFile(text, true, true).importedFiles.reverse()) {
    const own = ownPath(fileName, source);
    const start = pos + '"'.length;
    if (own !== undefined) code = code.slice(0, start) + own + code.slice(start + fileName.length);
    else if (!isOfNode(fileName)) packages.push(packageOf(fileName));
  }
  return { code, packages };
}

function ownPath(specifier: string, source: string): string | undefined {
  if (specifier.startsWith('@/')) {
    const relative = path.posix.relative(path.dirname(source), `src/${specifier.slice(2)}`);
    return ownPath(relative.startsWith('.') ? relative : `./${relative}`, source);
  }
  // Files of `src` are imported without their ending.
  return specifier.startsWith('.') ? `${specifier.replace(/\.[jt]sx?$/, '')}.js` : undefined;
}

const isOfNode = (specifier: string) =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The documents for the mock to load, and each by itself for clients to be made from. */
async function writeContract(staged: string): Promise<void> {
  const bundles = await loadBundles();
  mkdirSync(path.join(staged, 'openapi'), { recursive: true });
  writeFileSync(path.join(staged, packedBundles), JSON.stringify(bundles));
  for (const { name, spec } of bundles)
    writeFileSync(path.join(staged, `openapi/${name}.json`), JSON.stringify(spec));
}

function manifestOf(imported: ReadonlySet<string>): Record<string, unknown> {
  const project = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const versions = { ...project.devDependencies, ...project.dependencies };
  const dependencies = [...imported].sort().map((name) => {
    const version = versions[name];
    if (version === undefined)
      throw new Error(`The mock imports ${name}, which package.json doesn't have: npm install it.`);
    return [name, version];
  });
  const built = (file: string, ending: string) => `./${file.replace(/\.ts$/, ending)}`;
  return {
    name: 'minamo-mypage-mock',
    version: project.version,
    description: "The mock of Minamo's customer portal, its contract and its types",
    license: project.license,
    type: 'module',
    engines: project.engines,
    exports: {
      '.': { types: built(entries.library, '.d.ts'), default: built(entries.library, '.js') },
      './openapi/*.json': './openapi/*.json',
      './package.json': './package.json',
    },
    bin: { 'minamo-mock': built(entries.command, '.js') },
    dependencies: Object.fromEntries(dependencies),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { values } = commandLine({
      name: 'npm run mock:pack',
      does: 'a package of the mock and the contract, to be installed in another repository',
      options: { out: { value: 'DIR', does: 'where it goes (dist-mock)' } },
    });
    const file = await packMock(values.out ?? path.join(root, 'dist-mock'));
    console.log(`npm install ${path.relative('.', file)}`);
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
    process.exitCode = 1;
  }
}
