import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { introduce, stopOnSignal } from './console.ts';
import { serverOptions } from './options.ts';
import { startOnPrism } from './plainPrism.ts';
import { startPortal } from './portal.ts';
import { staticHandler } from './static.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the portal if it changed, in a process that ends: the bundler would keep more than a gigabyte in this
 * one.
 * @throws Error when the build fails, which has said why
 */
async function buildApart(): Promise<void> {
  const code = `import { buildIfChanged } from './scripts/build/build.ts';
    if (await buildIfChanged()) console.log('Built the portal.');`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const build = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const [exitCode] = (await once(build, 'exit')) as [number | null];
  if (exitCode !== 0) throw new Error('The portal was not built: see above.');
}

try {
  const options = await serverOptions({
    name: 'npm start',
    does: 'builds the portal if it changed, and serves it with the mock',
  });
  await buildApart();
  const dist = path.join(root, 'dist');
  const portal = options.prism
    ? await startOnPrism({ ...options, log: true }, () => ({ serve: staticHandler(dist) }))
    : await startPortal({ ...options, root: dist, log: true });
  introduce(portal);
  stopOnSignal(portal.close);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
