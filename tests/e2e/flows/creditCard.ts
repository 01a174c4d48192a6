import type { Page } from '@playwright/test';
import type { Flow } from './flow.ts';

/** What is typed of a card that the demo accepts. */
export const demoCard = {
  card_number: '4000000000060048',
  security_code: '739',
  holder_name: 'CANARY HOLDER',
};

/** Fills the card form, which is open. */
export async function fillCard(page: Page, number = demoCard.card_number): Promise<void> {
  await page.getByLabel('カード番号').fill(number);
  await page.getByLabel('有効期限の月').selectOption('08');
  await page.getByLabel('有効期限の年').selectOption('2029');
  await page.getByLabel('セキュリティコード').fill(demoCard.security_code);
  await page.getByLabel('カードの名義').fill(demoCard.holder_name.toLowerCase());
}

/** Sends the card for its authentication. */
export const sendCard = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'カードを認証する' }).click();

/** Calls at most: one to begin, then one a second for a minute. */
const asked = 61;

export const creditCard: Flow = {
  name: 'クレジットカードの登録(光)',
  as: 'mizuno.keiko',
  path: '/payment/credit_card',
  writes: 'putPaymentProductCreditCard',
  sends: asked,
  fill: fillCard,
  button: 'カードを認証する',
  done: 'クレジットカードを登録しました。',
  keeps: ['Visa'],
  typed: {
    カード番号: '4000 0000 0006 0048',
    セキュリティコード: demoCard.security_code,
    カードの名義: demoCard.holder_name.toLowerCase(),
  },
};

export const mobileCreditCard: Flow = {
  ...creditCard,
  name: 'クレジットカードの登録(モバイル)',
  path: '/mobile/payment/credit_card',
  writes: 'putServicePaymentCreditCard',
};
