/** @module-tag long */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedMock, startMock } from '../../mock/startMock.ts';
import { logIn } from '../../mock/testing.ts';
import { sourceConfig } from '../hosts.ts';
import { rulesOf } from '../rules.ts';
import { asset, built, config, dist, files, missing, pages, root } from './addresses.ts';
import { type Answer, ask } from './ask.ts';
import { nginxRules } from './nginx.ts';
import { readConfigFile } from './readConfigFile.ts';
import { type Hosts, startHosts } from './startHosts.ts';

let hosts: Hosts;
let mock: StartedMock;
/** The build, with files beside it that nobody may get. */
const served = mkdtempSync(path.join(tmpdir(), 'minamo-rules-'));

beforeAll(async () => {
  // In a process of its own: the test runner's mode would be that of the build.
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'pipe' });
  mock = await startMock({ port: 0, clock: '2031-06-01T12:00:00+09:00' });
  cpSync(dist, served, { recursive: true });
  for (const name of ['.stamp', 'assets/.hidden', `${asset()}.map`])
    writeFileSync(path.join(served, name), 'a secret');
  hosts = await startHosts(served, config, '/', mock.url);
}, 600_000);

afterAll(async () => {
  await Promise.all([hosts.close(), mock.close()]);
  rmSync(served, { recursive: true });
});

const security = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const barePolicy = `default-src 'none'; frame-ancestors 'none'`;
const refused = { ...security, 'cache-control': 'no-store', 'content-security-policy': barePolicy };
const byHttps = { 'x-forwarded-proto': 'https' };

/** What a policy allows for one kind. */
const allowed = (answer: Answer, directive: string) =>
  String(answer.headers['content-security-policy'])
    .split('; ')
    .find((part) => part.startsWith(`${directive} `));

const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

