import { expect } from '@playwright/test';
import type { Flow } from './flow.ts';

export const gigaPlus: Flow = {
  name: 'ギガプラスの受け取り',
  as: 'mizuno.keiko',
  path: '/mobile/top/giga_plus',
  writes: 'postGigaPlus',
  fill: async (page) => {
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expect(page.getByRole('button', { name: '3.0GBを受け取る' })).toBeVisible();
  },
  button: '3.0GBを受け取る',
  done: '3.0GBを受け取りました。',
  keeps: ['3.0GB'],
};
