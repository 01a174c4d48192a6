import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CannotRun } from './login.ts';
import { hostsBelow, hostsOf } from './target.ts';
import { json, testServer } from './testServer.ts';

const server = await testServer();
const folder = await mkdtemp(path.join(os.tmpdir(), 'minamo-target-'));
const file = path.join(folder, 'config.json');

afterAll(() => rm(folder, { recursive: true }));

const four = {
  fixed: 'https://fixed.example/v1/',
  mobile: 'https://mobile.example',
  auth: 'https://auth.example/',
  support: 'https://support.example/s',
};

test('An address has the four hosts below it', async () => {
  const below = {
    fixed: 'https://api.example/base/hosts/fixed',
    mobile: 'https://api.example/base/hosts/mobile',
    auth: 'https://api.example/base/hosts/auth',
    support: 'https://api.example/base/hosts/support',
  };
  expect(hostsBelow('https://api.example/base/')).toEqual(below);
  expect(await hostsOf('https://api.example/base')).toEqual(below);
  expect((await hostsOf('http://api.example')).auth).toBe('http://api.example/hosts/auth');
});

test('A config.json names its hosts, as a file and at an address', async () => {
  const named = {
    fixed: 'https://fixed.example/v1',
    mobile: 'https://mobile.example',
    auth: 'https://auth.example',
    support: 'https://support.example/s',
  };
  await writeFile(file, JSON.stringify({ hosts: four }));
  expect(await hostsOf(file)).toEqual(named);
  server.answer = () => json(200, { hosts: { ...four, auth: '/hosts/auth' } });
  expect(await hostsOf(`${server.url}/my/config.json`)).toEqual({
    ...named,
    auth: `${server.url}/hosts/auth`,
  });
  expect(server.requests[0]?.url).toBe('/my/config.json');
});

const unnamed = 'does not name the hosts fixed, mobile, auth, support.';

test.each([
  ['a host that is missing', JSON.stringify({ hosts: { ...four, support: undefined } })],
  ['no hosts', '{}'],
  ['no JSON', '<html>'],
])('A config.json with %s is refused', async (_, text) => {
  await writeFile(file, text);
  await expect(hostsOf(file)).rejects.toThrow(`--target ${file} ${unnamed}`);
  server.answer = () => ({ body: text });
  const url = `${server.url}/config.json`;
  await expect(hostsOf(url)).rejects.toThrow(`--target ${url} ${unnamed}`);
});

test('A config.json as a file names whole addresses', async () => {
  await writeFile(file, JSON.stringify({ hosts: { ...four, fixed: '/hosts/fixed' } }));
  await expect(hostsOf(file)).rejects.toThrow(unnamed);
});

test('A config.json that is not there cannot be read', async () => {
  server.answer = () => json(404, { hosts: four });
  for (const target of [path.join(folder, 'other.json'), `${server.url}/config.json`]) {
    const read = hostsOf(target);
    await expect(read).rejects.toThrow(`--target ${target} cannot be read.`);
    await expect(read).rejects.toThrow(CannotRun);
  }
});

test.each(['api.example', 'ftp://api.example', 'xhttp://api.example', 'config.json.old'])(
  '%s is no target',
  async (target) => {
    const message = `--target ${target} is no http(s) address and no config.json.`;
    await expect(hostsOf(target)).rejects.toThrow(message);
  },
);
