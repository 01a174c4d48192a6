import { type Flow, toReview } from './flow.ts';

export const gigaPlus: Flow = {
  name: 'ギガプラスの受け取り',
  as: 'mizuno.keiko',
  path: '/mobile/top/giga_plus',
  writes: 'postGigaPlus',
  fill: async (page) => {
    await toReview(page, '3.0GBを受け取る');
  },
  button: '3.0GBを受け取る',
  done: '3.0GBを受け取りました。',
  keeps: ['3.0GB'],
};
