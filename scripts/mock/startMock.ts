import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HostUrls, openHosts } from '../serve/hosts.ts';
import {
  certificateFor,
  closeServer,
  listen,
  type Reach,
  serverWith,
  urlOf,
} from '../serve/listen.ts';
import { json, send } from './http/response.ts';
import { createMock, type Mock, type MockOptions } from './mock.ts';

export interface StartedMock extends Mock {
  /** `http://localhost:4010`, without a slash at the end. */
  url: string;
  port: number;
  /** Of a mock with TLS, as PEM: whom a client must trust. */
  certificate: string | undefined;
  /** Base URL of each host. */
  hosts: HostUrls;
  close: () => Promise<void>;
}

/**
 * Starts a mock on a port of its own.
 * @param options.port 0 or absent: any free one
 * @param options.static answers what is not the mock's; a 404 when absent
 * @throws PortTakenError
 */
export async function startMock(
  options: MockOptions &
    Reach & {
      port?: number;
      static?: (request: IncomingMessage, response: ServerResponse) => void;
    } = {},
): Promise<StartedMock> {
  const mock = await createMock(options);
  const rest =
    options.static ??
    ((_request: IncomingMessage, response: ServerResponse) =>
      send(response, json(404, { code: 'mock_not_found' }), mock.clock.now()));
  const certificate = certificateFor(options);
  const server = serverWith(certificate, (request, response) => {
    void mock.handle(request, response).then((isDone) => {
      if (!isDone) rest(request, response);
    });
  });
  await listen(server, options.port ?? 0, options.host);
  const { port } = server.address() as AddressInfo;
  const url = urlOf(server, options);
  const own =
    options.hosts === 'split'
      ? await openHosts(mock, options.port ?? 0, () => url, options, certificate)
      : null;
  const host = (name: string) => `${url}/hosts/${name}`;
  return Object.assign(mock, {
    url,
    port,
    certificate: certificate?.cert,
    hosts: own?.urls ?? {
      fixed: host('fixed'),
      mobile: host('mobile'),
      auth: host('auth'),
      support: host('support'),
    },
    close: async () => {
      await Promise.all([closeServer(server), own?.close()]);
    },
  });
}
