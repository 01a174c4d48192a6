import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Certificate, namesOfMachine, newCertificate } from './certificate.ts';

/** Where a server can be reached, and whether by TLS. */
export interface Reach {
  /** Address or name that it listens on: by default this machine alone (`127.0.0.1`), `0.0.0.0` for all. */
  host?: string | undefined;
  /** Serves https, with a certificate made at the start. */
  https?: boolean;
}

/** A port that another program holds; the message says so in one line. */
class PortTakenError extends Error {}

/** The certificate of a server that serves https. */
export const certificateFor = ({ host, https }: Reach): Certificate | undefined =>
  https ? newCertificate(host === undefined ? [] : [host, ...namesOfMachine()]) : undefined;

/**
 * A server of http, or of https where there is a certificate. It keeps an idle connection longer than Node's five
 * seconds: after a breakpoint or long work in its process a client would send on one that is being closed.
 */
export function serverWith(
  certificate: Certificate | undefined,
  listener?: RequestListener,
): Server {
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  server.keepAliveTimeout = 65_000;
  return server;
}

/** The address of a server that listens, without a slash at the end. */
export function urlOf(server: Server, { host, https }: Reach): string {
  const { port } = server.address() as AddressInfo;
  const isHere = host === undefined || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  return `${https ? 'https' : 'http'}://${isHere ? 'localhost' : host}:${port}`;
}

/**
 * Listens on a port, for this machine alone unless a host is named.
 * @throws PortTakenError, or Error when the host is no address of this machine
 */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new PortTakenError(
            `Port ${port} is taken by another program: choose one with --port, e.g. --port ${port + 1}.`,
          ),
        );
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(new Error(`--host ${host} is no address of this machine: 0.0.0.0 takes them all.`));
      else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

/** Ends a server and every connection to it. */
export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
