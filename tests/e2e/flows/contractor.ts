import { expect } from '@playwright/test';
import type { Flow } from './flow.ts';

export const contractor: Flow = {
  name: '連絡先の変更',
  as: 'kawase.ryo',
  path: '/mobile/contract/contractor/',
  writes: 'putServiceContract',
  fill: async (page) => {
    await page.getByLabel('連絡先の電話番号').fill('０３-0000-5555');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expect(page.getByRole('button', { name: '連絡先を変更する' })).toBeVisible();
  },
  button: '連絡先を変更する',
  done: '連絡先を変更しました。',
  keeps: ['03-0000-5555'],
};
