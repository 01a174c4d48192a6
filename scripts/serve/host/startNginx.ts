import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installCommand, installPackages } from '../../test/browser.ts';
import { closeServer, listen } from '../listen.ts';

/** Ports of an nginx that runs the emitted server blocks. */
export interface Nginx {
  http: number;
  https: number;
  /** Where http leads to https. */
  redirect: number;
  /** What has a mock in place of the servers. */
  mock: number;
  close: () => Promise<void>;
}

/**
 * Runs nginx over a build with the emitted configuration, as a process of this user: its ports are free ones,
 * and all that it writes is below one folder.
 * @param emitted the folder with the emitted files
 * @param certificate files of the certificate and its key
 * @param mockAt origin of the mock
 * @throws Error with one line when there is no nginx, or with nginx's own words when it doesn't start
 */
export async function startNginx(
  folder: string,
  emitted: string,
  dist: string,
  certificate: { certFile: string; keyFile: string },
  mockAt: string,
): Promise<Nginx> {
  const [http, https, redirect, mock] = await freePorts();
  cpSync(emitted, path.join(folder, 'mypage'), { recursive: true });
  const given: [file: string, from: string, to: string][] = [
    ['http.conf', 'listen 8080;', `listen 127.0.0.1:${http};`],
    ['mock.conf', 'listen 8080;', `listen 127.0.0.1:${mock};`],
    ['mock.conf', 'http://127.0.0.1:4010', mockAt],
    ['https.conf', 'listen 80;', `listen 127.0.0.1:${redirect};`],
    ['https.conf', 'listen 443 ', `listen 127.0.0.1:${https} `],
    ['root.conf', 'root /srv/mypage/dist;', `root ${dist};`],
    ['https.conf', '/etc/ssl/certs/mypage.pem', certificate.certFile],
    ['https.conf', '/etc/ssl/private/mypage.key', certificate.keyFile],
  ];
  for (const [name, from, to] of given) {
    const file = path.join(folder, 'mypage', name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from))
      throw new Error(`${name} has no “${from}”: update scripts/serve/host/nginx.ts`);
    writeFileSync(file, text.replaceAll(from, to));
  }
  const servers = ['http', 'https', 'mock'].map(included).join('\n');
  const { close } = await runNginx(folder, http, servers);
  return { http, https, redirect, mock, close };
}

const included = (name: string) => `include mypage/${name}.conf;`;

/** An nginx that runs. */
interface Running {
  /** The command that makes it read its configuration anew. */
  reload: string;
  close: () => Promise<void>;
}

/**
 * Runs nginx as a process of this user; all that it writes is below one folder, from which it includes too.
 * @param port one that it will listen on
 * @param servers server blocks
 * @throws Error with one line when there is no nginx, or with nginx's own words when it doesn't start
 */
export async function runNginx(folder: string, port: number, servers: string): Promise<Running> {
  const { nginx: program } = ensureNginx();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  mkdirSync(path.join(folder, 'temporary'));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;
worker_processes 1;
# Started by root, it would take the rights to read the folder from its workers.
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
    access_log off;
${temporary.map((kind) => `    ${kind}_temp_path ${folder}/temporary/${kind};`).join('\n')}
${servers}
}
`,
  );
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
  const running = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  running.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  while (!(await isOpen(port))) {
    if (running.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    await wait(20);
  }
  return {
    reload: [program, ...args, '-s reload'].join(' '),
    close: async () => {
      running.kill('SIGTERM');
      await ended;
    },
  };
}

/** What Debian and Ubuntu call nginx and the program that makes a certificate for it. */
const packages = ['nginx-light', 'openssl'];

/** Debian puts nginx where only root's PATH leads. */
function programs(): (string | undefined)[] {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return ['nginx', 'openssl'].map((name) =>
    folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)),
  );
}

/**
 * The paths of nginx and openssl, installed now where they are missing and the rights suffice.
 * @throws Error with one line that names the command to run when they can't be had
 */
export function ensureNginx(): { nginx: string; openssl: string } {
  if (programs().some((file) => !file)) installPackages(packages);
  const [nginx, openssl] = programs();
  if (!nginx || !openssl)
    throw new Error(`nginx is needed to test what it is given: ${installCommand(packages)}`);
  return { nginx, openssl };
}

/** Four ports that nobody listens on. */
export async function freePorts(): Promise<[number, number, number, number]> {
  const servers = [createServer(), createServer(), createServer(), createServer()] as const;
  await Promise.all(servers.map((server) => listen(server, 0)));
  const port = (server: (typeof servers)[number]) => (server.address() as AddressInfo).port;
  const [one, two, three, four] = servers;
  const ports: [number, number, number, number] = [port(one), port(two), port(three), port(four)];
  await Promise.all(servers.map(closeServer));
  return ports;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}
