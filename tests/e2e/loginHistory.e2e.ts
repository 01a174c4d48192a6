import { expectRounds, rounds } from './exampleRounds.ts';
import { allExamplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** Each named example of the history, and what must be seen. */
const labels: Record<string, string[]> = {
  normal: [
    'はじめての端末からのログイン',
    '11月19日(木) 3:12',
    'Android・Chrome',
    '福岡県付近 203.0.113.24',
    'いまの端末',
    'パスワード違い',
  ],
  unfamiliar: ['2件のうち新しいもの', '11月17日(火) 2:40', 'Linux・2001:db8::24', 'はじめての端末'],
  failed: ['ロック中', 'パスワード違い'],
  empty: ['0件', 'この3か月のログインの記録はありません。'],
  one: ['これまでのログイン', '11月21日(土) 10:38', 'いまの端末'],
  many: ['11月のログイン', '16件', '10月のログイン', '8月のログイン', '8月30日(日) 7:52'],
  longest: ['みなもスマートテレビ 4K チューナー内蔵モデル 2026年版(リビング)', '神奈川県'],
};
/** Failures that the API error dialog shows. */
const failures = [
  'session_invalid',
  'system_error',
  'maintenance',
  'maintenance_open_end',
  'maintenance_html',
];

test('every named example of the history is looked at', async ({ app }) => {
  expect([...Object.keys(labels), ...failures].sort()).toEqual(
    await allExamplesOf(app, 'getLoginHistory'),
  );
});

test('each example shows its words, on a phone', async ({ app }) => {
  const page = await app.visit('/login_history', { as: 'irie.fumi', viewport: phone });
  await expectRounds(app, page, rounds({ getLoginHistory: labels }), () =>
    expectNoSidewaysScroll(page),
  );
});

test('a login that was the customer closes the question, and a reload does not ask again', async ({
  app,
}) => {
  const page = await app.visit('/mobile/login_history', { as: 'saegusa.minori' });
  const mine = page.getByRole('button', { name: '自分のログインです' });
  await mine.click();
  await expect(page.getByText('11月17日(火) 2:40')).toBeVisible();
  await page.reload();
  await waitForScreen(page);
  await expect(page.getByText('2件のうち新しいもの')).toHaveCount(0);
  await mine.click();
  await expect(mine).toHaveCount(0);
  await expect(page.getByText('11月19日(木) 3:12')).toBeVisible();
});

for (const [path, as, password, top] of [
  ['/login_history', 'irie.fumi', '/contract/password', '/top'],
  ['/mobile/login_history', 'kawase.ryo', '/mobile/contract/password', '/mobile/top/'],
] as const) {
  test(`${path} leads to the password and back to the top`, async ({ app }) => {
    app.mock.pins.set('getLoginHistory', 'normal');
    const page = await app.visit(path, { as });
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: '心当たりがないので、パスワードを変更する' }),
    ).toHaveAttribute('href', password);
    await expect(main.getByRole('link', { name: '料金・お知らせ' })).toHaveAttribute('href', top);
  });
}
