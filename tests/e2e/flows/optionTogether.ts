import { type Flow, toReview } from './flow.ts';

/** Two options in one application (order type 6). */
export const optionTogether: Flow = {
  name: 'オプションのまとめての申し込み',
  as: 'mizuno.keiko',
  path: '/option/together',
  writes: 'postOption',
  sends: 2,
  fill: async (page) => {
    await page.getByLabel('申し込む(音楽聴き放題)').check();
    await page.getByLabel('申し込む(パスワード管理)').check();
    await toReview(page, '2件を申し込む', true);
  },
  button: '2件を申し込む',
  done: '2件のお申し込みを受け付けました。',
  keeps: ['音楽聴き放題', 'パスワード管理', '1,078円/月'],
};
