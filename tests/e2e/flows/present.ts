import { type Flow, toReview } from './flow.ts';

export const present: Flow = {
  name: '記念品の受け取り',
  as: 'mitsushima.michiru',
  path: '/campaign/present',
  writes: 'postCampaignPresentAccept',
  fill: async (page) => {
    await page.getByRole('radio', { name: 'みなもの毛布' }).check();
    await toReview(page, 'この品を受け取る');
  },
  button: /この品を受け取る$/,
  done: '記念品の受け取りを受け付けました。',
  keeps: ['みなもの毛布'],
};
