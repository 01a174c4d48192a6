import { type Examples, expectEveryExample, expectTexts, rounds } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'saegusa.minori';
const path = '/mobile/campaign';

const table: Examples = {
  getMobileCampaign: {
    normal: [
      '受け取りの手続きが残っている特典が1件、合計10,000円あります。',
      '手続きが必要です1件',
      '12月31日(木)まで・あと40日',
      '光セット割引',
      '−330円',
      '開催中のキャンペーン1件',
      'データを3.0GBさしあげます。',
    ],
    status_0: ['受け取り期間前', '受け取りの手続きが必要な特典はありません。'],
    status_1: ['振り込み済み'],
    status_2: ['期限切れ', 'これまでの特典1件'],
    status_3: ['権利消滅'],
    status_4: ['振り込みエラー', '手続きが必要です1件'],
    status_5: ['手続き中', 'ご利用中の特典1件'],
    status_6: ['手続き前', '手続きが必要です1件'],
    status_7: ['口座名義の誤り', '手続きが必要です1件'],
    empty: ['いま、特典とキャンペーンはありません。'],
    one: ['光セット割引', '適用中', '2024年6月8日(土)から'],
    many: ['開催中のキャンペーン6件'],
    longest: ['秋の特別感謝キャッシュバック', '9,999,999円'],
  },
  getMobileCashbackAccount: {
    normal: ['登録されていません', 'ミズノ ケイコ', '12月31日(木)まで・あと40日'],
    status_0: ['2026年12月15日(火)〜2027年2月28日(日)'],
    status_1: ['振り込み日2026年10月30日(金)', 'みなも銀行 波止場支店 普通 •••• 4567'],
    status_2: ['2026年10月15日(木)〜2026年10月31日(土)'],
    status_3: ['権利消滅'],
    status_4: ['口座の名義は、これと同じでなければ受け取れません。', '•••• 4567'],
    status_5: ['振り込み予定日2026年12月25日(金)'],
    status_6: ['手続き前', '登録されていません'],
    status_7: ['登録された口座の名義が、これと違っています。'],
    longest: ['みなも南洋信用農業協同組合連合会 波止場北東海岸通り南新町出張所 貯蓄 •••• 4567'],
    register_account_cashback_procedure_complete: [
      'すでにキャッシュバックの入金手続が行われています',
    ],
    cashback_not_eligible: ['キャッシュバック対象外です。'],
    cashback_expired: ['受け取りの期限を過ぎています。'],
  },
};

test('every named example of the benefits of a SIM is looked at', ({ app }) =>
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

test('no cashback: the account says so in place', async ({ app }) => {
  app.mock.pins.set('getMobileCashbackAccount', 'not_found');
  const page = await app.visit(path, { as });
  await expectTexts(page, ['表示できる情報がありません。', '家族で使おう']);
});

test('an open campaign leads out in a window of its own', async ({ app }) => {
  const page = await app.visit(path, { as });
  const link = page.getByRole('link', { name: /^詳しく見る\(家族で使おう/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', 'https://www.minamo.example/campaign/family');
});

test('a cashback is on the page once, its account below it', async ({ app }) => {
  const page = await app.visit(path, { as: 'kawase.ryo', viewport: phone });
  await expectTexts(page, ['乗り換えキャッシュバック', '登録されていません']);
  await expect(page.getByText('乗り換えキャッシュバック', { exact: true })).toHaveCount(1);
});
