import { expectEveryExample, expectRounds, expectTexts, rounds } from './exampleRounds.ts';
import { allExamplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** Each named example of the service list, and what must be seen. */
const labels: Record<string, string[]> = {
  normal: [
    '満島 みちる 様、どのサービスをご覧になりますか。',
    '2ギガ 戸建て',
    '10,430円',
    '090-0000-1234',
    '12.6GB',
    '音声 NEO 10GB',
    '090-0000-5678',
    'データ専用 ライト 3GB',
  ],
  three_sims: ['090-0000-9012', 'データ+SMS ライト 3GB', '2.9GB'],
  categories: [
    '10ギガS 戸建て',
    'ご自宅のインターネット(10ギガS)',
    'ご自宅のインターネット(20ギガS)',
    'ひかりTV',
    'ご自宅のテレビ',
  ],
  figures_unknown: ['まだありません', '開いてご確認ください', '音声 NEO 無制限'],
  ended: ['解約済み10月31日(土)まで', '解約済み11月20日(金)まで', '0.8GB'],
  empty: ['ご利用中のサービスはありません。', '0件', '0120-000-000'],
  many: ['090-0000-2007', '0.0GB'],
  longest: [
    '20ギガ 戸建て ハイエンド 長期ご利用の方向け3年定額プラン(工事費実質無料)',
    '9,999,999円',
    '999.9GB',
  ],
};
/** Accounts with a single service have nothing to choose: the customer of each, and where they land. */
const skipped: Record<string, [as: string, path: string]> = {
  single_fixed: ['irie.fumi', '/top'],
  single_mobile: ['kawase.ryo', '/mobile/top/'],
  password_by_system: ['kobato.madoka', '/mobile/top/'],
};
/** Failures that the API error dialog shows. */
const failures = [
  'session_invalid',
  'system_error',
  'maintenance',
  'maintenance_open_end',
  'maintenance_html',
];

test('every named example of the service list is looked at', async ({ app }) => {
  expect([...Object.keys(labels), ...Object.keys(skipped), ...failures].sort()).toEqual(
    await allExamplesOf(app, 'getService'),
  );
});

test('each example shows its words, on a phone', async ({ app }) => {
  const page = await app.visit('/service/', { as: 'mitsushima.michiru', viewport: phone });
  await expectRounds(app, page, rounds({ getService: labels }), () => expectNoSidewaysScroll(page));
});

for (const [name, [as, path]] of Object.entries(skipped)) {
  test(`${name} is skipped`, async ({ app }) => {
    const page = await app.page({ as });
    await page.goto(`${app.url}/service/`);
    await page.waitForURL(({ pathname }) => pathname === path);
  });
}

test('unread notices of fibre; without an answer nothing is said', async ({ app }) => {
  const table = {
    getFixedNotification: {
      normal: ['未読のお知らせ2件'],
      all_read: ['未読のお知らせはありません'],
      empty: ['未読のお知らせはありません'],
      longest: ['未読のお知らせ999件', '大切なお知らせ：ご利用規約・個人情報'],
    },
  };
  await expectEveryExample(app, table);
  const page = await app.visit('/service/', { as: 'mitsushima.michiru', viewport: phone });
  for (const [example, seen] of Object.entries(table.getFixedNotification)) {
    app.mock.pins.set('getFixedNotification', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, seen);
  }
  await expectNoSidewaysScroll(page);
  app.mock.pins.set('getFixedNotification', 'system_error');
  await page.reload();
  await expect(page.getByRole('link', { name: /^開く\(Minamo 光/ })).toBeVisible();
  await expect(page.getByText('未読のお知らせ')).toHaveCount(0);
});

test('who has no fibre is asked for nothing of fibre, and nothing is refused', async ({ app }) => {
  const page = await app.visit('/service/', { as: 'tokita.haru', viewport: phone, own: true });
  await page.waitForLoadState('networkidle');
  expect(app.mock.requests.filter(({ status }) => status >= 400)).toEqual([]);
});

test('a SIM is opened, and its number is in the header', { tag: '@core' }, async ({ app }) => {
  const page = await app.visit('/service/', { as: 'tokita.haru' });
  await page.getByRole('link', { name: '開く(Minamo モバイル 090-0000-4322)' }).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/top/'));
  await expect(
    page.getByRole('banner').getByRole('button', { name: '090-0000-4322' }),
  ).toBeVisible();
});

test('the whole row opens the service', async ({ app }) => {
  const page = await app.visit('/service/', { as: 'mitsushima.michiru' });
  // The link covers the words, so the click must not wait for the words themselves to receive it.
  await page.getByText('2ギガ 戸建て').click({ force: true });
  await page.waitForURL('**/top');
});

test('keyboard alone', async ({ app }) => {
  const page = await app.visit('/service/', { as: 'mitsushima.michiru' });
  await page.getByRole('link', { name: /^開く\(Minamo 光/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/top/'));
});

test('no header of the portal, no footer, but a way out', async ({ app }) => {
  const page = await app.visit('/service/', { as: 'kanzaki.sakuranosuke' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
});
