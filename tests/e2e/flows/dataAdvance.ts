import { type Flow, toReview } from './flow.ts';

export const dataAdvance: Flow = {
  name: 'データの前借り',
  as: 'mizuno.keiko',
  path: '/mobile/top/data_advance',
  writes: 'postDataAdvance',
  fill: async (page) => {
    await page.getByLabel('前借りするデータ').selectOption('1.0GB');
    await toReview(page, '1.0GBを前借りする');
  },
  button: '1.0GBを前借りする',
  done: '1.0GBを前借りしました。',
  keeps: ['1.0GB'],
};
