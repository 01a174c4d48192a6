import { type Flow, toReview } from './flow.ts';

export const charge: Flow = {
  name: 'データの追加',
  as: 'mizuno.keiko',
  path: '/mobile/top/charge',
  writes: 'postCharge',
  fill: async (page) => {
    await page.getByRole('radio', { name: /1\.0GB/ }).check();
    await toReview(page, '1.0GBを550円で追加する');
  },
  button: '1.0GBを550円で追加する',
  done: '1.0GBを追加しました。',
  keeps: ['1.0GB', '550円'],
};
