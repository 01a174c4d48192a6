import { createMock, type Mock, type MockOptions } from '../mock/mock.ts';
import { openHosts, sourceConfig, splitConfig } from './hosts.ts';
import { certificateFor, closeServer, listen, type Reach, serverWith, urlOf } from './listen.ts';
import { staticHandler } from './static.ts';

export interface Portal {
  /** `http://localhost:4010`, or with the path that the portal was built for; without a slash at the end. */
  url: string;
  mock: Mock;
  close: () => Promise<void>;
}

/**
 * Starts the built portal and the mock in this process on one port (0: any free one), or with
 * `hosts: 'split'` each host on its own.
 * @throws PortTakenError
 */
export async function startPortal(
  options: MockOptions & Reach & { port: number; root: string; configText?: string; base?: string },
): Promise<Portal> {
  const mock = await createMock(options);
  const certificate = certificateFor(options);
  let origin = '';
  const hosts =
    options.hosts === 'split'
      ? await openHosts(mock, options.port, () => origin, options, certificate)
      : undefined;
  const pages = staticHandler(
    options.root,
    hosts ? splitConfig(sourceConfig, hosts.urls) : options.configText,
    options.base,
  );
  const server = serverWith(certificate, (request, response) => {
    void mock.handle(request, response).then((handled) => {
      if (!handled) pages(request, response);
    });
  });
  await listen(server, options.port, options.host);
  origin = urlOf(server, options);
  return {
    url: origin + (options.base ?? '/').replace(/\/$/, ''),
    mock,
    close: async () => {
      await Promise.all([closeServer(server), hosts?.close()]);
    },
  };
}
