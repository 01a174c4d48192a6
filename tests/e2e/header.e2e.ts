import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './login.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** What the screen reader says of a link that leaves the portal. */
const opens = '(新しいウィンドウで開きます)';

test('the header names the customer on fibre and the number on mobile', async ({ app }) => {
  const page = await app.visit('/top', { as: 'mitsushima.michiru' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: '満島 みちる 様' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Minamo 光 トップ' })).toHaveAttribute(
    'href',
    '/top',
  );

  await page.goto(`${app.url}/mobile/top/`);
  await waitForScreen(page);
  await expect(header.getByRole('button', { name: '090-0000-5432' })).toBeVisible();
  const logo = header.getByRole('link', { name: 'Minamo モバイル トップ' });
  await expect(logo).toHaveAttribute('href', '/mobile/top/');
  // With several lines the logo leads to the one that is shown.
  const lines = await app.visit('/mobile/contract/?line=4322', { as: 'tokita.haru' });
  await expect(lines.getByRole('link', { name: 'Minamo モバイル トップ' })).toHaveAttribute(
    'href',
    '/mobile/top/?line=4322',
  );
});

test('the number below the logo leaves the logo and the menu their whole height', async ({
  app,
}) => {
  const page = await app.visit('/mobile/top/', { as: 'tokita.haru', viewport: phone });
  const header = page.getByRole('banner');
  const number = header.getByText(/^090-0000-4321/).filter({ visible: true });
  for (const width of [320, phone.width, 640]) {
    await page.setViewportSize({ width, height: phone.height });
    const top = (await number.boundingBox())?.y ?? 0;
    for (const above of [header.getByRole('link').first(), header.getByRole('button').first()]) {
      const { y = 0, height = 0 } = (await above.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      expect(top, `at ${width} px`).toBeGreaterThanOrEqual(y + height);
    }
  }
});

test(
  'what takes the focus by a key is in view with its ring',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit('/contract/customer/billing_address', {
      as: 'mizuno.keiko',
      viewport: { width: 1280, height: 700 },
    });
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab');
      const { name, room, ring } = await page.evaluate(() => {
        const focused = document.activeElement!;
        const { top, bottom } = focused.getBoundingClientRect();
        const { outlineWidth, outlineOffset } = getComputedStyle(focused);
        return {
          name: focused.outerHTML.slice(0, 80),
          room: Math.min(top, innerHeight - bottom),
          ring: parseFloat(outlineWidth) + parseFloat(outlineOffset),
        };
      });
      expect(room, name).toBeGreaterThanOrEqual(ring);
    }
  },
);

test('the global navigation has its four links and marks the current one', async ({ app }) => {
  const page = await app.visit('/billing', { as: 'funaki.wataru' });
  const links = page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link');
  await expect(links).toHaveText([
    '料金・お知らせ',
    'ご契約情報',
    'ご契約オプション',
    '特典・キャンペーン',
  ]);
  await expect(links.nth(0)).toHaveAttribute('aria-current', 'page');
  await expect(links.nth(1)).not.toHaveAttribute('aria-current');
});

// Which plan has which terms is held in src/shell/chrome/optionTerms.test.tsx.
test('the terms of the options follow the plan', async ({ app }) => {
  app.mock.pins.set('getUser', 'plan_10gs');
  const page = await app.visit('/login');
  await logIn(page, 'mizuno.keiko');
  await page.getByRole('link', { name: /2ギガ/ }).click();
  await page.waitForURL('**/top');
  await page.getByRole('button', { name: '水野 恵子 様' }).click();
  const rows = page
    .getByRole('region', { name: 'サポートと規約' })
    .getByRole('link', { name: /オプション規約/ });
  await expect(rows).toHaveText([`オプション規約(10ギガS・6ギガS・20ギガS)${opens}`]);
});

test('mobile has no links to the terms of fibre', async ({ app }) => {
  const page = await app.visit('/mobile/top/', { as: 'kawase.ryo' });
  await page.getByRole('button', { name: '090-0000-2345' }).click();
  const rows = page.getByRole('region', { name: 'サポートと規約' }).getByRole('link');
  await expect(rows).toHaveText([
    `サポート${opens}`,
    `障害・メンテナンス情報${opens}`,
    `個人情報の取り扱い${opens}`,
    `サイトのご利用条件${opens}`,
  ]);
});

test(
  'the account menu opens and closes by keyboard, and the focus comes back',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit('/mobile/top/?line=4322', { as: 'tokita.haru' });
    const opener = page.getByRole('button', { name: '090-0000-4322' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('region', { name: 'サービスの切り替え' }).getByText('090-0000-4323'),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'サービスの切り替え' })).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test('another service is chosen in the menu', async ({ app }) => {
  const page = await app.visit('/top', { as: 'mitsushima.michiru' });
  await page.getByRole('button', { name: '満島 みちる 様' }).click();
  await page.getByRole('link', { name: /090-0000-5432/ }).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/top/'));
  await expect(page.getByRole('button', { name: '090-0000-5432' })).toBeVisible();
});

test('at 640px and less all of it is in the menu', async ({ app }) => {
  const page = await app.visit('/top', { as: 'irie.fumi', viewport: phone });
  await expect(page.getByRole('link', { name: 'ご契約情報' })).toBeHidden();
  await page.getByRole('button', { name: 'メニュー' }).click();
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  await expect(menu.getByText('お客さま番号 2083-1146')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'ご契約情報' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await menu.getByRole('button', { name: '閉じる' }).click();
  await expect(menu).toHaveCount(0);
});

test('a device’s own way of closing closes the menu, and the way back is as long as before', async ({
  app,
}) => {
  const page = await app.visit('/top', { as: 'seto.midori', viewport: phone, own: true });
  await page.getByRole('button', { name: 'メニュー' }).click();
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  await menu.getByRole('link', { name: 'ご契約情報' }).click();
  await page.waitForURL('**/contract');
  // Until it is drawn, the screen may still take the focus to its heading.
  await waitForScreen(page);

  await page.getByRole('button', { name: 'メニュー' }).click();
  await expect(menu).toBeVisible();
  // Hides the key from the page: the browser itself must close the menu, as it does for Android's back gesture.
  await page.evaluate(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), true),
  );
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'メニュー' })).toBeFocused();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/contract');

  await page.goBack();
  await page.waitForURL('**/top');
});
