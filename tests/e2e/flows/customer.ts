import { expect } from '@playwright/test';
import { type Flow, toReview } from './flow.ts';

export const customerPhone: Flow = {
  name: '電話番号の変更',
  as: 'mizuno.keiko',
  path: '/contract/customer/phone',
  writes: 'putContract',
  fill: async (page) => {
    await page.getByLabel('電話番号', { exact: true }).fill('０３ー0000-9999');
    await toReview(page, '電話番号を変更する');
  },
  button: '電話番号を変更する',
  done: '電話番号を変更しました。',
  keeps: ['03-0000-9999', '090-0000-1234'],
};

export const customerName: Flow = {
  name: 'お名前の変更',
  as: 'mizuno.keiko',
  path: '/contract/customer/name',
  writes: 'putContract',
  fill: async (page) => {
    await page.getByLabel('姓', { exact: true }).fill('沖田');
    await page.getByLabel('セイ(フリガナ)').fill('おきた');
    await toReview(page, 'お名前を変更する');
  },
  button: 'お名前を変更する',
  done: 'お名前の変更を受け付けました。',
  keeps: ['沖田 恵子', 'オキタ ケイコ'],
};

export const customerAddress: Flow = {
  name: '住所の変更',
  as: 'mizuno.keiko',
  path: '/contract/customer/address',
  writes: 'putContract',
  fill: async (page) => {
    await page.getByLabel('郵便番号').fill('〒150−0001');
    await expect(page.getByText('郵便番号から住所を入れました。')).toBeVisible();
    await page.getByLabel('町名・番地').fill('神宮前1-1-1');
    await toReview(page, '住所を変更する');
  },
  button: '住所を変更する',
  done: '住所を変更しました。',
  keeps: ['〒150-0001', '東京都渋谷区', '神宮前1-1-1'],
};

export const billingAddress: Flow = {
  name: '請求書の送付先の変更',
  as: 'mizuno.keiko',
  path: '/contract/customer/billing_address',
  writes: 'putBillingAddressInfo',
  fill: async (page) => {
    await page.getByLabel('宛名').fill('水野 昭夫');
    await toReview(page, '送付先を変更する');
  },
  button: '送付先を変更する',
  done: '請求書の送付先を変更しました。',
  keeps: ['水野 昭夫 様'],
};
