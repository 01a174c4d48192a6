import { expect } from '@playwright/test';
import type { Flow } from './flow.ts';

export const dataAdvance: Flow = {
  name: 'データの前借り',
  as: 'mizuno.keiko',
  path: '/mobile/top/data_advance',
  writes: 'postDataAdvance',
  fill: async (page) => {
    await page.getByLabel('前借りするデータ').selectOption('1.0GB');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expect(page.getByRole('button', { name: '1.0GBを前借りする' })).toBeVisible();
  },
  button: '1.0GBを前借りする',
  done: '1.0GBを前借りしました。',
  keeps: ['1.0GB'],
};
