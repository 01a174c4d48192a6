import { type Flow, toReview } from './flow.ts';

export const virusBuster: Flow = {
  name: '月額版ウイルス対策',
  as: 'mizuno.keiko',
  path: '/mobile/option/VirusBusterMobile',
  writes: 'postVirusBusterMobile',
  fill: async (page) => {
    await page.getByLabel(/^申し込む/).check();
    await toReview(page, '月額版ウイルス対策を申し込む');
  },
  button: '月額版ウイルス対策を申し込む',
  done: '月額版ウイルス対策の申し込みを受け付けました。',
  keeps: ['月額版ウイルス対策', '275円'],
};

/** Its price isn't shown, so it is ended here and ordered by phone. */
export const premiumBand: Flow = {
  name: 'プレミアムバンド',
  as: 'mizuno.keiko',
  path: '/mobile/option/PremiumBand',
  pins: { getPremiumBand: 'using', postPremiumBand: 'remove' },
  writes: 'postPremiumBand',
  fill: async (page) => {
    await page.getByLabel(/^解約する/).check();
    await toReview(page, 'プレミアムバンドを解約する');
  },
  button: 'プレミアムバンドを解約する',
  done: 'プレミアムバンドの解約を受け付けました。',
  keeps: ['プレミアムバンド', '解約する'],
};

export const valueDataFree: Flow = {
  name: 'バリューデータフリー',
  as: 'mizuno.keiko',
  path: '/mobile/option/ValueDataFree',
  pins: { getValueDataFree: 'normal', postValueDataFree: 'remove' },
  writes: 'postValueDataFree',
  fill: async (page) => {
    await page.getByLabel(/^解約する/).check();
    await toReview(page, 'バリューデータフリーを解約する');
  },
  button: 'バリューデータフリーを解約する',
  done: 'バリューデータフリーの解約を受け付けました。',
  keeps: ['バリューデータフリー', '解約する'],
};

export const fifthGeneration: Flow = {
  name: '5Gオプション',
  as: 'mizuno.keiko',
  path: '/mobile/option/NetworkFifthGeneration',
  writes: 'postFifthGeneration',
  fill: async (page) => {
    await page.getByLabel(/^種類を変更する/).check();
    await page.getByLabel('5Gサービス S').check();
    await toReview(page, '5Gオプションの種類を変更する');
  },
  button: '5Gオプションの種類を変更する',
  done: '5Gサービス Sへの変更を受け付けました。',
  keeps: ['5Gサービス S', '種類を変更する'],
};
