import { type Examples, expectEveryExample, expectTexts, rounds } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mizuno.keiko';

// Examples of the two operations are seen on the same visit.
const table: Examples = {
  getOption: {
    normal: [
      '毎月2,568円。12月のご利用分、1月のご請求から2,788円になる予定です。',
      '4件・手続き中 2件',
      'でんきセット割',
      '−501円/月',
      '解約手続き中',
      '11月30日(月)まで',
      '申込手続き中',
      '12月1日(火)から',
      '11月のオプション料金',
      '全62件',
      '通常 1,078円/月',
      '申込不可',
    ],
    statuses: ['申込手続き中', '利用中', '取り消し済み', '解約済み', '解約手続き中'],
    not_accepting: ['ご契約中のオプションはありません。', 'ひかりTV', '申込不可'],
    empty: ['ご契約中のオプションはありません。', '0件', '全62件'],
    phone_only: ['毎月550円です。', '1件', 'ホームでんわ'],
    many: ['毎月9,387円です。', '11件', 'ゲーム機プラン A', '見守りデバイス'],
    leaving_longest_name: ['4件', '3,657円', '動画見放題プレミアムファミリープラン'],
    longest: ['9,999,999円/月', '申込不可'],
  },
  getPaymentRestrictionOption: {
    normal: ['探す'],
    method_restricted: ['探す'],
    option_restricted: ['動画見放題', '申込不可'],
    all_restricted: ['現在、お申込みを受け付けられない状態です。', 'お支払いの確認ができるまで'],
    longest: ['探す'],
  },
};

test('every named example of the options’ operations is looked at', ({ app }) =>
  expectEveryExample(app, table));

test('each example shows its words', async ({ app }) => {
  const page = await app.visit('/option', { as, viewport: phone });
  for (const { pins, texts } of rounds(table)) {
    for (const [id, example] of Object.entries(pins)) app.mock.pins.set(id, example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
    await expectNoSidewaysScroll(page);
  }
});

test('what the payment method does not allow says why, and with which it would be possible', async ({
  app,
}) => {
  app.mock.pins.set('getPaymentRestrictionOption', 'longest');
  const page = await app.visit('/option?q=MO372N', { as, viewport: phone });
  await expectTexts(page, ['クレジットカードまたは口座振替に変更してからお申し込みください。']);
  await page.getByRole('link', { name: '動画見放題プレミアムファミリープラン' }).click();
  await expectTexts(page, [
    'お申し込みいただけるお支払い方法：口座振替、クレジットカード、ドコモ払い、ソフトバンクまとめて支払い、au PAY',
  ]);
  await expectNoSidewaysScroll(page);
});

test(
  'the search finds kana, kanji, latin and codes; the choice is in the address',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit('/option', { as });
    const search = page.getByRole('searchbox', { name: '名前やキーワード' });
    for (const text of ['みまもりでばいす', '居場所', 'ＷＡＴＣＨ', 'mo320n', 'まいご', 'ﾐﾏﾓﾘ']) {
      await search.fill(text);
      await search.press('Enter');
      await expect(page.getByText('件見つかりました。')).toBeVisible();
      await expect(page.getByRole('link', { name: '見守りデバイス' })).toBeVisible();
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === text);
      // The focus stays in the field, so that the customer can go on typing.
      await expect(search).toBeFocused();
    }
    await page.getByRole('tab', { name: '割引' }).click();
    await expectTexts(page, ['条件に合うオプションは見つかりませんでした。']);
    await page.getByRole('button', { name: '条件を消してすべて見る' }).click();
    const panel = page.getByRole('tabpanel');
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(5);
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await page.reload();
    await waitForScreen(page);
    await expect(panel.getByRole('listitem')).toHaveCount(5);
  },
);

test('status and price choose, twenty at a time', async ({ app }) => {
  const page = await app.visit('/option', { as });
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(20);
  const next = page.getByRole('button', { name: '次の20件を見る' });
  await next.click();
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(20).getByRole('link').first()).toBeFocused();
  await next.click();
  await page.getByRole('button', { name: '次の2件を見る' }).click();
  await expect(rows).toHaveCount(62);

  await page.getByText('状態と料金で絞り込む').click();
  await page.getByLabel('状態').selectOption('ご契約中・手続き中');
  await page.getByLabel('毎月の料金').selectOption('割引・無料');
  await expect(page.getByText('1件見つかりました。')).toBeVisible();
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([expect.stringContaining('でんきセット割')]);
});

test('a row is one target as a whole, and says a state only where there is one', async ({
  app,
}) => {
  const page = await app.visit('/option?q=lpガス', { as, viewport: phone });
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'ガスセット割' });
  await expect(row).toHaveText('ガスセット割LPガスをお使いの方は対象外です−200円/月');
  await expect(row.getByRole('link')).toHaveCount(1);
  // Beside its words.
  await row.click({ position: { x: 320, y: 50 } });
  await expect(page.getByRole('heading', { level: 1, name: 'ガスセット割' })).toBeVisible();
  await expectTexts(page, [
    '月額基本料金から 200円',
    'LPガス(プロパンガス)をお使いの方は、\nお申し込みいただけません。',
  ]);
  await page.goto(`${app.url}/option`);
  await waitForScreen(page);
  await expectTexts(page, ['機器の在庫がないため、いまはお申し込みいただけません。']);
  await expect(page.getByRole('main').getByText('未申込')).toHaveCount(0);
});

test('the catalogue is shown when the restriction can’t be read', async ({ app }) => {
  app.mock.pins.set('getPaymentRestrictionOption', 'system_error');
  const page = await app.visit('/option', { as });
  const retry = page.getByRole('button', { name: 'もう一度読み込む' });
  await expect(retry).toBeVisible();
  await expectTexts(page, ['全62件', 'ひかりTV']);
  app.mock.pins.delete('getPaymentRestrictionOption');
  await retry.click();
  await expect(retry).toBeHidden();
});

test('fits a desktop too', async ({ app }) => {
  const page = await app.visit('/option?status=blocked', { as, viewport: desktop });
  await expectTexts(page, ['機器の在庫がないため、いまはお申し込みいただけません。']);
  await expectNoSidewaysScroll(page);
});
