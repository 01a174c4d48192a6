import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
// Its modules are those of react-router.
const reexported = 'react-router-dom';

test('the licence of each package that is bundled or whose data are published goes with the build', async ({
  app,
}) => {
  const notices = await (await fetch(`${app.url}/third-party-notices.txt`)).text();
  const named = [...notices.matchAll(/^## (\S+) - [\d.]+\S* \((.+)\)$/gm)].map(([, name]) => name);
  const bundled = Object.keys(dependencies).filter((name) => name !== reexported);
  expect(named).toEqual(
    expect.arrayContaining([...bundled, 'react-router', 'yubin', 'zengin-code']),
  );
});

test('what browsers and robots ask for by itself is there, and what nobody is served is not', async ({
  app,
}) => {
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
});
