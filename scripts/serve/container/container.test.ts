/** @module-tag long */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { dist } from '../../build/build.ts';
import { startMock } from '../../mock/startMock.ts';
import { logIn } from '../../mock/testing.ts';
import { ask } from '../host/ask.ts';
import { ensureNginx, freePorts } from '../host/startNginx.ts';
import { makeBuild } from '../host/testBuilds.ts';
import { sourceConfig } from '../hosts.ts';
import { serverOptions } from '../options.ts';
import { runDockerfile, type Stage } from './dockerSteps.ts';
import { prepare } from './prepare.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const deploy = path.join(root, 'deploy');
const configText = readFileSync(sourceConfig, 'utf8');
let folder: string;
let image: Stage;
let said: string;

/**
 * Packages and nginx are this machine's; the build is here, and its step finds it fresh. Its data, nearly all of
 * its files, stay out.
 */
function instead(command: string, workdir: string): boolean {
  if (command.startsWith('npm ci')) {
    symlinkSync(path.join(root, 'node_modules'), path.join(workdir, 'node_modules'));
    return true;
  }
  if (command.startsWith('apt-get')) {
    ensureNginx();
    return true;
  }
  if (command.startsWith('npm run build')) {
    const filter = (file: string) => !/^(postal|banks)[/\\]/.test(path.relative(dist, file));
    cpSync(dist, path.join(workdir, 'dist'), { recursive: true, filter });
    mkdirSync(path.join(workdir, '.cache'));
    cpSync(path.join(root, '.cache/dist.stamp'), path.join(workdir, '.cache/dist.stamp'));
  }
  return false;
}

beforeAll(() => {
  makeBuild();
  folder = mkdtempSync(path.join(tmpdir(), 'minamo-container-'));
  chmodSync(folder, 0o755);
  const stages = runDockerfile(path.join(deploy, 'Dockerfile'), root, folder, instead);
  image = stages.at(-1)!;
  said = stages.map((stage) => stage.said).join('');
  // As with --read-only: all but the folder that a tmpfs would be mounted to.
  execFileSync('chmod', ['-R', 'a-w', image.root]);
  chmodSync(path.join(image.workdir, 'run'), 0o777);
}, 600_000);

afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true });
});

