import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
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
  ['/../package.json', 404],
  ['/%zz', 404],
])('%s is answered, whatever it is', async (address, status) => {
  const server = createServer(staticHandler(makeRoot()));
  onTestFinished(() => closeServer(server));
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    request({ port, path: address }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(answered).toBe(status);
});
