import { createServer } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import { introduce, stopOnSignal } from './console.ts';
import { openapiDir } from './contract/documents.ts';
import { writeTypes } from './contract/generate.ts';
import { lintContract } from './contract/lint.ts';
import { createMock, type Mock } from './mock/mock.ts';
import { serverOptions } from './options.ts';
import { listen } from './serve/portal.ts';

/** Re-checks the contract, regenerates the types and reloads the mock; on a mistake the last good one goes on serving. */
async function followContract(mock: Mock): Promise<void> {
  const started = performance.now();
  try {
    const problems = await lintContract();
    if (problems.length) throw new Error(problems.join('\n'));
    const changed = await writeTypes();
    await mock.reload();
    console.log(
      `Contract reloaded in ${Math.round(performance.now() - started)} ms${changed.length ? `, types: ${changed.join(', ')}` : ''}.`,
    );
  } catch (error) {
    console.error(
      `${(error as Error).message}\nThe contract has a mistake; the last good one goes on serving.`,
    );
  }
}

try {
  const { port, ...options } = serverOptions();
  const mock = await createMock({ ...options, log: true });
  const server = createServer();
  const vite = await createVite({
    configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/dist/**', '**/.cache/**'] },
    },
    appType: 'spa',
  });
  server.on('request', (request, response) => {
    void mock.handle(request, response).then((handled) => {
      if (!handled) vite.middlewares(request, response);
    });
  });

  vite.watcher.add(openapiDir);
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_event, file) => {
    if (!file.startsWith(openapiDir) || !/\.ya?ml$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void followContract(mock), 50);
  });

  await listen(server, port);
  introduce(`http://localhost:${port}`, mock);
  stopOnSignal(async () => {
    server.closeAllConnections();
    await vite.close();
    server.close();
  });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
