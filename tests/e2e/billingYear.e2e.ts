import { readFile } from 'node:fs/promises';
import { expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';

test('what was paid in a year is reached from the list, adds up, and comes as one file', async ({
  app,
}) => {
  const page = await app.visit('/billing', { as: 'mizuno.keiko', viewport: phone });
  await page.getByRole('link', { name: '明細と証明書(2026年)' }).click();
  await expect(page.getByRole('heading', { name: '2026年のお支払い', level: 1 })).toBeVisible();
  const paid = page.getByRole('table', { name: '2026年のお支払い済みのご請求' });
  await expect(paid).toBeVisible();
  const amounts = (await paid.locator('tbody tr').allInnerTexts()).map((row) =>
    Number(/([\d,]+)\s*円/.exec(row)?.[1]?.replaceAll(',', '')),
  );
  const total = amounts.reduce((sum, amount) => sum + amount, 0).toLocaleString('ja-JP');
  await expectTexts(page, [`お支払い済みの合計${total}円`, `${amounts.length}か月分のご請求を、`]);
  await expectNoSidewaysScroll(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /か月分の明細をダウンロード/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('minamo-2026.csv');
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  const totals = rows.filter((row) => row.includes('ご請求額の合計'));
  expect(totals[0]).toMatch(/^2026年1月,/);
  expect(totals.length).toBeGreaterThanOrEqual(amounts.length);
  // What isn't paid yet is in the file too, since it is about what was charged.
  const charged = totals.reduce((sum, row) => sum + Number(row.split(',').at(-1)), 0);
  const lines = rows
    .slice(1)
    .filter((row) => !row.includes('ご請求額の合計'))
    .reduce((sum, row) => sum + Number(row.split(',').at(-1)), 0);
  expect(lines).toBe(charged);
});

test('on paper it is a certificate of what was paid, and of nothing else', async ({ app }) => {
  const page = await app.visit('/billing/year/2026', { as: 'irie.fumi', own: true });
  const open = page.getByRole('table', { name: '2026年のお支払い済みでないご請求' });
  await expect(open).toBeVisible();
  await expectTexts(page, ['入金待ち']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('2026年 お支払い証明書')).toBeVisible();
  await expect(page.getByRole('main').getByText('入江 ふみ 様')).toBeVisible();
  await expect(page.getByText('発行 2026年11月21日(土)')).toBeVisible();
  await expect(open).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a SIM has its own year', async ({ app }) => {
  const page = await app.visit('/mobile/billing', { as: 'kawase.ryo' });
  await page.getByRole('link', { name: '明細と証明書(2026年)' }).click();
  await expect(page).toHaveURL(/\/mobile\/billing\/year\/2026/);
  await expectTexts(page, ['お支払い済みの合計']);
  const back = page.getByRole('main').getByRole('link', { name: 'ご請求の一覧' });
  await expect(back).toHaveAttribute('href', '/mobile/billing');
});

test('a year without bills, and what is no year, say so and lead to the list', async ({ app }) => {
  for (const [who, path] of [
    ['mizuno.keiko', '/billing/year/abc'],
    ['hayase.sho', '/billing/year/2026'],
  ] as const) {
    const page = await app.visit(path, { as: who });
    await expect(page.getByRole('heading', { name: 'この年のご請求はありません' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'ご請求の一覧を見る' }).click();
    await expect(page).toHaveURL(/\/billing$/);
  }
});

test('a year of which nothing is paid yet says so', async ({ app }) => {
  app.mock.clock.set('2027-01-18T10:40:00+09:00');
  const page = await app.visit('/mobile/billing/year/2027', { as: 'kawase.ryo' });
  await expectTexts(page, ['お支払い済みのご請求は、まだありません。']);
  const open = page.getByRole('table', { name: '2027年のお支払い済みでないご請求' });
  await expect(open.getByRole('link', { name: '2027年1月のご請求' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'お支払い証明書を印刷する' })).toHaveCount(0);
});
