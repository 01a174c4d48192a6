import { expectEveryExample, expectRounds, expectTexts, rounds } from './exampleRounds.ts';
import { allExamplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** Each named example of the history, and what must be seen. */
const labels: Record<string, string[]> = {
  normal: ['すべて24', '未読2', '大切なもの3', '年末年始のサポート窓口の営業時間について'],
  opened: ['未読1', '11月ご請求分の金額が確定しました'],
  unread: ['年末年始のサポート窓口の営業時間について', '11月16日(月)'],
  important: ['工事日が12月5日(土)午前に決まりました', '9月18日(金)'],
  last_page: ['2月ご請求分の金額が確定しました'],
  all_read: ['未読0'],
  empty: ['0件', 'この1年に届いたお知らせはありません。'],
  one: ['すべて1', '11月20日(金)'],
  many: ['年末年始のサポート窓口の営業時間について', '2月16日(月)'],
  longest: ['すべて999', 'それにともなうお手続きについての大切なお知らせ'],
};
/** Failures that the API error dialog shows. */
const failures = [
  'bad_request',
  'session_invalid',
  'not_found',
  'system_error',
  'maintenance',
  'maintenance_open_end',
  'maintenance_html',
];

test('every named example of the history is looked at', async ({ app }) => {
  expect([...Object.keys(labels), ...failures].sort()).toEqual(
    await allExamplesOf(app, 'getNotificationHistory'),
  );
});

test('each example shows its words, on a phone', async ({ app }) => {
  const page = await app.visit('/notification_history', { as: 'irie.fumi', viewport: phone });
  await expectRounds(app, page, rounds({ getNotificationHistory: labels }), () =>
    expectNoSidewaysScroll(page),
  );
});

test('what came before the common history follows it, before the settings, of fibre alone', async ({
  app,
}) => {
  const table = {
    getFixedNotificationHistory: {
      normal: ['以前のお知らせ2件', '2023年10月16日(月)', 'Minamo 光のご利用が始まりました'],
      empty: [],
      many: ['以前のお知らせ11件', '2023年1月16日(月)', '2022年12月5日(月)'],
      longest: ['以前のお知らせ1件', 'それにともなうお手続きについての大切なお知らせ'],
    },
  };
  await expectEveryExample(app, table);
  const page = await app.visit('/notification_history', { as: 'irie.fumi', viewport: phone });
  for (const [example, seen] of Object.entries(table.getFixedNotificationHistory)) {
    app.mock.pins.set('getFixedNotificationHistory', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, seen);
  }
  await expect(page.locator('main h2')).toHaveText([/^以前のお知らせ/, 'お知らせの設定']);
  await page.getByText('それにともなうお手続き').click();
  await expectTexts(page, ['2023年9月ご利用分の、ご請求額が確定しました。']);
  await expectNoSidewaysScroll(page);
  await page.goto(`${app.url}/mobile/notification_history`);
  await waitForScreen(page);
  await expect(page.getByText('以前のお知らせ')).toHaveCount(0);
});

test(
  'one opens in place, counts as read, and leads to its bill',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit('/notification_history', { as: 'mizuno.keiko' });
    await expect(page.getByRole('tab', { name: /^未読 ?2$/ })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: '11月ご請求分の金額が確定しました' });
    await expect(row.getByText('未読')).toBeVisible();
    await row.locator('summary').click();
    await expect(page.getByRole('tab', { name: /^未読 ?1$/ })).toBeVisible();
    await expect(row.getByText('未読')).toHaveCount(0);
    await expect(row.getByText('10,430円')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await row.getByRole('link', { name: '11月のご請求を見る' }).click();
    await page.waitForURL('**/billing/202611');
  },
);

test('an opened one stays in 未読 while it is read, and is gone on the next visit', async ({
  app,
}) => {
  const page = await app.visit('/notification_history', { as: 'mitsushima.michiru' });
  await page.getByRole('tab', { name: /^未読/ }).click();
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await page.waitForFunction(() => document.querySelectorAll('[role=tabpanel] details').length < 6);
  const count = await rows.count();
  await rows.first().locator('summary').click();
  await expect(page.getByRole('tab', { name: new RegExp(`^未読 ?${count - 1}$`) })).toBeVisible();
  await expect(rows).toHaveCount(count);
  await page.getByRole('tab', { name: /^すべて/ }).click();
  await page.getByRole('tab', { name: /^未読/ }).click();
  await expect.poll(() => rows.count()).toBe(count - 1);
});

test('the announcements before are loaded on, and reading goes on at the first of them', async ({
  app,
}) => {
  const page = await app.visit('/notification_history', { as: 'mizuno.keiko' });
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  const first = await rows.count();
  await page.getByRole('button', { name: '前のお知らせを見る' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(first);
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).toBe(await rows.nth(first).locator('summary').textContent());
});

test('a page that cannot be loaded leaves the others, and can be asked for again', async ({
  app,
}) => {
  const page = await app.visit('/notification_history', { as: 'mizuno.keiko' });
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  const first = await rows.count();
  app.mock.pins.set('getNotificationHistory', 'maintenance');
  const more = page.getByRole('button', { name: '前のお知らせを見る' });
  await more.click();
  await expect(page.getByText('前のお知らせを読み込めません')).toBeVisible();
  await expect(rows).toHaveCount(first);
  app.mock.pins.clear();
  await more.click();
  await expect.poll(() => rows.count()).toBeGreaterThan(first);
});

test('a link out of the portal opens a window of its own', async ({ app }) => {
  app.mock.pins.set('getNotificationHistory', 'longest');
  const page = await app.visit('/notification_history', { as: 'irie.fumi' });
  await page.locator('main summary').first().click();
  const link = page.getByRole('main').getByRole('link', { name: /改定の内容を見る/ });
  await expect(link).toHaveAttribute('href', 'https://www.minamo.example/terms/2027');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect.poll(() => link.getAttribute('rel')).toContain('noopener');
});

test('fits a desktop too', async ({ app }) => {
  const page = await app.visit('/mobile/notification_history', {
    as: 'saegusa.minori',
    viewport: desktop,
  });
  await page.locator('main summary').first().click();
  await expectNoSidewaysScroll(page);
});

test('what can be set about notices is one press away; offers only where there is a page', async ({
  app,
}) => {
  const fibre = await app.visit('/notification_history', { as: 'mizuno.keiko', viewport: phone });
  const settings = fibre.getByRole('region', { name: 'お知らせの設定' });
  await expect(settings.getByRole('link')).toHaveText([/^お知らせの受け取り/, /^メールアドレス/]);
  await settings.getByRole('link', { name: /^お知らせの受け取り/ }).click();
  await expect(fibre.getByRole('heading', { level: 1, name: 'お知らせの受け取り' })).toBeVisible();
  const sim = await app.visit('/mobile/notification_history', {
    as: 'kawase.ryo',
    viewport: phone,
  });
  const ways = sim.getByRole('region', { name: 'お知らせの設定' }).getByRole('link');
  await expect(ways).toHaveText([/^メールアドレス/]);
  await ways.click();
  await sim.waitForURL('**/mobile/contract/mail');
});
