import { expect, test } from 'vitest';
import { settled, useStage } from './portal.ts';

const stage = useStage({ clock: '2026-11-21T23:57:00+09:00' });

test('The days of a delivery follow Japan’s midnight, for a customer abroad too', async () => {
  const page = await stage.visit('/contract/delivery', {
    as: 'funaki.wataru',
    context: { timezoneId: 'Pacific/Honolulu' },
  });
  const day = (date: string) => page.getByRole('button', { name: `この日にする(${date})` });
  await day('11月24日(火)').waitFor();
  expect(await day('11月23日(月)').count()).toBe(0);
  stage.portal.mock.clock.set('2026-11-22T00:00:01+09:00');
  await page.reload();
  await settled(page);
  await day('11月26日(木)').waitFor();
  expect(await day('11月24日(火)').count()).toBe(0);
});
