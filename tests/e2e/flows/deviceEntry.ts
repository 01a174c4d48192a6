import { expect } from '@playwright/test';
import type { Flow } from './flow.ts';

export const deviceEntry: Flow = {
  name: '機種の追加',
  as: 'saegusa.minori',
  path: '/mobile/contract/device_entry',
  writes: 'postDeviceEntry',
  fill: async (page) => {
    await page.getByRole('radio', { name: /^みなもフォン 9(?! mini)/ }).check();
    await page.getByRole('radio', { name: '白練' }).check();
    await page.getByRole('radio', { name: /分割払い/ }).check();
    await page.getByRole('button', { name: 'お届けの日時へ進む' }).click();
    const band = page.getByRole('radio', { name: /15:00〜17:00/ });
    await expect(band).toBeVisible();
    // With a kept draft the day is chosen already.
    const day = page.getByRole('button', { name: /この日にする\(11月25日/ });
    if ((await day.count()) > 0) await day.click();
    await band.check();
    await page.getByRole('button', { name: 'この日時で確認へ進む' }).click();
    await expect(page.getByText('まだ申し込まれていません。')).toBeVisible();
  },
  button: '機種の追加を申し込む',
  done: '機種の追加を受け付けました。',
  keeps: ['みなもフォン 9', '白練', '2026年11月25日(水)', '15:00〜17:00'],
};
