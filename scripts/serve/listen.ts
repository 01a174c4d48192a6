import type { Server } from 'node:http';

/** A port that another program holds; the message says so in one line. */
class PortTakenError extends Error {}

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

/** Ends a server and every connection to it. */
export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
