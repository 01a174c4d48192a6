import type { Page } from '@playwright/test';
import type { Flow } from './flow.ts';

const tel = '090-0000-1234';

const fillPhone = (page: Page, carrier: string) =>
  page.getByLabel(`${carrier}の電話番号`).fill(tel);

export const docomo: Flow = {
  name: 'ドコモ払いへの変更',
  as: 'mizuno.keiko',
  path: '/payment/carrier/docomo',
  writes: 'postNttBillingConfirm',
  fill: async (page) => {
    await fillPhone(page, 'ドコモ');
    await page.getByRole('button', { name: 'SMSを送る' }).click();
    await page.getByLabel('認証コード', { exact: true }).fill('4821');
  },
  button: 'ドコモ払いに変更する',
  done: 'ドコモ払いへの変更を受け付けました。',
  keeps: [tel],
  typed: { 認証コード: '4821' },
};

export const softbank: Flow = {
  name: 'ソフトバンクまとめて支払いへの変更',
  as: 'mizuno.keiko',
  path: '/payment/carrier/softbank',
  writes: 'postSbBillingSms',
  fill: (page) => fillPhone(page, 'ソフトバンク'),
  button: 'SMSを送る',
  done: 'ソフトバンクまとめて支払いへの変更を受け付けました。',
  goesOn: 'SMSのリンクを開き、ソフトバンクの画面で認証してください。',
  keeps: [],
  typed: { ソフトバンクの電話番号: tel },
};

export const kddi: Flow = {
  ...softbank,
  name: 'au PAYへの変更',
  path: '/payment/carrier/kddi',
  writes: 'postKddiBillingSms',
  fill: (page) => fillPhone(page, 'au'),
  done: 'au PAYへの変更を受け付けました。',
  goesOn: 'SMSのリンクを開き、auの画面で認証してください。',
  typed: { auの電話番号: tel },
};
