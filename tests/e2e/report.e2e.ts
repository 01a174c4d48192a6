import { type Examples, expectEveryExample, expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'irie.fumi';
const path = '/contract/report';
const sound = ['normal', 'longest', 'empty'];

const lists: Examples = {
  getReportList: {
    normal: ['2件', '光配線の調査報告', 'みなもコート', '共用部の設備の調査報告'],
    one: ['1件', '2026年11月1日(日)'],
    three: ['3件', '2025年11月1日(土)'],
    empty: ['0件', '建物の調査報告はありません。'],
    longest: ['防火区画の貫通部の処理についての調査報告', '大鳳森タワーウエスト棟'],
  },
  getMansionIntroduce: {
    normal: ['光配線の調査報告'],
    accepting: ['建物のご紹介', '受け付け中', '10,000円', '建物の紹介へ'],
    introduced: ['紹介済み', '10,000円'],
    ended: ['受け付け終了'],
    longest: ['9,999,999円'],
  },
};

const details: Examples = {
  getReportDetail: {
    normal: ['調査の結果', 'すべての住戸まで光ケーブルを通せることを確認しました。', '工事の予定'],
    longest: ['既設の電話用の配管に空きがない階では'],
  },
};

test('the list, the building and each report in words', async ({ app }) => {
  await expectEveryExample(app, { ...lists, ...details });
  const page = await app.visit(path, { as, viewport: phone });
  for (const [id, rows] of Object.entries({ ...lists, ...details })) {
    const address = id === 'getReportDetail' ? `${path}/q2611010001` : path;
    for (const [example, texts] of Object.entries(rows)) {
      app.mock.pins.set(id, example);
      await page.goto(app.url + address);
      await waitForScreen(page);
      await expectTexts(page, texts);
      if (sound.includes(example) && id !== 'getMansionIntroduce')
        await expectNoSidewaysScroll(page);
    }
    app.mock.pins.clear();
  }
});

test('from the contract to a report; one that is not there says so', async ({ app }) => {
  const page = await app.visit('/contract', { as, viewport: desktop, dark: true });
  await page.getByRole('link', { name: /^建物の調査報告/ }).click();
  await page.waitForURL('**/contract/report');
  await page.getByRole('link', { name: /^共用部の設備の調査報告/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: '共用部の設備の調査報告' }),
  ).toBeVisible();
  await expectTexts(page, ['2026年5月1日(金)・みなもコート']);
  await expectNoSidewaysScroll(page);
  for (const id of ['q99999999', 'nonsense']) {
    await page.goto(`${app.url}${path}/${id}`);
    await expectTexts(page, ['この報告はありません']);
  }
  await page.getByRole('link', { name: '調査報告の一覧を見る' }).click();
  await expectTexts(page, ['2件']);
});
