import { expectEveryExample, expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const label = 'ご対応が必要なこと';

/** Each named example of the list, and what the page of all of them says. */
const table = {
  getNotification: {
    normal: ['9件', 'いちばん近い期限は、11月30日(月)です。', '19,800円をご請求します。'],
    all_read: ['ご対応が必要なことを、いま表示できません。', 'お知らせ履歴と、手続きの状況'],
    important: ['いま表示できません。'],
    empty: ['いま表示できません。'],
    one: ['いま表示できません。'],
    longest: ['いま表示できません。'],
    actions_none: ['0件', 'いま、ご対応が必要なことはありません。'],
    actions_one: [
      'いちばん近い期限は、12月10日(木)です。あと19日あります。',
      'キャッシュバック45,000円を受け取る',
      '3件のうち、いちばん早い期限です。',
    ],
    actions_five: [
      '1件は、期限を過ぎています。',
      '11月15日(日)に期限を過ぎ',
      '今日まで',
      '初期パスワードを変更する',
    ],
    actions_nine: ['9件', 'VISA •••• 1881', '口座振替の申込書を返送する'],
    actions_longest: ['みなもポケットWi-Fi プレミアム 5G', '2099年12月31日(木)まで'],
  },
};

test('every list is drawn in full on its own page, on a phone too', async ({ app }) => {
  await expectEveryExample(app, table);
  const page = await app.visit('/required_action', { as: 'mitsushima.michiru', viewport: phone });
  for (const [example, seen] of Object.entries(table.getNotification)) {
    app.mock.pins.set('getNotification', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, seen);
    await expectNoSidewaysScroll(page);
  }
});

test('fibre, three of six with the nearest deadline first, the way to all, and to the act', async ({
  app,
}) => {
  const page = await app.visit('/top', { as: 'mitsushima.michiru', viewport: phone });
  const section = page.getByRole('region', { name: label });
  await expect(section.getByRole('listitem')).toHaveText([
    /ギガプラス3\.0GBを受け取る.*11月30日\(月\)まで.*090-0000-5432.*あと9日.*受け取る/,
    /ギフトのデータ0\.4GBを使う/,
    /12月5日\(土\)午前の工事日を確かめる.*12月2日\(水\)まで.*Minamo 光.*あと11日/,
  ]);
  await expectNoSidewaysScroll(page);
  await section.getByRole('link', { name: '6件すべて見る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await page
    .getByRole('link', { name: '口座を登録する(キャッシュバック30,000円を受け取る)' })
    .click();
  await page.waitForURL('**/campaign/cashback');
  await expect(page.getByRole('main')).toContainText('30,000円');
});

test(
  'what has been done is asked no more, on the top and in the menu',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit('/mobile/top/', { as: 'saegusa.minori', viewport: phone });
    const section = page.getByRole('region', { name: label });
    await expect(section).toContainText('4件');
    await section
      .getByRole('link', { name: 'ログイン履歴を見る(11月19日(木)のログインを確かめる)' })
      .click();
    await page.getByRole('button', { name: '自分のログインです' }).click();
    await page.getByRole('link', { name: '料金・お知らせ' }).first().click();
    await expect(section).toContainText('3件');
    await expect(section).toContainText('11月17日(火)のログインを確かめる');
    await section.getByRole('link', { name: '受け取る(ギガプラス3.0GBを受け取る)' }).click();
    await page
      .getByRole('link', { name: '確認へ進む' })
      .or(page.getByRole('button', { name: '確認へ進む' }))
      .click();
    await page.getByRole('button', { name: '3.0GBを受け取る' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('受け取りました');
    await page.getByRole('banner').getByRole('button', { name: 'メニュー' }).click();
    const menu = page.getByRole('dialog', { name: 'メニュー' });
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
      '料金・お知らせ',
      `${label}2件`,
      'ご契約情報',
      'ご契約オプション',
      '特典・キャンペーン',
    ]);
    await menu.getByRole('link', { name: label }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  },
);

test('bills that are owed: their sum, how to pay, and where', async ({ app }) => {
  const page = await app.visit('/top', { as: 'irie.fumi', viewport: desktop });
  const section = page.getByRole('region', { name: label });
  await expect(section).toContainText('2か月分のご請求5,270円を支払う');
  await expect(section).toContainText('期限切れ');
  await section.getByRole('link', { name: /^ご請求を確かめる/ }).click();
  await expect(page.getByRole('region', { name: 'お支払いが必要なご請求' })).toContainText(
    '5,270円',
  );
});

test('the service selection lists it across all lines, each leading to its own', async ({
  app,
}) => {
  const page = await app.visit('/service/', { as: 'hamano.nagi', viewport: phone });
  const section = page.getByRole('region', { name: label });
  await expect(section.getByRole('listitem').first()).toContainText('11月のご請求2,068円を支払う');
  await expectNoSidewaysScroll(page);
  await section.getByRole('link', { name: /すべて見る/ }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: '090-0000-2468' })
    .getByRole('link', { name: '受け取る(ギガプラス3.0GBを受け取る)' })
    .click();
  await expect(page.getByRole('main')).toContainText('090-0000-2468');
});

test('nothing to do: no section on the top, and the menu says so', async ({ app }) => {
  const page = await app.visit('/top', { as: 'seto.midori', viewport: desktop });
  await expect(page.getByRole('heading', { name: 'よく使う手続き' })).toBeVisible();
  await expect(page.getByRole('region', { name: label })).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: '瀬戸 みどり 様' }).click();
  await expect(page.getByRole('link', { name: new RegExp(label) })).toContainText('ありません');
});

test('a server that tells no list: the top says what is owed, and the menu leads nowhere', async ({
  app,
}) => {
  app.mock.pins.set('getNotification', 'all_read');
  const page = await app.visit('/top', { as: 'irie.fumi', viewport: phone });
  await expect(page.getByRole('region', { name: 'お支払いが必要なご請求' })).toContainText(
    '5,270円',
  );
  await expect(page.getByRole('region', { name: label })).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'メニュー' }).click();
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  await expect(menu.getByRole('link', { name: 'ご契約情報' })).toBeVisible();
  await expect(menu.getByRole('link', { name: label })).toHaveCount(0);
});
