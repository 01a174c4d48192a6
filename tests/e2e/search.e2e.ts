import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const field = (page: Page) => page.getByRole('combobox', { name: '探したいもの' });
const results = (page: Page) =>
  page.getByRole('listbox', { name: '見つかったもの' }).getByRole('option');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** How much wider a field is than the example in it, in px; an input doesn't scroll by its placeholder. */
const roomBesideExample = (input: Locator): Promise<number> =>
  input.evaluate((element: HTMLInputElement) => {
    const { fontSize, fontFamily, letterSpacing, paddingLeft, paddingRight } =
      getComputedStyle(element);
    const example = document.createElement('span');
    Object.assign(example.style, { fontSize, fontFamily, letterSpacing, position: 'fixed' });
    example.textContent = element.placeholder;
    element.after(example);
    const { width } = example.getBoundingClientRect();
    example.remove();
    return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width;
  });

test('by keyboard alone from the top to a procedure', { tag: '@core' }, async ({ app }) => {
  const page = await app.visit('/top', { as: 'irie.fumi', viewport: desktop });
  const opener = page.getByRole('button', { name: '探す' });
  await expect(opener).toHaveAccessibleDescription('「/」キーでも開きます');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  // What is looked for most, before anything is typed.
  await expect(results(page).first()).toHaveText(/^ご請求の一覧/);
  await page.keyboard.type('めーる');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await field(page).fill('ひっこし');
  await expect(results(page).first()).toHaveText('お引っ越し手続き');
  await expect(page.getByRole('status').filter({ hasText: '件見つかりました。' })).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'お引っ越し')).toBeFocused();
  await expect(field(page)).toHaveCount(0);
});

test('a procedure that isn’t possible yet says from when it is', async ({ app }) => {
  const page = await app.visit('/top', { as: 'mizuno.keiko', viewport: desktop });
  await page.keyboard.press('/');
  await field(page).fill('ひっこし');
  await expect(results(page).first()).toContainText(/お引っ越し.*12月6日\(日\)から/);
});

test('on a phone the field heads the menu, and Escape gives the focus back step by step', async ({
  app,
}) => {
  const page = await app.visit('/mobile/top/', { as: 'kawase.ryo', viewport: phone });
  await page.getByRole('button', { name: 'メニュー' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  const opener = menu.getByRole('button', { name: '探す' });
  await opener.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect.poll(() => roomBesideExample(field(page))).toBeGreaterThanOrEqual(0);
  await page.keyboard.type('ギガ 足りない');
  await expect(results(page).first()).toHaveText(/^データの追加/);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await field(page).fill('でーた ついか');
  await field(page).press('Enter');
  await expect(heading(page, 'データの追加')).toBeFocused();
  await expect(menu).toHaveCount(0);
});

test('keys that Safari’s input method takes open and close nothing', async ({ app }) => {
  const page = await app.visit('/top', { as: 'irie.fumi', viewport: desktop });
  await page.keyboard.press('/');
  await field(page).fill('解約');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  // Safari sends them after the composition has ended; only the key code tells whose they are.
  for (const key of ['Enter', 'ArrowDown', 'Escape'])
    await field(page).dispatchEvent('keydown', { key, keyCode: 229, bubbles: true });
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveValue('解約');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/top');
});

test('the focus goes back to where the key was pressed', async ({ app }) => {
  const page = await app.visit('/top', { as: 'irie.fumi', viewport: desktop });
  const link = page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link').nth(1);
  await link.focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  const opener = page.getByRole('button', { name: '探す' });
  await opener.click();
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect(opener).toBeFocused();
});

test('the key is typed in a field, left alone with a modifier, and can be turned off', async ({
  app,
}) => {
  const page = await app.visit('/option', { as: 'irie.fumi', viewport: desktop, own: true });
  const box = page.getByRole('searchbox', { name: '名前やキーワード' });
  await box.press('/');
  await expect(box).toHaveValue('/');
  await heading(page, 'ご契約オプション').focus();
  await page.keyboard.press('Control+/');
  await page.keyboard.press('Alt+/');
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.getByRole('checkbox', { name: '「/」キーで探す画面を開く' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toHaveCount(0);
});

test('who has only one service finds nothing of the other', async ({ app }) => {
  const mobile = await app.visit('/mobile/top/', { as: 'kawase.ryo', viewport: desktop });
  await mobile.keyboard.press('/');
  await field(mobile).fill('工事');
  await expect(results(mobile)).toHaveText([/^開通の予約/]);
  await field(mobile).fill('解約');
  await expect(results(mobile).first()).toHaveText(/^モバイルの解約/);
  await expect(results(mobile).filter({ hasText: '光' })).toHaveCount(0);

  const fibre = await app.visit('/top', { as: 'irie.fumi', viewport: desktop });
  await fibre.keyboard.press('/');
  await field(fibre).fill('解約');
  await expect(results(fibre).first()).toHaveText(/^光の解約/);
  await expect(results(fibre).filter({ hasText: 'モバイルの解約' })).toHaveCount(0);
  await field(fibre).fill('eSIM');
  await expect(fibre.getByText('「eSIM」は見つかりませんでした。')).toBeVisible();
  await expect(fibre.getByRole('link', { name: /^サポートを見る/ })).toBeVisible();
  await expectNoSidewaysScroll(fibre);
});

test('months lead to their bills, and a procedure to the line that is shown', async ({ app }) => {
  const page = await app.visit('/mobile/top/?line=4322', {
    as: 'tokita.haru',
    viewport: desktop,
  });
  await page.keyboard.press('/');
  await field(page).fill('先月');
  await expect(results(page)).toHaveText(['2026年10月ご請求・モバイル 090-0000-4322']);
  await field(page).fill('ギガ 足りない');
  await results(page).first().click();
  await page.waitForURL('**/mobile/top/charge?line=4322');
});

test('what is typed is sent nowhere and kept nowhere, and found without a network', async ({
  app,
}) => {
  const page = await app.visit('/top', { as: 'irie.fumi', viewport: desktop, own: true });
  const opener = page.getByRole('button', { name: '探す' });
  await opener.click();
  await expect(results(page).first()).toBeVisible();
  await page.context().setOffline(true);
  const calls = app.callsFromNow();
  const address = page.url();
  await field(page).fill('ひみつの言葉');
  await expect(page.getByText('「ひみつの言葉」は見つかりませんでした。')).toBeVisible();
  await field(page).fill('名義');
  await expect(results(page).first()).toHaveText(/^お名前の変更/);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
  );
  expect(kept).not.toMatch(/ひみつ|名義/);
  await expect(page).toHaveURL(address);
  expect(calls()).toEqual([]);
  await page.context().setOffline(false);
});

test('fits a desktop too', async ({ app }) => {
  const page = await app.visit('/top', { as: 'mizuno.keiko', viewport: desktop });
  await waitForScreen(page);
  await page.keyboard.press('/');
  await field(page).fill('データ');
  await expect(results(page).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
