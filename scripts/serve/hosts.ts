import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { hostNames } from '../mock/contract/contract.ts';
import type { HostName } from '../mock/contract/operation.ts';
import type { Mock } from '../mock/mock.ts';
import type { Certificate } from './certificate.ts';
import { closeServer, listen, type Reach, serverWith, urlOf } from './listen.ts';

/** Base URL of each host. */
export type HostUrls = Record<HostName, string>;

export interface OpenHosts {
  urls: HostUrls;
  close: () => Promise<void>;
}

/**
 * Opens a port for each host, as in production: fixed, mobile, auth and support on the four after the
 * portal's (any free ones when that is 0).
 * @param certificate of the portal, which the hosts share
 * @param portal tells the portal's origin, which is not known before it listens
 * @throws PortTakenError
 */
export async function openHosts(
  mock: Mock,
  port: number,
  portal: () => string,
  reach: Reach = {},
  certificate?: Certificate,
): Promise<OpenHosts> {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  const urls: Partial<HostUrls> = {};
  try {
    for (const [index, host] of hostNames.entries()) {
      const server = serverWith(certificate, (request, response) => {
        void mock.handleHost({ host, portal: portal() }, request, response);
      });
      await listen(server, port && port + 1 + index, reach.host);
      servers.push(server);
      urls[host] = urlOf(server, reach);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { urls: urls as HostUrls, close };
}

/** The text of the `config.json` of a portal whose hosts have ports of their own. */
export function splitConfig(file: string, urls: HostUrls): string {
  const config = JSON.parse(readFileSync(file, 'utf8')) as { hosts: HostUrls };
  return JSON.stringify({ ...config, hosts: urls });
}

/** The portal's configuration as it is in the sources. */
export const sourceConfig = path.resolve(import.meta.dirname, '../../src/public/config.json');
