import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine } from '../commandLine.ts';

/** What is read here of a bill of materials as CycloneDX has it; all else is passed on. */
export interface Bom {
  metadata: { component: { 'bom-ref': string; name: string } };
  components: { 'bom-ref': string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** `name@version` of each package whose code or data are in a build. @param notices its third-party-notices.txt */
export const publishedPackages = (notices: string): Set<string> =>
  new Set(
    [...notices.matchAll(/^## (\S+) - (\S+) \(/gm)].map(
      ([, name, version]) => `${name}@${version}`,
    ),
  );

/**
 * Leaves of a bill of all that is installed what a build publishes.
 * @param published `name@version` of each package
 * @throws Error when a published package is not in the bill
 */
export function publishedBom(bom: Bom, name: string, published: ReadonlySet<string>): Bom {
  const components = bom.components.filter((one) => published.has(`${one.name}@${one.version}`));
  const found = new Set(components.map((one) => `${one.name}@${one.version}`));
  const lost = [...published].filter((one) => !found.has(one));
  if (lost.length > 0)
    throw new Error(
      `Not installed as it was built: ${lost.join(', ')}. Run npm ci and build again.`,
    );
  const { component } = bom.metadata;
  const refs = new Set([component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...component, name } },
    components,
    dependencies: bom.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

/** @throws Error when there is no build, or it isn't that of the installed packages */
function write(out: string | undefined): void {
  const root = path.resolve(import.meta.dirname, '../../..');
  const notices = noticesOf(root);
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    name: string;
  };
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const all = execFileSync('npm', ['sbom', ...format], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  });
  const bom = publishedBom(JSON.parse(all) as Bom, name, publishedPackages(notices));
  const text = `${JSON.stringify(bom, null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
}

function noticesOf(root: string): string {
  const file = path.join(root, 'dist/third-party-notices.txt');
  if (!existsSync(file)) throw new Error('There is no build in dist/: run npm run build first.');
  return readFileSync(file, 'utf8');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = commandLine({
    name: 'npm run sbom',
    does: 'a bill of materials (CycloneDX) of the packages that are in dist/',
    options: { out: { value: 'FILE', does: 'where it goes (the console)' } },
  });
  try {
    write(values.out);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
