import { expect, test } from './fixtures.ts';
import { waitForScreen } from './waitForScreen.ts';

test.beforeEach(({ app }) => app.mock.clock.set('2026-11-21T23:57:00+09:00'));

test('The days of a delivery follow Japan’s midnight, for a customer abroad too', async ({
  app,
}) => {
  const page = await app.visit('/contract/delivery', {
    as: 'funaki.wataru',
    context: { timezoneId: 'Pacific/Honolulu' },
  });
  const day = (date: string) => page.getByRole('button', { name: `この日にする(${date})` });
  await expect(day('11月24日(火)')).toBeVisible();
  await expect(day('11月23日(月)')).toHaveCount(0);
  app.mock.clock.set('2026-11-22T00:00:01+09:00');
  await page.reload();
  await waitForScreen(page);
  await expect(day('11月26日(木)')).toBeVisible();
  await expect(day('11月24日(火)')).toHaveCount(0);
});
