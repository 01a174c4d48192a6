import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HostUrls, openHosts } from '../serve/hosts.ts';
import { closeServer, listen } from '../serve/listen.ts';
import { json, send } from './http/response.ts';
import { createMock, type Mock, type MockOptions } from './mock.ts';

export interface StartedMock extends Mock {
  /** `http://localhost:4010`, without a slash at the end. */
  url: string;
  port: number;
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
  options: MockOptions & {
    port?: number;
    static?: (request: IncomingMessage, response: ServerResponse) => void;
  } = {},
): Promise<StartedMock> {
  const mock = await createMock(options);
  const rest =
    options.static ??
    ((_request: IncomingMessage, response: ServerResponse) =>
      send(response, json(404, { code: 'mock_not_found' }), mock.clock.now()));
  const server = createServer((request, response) => {
    void mock.handle(request, response).then((isDone) => {
      if (!isDone) rest(request, response);
    });
  });
  await listen(server, options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const own =
    options.hosts === 'split' ? await openHosts(mock, options.port ?? 0, () => url) : null;
  const host = (name: string) => `${url}/hosts/${name}`;
  return Object.assign(mock, {
    url,
    port,
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
