import { expect } from '@playwright/test';
import type { Flow } from './flow.ts';

export const callService: Flow = {
  name: '通話オプション',
  as: 'mizuno.keiko',
  path: '/mobile/option/call_service',
  writes: 'postCallService',
  fill: async (page) => {
    await page.getByLabel(/^10分かけ放題/).check();
    await page.getByLabel(/^割込通話/).check();
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expect(page.getByRole('button', { name: '通話オプションを変更する' })).toBeVisible();
  },
  button: '通話オプションを変更する',
  done: '通話オプションの変更を受け付けました。',
  keeps: ['10分かけ放題', '割込通話'],
};
