import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMock, type Mock, type MockOptions } from '../mock/mock.ts';
import { staticHandler } from './static.ts';

export interface Portal {
  /** `http://localhost:4010`, without a slash at the end. */
  url: string;
  mock: Mock;
  close: () => Promise<void>;
}

/** A port that another program holds; the message says so in one line. */
export class PortTakenError extends Error {}

/**
 * Starts the built portal and the mock in this process on one port (0: any free one).
 * @throws PortTakenError
 */
export async function startPortal(
  options: MockOptions & { port: number; root: string; configText?: string },
): Promise<Portal> {
  const mock = await createMock(options);
  const pages = staticHandler(options.root, options.configText);
  const server = createServer((request, response) => {
    void mock.handle(request, response).then((handled) => {
      if (!handled) pages(request, response);
    });
  });
  await listen(server, options.port);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    mock,
    close: () => closeServer(server),
  };
}

/** @throws PortTakenError */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new PortTakenError(
              `Port ${port} is taken by another program: choose one with --port, e.g. --port ${port + 1}.`,
            )
          : error,
      );
    });
    server.listen(port, resolve);
  });
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
