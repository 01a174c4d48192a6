import { type Flow, toReview } from './flow.ts';

export const changeImei: Flow = {
  name: '端末補償のIMEIの変更',
  as: 'mizuno.keiko',
  path: '/mobile/option/phone_protection',
  writes: 'postDeviceCompensation',
  fill: async (page) => {
    await page.getByLabel(/^IMEI\(端末製造番号\)を変更する/).check();
    await page.getByLabel('変更後のIMEI(端末製造番号)').fill('350000000005678');
    await toReview(page, 'IMEIを変更する');
  },
  button: 'IMEIを変更する',
  done: 'IMEIを変更しました。',
  keeps: ['350000000005678'],
};

export const quitProtection: Flow = {
  name: '端末補償の解約',
  as: 'mizuno.keiko',
  path: '/mobile/option/phone_protection',
  writes: 'postDeviceCompensation',
  fill: async (page) => {
    await page.getByLabel(/^端末補償を解約する/).check();
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await page.getByLabel('もう一度申し込めないことを確かめました').check();
  },
  button: '端末補償を解約する',
  done: '端末補償の解約を受け付けました。',
  keeps: ['2026年11月30日(月)'],
};
