import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourceConfig } from './hosts.ts';
import { closeServer, listen } from './listen.ts';
import { staticHandler } from './static.ts';

function makeRoot(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'minamo-static-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  copyFileSync(sourceConfig, path.join(root, 'config.json'));
  writeFileSync(path.join(root, 'index.html'), '<!doctype html>');
  return root;
}

test.each([
  ['/config.json', 200],
  ['/config.json?now', 200],
  ['/top?a=1', 200],
  ['//', 200],
  ['/../package.json', 400],
  ['/%zz', 400],
  ['/.stamp', 404],
  ['/.vite/manifest.json', 404],
  ['/assets/gone.js', 404],
])('%s is answered, whatever it is', async (address, status) => {
  expect((await answerTo(address)).statusCode).toBe(status);
});

test('what frames, sniffs or embeds is refused on each answer, those of errors too', async () => {
  const byHttps = { headers: { 'x-forwarded-proto': 'https' } };
  const answers = await Promise.all([
    answerTo('/top', byHttps),
    answerTo('/assets/gone.js', byHttps),
    answerTo('/top', { ...byHttps, method: 'POST' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 405]);
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  const policies = answers.map(({ headers }) => headers['permissions-policy']);
  expect(policies).toEqual([expect.stringContaining('camera=(), '), undefined, undefined]);
});

test('a page is asked for anew each time, and sent only where it has changed', async () => {
  const { headers } = await answerTo('/top');
  expect(headers['cache-control']).toBe('no-cache');
  const again = { headers: { 'if-none-match': headers.etag } };
  expect((await answerTo('/top', again)).statusCode).toBe(304);
  expect((await answerTo('/config.json', again)).statusCode).toBe(200);
});

test('another build that takes the place of the first is served with its own rules', async () => {
  const root = makeRoot();
  const page = path.join(root, 'index.html');
  const url = await served(root);
  const policy = ({ headers }: Response) => headers.get('content-security-policy');
  const before = await fetch(url);
  expect(await before.text()).toBe('<!doctype html>');

  rmSync(page);
  expect((await fetch(url)).status).toBe(404);

  writeFileSync(page, '<!doctype html><style>p{}</style>');
  const after = await fetch(url);
  expect(await after.text()).toContain('p{}');
  expect(policy(after)).not.toBe(policy(before));
});

/** What the handler answers over a folder with a page and a configuration. */
async function answerTo(address: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  const { port } = new URL(await served(makeRoot()));
  return new Promise((resolve, reject) => {
    request({ ...options, port, path: address }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
}

/** Serves a folder until the test ends. */
async function served(root: string): Promise<string> {
  const server = createServer(staticHandler(root));
  onTestFinished(() => closeServer(server));
  await listen(server, 0);
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}
