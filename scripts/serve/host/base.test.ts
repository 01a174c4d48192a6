/** @module-tag long */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourceConfig } from '../hosts.ts';
import { ask } from './ask.ts';
import { hostOptions } from './hostOptions.ts';
import { readConfigFile } from './readConfigFile.ts';
import { type Hosts, startHosts } from './startHosts.ts';
import { basedPlace, makeBasedBuild } from './testBuilds.ts';

const { folder, base } = basedPlace;
let hosts: Hosts;

beforeAll(async () => {
  makeBasedBuild();
  hosts = await startHosts(folder, readConfigFile(sourceConfig), base);
}, 600_000);

afterAll(() => hosts.close());

const published = (name: string) => readFileSync(path.join(folder, base, name));

describe.each([
  ['nginx', () => hosts.nginx.http],
  ['the project’s own server', () => hosts.own],
])('below a path of its origin: %s', (_name, port) => {
  test.each([
    ['/mypage', 'index.html'],
    ['/mypage/', 'index.html'],
    ['/mypage/billing/2026-11?a=1', 'index.html'],
    ['/mypage/login', 'login/index.html'],
    ['/mypage/mobile/top/', 'mobile/top/index.html'],
    ['/mypage/payment/credit_card', 'payment/credit_card/index.html'],
    ['/mypage/unsupported.html', 'unsupported.html'],
  ])('%s is answered with %s', async (address, file) => {
    const answer = await ask(port(), address);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(published(file))).toBe(true);
    expect(answer.headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
  });

  test('files are there, with their time in caches', async () => {
    const [asset = ''] = readdirSync(path.join(folder, base, 'assets'));
    expect((await ask(port(), `/mypage/assets/${asset}`)).headers['cache-control']).toMatch(
      /immutable/,
    );
    for (const file of ['config.json', 'postal/100.json', 'banks/all.json', 'robots.txt'])
      expect(await ask(port(), `/mypage/${file}`)).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'no-cache' },
      });
  });

  test.each([
    '/',
    '/top',
    '/mypages/top',
    '/config.json',
    '/assets/a.js',
    '/mypage/assets/gone.js',
  ])('%s is not the portal’s', async (address) => {
    const answer = await ask(port(), address);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('all that a page loads by itself is below that path', () => {
  const pages = ['index.html', 'login/index.html', 'payment/credit_card/index.html'];
  for (const page of pages) {
    const html = published(page).toString();
    const loaded = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g)];
    const places = loaded.map(([, address = '']) => address);
    expect(places.length).toBeGreaterThan(3);
    for (const address of places) {
      expect(address.startsWith(base), address).toBe(true);
      expect(published(address.slice(base.length)).length).toBeGreaterThan(0);
    }
  }
});

test.each(['mypage', '/mypage', '//x/', '/a/../'])('%s is no path to build for', (given) => {
  expect(() => hostOptions(['--base', given])).toThrow(`--base ${given} is no path`);
});
