import { introduce, stopOnSignal } from './console.ts';
import { serverOptions } from './options.ts';
import { startDevelopment } from './serve/development.ts';

try {
  const portal = await startDevelopment({
    ...(await serverOptions({
      name: 'npm run dev',
      does: 'portal and mock from their sources, with hot reload',
    })),
    log: true,
  });
  introduce(portal.url, portal.mock);
  console.log(`  Parts on show: ${portal.url}/__gallery\n`);
  stopOnSignal(portal.close);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
