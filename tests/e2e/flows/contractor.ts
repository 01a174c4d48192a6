import { type Flow, toReview } from './flow.ts';

export const contractor: Flow = {
  name: '連絡先の変更',
  as: 'kawase.ryo',
  path: '/mobile/contract/contractor/',
  writes: 'putServiceContract',
  fill: async (page) => {
    await page.getByLabel('連絡先の電話番号').fill('０３-0000-5555');
    await toReview(page, '連絡先を変更する');
  },
  button: '連絡先を変更する',
  done: '連絡先を変更しました。',
  keeps: ['03-0000-5555'],
};
