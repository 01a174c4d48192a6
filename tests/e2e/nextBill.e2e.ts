import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';

const link = '次のご請求の見込みを見る';
const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Yen of a row of a table of amounts. */
async function yen(page: Page, table: string, row: string | RegExp): Promise<number> {
  const cell = page
    .getByRole('table', { name: table })
    .getByRole('row', { name: row })
    .getByRole('cell');
  return Number((await cell.innerText()).replace(/[^0-9−]/g, '').replace('−', '-'));
}

for (const { as, top, viewport } of [
  { as: 'mizuno.keiko', top: '/top', viewport: desktop },
  { as: 'kawase.ryo', top: '/mobile/top/', viewport: phone },
])
  test(`the next bill of ${as} is on the top and leads to what makes it`, async ({ app }) => {
    const page = await app.visit(top, { as, viewport });
    const nextBill = section(page, '次のご請求');
    await expect(nextBill).toContainText('いまのところの見込み');
    const figure = /([0-9,]+)円/.exec(await nextBill.innerText())?.[1];
    await nextBill.getByRole('link', { name: link }).click();
    const list = section(page, '次のご請求の見込み');
    await expect(list).toBeInViewport();
    await expect(
      list.getByRole('row', { name: /いまのところの合計/ }).getByRole('cell'),
    ).toHaveText(`${figure}円`);
    await expect(list.getByRole('heading', { name: 'まだ含まれていないもの' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

test('who has fibre and SIMs sees one total, the same on each of their pages', async ({ app }) => {
  const page = await app.visit('/billing', { as: 'mizuno.keiko', viewport: desktop });
  const table = '12月のご請求の見込み(すべてのサービス)';
  await expect(page.getByRole('table', { name: table })).toBeVisible();
  const each = [
    await yen(page, table, /Minamo 光/),
    await yen(page, table, /090-0000-1234/),
    await yen(page, table, /090-0000-5678/),
  ];
  const total = await yen(page, table, /12月の合計/);
  expect(each.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  await expect(section(page, '次のご請求の見込み')).toContainText(`${each[0]?.toLocaleString()}円`);

  const mobile = await app.visit('/mobile/top/', { as: 'mizuno.keiko', viewport: phone });
  await expect(section(mobile, '次のご請求')).toContainText(
    `12月は${total.toLocaleString()}円の見込みです。`,
  );
});

test('without anything yet there is no next bill', async ({ app }) => {
  // Nobody knows when the lines of a new contract begin: there is no forecast, and nothing is broken.
  const none = await app.visit('/mobile/billing', { as: 'hayase.sho', viewport: phone });
  await expect(none.getByText('ご請求は、まだありません。')).toBeVisible();
  await expect(section(none, '次のご請求の見込み')).toBeHidden();
});

test('the forecast of the last day is what the bill says on the next', async ({ app }) => {
  app.mock.clock.set('2026-12-15T23:50:00+09:00');
  const page = await app.visit('/mobile/billing', { as: 'saegusa.minori', viewport: phone });
  const list = section(page, '次のご請求の見込み');
  await expect(list).toContainText('11月のご利用分がそろった見込みです。');
  const total = await list
    .getByRole('row', { name: /いまのところの合計/ })
    .getByRole('cell')
    .innerText();
  app.mock.clock.set('2026-12-16T00:05:00+09:00');
  const bill = await app.visit('/mobile/billing/202612', {
    as: 'saegusa.minori',
    viewport: phone,
  });
  await expect(bill.getByRole('main')).toContainText(total);
  await expect(bill.getByText('ご請求額の合計')).toBeVisible();
});

test('a top without a forecast is as before', async ({ app }) => {
  app.mock.pins.set('getBilling', 'normal');
  const page = await app.visit('/top', { as: 'irie.fumi', viewport: phone });
  await expect(section(page, '12か月のご請求')).toBeVisible();
  await expect(section(page, '次のご請求')).toBeHidden();
});
