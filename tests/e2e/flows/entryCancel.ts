import { type Flow, toReview } from './flow.ts';

export const entryCancel: Flow = {
  name: 'お申し込みの取り消し',
  as: 'hayase.sho',
  path: '/contract/entry_cancel',
  writes: 'postContractEntryCancel',
  fill: async (page) => {
    await page.getByLabel('引っ越し先で使えない').check();
    await page.getByLabel('詳しい理由').fill('転勤がなくなったため');
    await toReview(page, 'お申し込みを取り消す');
  },
  button: 'お申し込みを取り消す',
  done: 'お申し込みを取り消しました。',
  keeps: ['引っ越し先で使えない', '転勤がなくなったため'],
};
