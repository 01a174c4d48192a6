import { expect } from '@playwright/test';
import type { Flow } from './flow.ts';

export const mnpTransferIn: Flow = {
  name: '開通の予約',
  as: 'nagai.mio',
  path: '/mobile/contract/mnp_transfer_in',
  writes: 'postMnpTransferIn',
  fill: async (page) => {
    await page.getByRole('radio', { name: /^11月24日/ }).check();
    await page.getByRole('radio', { name: /14:00/ }).check();
    await page.getByRole('button', { name: 'この時刻で確認へ進む' }).click();
    await expect(page.getByText('まだ予約されていません。')).toBeVisible();
  },
  button: /この時刻に(予約|変更)する/,
  done: '開通を予約しました。',
  keeps: ['11月24日(火) 14:00'],
};
