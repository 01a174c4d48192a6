import { expect, type Page } from '@playwright/test';

/** Who gives, and where. */
export const as = 'mizuno.keiko';
export const start = '/mobile/top/packet_gift/';
export const giveButton = { name: '2.0GBを贈る', exact: true } as const;

/** Types a gift of 2.0 GB with a word, at the entry. */
export async function fillIn(page: Page, phoneNumber = '09000003456') {
  await page.getByLabel('贈るデータ量').fill('2.0');
  await page.getByRole('radio', { name: 'ほかの方へ' }).check();
  await page.getByLabel('贈る相手の電話番号').fill(phoneNumber);
  await page.getByLabel('メッセージ').fill('動画、たくさん見てね');
}

/** From the entry to the review. */
export async function toReview(page: Page) {
  await fillIn(page);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('まだ贈られていません。')).toBeVisible();
}
