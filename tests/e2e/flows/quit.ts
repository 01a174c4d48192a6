import { chooseDay, type Flow } from './flow.ts';

export const quit: Flow = {
  name: '光の解約',
  as: 'mizuno.keiko',
  path: '/contract/quit',
  writes: 'postQuit',
  fill: async (page) => {
    await page.getByRole('button', { name: '解約の入力へ進む' }).click();
    await page.getByLabel('ほかの会社に乗り換える').check();
    await chooseDay(page, '2026-12-31');
    await page.getByLabel('引き取りに来てもらう').check();
    await page.getByLabel('買い取る').check();
    await page.getByLabel('ご利用場所').check();
    await page.getByLabel('午前').check();
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await page.getByLabel('費用と、使えなくなるものを確かめました').check();
  },
  button: '12月31日に解約する',
  done: '12月31日(木)に解約するお申し込みを受け付けました。',
  keeps: ['ほかの会社に乗り換える', '引き取りに来てもらう', '買い取る', '午前'],
};