describe.each([
  ['nginx', () => hosts.nginx.http],
  ['the project’s own server', () => hosts.own],
])('%s', (_name, port) => {
  test.each(pages)('%s is answered with %s, asked for anew each time', async (address, file) => {
    const answer = await ask(port(), address);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(built(file))).toBe(true);
    expect(answer.headers).toMatchObject({
      ...security,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'permissions-policy': expect.stringContaining('camera=(), ') as string,
      etag: expect.stringMatching(/^(W\/)?"[^"]+"$/) as string,
    });
    const again = await ask(port(), address, { 'if-none-match': answer.headers['etag'] as string });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject({ ...security, 'cache-control': 'no-cache' });
  });

  test.each(pages)('%s has the policy of %s', async (address, file) => {
    const answer = await ask(port(), address);
    const html = built(file).toString();
    expect(allowed(answer, 'style-src')?.split(' ')).toEqual(
      expect.arrayContaining(["'self'", ...stylesOf(html)]),
    );
    const hosts = `https://fixed.minamo.example https://mobile.minamo.example https://auth.minamo.example`;
    const chatbot = !/credit_card|unsupported/.test(file);
    const ofChatbot = (origins: string) => (chatbot ? ` ${origins}` : '');
    expect(['script', 'connect', 'frame', 'img'].map((of) => allowed(answer, `${of}-src`))).toEqual(
      [
        `script-src 'self'${ofChatbot('https://chat.minamo.example https://cdn.chat.example')}`,
        `connect-src 'self' ${hosts}${ofChatbot('wss://talk.chat.example')}`,
        `frame-src 'self' blob:${ofChatbot('https://frame.chat.example')}`,
        `img-src 'self' data: blob:${ofChatbot('https://*.pictures.example')}`,
      ],
    );
    expect(answer.headers['cross-origin-embedder-policy']).toBe(
      chatbot ? undefined : 'require-corp',
    );
    expect(answer.headers['content-security-policy']).toMatch(
      /; report-uri https:\/\/reports.minamo.example\/csp; report-to csp$/,
    );
    expect(answer.headers['reporting-endpoints']).toBe('csp="https://reports.minamo.example/csp"');
    expect(answer.headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
  });

  test.each(files)('a file has its type and its time in caches: %s %s', async (of, type, cache) => {
    const answer = await ask(port(), of());
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      ...security,
      'content-type': type,
      'cache-control': cache,
      'content-security-policy': barePolicy,
    });
  });

  test.each(missing)('what is missing or not published is 404, kept by nobody: %s', async (of) => {
    const answer = await ask(port(), of());
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject(refused);
    expect(answer.body.toString()).toBe('Not found');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused', async (method) => {
    for (const address of [
      '/top',
      '/robots.txt',
      '/billing',
      '/assets/gone.js',
      '/.stamp',
      '/humans.txt',
    ]) {
      const answer = await ask(port(), address, {}, method);
      expect(answer.status).toBe(405);
      expect(answer.headers).toMatchObject({ ...refused, allow: 'GET, HEAD' });
    }
  });

  test.each(['/%zz', '/../package.json', '/%2e%2e/package.json', '/a%00.js'])(
    '%s is malformed',
    async (address) => {
      const answer = await ask(port(), address);
      expect(answer.status).toBe(400);
      expect(answer.headers).toMatchObject(refused);
    },
  );

  test('HEAD has the headers of GET and no body', async () => {
    const [head, get] = [await ask(port(), '/top', {}, 'HEAD'), await ask(port(), '/top')];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test('a text is sent as the build has compressed it, and caches know', async () => {
    for (const file of ['/login', asset(), '/postal/100.json', '/banks/all.json', '/robots.txt']) {
      const plain = await ask(port(), file);
      expect(plain.headers['content-encoding']).toBe(undefined);
      const answer = await ask(port(), file, { 'accept-encoding': 'gzip, deflate' });
      expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(answer.body).equals(plain.body)).toBe(true);
    }
  });

  test('config.json, which a host may replace, is sent as it is', async () => {
    const answer = await ask(port(), '/config.json', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBe(undefined);
    expect(JSON.parse(answer.body.toString())).toHaveProperty('hosts');
  });

  test.each(['/top', '/robots.txt', '/assets/gone.js'])(
    'https is asked for by https alone: %s',
    async (address) => {
      const answer = await ask(port(), address);
      expect(answer.headers['strict-transport-security']).toBe(undefined);
      expect(answer.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
      const secure = await ask(port(), address, byHttps);
      expect(secure.headers['strict-transport-security']).toBe('max-age=63072000');
      expect(secure.headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    },
  );
});

test('the project’s own server sends brotli first', async () => {
  const answer = await ask(hosts.own, '/login', { 'accept-encoding': 'gzip, deflate, br' });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(answer.body).equals(built('login/index.html'))).toBe(true);
});

test('nginx answers by TLS and HTTP/2, and leads there from http', async () => {
  const away = await ask(hosts.nginx.redirect, '/top?a=1', { host: 'mypage.example' });
  expect([away.status, away.headers['location']]).toEqual([301, 'https://mypage.example/top?a=1']);
  expect(away.headers).toMatchObject({ ...security, server: 'nginx' });
  const session = connect(`https://localhost:${hosts.nginx.https}`, { rejectUnauthorized: false });
  const headers = await new Promise((resolve, reject) => {
    session.on('error', reject);
    session.request({ ':path': '/top' }).on('response', resolve).on('error', reject).resume().end();
  });
  session.close();
  expect(headers).toMatchObject({
    ...security,
    ':status': 200,
    'strict-transport-security': 'max-age=63072000',
  });
});

test('with a mock beside it, nginx leads calls there, and its page is the mock’s own', async () => {
  const url = `http://localhost:${hosts.nginx.mock}`;
  const caller = await logIn({ url, clock: mock.clock });
  const answer = await caller.call('/hosts/fixed/api/read/v1/user');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toBe(null);
  expect(answer.headers.get('date')).toContain('01 Jun 2031');
  const [own, led] = await Promise.all([fetch(`${mock.url}/__mock/`), fetch(`${url}/__mock/`)]);
  expect(await led.text()).toBe(await own.text());
  expect((await ask(hosts.nginx.mock, '/login')).body.equals(built('login/index.html'))).toBe(true);
});

test('what is built is what is published: each text with both compressed files, and no notes', () => {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /(^|[/\\])\.|\.map$|manifest\.json/.test(name))).toEqual([]);
  const texts = names.filter(
    (name) => /\.(html|js|css|json|webmanifest|svg|txt)$/.test(name) && name !== 'config.json',
  );
  expect(texts.length).toBeGreaterThan(2000);
  const wrong = texts.filter((name) => {
    const text = built(name);
    const unpacked = [brotliDecompressSync(built(`${name}.br`)), gunzipSync(built(`${name}.gz`))];
    return !unpacked.every((one) => one.equals(text));
  });
  expect(wrong).toEqual([]);
});

test('the build emits the configuration of its own config.json', () => {
  const emitted = readFileSync(path.join(root, 'dist-host/nginx/rules.conf'), 'utf8');
  expect(emitted).toBe(nginxRules(rulesOf(dist, readConfigFile(sourceConfig))));
  const { pages: known } = JSON.parse(
    readFileSync(path.join(root, 'dist-host/headers.json'), 'utf8'),
  ) as { pages: { file: string; headers: object }[] };
  expect(known.map(({ file }) => file).sort()).toEqual(
    [...new Set(pages.map(([, file]) => `/${file}`))].sort(),
  );
  for (const { headers } of known) expect(headers).toHaveProperty('content-security-policy');
});

test('without a chatbot elsewhere no page embeds what does not consent, and none reports unless asked', () => {
  for (const { headers } of rulesOf(dist, readConfigFile(sourceConfig)).pages) {
    expect(headers).toHaveProperty('cross-origin-embedder-policy', 'require-corp');
    expect(headers['content-security-policy']).not.toContain('report');
    expect(headers).not.toHaveProperty('reporting-endpoints');
  }
});

test('HSTS holds for subdomains where that is chosen', () => {
  expect(nginxRules(rulesOf(dist, config, { hstsSubdomains: true }))).toContain(
    '"max-age=63072000; includeSubDomains"',
  );
});
