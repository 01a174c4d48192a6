import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './pages.ts';
import { expectSound, useStage } from './portal.ts';

const stage = useStage();

const title = 'お使いのブラウザでは、マイページをご覧いただけません';

/** What browsers just below the floor lack. */
const lacks: Record<string, () => void> = {
  'Array.prototype.at': () => Reflect.deleteProperty(Array.prototype, 'at'),
  'Array.prototype.findLast': () => Reflect.deleteProperty(Array.prototype, 'findLast'),
  'Object.hasOwn': () => Reflect.deleteProperty(Object, 'hasOwn'),
  structuredClone: () => Reflect.deleteProperty(window, 'structuredClone'),
  BroadcastChannel: () => Reflect.deleteProperty(window, 'BroadcastChannel'),
  HTMLDialogElement: () => Reflect.deleteProperty(window, 'HTMLDialogElement'),
  'AbortSignal.timeout': () => Reflect.deleteProperty(AbortSignal, 'timeout'),
  'modules beside scripts': () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'),
  ':has()': () => {
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) => !asked[0].includes(':has') && supports(...asked);
  },
  'container queries': () => {
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) => asked[0] !== 'container-type' && supports(...asked);
  },
};

async function expectAdvice(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const words = await page.getByRole('main').innerText();
  expect(words).toContain('ブラウザを最新のバージョンに更新する');
  expect(words).toContain('Safari 16以降');
  expect(await page.getByRole('link', { name: '0120-000-000' }).getAttribute('href')).toBe(
    'tel:0120000000',
  );
}

test.each(Object.keys(lacks))('a browser without %s is told what to do', async (what) => {
  // What of the code begins all the same may fail; nobody sees it.
  const page = await stage.page({
    as: 'kawase.ryo',
    viewport: phone,
    own: true,
    allowConsole: /./,
  });
  await page.addInitScript(lacks[what]!);
  await page.goto(`${stage.url}/mobile/top/`);
  await expectAdvice(page);
});

test.each(['/login', '/top', '/payment/credit_card'])(
  'a browser that can’t read the code of %s is told what to do',
  async (path) => {
    const page = await stage.page({ own: true, allowConsole: /SyntaxError/ });
    await page.route('**/assets/early-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const a = @;' }),
    );
    await page.goto(stage.url + path);
    await expectAdvice(page);
  },
);

test('its page is sound and leads back', async () => {
  const page = await stage.page({ viewport: phone });
  await page.goto(`${stage.url}/unsupported.html`);
  await expectAdvice(page);
  await expectSound(page);
  await page.getByRole('link', { name: 'マイページを開く' }).click();
  await page.getByLabel('お客さまID').waitFor();
});

test.each(['/login', '/mobile/top/', '/payment/credit_card'])(
  'without scripts %s says how to switch them on',
  async (path) => {
    const page = await stage.page({ viewport: phone, context: { javaScriptEnabled: false } });
    await page.goto(stage.url + path);
    const words = await page.locator('noscript').innerText();
    expect(words).toContain('マイページを使うには、JavaScriptを有効にしてください。');
    expect(words).toContain('0120-000-000');
  },
);
