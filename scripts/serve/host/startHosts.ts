import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RuntimeConfig } from '@/config/runtimeConfig.ts';
import { closeServer, listen } from '../listen.ts';
import { rulesOf } from '../rules.ts';
import { staticHandler } from '../static.ts';
import { ensureNginx, type Nginx, startNginx } from './startNginx.ts';
import { writeHostFiles } from './writeHostFiles.ts';

/** nginx and the project's own server over one build. */
export interface Hosts {
  nginx: Nginx;
  /** Port of the project's own server. */
  own: number;
  close: () => Promise<void>;
}

/**
 * Starts both hosts that the tests hold to the rules, with one environment's configuration.
 * @param dist the folder of the build
 * @param base the path that it was built for
 * @param mockAt where a mock is that nginx may lead to
 * @throws Error with one line when there is no nginx, or with nginx's own words when it doesn't start
 */
export async function startHosts(
  dist: string,
  config: RuntimeConfig,
  base: string,
  mockAt = 'http://127.0.0.1:4010',
): Promise<Hosts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'minamo-host-'));
  const emitted = path.join(folder, 'emitted');
  writeHostFiles(emitted, rulesOf(dist, config, { base }));
  const certificate = makeCertificate(folder);
  const nginx = await startNginx(folder, path.join(emitted, 'nginx'), dist, certificate, mockAt);
  const server = createServer(staticHandler(dist, JSON.stringify(config), base));
  await listen(server, 0);
  return {
    nginx,
    own: (server.address() as AddressInfo).port,
    close: async () => {
      await Promise.all([nginx.close(), closeServer(server)]);
      rmSync(folder, { recursive: true });
    },
  };
}

function makeCertificate(folder: string): { certFile: string; keyFile: string } {
  const certFile = path.join(folder, 'cert.pem');
  const keyFile = path.join(folder, 'key.pem');
  const forAName = ['-subj', '/CN=mypage.example', '-days', '2', '-nodes'];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048'];
  const files = ['-keyout', keyFile, '-out', certFile];
  execFileSync(ensureNginx().openssl, [...kind, ...forAName, ...files], { stdio: 'pipe' });
  return { certFile, keyFile };
}
