import { expect, test } from 'vitest';
import { settled, useStage } from './portal.ts';

const stage = useStage();

test.each(['/top', '/mobile/top/'])(
  '%s: what is asked for early is asked for once, and before the screen’s code has come',
  async (path) => {
    const page = await stage.page({ as: 'mizuno.keiko' });
    const all = () =>
      stage.portal.mock.requests.filter((r) => r.operationId === 'getBilling').length;
    const before = all();
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/core-*', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(stage.url + path, { waitUntil: 'commit' });
    await expect.poll(() => all() - before).toBe(1);
    release();
    await settled(page);
    await page.getByRole('heading', { name: 'お知らせ' }).waitFor();
    expect(all() - before).toBe(1);
  },
);

test('what a link in view leads to is fetched before it is pressed, unless data is saved', async () => {
  const asked = (id: string) =>
    stage.portal.mock.requests.some(({ operationId }) => operationId === id);
  const saving = await stage.visit('/top', { as: 'mizuno.keiko' });
  await saving.getByRole('heading', { name: 'お知らせ' }).waitFor();
  await saving.waitForLoadState('networkidle');
  expect(asked('getBillingMonth')).toBe(false);
  const page = await stage.visit('/top', { as: 'mizuno.keiko', ahead: true });
  await expect.poll(() => asked('getBillingMonth')).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/top');
});
