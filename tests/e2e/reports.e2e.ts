import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dist } from '../../scripts/build/build.ts';
import { resolveStack } from '../../scripts/build/sourceMaps.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';

test('an error, a failed call and the page’s speed are reported, and nobody’s data', async ({
  app,
}) => {
  app.mock.pins.set('getPayment', '500');
  const page = await app.visit('/payment', { as: 'mizuno.keiko', viewport: phone, own: true });
  const reference = page.getByText(/E-2611-21-\d{4}-[0-9A-F]{4}/);
  await expect(reference.first()).toBeVisible();
  // What is sent when the page is left; an error that nobody caught is among it.
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { error: new TypeError('水野 恵子') }));
  });
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      return app.mock.reports.flatMap(({ events }) => events.map(({ kind }) => kind));
    })
    .toEqual(expect.arrayContaining(['call', 'error']));

  const events = app.mock.reports.flatMap((batch) => batch.events);
  expect(events.find(({ kind }) => kind === 'call')).toMatchObject({
    operation: 'GET /api/read/v2/services/{service_id}/payment',
    outcome: '500',
    route: '/payment',
    trace: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const build = await page.locator('meta[name="build"]').getAttribute('content');
  expect(app.mock.reports.map((batch) => batch.build)).toContain(build);
  const said = JSON.stringify(app.mock.reports);
  for (const canary of ['水野', 'mizuno', 'f10482175', '10482175'])
    expect(said).not.toContain(canary);
});

test('a place in the build leads to the place in the sources that it was made of', () => {
  const assets = path.join(dist, 'assets');
  const text = 'minamo.reloaded';
  const found = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, lines: readFileSync(path.join(assets, name), 'utf8').split('\n') }))
    .find(({ lines }) => lines.some((line) => line.includes(text)));
  const line = found?.lines.findIndex((one) => one.includes(text)) ?? -1;
  const column = found?.lines[line]?.indexOf(text) ?? -1;
  const place = resolveStack(
    `assets/${found?.name}:${line + 1}:${column}`,
    path.join(dist, '../dist-maps'),
  );
  const [, source = '', at = ''] = /(src\/\S+):(\d+):\d+$/.exec(place) ?? [];
  expect(source).toBe('src/shell/newVersion.ts');
  expect(readFileSync(path.join(dist, '..', source), 'utf8').split('\n')[Number(at) - 1]).toContain(
    text,
  );
});
