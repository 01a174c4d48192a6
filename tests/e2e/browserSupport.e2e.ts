import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';

const title = 'お使いのブラウザでは、マイページをご覧いただけません';

/** What some browsers just older than the supported ones lack; each alone is in tests/unit/browserSupport.test.ts. */
const lacks: Record<string, () => void> = {
  'Array.prototype.findLast': () => Reflect.deleteProperty(Array.prototype, 'findLast'),
  'container queries': () => {
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) => asked[0] !== 'container-type' && supports(...asked);
  },
};

async function expectAdvice(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const text = await page.getByRole('main').innerText();
  expect(text).toContain('ブラウザを最新のバージョンに更新する');
  expect(text).toContain('Safari 16以降');
  await expect(page.getByRole('link', { name: '0120-000-000' })).toHaveAttribute(
    'href',
    'tel:0120000000',
  );
}

for (const what of Object.keys(lacks)) {
  test(`a browser without ${what} shows what to do`, async ({ app }) => {
    // Code that starts in spite of this may fail, which the customer doesn't see.
    const page = await app.page({
      as: 'kawase.ryo',
      viewport: phone,
      own: true,
      allowConsole: /./,
    });
    await page.addInitScript(lacks[what]!);
    await page.goto(`${app.url}/mobile/top/`);
    await expectAdvice(page);
  });
}

/** What each address can't begin without. */
const firstCode = { '/login': 'core', '/top': 'early', '/payment/credit_card': 'early' };

for (const [path, chunk] of Object.entries(firstCode)) {
  test(`a browser that can’t read the code of ${path} shows what to do`, async ({ app }) => {
    const page = await app.page({ own: true, allowConsole: /SyntaxError/ });
    await page.route(`**/assets/${chunk}-*.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const a = @;' }),
    );
    await page.goto(app.url + path);
    await expectAdvice(page);
  });
}

test('its page is sound and leads back', async ({ app }) => {
  const page = await app.page({ viewport: phone });
  await page.goto(`${app.url}/unsupported.html`);
  await expectAdvice(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'マイページを開く' }).click();
  await expect(page.getByLabel('お客さまID')).toBeVisible();
});

for (const path of ['/login', '/mobile/top/', '/payment/credit_card']) {
  test(`without scripts ${path} says how to switch them on`, async ({ app }) => {
    const page = await app.page({ viewport: phone, context: { javaScriptEnabled: false } });
    await page.goto(app.url + path);
    const text = await page.locator('noscript').innerText();
    expect(text).toContain('マイページを使うには、JavaScriptを有効にしてください。');
    expect(text).toContain('0120-000-000');
  });
}
