import { expect } from '@playwright/test';
import type { Flow } from './flow.ts';

export const present: Flow = {
  name: '記念品の受け取り',
  as: 'mitsushima.michiru',
  path: '/campaign/present',
  writes: 'postCampaignPresentAccept',
  fill: async (page) => {
    await page.getByRole('radio', { name: 'みなもの毛布' }).check();
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expect(page.getByRole('button', { name: 'この品を受け取る' })).toBeVisible();
  },
  button: /この品を受け取る$/,
  done: '記念品の受け取りを受け付けました。',
  keeps: ['みなもの毛布'],
};
