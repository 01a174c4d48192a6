import { expect, test } from './fixtures.ts';

test.beforeEach(({ app }) => app.mock.clock.set('2026-11-21T23:57:00+09:00'));

test('The days of a delivery follow Japan’s midnight, for a customer abroad too', async ({
  app,
}) => {
  const page = await app.page({
    as: 'funaki.wataru',
    own: true,
    context: { timezoneId: 'Pacific/Honolulu' },
  });
  await page.clock.install();
  await page.goto(`${app.url}/contract/delivery`);
  const day = (date: string) => page.getByRole('button', { name: `この日にする(${date})` });
  await expect(day('11月24日(火)')).toBeVisible();
  await expect(day('11月23日(月)')).toHaveCount(0);
  await day('11月24日(火)').click();
  // The page is left open.
  app.mock.clock.set('2026-11-22T00:00:30+09:00');
  await page.clock.fastForward('03:30');
  await expect(day('11月26日(木)')).toBeVisible();
  await expect(day('11月24日(火)')).toHaveCount(0);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('選択してください').first()).toBeVisible();
});
