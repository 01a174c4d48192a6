import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';

const pages = [
  ['mizuno.keiko', '/contract'],
  ['hamano.nagi', '/mobile/option'],
] as const;

for (const [as, path] of pages) {
  test(`the index of ${path} names its sections in their order (${as})`, async ({ app }) => {
    const page = await app.visit(path, { as, viewport: desktop });
    const headings = page.getByRole('main').locator('section').getByRole('heading', { level: 2 });
    const links = page.getByRole('navigation', { name: 'このページの目次' }).getByRole('link');
    await expect(links).toHaveText(await headings.allTextContents());
    await expect(links.nth(1)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('the index stays in the rail, marks the section in view and leads to each by keyboard', async ({
  app,
}) => {
  const page = await app.visit('/contract', { as: 'mizuno.keiko', viewport: desktop });
  const index = page.getByRole('navigation', { name: 'このページの目次' });
  const current = index.locator('[aria-current="location"]');
  await expect(current).toHaveText('プラン');

  await index.getByRole('link', { name: '住所' }).press('Enter');
  await expect(page.getByRole('heading', { name: '住所' })).toBeFocused();
  await expect(page.getByRole('heading', { name: '住所' })).toBeInViewport();
  await expect(current).toHaveText('住所');
  await expect(index.getByRole('link', { name: 'プラン' })).toBeInViewport();
  await expect(page).toHaveURL(({ hash }) => hash === '');

  // The last section is marked at the end, though it never comes near the top.
  await page.getByRole('main').press('End');
  await expect(current).toHaveText(/手続き$/);
  await expect(current).toHaveText((await index.getByRole('link').last().textContent()) ?? '');
});

test('on a phone the index is a line above the sections, which scrolls by itself', async ({
  app,
}) => {
  const page = await app.visit('/mobile/contract/?line=1234', {
    as: 'mizuno.keiko',
    viewport: phone,
  });
  const index = page.getByRole('navigation', { name: 'このページの目次' });
  const { height = 0 } = (await index.boundingBox()) ?? {};
  expect(height).toBeLessThan(60);
  await index.getByRole('link', { name: '書類' }).click();
  await expect(page.getByRole('heading', { name: '書類' })).toBeFocused();
  await expect(page.getByRole('heading', { name: '書類' })).toBeInViewport();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.has('line'));
});

const steps = [
  ['mizuno.keiko', '/mobile/contract/plan?line=1234', /プラン\s*NEO 10GB[\s\S]*データの残り/],
  ['tokita.haru', '/mobile/top/charge?line=4322', /毎月の料金\s*[\d,]+円/],
  ['irie.fumi', '/contract/quit', /毎月の基本料金\s*[\d,]+円/],
  ['mizuno.keiko', '/contract/customer/address', /住所\s*〒100-0000/],
] as const;

for (const [as, path, shown] of steps) {
  test(`beside the steps of ${path} is what holds now, where there is room`, async ({ app }) => {
    const page = await app.visit(path, { as, viewport: desktop });
    const now = page.getByRole('region', { name: 'いまの内容' });
    await expect(now).toContainText(shown);
    await page.setViewportSize(phone);
    await expect(now).toBeHidden();
  });
}
