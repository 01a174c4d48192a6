import type { Drive } from './drive.ts';
import { toReview } from './fibreOption.ts';

const as = 'mizuno.keiko';

export const hikaritvEntry: Drive = {
  name: 'ひかりTVのお申し込み',
  as,
  path: '/option/hikaritv',
  writes: 'postServiceOptionHikaritv',
  fill: async (page) => {
    await page.getByLabel('テレビおすすめプラン 2ねん割').check();
    await toReview(page, { button: '申し込む' });
  },
  button: '申し込む',
  done: 'ひかりTVのお申し込みを受け付けました。',
  keeps: ['テレビおすすめプラン 2ねん割', '1台'],
};

export const hikaritvChange: Drive = {
  ...hikaritvEntry,
  name: 'ひかりTVのプランの変更',
  path: '/option/hikaritv/change',
  pins: { getOptionHikaritv: 'plan_01', postServiceOptionHikaritv: 'change' },
  button: '変更する',
  fill: async (page) => {
    await page.getByLabel('テレビおすすめプラン 2ねん割').check();
    await toReview(page, { button: '変更する' });
  },
  done: 'ひかりTVの内容の変更を受け付けました。',
};

export const hikaritvQuit: Drive = {
  name: 'ひかりTVの解約',
  as,
  path: '/option/hikaritv/quit',
  pins: { getOptionHikaritv: 'plan_01', postHikaritvQuit: 'normal' },
  writes: 'postHikaritvQuit',
  fill: async (page) => {
    await page.getByLabel('12月31日(木)').check();
    await page.getByLabel('チューナーを返す').check();
    await toReview(page, { button: '解約する' });
  },
  button: '解約する',
  done: 'ひかりTVの解約を受け付けました。',
  keeps: ['2026年12月31日(木)', 'チューナーを返す'],
};

export const unextQuit: Drive = {
  name: '動画見放題の解約',
  as,
  path: '/option/unext/quit',
  writes: 'postUnextOptionChange',
  fill: (page) => page.getByRole('button', { name: '解約する' }).waitFor(),
  button: '解約する',
  done: '動画見放題の解約を受け付けました。',
  keeps: ['動画見放題'],
};

export const secomEntry: Drive = {
  name: 'ホームセキュリティのお申し込み',
  as,
  path: '/option/secom',
  writes: 'postSecomEntry',
  fill: async (page) => {
    await page.getByLabel('ご連絡先の電話番号').fill('０９０-0000-1234');
    await page.getByLabel('訪問の第1希望日').selectOption('2026-12-05');
    await toReview(page, { button: '申し込む' });
  },
  button: '申し込む',
  done: 'ホームセキュリティのお申し込みを受け付けました。',
  keeps: ['090-0000-1234', '2026年12月5日(土)'],
};

export const secomQuit: Drive = {
  name: 'ホームセキュリティの解約',
  as,
  path: '/option/secom/quit',
  pins: { getOptionSecom: 'status_srvc', postSecomQuit: 'normal' },
  writes: 'postSecomQuit',
  fill: async (page) => {
    await page.getByLabel('12月31日(木)').check();
    await toReview(page, { button: '解約する' });
  },
  button: '解約する',
  done: 'ホームセキュリティの解約を受け付けました。',
  keeps: ['2026年12月31日(木)'],
};

export const braviaEntry: Drive = {
  name: 'テレビリサイクルのお申し込み',
  as,
  path: '/option/bravia_recycle',
  writes: 'postBraviaRecycleEntry',
  fill: async (page) => {
    await page.getByLabel('引き取るテレビの大きさ').fill('55');
    await page.getByLabel('引き取りの日').selectOption('2026-12-05');
    await page.getByLabel('午後').check();
    await toReview(page, { button: '申し込む' });
  },
  button: '申し込む',
  done: 'テレビリサイクルのお申し込みを受け付けました。',
  keeps: ['55型', '2026年12月5日(土) 午後'],
};

const inStock = { getOptionPs5: 'status_none', getPs5Stock: 'normal', postOption: 'normal' };

export const consoleEntry: Drive = {
  name: 'ゲーム機プランのお申し込み',
  as,
  path: '/option/ps5',
  pins: inStock,
  writes: 'postOption',
  fill: async (page) => {
    await page.getByLabel('デジタル・エディション').check();
    await toReview(page, { button: '申し込む' });
  },
  button: '申し込む',
  done: 'ゲーム機プラン Aのお申し込みを受け付けました。',
  keeps: ['デジタル・エディション', '1,780円/月', '3年間'],
};

export const consoleQuit: Drive = {
  name: 'ゲーム機プランの解約',
  as,
  path: '/option/ps5/quit',
  pins: { getOptionPs5: 'status_srvc', postOption: 'quit' },
  writes: 'postOption',
  fill: async (page) => {
    await page.getByLabel('12月31日(木)').check();
    await page.getByLabel('機器を返す').check();
    await toReview(page, { button: '解約する' });
  },
  button: '解約する',
  done: 'ゲーム機プラン Aの解約を受け付けました。',
  keeps: ['機器を返す', '2026年12月31日(木)'],
};

export const denkiPlan: Drive = {
  name: 'でんきセット割のプランの変更',
  as,
  path: '/option/denki/change',
  writes: 'postNurodenkiPlanChange',
  fill: async (page) => {
    await page.getByLabel('料金プラン', { exact: true }).check();
    await page.getByLabel('夜とくプラン').check();
    await toReview(page, { button: '変更する' });
  },
  button: '変更する',
  done: 'でんきセット割の内容の変更を受け付けました。',
  keeps: ['夜とくプラン'],
};

export const denkiInfo: Drive = {
  ...denkiPlan,
  name: 'でんきセット割のご契約内容の変更',
  writes: 'putNurodenkiInfo',
  pins: { putNurodenkiInfo: 'normal' },
  fill: async (page) => {
    await page.getByLabel('いまの電気のご契約の内容').check();
    await page.getByLabel('いまの電力会社').fill('みなと電力');
    await page.getByLabel('お客さま番号').fill('1234567890');
    await page.getByLabel('供給地点特定番号').fill('0300000000000000001234');
    await page.getByLabel('いまのプラン').fill('従量電灯B');
    await page.getByLabel('ご契約の名義').fill('水野 恵子');
    await toReview(page, { button: '変更する' });
  },
  keeps: ['みなと電力', '0300000000000000001234'],
};

export const gasEntry: Drive = {
  name: 'ガスセット割のお申し込み',
  as,
  path: '/option/gas',
  writes: 'postOption',
  fill: async (page) => {
    await page.getByLabel('都市ガス', { exact: true }).check();
    await page.getByLabel('いまのガス会社').fill('みなとガス');
    await page.getByLabel('お客さま番号').fill('1234567890');
    await page.getByLabel('いまのプラン').fill('一般料金');
    await page.getByLabel('ご契約の名義').fill('水野 恵子');
    await toReview(page, { button: '申し込む' });
  },
  button: '申し込む',
  done: 'ガスセット割のお申し込みを受け付けました。',
  keeps: ['みなとガス', '都市ガス'],
};

/** The partners' options. */
export const partnerDrives: readonly Drive[] = [
  hikaritvEntry,
  hikaritvChange,
  hikaritvQuit,
  unextQuit,
  secomEntry,
  secomQuit,
  braviaEntry,
  consoleEntry,
  consoleQuit,
  denkiPlan,
  denkiInfo,
  gasEntry,
];
