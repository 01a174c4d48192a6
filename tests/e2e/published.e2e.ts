import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from './fixtures.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
// Its modules are those of react-router.
const reexported = 'react-router-dom';

test(
  'the licence of each package that is bundled or whose data are published goes with the build',
  { tag: '@core' },
  async ({ app }) => {
    const notices = await (await fetch(`${app.url}/third-party-notices.txt`)).text();
    const named = [...notices.matchAll(/^## (\S+) - [\d.]+\S* \((.+)\)$/gm)].map(
      ([, name]) => name,
    );
    const bundled = Object.keys(dependencies).filter((name) => name !== reexported);
    expect(named).toEqual(
      expect.arrayContaining([...bundled, 'react-router', 'yubin', 'zengin-code']),
    );
  },
);

test(
  'what browsers and robots ask for by itself is there, and what nobody is served is not',
  { tag: '@core' },
  async ({ app }) => {
    const answers = await Promise.all(
      ['/favicon.ico', '/robots.txt', '/.stamp', '/.vite/manifest.json', '/humans.txt'].map(
        async (address) => {
          const { status, headers } = await fetch(app.url + address);
          return [address, status, headers.get('content-type')];
        },
      ),
    );
    expect(answers).toEqual([
      ['/favicon.ico', 200, 'image/x-icon'],
      ['/robots.txt', 200, 'text/plain; charset=utf-8'],
      ['/.stamp', 404, 'text/plain; charset=utf-8'],
      ['/.vite/manifest.json', 404, 'text/plain; charset=utf-8'],
      ['/humans.txt', 404, 'text/plain; charset=utf-8'],
    ]);
  },
);

test(
  'the portal can be installed: its manifest leads to icons of the sizes that it names',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit('/login');
    const link = await page.locator('link[rel="manifest"]').getAttribute('href');
    const at = new URL(link ?? '', app.url);
    const manifest = (await (await fetch(at)).json()) as {
      start_url: string;
      scope: string;
      display: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest.display).toBe('standalone');
    expect(new URL(manifest.start_url, at).href).toBe(`${app.url}/`);
    expect(new URL(manifest.scope, at).href).toBe(`${app.url}/`);
    expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable');
    const sizes = await Promise.all(
      manifest.icons.map(async ({ src }) => {
        const { width, height } = PNG.sync.read(
          Buffer.from(await (await fetch(new URL(src, at))).arrayBuffer()),
        );
        return `${width}x${height}`;
      }),
    );
    expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
  },
);
