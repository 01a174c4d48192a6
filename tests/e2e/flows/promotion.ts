import { type Flow, toReview } from './flow.ts';

export const promotion: Flow = {
  name: 'お知らせの受け取り',
  as: 'irie.fumi',
  path: '/contract/promotion',
  writes: 'putPromotion',
  fill: async (page) => {
    await page.getByRole('checkbox', { name: '上位プランのご案内：SMS' }).check();
    await toReview(page, '受け取りの設定を変更する');
  },
  button: '受け取りの設定を変更する',
  done: 'お知らせの受け取りを変更しました。',
  keeps: ['メール・SMS'],
};