/** The user of the image where this process may become another, else this process's. */
function rights(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (of: string) => Number(execFileSync('id', [of, image.user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const environment = (given: Record<string, string>) => ({
  PATH: [path.dirname(process.execPath), '/usr/sbin', '/usr/bin', '/bin'].join(':'),
  ...image.env,
  ...given,
});

function run([program = '', ...args]: string[], given: Record<string, string>) {
  const env = environment(given);
  return spawnSync(program, args, { cwd: image.workdir, env, encoding: 'utf8', ...rights() });
}

/** Starts the container's command, and waits until its check of health says that it serves. */
async function start(given: Record<string, string>) {
  const [port] = await freePorts();
  const settings = { PORT: String(port), ...given };
  const log = path.join(folder, `log-${port}`);
  const out = openSync(log, 'w');
  const user = rights();
  if (user.uid !== undefined) chownSync(log, user.uid, user.gid ?? user.uid);
  const [program = '', ...args] = image.cmd;
  const running = spawn(program, args, {
    cwd: image.workdir,
    env: environment(settings),
    stdio: ['ignore', out, out],
    ...user,
  });
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  onTestFinished(async () => {
    running.kill('SIGQUIT');
    await ended;
    for (const name of readdirSync(path.join(image.workdir, 'run')))
      rmSync(path.join(image.workdir, 'run', name), { recursive: true });
  });
  while (run(image.healthcheck, settings).status !== 0)
    if (running.exitCode !== null) throw new Error(readFileSync(log, 'utf8'));
    else await new Promise(setImmediate);
  return { port, log: () => readFileSync(log, 'utf8') };
}

const mounted = (text: string) => {
  const file = path.join(image.workdir, 'config.json');
  chmodSync(image.workdir, 0o755);
  writeFileSync(file, text);
  onTestFinished(() => {
    rmSync(file);
    chmodSync(image.workdir, 0o555);
  });
};

test('it is made with the version of Node that all else runs on', () => {
  const bases = readFileSync(path.join(deploy, 'Dockerfile'), 'utf8').match(/^FROM \S+/gm);
  const version = readFileSync(path.join(root, '.nvmrc'), 'utf8').trim();
  const base = `FROM node:${version}-bookworm-slim`;
  expect(bases).toEqual([base, base]);
});

test('the sources that an image gets make the same build', () => {
  expect(said).toContain('dist/ is fresh.');
});

test('it serves the build without rights, with a mounted config.json in pages’ policies', async () => {
  const config = JSON.parse(configText) as { hosts: Record<string, string> };
  config.hosts['fixed'] = 'https://fixed.minamo.example';
  mounted(JSON.stringify(config));
  expect(run(image.healthcheck, { PORT: '9' }).status).toBe(1);
  const { port, log } = await start({ HSTS_SUBDOMAINS: 'on' });
  const page = await ask(port, '/login', { 'x-forwarded-proto': 'https' });
  expect(page.body.equals(readFileSync(path.join(dist, 'login/index.html')))).toBe(true);
  expect(page.headers['content-security-policy']).toContain(
    `connect-src 'self' https://fixed.minamo.example;`,
  );
  expect(page.headers['strict-transport-security']).toMatch(/; includeSubDomains$/);
  expect(JSON.parse((await ask(port, '/config.json')).body.toString())).toEqual(config);
  expect((await ask(port, '/hosts/fixed')).headers['content-type']).toMatch(/^text\/html/);
  expect(log()).toContain('"GET /login HTTP/1.1" 200');
  expect(log()).not.toMatch(/\[(alert|emerg|error|warn)\]/);
});

test.each([
  [
    'no config.json',
    {},
    /^There is no config.json: mount one as .*config.json, or give its text as CONFIG.\n$/,
  ],
  ['CONFIG that is no JSON', { CONFIG: '{' }, /^CONFIG: .*JSON.*\n$/],
  ['CONFIG without hosts', { CONFIG: '{"region":"a"}' }, /^CONFIG: .*"hosts" is missing; .*\n$/],
  ['PORT', { CONFIG: configText, PORT: '80a' }, /^PORT=80a is no port: .*\n$/],
  ['HOSTS_AT', { CONFIG: configText, HOSTS_AT: 'mock' }, /^HOSTS_AT=mock is no origin .*\n$/],
  [
    'HSTS_SUBDOMAINS',
    { CONFIG: configText, HSTS_SUBDOMAINS: 'yes' },
    /^HSTS_SUBDOMAINS=yes is neither on nor off.\n$/,
  ],
])('started wrongly, it ends at once and says why: %s', (_what, given, message) => {
  const { status, stderr, stdout } = run(image.cmd, given);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
});

test('without a folder to write into it says what to mount', () => {
  const place = path.join(image.workdir, 'run');
  chmodSync(place, 0o555);
  onTestFinished(() => chmodSync(place, 0o777));
  expect(run(image.cmd, { CONFIG: configText }).stderr).toMatch(
    /run can't be written \(.*\): mount a tmpfs there with mode=1777.\n$/,
  );
});

test('an image that was built below a path serves there alone', () => {
  const place = mkdtempSync(path.join(tmpdir(), 'minamo-prepare-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  mkdirSync(path.join(place, 'dist/mypage'), { recursive: true });
  writeFileSync(path.join(place, 'dist/mypage/index.html'), '<script></script>');
  prepare(place, { BASE: '/mypage/', CONFIG: configText });
  const rules = readFileSync(path.join(place, 'run/rules.conf'), 'utf8');
  expect(rules).toContain('location /mypage/ {');
  expect(rules).toMatch(/location \/ \{\n.*\n\s+return 404;\n\}\n$/);
});

interface Service {
  build: { context: string; dockerfile: string; target?: string };
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  tmpfs: string[];
}

test('with the mock beside it as compose.yaml has them, a customer logs in and reads', async () => {
  const file = readFileSync(path.join(deploy, 'compose.yaml'), 'utf8');
  const { portal, mock } = (parseYaml(file) as { services: Record<'portal' | 'mock', Service> })
    .services;
  for (const { build } of [portal, mock])
    expect(path.resolve(deploy, build.context, build.dockerfile)).toBe(
      path.join(deploy, 'Dockerfile'),
    );
  const command = mock.command ?? [];
  const typed = command.slice(command.indexOf('scripts/mock/cli.ts') + 1);
  const options = await serverOptions({ name: 'npm run mock', does: 'the mock alone' }, typed);
  expect(portal.environment).toEqual({ HOSTS_AT: `http://mock:${options.port}` });
  const [config = '', at] = portal.volumes?.[0]?.split(':') ?? [];
  expect(at).toBe('/srv/mypage/config.json');
  expect(portal.tmpfs).toEqual(['/srv/mypage/run:mode=1777']);
  mounted(readFileSync(path.join(deploy, config), 'utf8'));
  const started = await startMock({ ...options, host: undefined, port: 0 });
  onTestFinished(started.close);
  const { port } = await start({ HOSTS_AT: started.url });
  const caller = await logIn({ url: `http://localhost:${port}`, clock: started.clock });
  const answer = await caller.call('/hosts/fixed/api/read/v1/user');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toBe(null);
  expect(started.violations()).toEqual([]);
});
