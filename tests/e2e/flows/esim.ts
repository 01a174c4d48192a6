import { expect } from '@playwright/test';
import type { Flow } from './flow.ts';

export const esim: Flow = {
  name: 'eSIMの発行',
  as: 'saegusa.minori',
  path: '/mobile/contract/esim',
  writes: 'postEsim',
  fill: async (page) => {
    await page.getByRole('radio', { name: /SIMカードからeSIMへの変更/ }).check();
    await page.getByLabel('EID').fill('8900 0000 0000 0000 0000 0000 0000 1234');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expect(page.getByText('まだ発行されていません。')).toBeVisible();
  },
  button: 'eSIMを発行する',
  done: 'eSIMを発行しました。',
  keeps: ['SIMカードからeSIMへの変更', '440円'],
};
