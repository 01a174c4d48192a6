import { buildIfChanged, dist } from './build.ts';
import { introduce, stopOnSignal } from './console.ts';
import { serverOptions } from './options.ts';
import { startPortal } from './serve/portal.ts';

try {
  const options = await serverOptions({
    name: 'npm start',
    does: 'builds the portal if it changed, and serves it with the mock',
  });
  if (await buildIfChanged()) console.log('Built the portal.');
  const portal = await startPortal({ ...options, root: dist, log: true });
  introduce(portal.url, portal.mock);
  stopOnSignal(portal.close);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
