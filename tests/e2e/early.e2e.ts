import { expect, test } from 'vitest';
import { settled, useStage } from './portal.ts';

const stage = useStage();

test.each(['/top', '/mobile/top/'])(
  '%s: what is asked for early is asked for once, and before the screen’s code has come',
  async (path) => {
    const page = await stage.page({ as: 'mizuno.keiko' });
    const asked = stage.callsFromNow('getBilling');
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/core-*', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(stage.url + path, { waitUntil: 'commit' });
    await expect.poll(() => asked().length).toBe(1);
    release();
    await settled(page);
    await page.getByRole('heading', { name: 'お知らせ' }).waitFor();
    expect(asked().length).toBe(1);
  },
);

test('what a link in view leads to is fetched before it is pressed, unless data is saved', async () => {
  const asked = stage.callsFromNow('getBillingMonth');
  const saving = await stage.visit('/top', { as: 'mizuno.keiko' });
  await saving.getByRole('heading', { name: 'お知らせ' }).waitFor();
  await saving.waitForLoadState('networkidle');
  expect(asked()).toEqual([]);
  const page = await stage.visit('/top', { as: 'mizuno.keiko', ahead: true });
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe('/top');
});
