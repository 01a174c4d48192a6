import { introduce, stopOnSignal } from './console.ts';
import { sources, startDevelopment } from './development.ts';
import { serverOptions } from './options.ts';
import { startOnPrism } from './plainPrism.ts';

try {
  const options = await serverOptions({
    name: 'npm run dev',
    does: 'portal and mock from their sources, with hot reload',
  });
  const portal = options.prism
    ? await startOnPrism({ ...options, log: true }, sources)
    : await startDevelopment({ ...options, log: true });
  introduce(portal);
  console.log(`  Parts on show: ${portal.url}/__gallery\n`);
  stopOnSignal(portal.close);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
