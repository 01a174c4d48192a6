import { type Examples, expectEveryExample, expectTexts, rounds } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';
import { pasted } from './pasted.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mizuno.keiko';
const path = '/campaign';
/** React names on the console what a boundary caught. */
const boundaries = /UnexpectedError/;

const table: Examples = {
  getCashback: {
    normal: [
      '受け取りの手続きが残っている特典が3件、合計45,000円あります。',
      '手続きが必要です3件・期限の近い順',
      'そのほかの特典5件',
    ],
    status_0: [
      '受け取り期間前',
      '2027年3月1日(月)から',
      '受け取りの手続きが必要な特典はありません。',
    ],
    status_1: ['振り込み済み', '2024年9月27日(金)', '10,000円'],
    status_2: ['期限切れ', '2025年8月31日(日)まで'],
    status_3: ['権利消滅', '2024年3月に番号を解約したため'],
    status_4: ['振り込みエラー', '1月15日(金)まで・あと55日', '確かめる'],
    status_5: ['手続き中', '12月25日(金)に振り込み予定'],
    status_6: ['手続き前', '12月10日(木)まで・あと19日', '登録する'],
    status_7: ['口座名義の誤り', '12月25日(金)まで・あと34日', '名義を修正する'],
    empty: ['いま、キャッシュバックの特典はありません。'],
    longest: ['9,999,999円', '同時お申し込みの特典'],
  },
  getFixedCampaign: {
    normal: ['割引2件・金額は1か月あたり', 'でんきセット割', '−501円', '適用予定', '−550円'],
    applied: ['適用中', '2024年3月1日(金)〜2027年9月30日(木)'],
    planned: ['適用予定', '2026年12月5日(土)〜2027年5月31日(月)'],
    ended: ['終了', '2024年3月1日(金)〜2026年9月30日(水)'],
    empty: ['いま、適用されている割引はありません。'],
    longest: ['−9,999,999円', '2024年3月1日(金)から'],
  },
  getCampaignPresentInfo: {
    normal: ['お友達の紹介'],
    choose: [
      '記念品',
      '12月31日(木)まで・あと40日',
      '選べる品：みなもの水筒、みなもの毛布',
      '在庫なし：みなもの灯台ランプ',
    ],
    accepted: ['手続き済み', 'みなもの水筒をお送りします'],
    shipped: ['発送済み', 'みなもの水筒をお送りしました'],
    expired: ['10ギガ乗り換えの記念品', '10月31日(土)まで'],
    longest: ['同時お申し込みの記念品'],
  },
  getIntroduce: {
    normal: [
      'ご紹介した方も、された方も、5,000円ずつ受け取れます。',
      'MZN-4827',
      'https://minamo.example/f/MZN-4827',
      '有効期限 2027年1月31日(日)',
      'これまでに1人が開通しました',
    ],
    expired: ['！有効期限切れです', '2026年10月31日(土)まででした。', '紹介コードを発行する'],
    empty: ['紹介コードは、まだ発行されていません。', '紹介コードを発行する'],
    longest: ['ABCDEFGH-99999999', '9,999,999円ずつ', '999人'],
  },
};

test('every named example of the benefits is looked at', ({ app }) =>
  expectEveryExample(app, table));

test('all named examples, one of each at a time, on a phone', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone });
  for (const { pins, texts } of rounds(table)) {
    app.mock.pins.clear();
    for (const [id, example] of Object.entries(pins)) app.mock.pins.set(id, example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
    await expectNoSidewaysScroll(page);
  }
});

test('those that need the customer come first, each with its link', async ({ app }) => {
  const page = await app.visit(path, { as });
  const rows = page.getByRole('region', { name: '手続きが必要です' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(3);
  const links = await rows.getByRole('link').allTextContents();
  expect(links.map((text) => text.replace('電話で', '').replace('口座を', ''))).toEqual([
    '登録する',
    '名義を修正する',
    '確かめる',
  ]);
});

test('code and address are copied; the address is passed on', async ({ app }) => {
  const page = await app.visit(path, { as, context: { permissions: ['clipboard-write'] } });
  await page.getByRole('button', { name: 'コピー(紹介コード)' }).click();
  await expect(page.getByRole('button', { name: 'コピーしました' })).toBeVisible();
  await expect.poll(() => pasted(page)).toBe('MZN-4827');
  await expect(page.getByRole('img', { name: /QRコード$/ })).toBeVisible();
  const line = await page.getByRole('link', { name: /^LINEで送る/ }).getAttribute('href');
  expect(new URL(line ?? '').searchParams.get('text')).toContain(
    'https://minamo.example/f/MZN-4827',
  );
});

test('a section that can’t be read is said in place, and read again there', async ({ app }) => {
  app.mock.faults.set('getIntroduce', { status: 500 });
  const page = await app.visit(path, { as, allowConsole: boundaries });
  const retry = page.getByRole('button', { name: 'もう一度読み込む(お友達の紹介)' });
  await expect(retry).toBeVisible();
  await expectTexts(page, ['45,000円', 'でんきセット割']);
  app.mock.faults.clear();
  await retry.click();
  await expect(page.getByText('MZN-4827', { exact: true })).toBeVisible();
});
