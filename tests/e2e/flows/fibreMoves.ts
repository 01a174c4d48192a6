import { chooseDay, type Flow, toReview } from './flow.ts';

export const upgrade: Flow = {
  name: '10ギガへの変更',
  as: 'irie.fumi',
  path: '/contract/upgrade',
  writes: 'postG10UpgradeEntry',
  fill: async (page) => {
    await chooseDay(page, '2026-12-10');
    await page.getByLabel('午前').check();
    await page.getByLabel('当日に連絡のつく電話番号').fill('０９０-0000-1234');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await page.getByLabel('料金と、工事に立ち会いが必要なことを確かめました').check();
  },
  button: '12月10日の工事を申し込む',
  done: '10ギガへの変更を受け付けました。',
  keeps: ['2026年12月10日(木)', '午前', '090-0000-1234'],
  receipt: ['25,300円', '登録手数料3,300円と工事費22,000円', '工事の日程を見る'],
};

export const move: Flow = {
  name: 'お引っ越し',
  as: 'irie.fumi',
  path: '/contract/move',
  writes: 'postMoveTokenCreate',
  fill: async (page) => {
    await page.getByLabel('新しいお住まいの郵便番号').fill('999-0000');
    await chooseDay(page, '2027-01-15');
    await toReview(page, 'お引っ越しを始める');
  },
  button: 'お引っ越しを始める',
  done: 'お引っ越しの手続きを始めました。',
  keeps: ['999-0000', '2027年1月15日(金)'],
};
