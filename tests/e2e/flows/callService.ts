import { type Flow, toReview } from './flow.ts';

export const callService: Flow = {
  name: '通話オプション',
  as: 'mizuno.keiko',
  path: '/mobile/option/call_service',
  writes: 'postCallService',
  fill: async (page) => {
    await page.getByLabel(/^10分かけ放題/).check();
    await page.getByLabel(/^割込通話/).check();
    await toReview(page, '通話オプションを変更する');
  },
  button: '通話オプションを変更する',
  done: '通話オプションの変更を受け付けました。',
  keeps: ['10分かけ放題', '割込通話'],
};
