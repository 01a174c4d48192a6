import { expect } from '@playwright/test';
import type { Flow } from './flow.ts';

export const promotion: Flow = {
  name: 'お知らせの受け取り',
  as: 'irie.fumi',
  path: '/contract/promotion',
  writes: 'putPromotion',
  fill: async (page) => {
    await page.getByRole('checkbox', { name: '上位プランのご案内：SMS' }).check();
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expect(page.getByRole('button', { name: '受け取りの設定を変更する' })).toBeVisible();
  },
  button: '受け取りの設定を変更する',
  done: 'お知らせの受け取りを変更しました。',
  keeps: ['メール・SMS'],
};
