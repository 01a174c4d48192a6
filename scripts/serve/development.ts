import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import { openapiDir } from '../mock/contract/bundles.ts';
import { createMock, type MockOptions } from '../mock/mock.ts';
import { handlerFollower } from './followHandlers.ts';
import { openHosts, sourceConfig, splitConfig } from './hosts.ts';
import { certificateFor, listen, type Reach, serverWith, urlOf } from './listen.ts';
import type { Portal } from './portal.ts';

const mockDir = path.resolve(import.meta.dirname, '../mock');

/** The portal from its sources, for a server that takes its hot reload too. */
export async function sources(server: Server) {
  const vite = await createVite({
    configFile: path.resolve(import.meta.dirname, '../../vite.config.ts'),
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    // In the build these addresses have files of their own (scripts/build/prerender.ts).
    if (/^\/(mobile\/)?payment\/credit_card\/?(\?|$)/.test(request.url ?? ''))
      request.url = '/card.html';
    vite.middlewares(request, response);
  };
  return { vite, serve, close: () => vite.close() };
}

/**
 * Starts the portal from its sources with hot reload, and the mock, in this process on one port.
 * Edits of the contract and of the mock's handlers are followed while it runs.
 * @param options port 0: any free one
 * @throws PortTakenError
 */
export async function startDevelopment(
  options: MockOptions & Reach & { port: number },
): Promise<Portal> {
  const mock = await createMock(options);
  const certificate = certificateFor(options);
  const server = serverWith(certificate);
  const url = () => urlOf(server, options);
  const hosts =
    options.hosts === 'split'
      ? await openHosts(mock, options.port, url, options, certificate)
      : undefined;
  const { vite, serve } = await sources(server);
  server.on('request', (request, response) => {
    void mock.handle(request, response).then((handled) => {
      if (handled) return;
      if (hosts && request.url?.startsWith('/config.json'))
        response
          .setHeader('content-type', 'application/json')
          .end(splitConfig(sourceConfig, hosts.urls));
      else serve(request, response);
    });
  });
  vite.watcher.add([openapiDir, mockDir]);
  const tell = () =>
    vite.environments.client.hot.send('mock:reloaded', { problems: [...mock.problems.values()] });
  // Redocly and the compiler are loaded at the first edit: they take 200 MB and seconds.
  let follower: Promise<(file: string) => Promise<void>> | undefined;
  const followContract = async (file: string) => {
    follower ??= import('./followContract.ts').then((module) =>
      module.contractFollower(mock, tell),
    );
    await (
      await follower
    )(file);
  };
  const followHandlers = handlerFollower(mock, vite, mockDir, tell);
  vite.watcher.on('all', (_event, file) => {
    if (file.startsWith(openapiDir) && /\.ya?ml$/.test(file)) void followContract(file);
    if (file.startsWith(mockDir)) void followHandlers(file);
  });
  await listen(server, options.port, options.host);
  return {
    url: url(),
    mock,
    close: async () => {
      server.closeAllConnections();
      await Promise.all([vite.close(), hosts?.close()]);
      server.close();
    },
  };
}
