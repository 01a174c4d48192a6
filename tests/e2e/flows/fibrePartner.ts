import type { Page } from '@playwright/test';
import { ordered } from './fibreOption.ts';
import { chooseDay, type Flow } from './flow.ts';

/** She has every option in use. */
const withAll = 'mitsushima.michiru';

const hikaritv = { page: 'hikaritv', name: 'ひかりTV' };
const tvPlan = {
  ...hikaritv,
  writes: 'postServiceOptionHikaritv',
  answer: (page: Page) => page.getByLabel('お値うちプラン 2ねん割').check(),
  keeps: ['お値うちプラン 2ねん割', '1台', '1,650円/月'],
};

const hikaritvEntry = ordered('entry', tvPlan);

export const hikaritvChange = ordered('change', {
  ...tvPlan,
  as: withAll,
});

const hikaritvQuit = ordered('quit', {
  ...hikaritv,
  as: withAll,
  writes: 'postHikaritvQuit',
  answer: async (page) => {
    await page.getByLabel('12月31日(木)').check();
    await page.getByLabel('チューナーを返す').check();
  },
  keeps: ['2026年12月31日(木)', 'チューナーを返す'],
});

const unextQuit = ordered('quit', {
  page: 'unext',
  name: '動画見放題',
  writes: 'postUnextOptionChange',
  atOnce: true,
  keeps: ['動画見放題'],
});

const secom = { page: 'secom', name: 'ホームセキュリティ' };

export const secomEntry = ordered('entry', {
  ...secom,
  writes: 'postSecomEntry',
  answer: async (page) => {
    await page.getByLabel('ご連絡先の電話番号').fill('０９０-0000-1234');
    await chooseDay(page, '2026-12-05');
  },
  keeps: ['090-0000-1234', '2026年12月5日(土)'],
  receipt: ['2026年12月5日(土)'],
});

const secomQuit = ordered('quit', {
  ...secom,
  as: withAll,
  writes: 'postSecomQuit',
  answer: (page) => page.getByLabel('12月31日(木)').check(),
  keeps: ['2026年12月31日(木)'],
});

const braviaEntry = ordered('entry', {
  page: 'bravia_recycle',
  name: 'テレビリサイクル',
  writes: 'postBraviaRecycleEntry',
  answer: async (page) => {
    await page.getByLabel('引き取るテレビの大きさ').fill('55');
    await chooseDay(page, '2026-12-05');
    await page.getByLabel('午後').check();
  },
  keeps: ['55型', '2026年12月5日(土) 午後'],
});

const ps5 = { page: 'ps5', name: 'ゲーム機プラン' };

const consoleEntry = ordered('entry', {
  ...ps5,
  as: 'irie.fumi',
  answer: (page) => page.getByLabel('デジタル・エディション').check(),
  keeps: ['ゲーム機プラン デジタル・エディション', '1,780円/月', '3年間'],
});

const consoleQuit = ordered('quit', {
  ...ps5,
  as: withAll,
  answer: async (page) => {
    await page.getByLabel('12月31日(木)').check();
    await page.getByLabel('機器を買い取る').check();
  },
  keeps: ['ゲーム機プラン A', '機器を買い取る', '16,500円', '2026年12月31日(木)'],
});

const denki = { page: 'denki', name: 'でんきセット割' };

const denkiPlan = ordered('change', {
  ...denki,
  writes: 'postNurodenkiPlanChange',
  answer: async (page) => {
    await page.getByLabel('料金プラン', { exact: true }).check();
    await page.getByLabel('夜とくプラン').check();
  },
  keeps: ['夜とくプラン'],
});

const denkiInfo: Flow = {
  ...ordered('change', {
    ...denki,
    as: withAll,
    writes: 'putNurodenkiInfo',
    answer: async (page) => {
      await page.getByLabel('いまの電気のご契約の内容').check();
      await page.getByLabel('いまの電力会社').fill('みなと電力');
      await page.getByLabel('お客さま番号').fill('1234567890');
      await page.getByLabel('供給地点特定番号').fill('0300000000000000001234');
      await page.getByLabel('いまのプラン').fill('従量電灯B');
      await page.getByLabel('ご契約の名義').fill('満島 みちる');
    },
    keeps: ['みなと電力', '0300000000000000001234'],
    receipt: ['みなと電力'],
  }),
  name: 'でんきセット割のご契約内容の変更',
};

const gas = { page: 'gas', name: 'ガスセット割' };

async function describeGas(page: Page, holder: string): Promise<void> {
  await page.getByLabel('いまのガス会社').fill('みなとガス');
  await page.getByLabel('お客さま番号').fill('1234567890');
  await page.getByLabel('いまのプラン').fill('一般料金');
  await page.getByLabel('ご契約の名義').fill(holder);
}

const gasEntry = ordered('entry', {
  ...gas,
  answer: async (page) => {
    await page.getByLabel('都市ガス', { exact: true }).check();
    await describeGas(page, '水野 恵子');
  },
  keeps: ['みなとガス', '都市ガス'],
});

const gasChange = ordered('change', {
  ...gas,
  as: withAll,
  answer: (page) => describeGas(page, '満島 みちる'),
  keeps: ['みなとガス', '一般料金'],
});

/** The partners' options. Their receipts say all that was chosen, except for what could be misused. */
export const partnerFlows: readonly Flow[] = [
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
  gasChange,
].map((flow) => ({
  ...flow,
  receipt: ['受付番号', '受付日時', ...(flow.receipt ?? flow.keeps)],
}));
