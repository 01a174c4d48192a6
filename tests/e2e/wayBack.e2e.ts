import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { move } from './flows/fibreMoves.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

for (const viewport of [phone, desktop])
  test(`the way back leads to where a list was left, at ${viewport.width}`, async ({ app }) => {
    const page = await app.visit('/option', { as: 'mizuno.keiko', viewport });
    await page.getByRole('button', { name: /^次の20件を見る$/ }).click();
    await expect(rows(page)).toHaveCount(40);
    const link = rows(page).nth(31).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 150);
    await link.hover();
    const left = await top(page);
    expect(left).toBeGreaterThan(800);
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
    await link.click();
    await page.waitForURL(address);
    await waitForScreen(page);
    await expect.poll(() => top(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => top(page)).toBe(200);

    const expectLeft = async () => {
      await waitForScreen(page);
      await expect(rows(page)).toHaveCount(40);
      await expect.poll(() => top(page)).toBe(left);
      await expect(link).toBeFocused();
    };
    await page.goBack();
    await expectLeft();
    await page.goForward();
    await page.waitForURL(address);
    await waitForScreen(page);
    await expect.poll(() => top(page)).toBe(200);
    await page.goBack();
    await expectLeft();
    await page.reload();
    await expectLeft();
  });

interface Chosen {
  path: string;
  as: string;
  pins?: Record<string, string>;
  /** Opens or chooses something. */
  choose: (page: Page) => Promise<void>;
  /** It is drawn. */
  expectChosen: (page: Page) => Promise<void>;
}

const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const choices: Record<string, Chosen> = {
  'the tab and an open row of the notifications': {
    path: '/notification_history',
    as: 'mizuno.keiko',
    choose: async (page) => {
      await page.getByRole('tab', { name: /^大切なもの/ }).click();
      await page.getByRole('tabpanel').locator('summary').first().click();
    },
    expectChosen: async (page) => {
      await expect(page.getByRole('tab', { name: /^大切なもの/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByRole('tabpanel').locator('details[open]')).toHaveCount(1);
    },
  },
  'the table of the bills, and an open year': {
    path: '/billing',
    as: 'mizuno.keiko',
    choose: async (page) => {
      await pressed(page, /^表で見る/);
      await pressed(page, /^2024年をすべて見る/);
    },
    expectChosen: async (page) => {
      await expect(page.getByRole('button', { name: /^図で見る/ })).toBeVisible();
      await expect(page.getByRole('region', { name: '2024年', exact: true })).toBeVisible();
    },
  },
  'the calls of a bill': {
    path: '/billing/202611',
    as: 'mizuno.keiko',
    choose: (page) => pressed(page, '通話明細を見る'),
    expectChosen: (page) => expect(page.getByRole('heading', { name: '通話明細' })).toBeVisible(),
  },
  'the search of the comparison': {
    path: '/option/compare',
    as: 'mizuno.keiko',
    choose: async (page) => {
      await page.getByRole('searchbox').fill('セキュリティ');
      // Not `check`, which wants the mark at once: it is the address that holds what is compared.
      await page.getByRole('checkbox').first().click();
    },
    expectChosen: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue('セキュリティ');
      await expect(page.getByRole('checkbox').first()).toBeChecked();
    },
  },
  'all documents of a contract': {
    path: '/mobile/contract/',
    as: 'mizuno.keiko',
    pins: { getMobileDocument: 'many' },
    choose: (page) => pressed(page, /件をすべて見る$/),
    expectChosen: (page) =>
      expect(page.getByRole('button', { name: /件をすべて見る$/ })).toHaveCount(0),
  },
  'how often somebody calls': {
    path: '/mobile/option/call_service',
    as: 'mizuno.keiko',
    choose: async (page) => {
      await page.getByRole('tab', { name: '回数と長さで' }).click();
      await page.getByLabel('1か月の通話').fill('77');
    },
    expectChosen: (page) => expect(page.getByLabel('1か月の通話')).toHaveValue('77'),
  },
  'the month of a calendar': {
    path: move.path,
    as: move.as,
    choose: (page) => pressed(page, '12月を表示する'),
    expectChosen: (page) =>
      expect(page.getByRole('radiogroup', { name: /\(2026年12月\)$/ })).toBeVisible(),
  },
};

for (const [what, { path, as, pins = {}, choose, expectChosen }] of Object.entries(choices))
  test(`the way back and a reload find ${what}`, async ({ app }) => {
    for (const [id, example] of Object.entries(pins)) app.mock.pins.set(id, example);
    const page = await app.visit(path, { as, viewport: desktop });
    const address = page.url();
    await choose(page);
    await expectChosen(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /トップ$/ })
      .click();
    await page.waitForURL(/\/top\/?(\?|$)/);
    await waitForScreen(page);
    await page.goBack();
    await waitForScreen(page);
    await expect(page).toHaveURL(({ pathname }) => pathname === new URL(address).pathname);
    await expectChosen(page);
    await page.reload();
    await waitForScreen(page);
    await expectChosen(page);
  });
