import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist } from '../../scripts/build/build.ts';
import { readConfigFile } from '../../scripts/serve/host/readConfigFile.ts';
import { freePorts, runNginx } from '../../scripts/serve/host/startNginx.ts';
import { writeHostFiles } from '../../scripts/serve/host/writeHostFiles.ts';
import { sourceConfig } from '../../scripts/serve/hosts.ts';
import { rulesOf } from '../../scripts/serve/rules.ts';
import type { App } from './app.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { packetGift } from './flows/packetGift.ts';
import { logIn } from './login.ts';
import { waitForScreen } from './waitForScreen.ts';

const script = path.resolve('deploy/release.sh');

/** No procedure of these tests asks for the thousands of files of postal codes and banks. */
const isNeeded = (file: string) => !/[/\\](postal|banks)$/.test(file);

/** The build as it would be with a change in every chunk: no asset has a name that it had before. */
function makeNextBuild(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (file) => isNeeded(file) && !/\.(br|gz)$/.test(file),
  });
  const assets = path.join(to, 'assets');
  const names = readdirSync(assets);
  const renamed = (name: string) => name.replace(/.(\.\w+)$/, '~$1');
  const all = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const texts = readdirSync(to, { recursive: true, encoding: 'utf8' });
  for (const name of texts.filter((one) => /\.(html|js|css)$/.test(one))) {
    const file = path.join(to, name);
    const text = readFileSync(file, 'utf8').replace(all, renamed);
    const target =
      path.dirname(name) === 'assets' ? path.join(assets, renamed(path.basename(name))) : file;
    if (target !== file) rmSync(file);
    writeFileSync(target, text);
    writeFileSync(`${target}.gz`, gzipSync(text, { level: 1 }));
  }
}

/** nginx over a folder of releases, with the mock of `app` as the servers of the same origin. */
async function serveReleases(app: App) {
  const folder = mkdtempSync(path.join(tmpdir(), 'minamo-releases-'));
  const dir = path.join(folder, 'served');
  for (const [name, make] of [
    ['first', (to: string) => cpSync(dist, to, { recursive: true, filter: isNeeded })],
    ['second', (to: string) => makeNextBuild(dist, to)],
  ] as const) {
    const place = path.join(folder, name);
    mkdirSync(place);
    make(path.join(place, 'dist'));
    const rules = rulesOf(path.join(place, 'dist'), readConfigFile(sourceConfig));
    writeHostFiles(path.join(place, 'dist-host'), rules);
  }
  const env = (from: string, more = {}) => ({
    ...process.env,
    FROM: path.join(folder, from),
    ...more,
  });
  execFileSync(script, [dir], { env: env('first'), stdio: 'pipe' });
  symlinkSync(path.join(dir, 'current/host/nginx'), path.join(folder, 'mypage'));
  const [port] = await freePorts();
  const { reload, close } = await runNginx(
    folder,
    port,
    `server {
    listen 127.0.0.1:${port};
    include mypage/root.conf;
    include mypage/rules.conf;
    proxy_set_header Host $http_host;
    proxy_pass_header Date;
    location ^~ /hosts/ { proxy_pass ${app.url}; }
    location ^~ /__mock/ { proxy_pass ${app.url}; }
}`,
  );
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    folder,
    run: (args: string[], from = 'second') =>
      execFileSync(script, [dir, ...args], { env: env(from, { RELOAD: reload }), stdio: 'pipe' }),
    /** Which build's page is sent, by its first script. */
    served: async () =>
      (await (await fetch(`${url}/top`)).text()).includes('~.js') ? 'second' : 'first',
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

test('a procedure goes on to its receipt while builds are released and taken back under it', async ({
  app,
}) => {
  const host = await serveReleases(app);
  try {
    const page = await app.page({ own: true });
    const missing: string[] = [];
    page.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()));
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.goto(`${host.url}/login?redirect_uri=${encodeURIComponent(packetGift.path)}`);
    await logIn(page, packetGift.as);
    await page.waitForURL('**/packet_gift/**');
    await waitForScreen(page);
    loads = 0;

    host.run([]);
    await expect.poll(host.served).toBe('second');
    fetched.length = 0;
    await packetGift.fill(page);
    await press(page, packetGift);
    await expect(page.getByRole('heading', { level: 1, name: packetGift.done })).toBeVisible();
    await page.getByRole('link', { name: 'オプション' }).first().click();
    await waitForScreen(page);
    expect([loads, missing]).toEqual([0, []]);
    const code = fetched.filter((url) => /\/assets\/.+\.js$/.test(url));
    expect(code.length, 'Code of the first build came after the release').toBeGreaterThan(0);
    expect(code.filter((url) => url.includes('~.js'))).toEqual([]);

    await page.goto(`${host.url}/mobile/option`);
    await waitForScreen(page);
    loads = 0;
    host.run(['--back']);
    await expect.poll(host.served).toBe('first');
    await page
      .getByRole('link', { name: /ご契約|契約/ })
      .first()
      .click();
    await waitForScreen(page);
    expect([loads, missing]).toEqual([0, []]);
  } finally {
    await host.close();
  }
});
