import { type Examples, expectEveryExample, expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'tokita.haru';
const path = '/mobile/top/traffic';

const table: Examples = {
  getDataTrafficUsageDetail: {
    normal: ['11月1日〜21日', '4.0GB', '0.19GB', '先月 0.27GB', '11月7日(土)', '0.41GB', '6月から'],
    past_month: ['10月1日〜31日', '8.4GB', '次の月へ繰り越し4.6GB', '10月11日(日)', '0.52GB'],
    data_sim: ['2.2GB', '0.10GB', '11月15日(日)', '10月から'],
    unlimited: ['48.3GB', '2.30GB', '無制限'],
    one: ['11月21日 10:40 時点', '0.1GB', '0.14GB', 'これより前の月はありません'],
    ended: ['11月1日〜21日', '次の月へ繰り越し-', 'これより後の月はありません'],
    empty: ['0.0GB', '0.00GB', 'この月は、まだ使っていません。'],
    longest: ['888.8GB', '42.32GB', '988.7GB'],
  },
};

test('every example is looked at', ({ app }) => expectEveryExample(app, table));

test('every example shows its words', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(table['getDataTrafficUsageDetail'] ?? {})) {
    app.mock.pins.set('getDataTrafficUsageDetail', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
    if (example === 'longest' || example === 'normal') await expectNoSidewaysScroll(page);
  }
});

test('months are walked through, days read as a table, a month that isn’t kept says so', async ({
  app,
}) => {
  const page = await app.visit('/mobile/top/', {
    as: 'saegusa.minori',
    viewport: desktop,
    dark: true,
  });
  await page.getByRole('link', { name: '月ごとの使用量を見る' }).click();
  await page.waitForURL(({ pathname }) => pathname === path);
  await page.getByRole('link', { name: '10月の使用量' }).click();
  await expectTexts(page, ['20.0GB', '10月1日〜31日', '次の月へ繰り越し0.0GB']);
  await page.getByRole('button', { name: /^表で見る/ }).click();
  await expect(page.getByRole('row', { name: /^10月31日\(土\)/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: '11月の使用量' }).click();
  await expectTexts(page, ['19.7GB', '12月分は12月1日からご覧いただけます']);

  for (const month of ['202501', '2026-11']) {
    await page.goto(`${app.url}${path}?month=${month}`);
    await expect(page.getByRole('heading', { name: 'この月の使用量はありません' })).toBeVisible();
  }
  await page.getByRole('link', { name: '今月の使用量を見る' }).click();
  await expectTexts(page, ['11月1日〜21日']);
});

test('the switch says what it does to the data left', async ({ app }) => {
  const page = await app.visit(path, { as });
  const toggle = page.getByRole('switch', { name: '高速通信' });
  await toggle.click();
  await expectTexts(page, ['いまは低速(最大200kbps)で、データの残りは減りません。']);
  await page.reload();
  await waitForScreen(page);
  await expect(toggle).not.toBeChecked();
});
