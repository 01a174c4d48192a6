import { type Flow, toReview } from './flow.ts';

export const plan: Flow = {
  name: 'プランの変更',
  as: 'mizuno.keiko',
  path: '/mobile/contract/plan',
  writes: 'postPricePlanExchange',
  fill: async (page) => {
    await page.getByLabel(/^NEO 20GB/).check();
    await page.getByLabel(/^10分かけ放題/).check();
    await toReview(page, 'プランの変更を申し込む');
  },
  button: 'プランの変更を申し込む',
  done: 'プランの変更を受け付けました。',
  keeps: ['NEO 20GB', '10分かけ放題', '6,358円'],
};

export const planCancel: Flow = {
  name: '変更の取り消し',
  as: 'mizuno.keiko',
  path: '/mobile/contract/plan/cancel',
  pins: { getCancelExchangePricePlan: 'normal', postCancelExchangePricePlan: 'normal' },
  writes: 'postCancelExchangePricePlan',
  fill: async (page) => {
    await page.getByLabel('「NEO 20GB」へのプランの変更').check();
    await toReview(page, '変更を取り消す');
  },
  button: '変更を取り消す',
  done: '変更を取り消しました。',
  keeps: ['「NEO 10GB」から', '「NEO 20GB」へ'],
};
