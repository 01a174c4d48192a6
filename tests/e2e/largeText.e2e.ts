import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** What a browser does that enlarges the text alone (WCAG 1.4.4). */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('body, body *')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, fontSize: parseFloat(fontSize), lineHeight: parseFloat(lineHeight) };
    });
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.setProperty('font-size', `${2 * fontSize}px`, 'important');
      if (lineHeight) element.style.setProperty('line-height', `${2 * lineHeight}px`, 'important');
    }
  });

/** The figure of a top is on one line. */
const expectWholeFigure = async (page: Page) => {
  const lines = await page.locator('main [data-size="xl"]').evaluateAll((figures) =>
    figures.map((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure.firstChild ?? figure);
      return range.getClientRects().length;
    }),
  );
  expect(lines.every((count) => count === 1)).toBe(true);
};

test('text twice as large stays on the page of a phone', async ({ app }) => {
  for (const path of ['/top', '/contract', '/mobile/top/', '/mobile/billing', '/campaign']) {
    const page = await app.visit(path, { as: 'mizuno.keiko', viewport: phone });
    await waitForScreen(page);
    await doubleText(page);
    await expectNoSidewaysScroll(page);
    const header = page.getByRole('banner');
    const [logo, menu] = await Promise.all([
      header.locator('b').first().boundingBox(),
      header.getByRole('button', { name: 'メニュー' }).boundingBox(),
    ]);
    const isApart =
      logo && menu && (logo.x + logo.width <= menu.x || logo.y + logo.height <= menu.y + 20);
    expect(isApart, `logo and menu of ${path}`).toBe(true);
    await expectWholeFigure(page);
    const torn = await page.locator('main td > span').evaluateAll((amounts) =>
      amounts
        .filter((amount) => amount.getClientRects().length > 1)
        .map(({ textContent }) => textContent)
        .filter((text) => text.endsWith('円')),
    );
    expect(torn, `amounts of ${path}`).toEqual([]);
  }
});
