import type { Page } from '@playwright/test';
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

test('what takes the focus by a key is in view with its ring', async ({ app }) => {
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
});

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

for (const [example, label] of [
  ['normal', 'オプション規約(2ギガ)'],
  ['plan_mansion', 'オプション規約(マンション)'],
  ['plan_10g', 'オプション規約(10ギガ)'],
  ['plan_10gs', 'オプション規約(10ギガS・6ギガS・20ギガS)'],
  ['plan_6gs', 'オプション規約(10ギガS・6ギガS・20ギガS)'],
  ['plan_20gs', 'オプション規約(10ギガS・6ギガS・20ギガS)'],
] as const) {
  test(
    `the terms of the options follow the plan: ${example}`,
    { tag: '@long' },
    async ({ app }) => {
      app.mock.pins.set('getUser', example);
      const page = await app.visit('/login');
      await logIn(page, 'mizuno.keiko');
      await page.getByRole('link', { name: /2ギガ/ }).click();
      await page.waitForURL('**/top');
      await page.getByRole('button', { name: '水野 恵子 様' }).click();
      const rows = page
        .getByRole('region', { name: 'サポートと規約' })
        .getByRole('link', { name: /オプション規約/ });
      await expect(rows.first()).toBeVisible();
      await expect.poll(() => rows.allTextContents()).toEqual([label + opens]);
    },
  );
}

test('mobile has no links to the terms of fibre', { tag: '@long' }, async ({ app }) => {
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

test('the account menu opens and closes by keyboard, and the focus comes back', async ({ app }) => {
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
});

test('another service is chosen in the menu', async ({ app }) => {
  const page = await app.visit('/top', { as: 'mitsushima.michiru' });
  await page.getByRole('button', { name: '満島 みちる 様' }).click();
  await page.getByRole('link', { name: /090-0000-5432/ }).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/top/'));
  await expect(page.getByRole('button', { name: '090-0000-5432' })).toBeVisible();
});

test('at 640px and less all of it is in the menu', { tag: '@long' }, async ({ app }) => {
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

test(
  'a device’s own way of closing closes the menu, and the way back is as long as before',
  { tag: '@long' },
  async ({ app }) => {
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
  },
);

test('banners: three kinds, and a closed one stays closed on the next screen', async ({ app }) => {
  app.mock.pins.set('getLoginMessage', 'banners');
  const page = await app.visit('/top', { as: 'irie.fumi' });
  const band = page.getByRole('region', { name: '大切なお知らせ' });
  await expect(band.getByText('請求書のダウンロードができません。')).toBeVisible();
  await expect(band.getByRole('link', { name: '12月5日(土)の準備を見る' })).toHaveAttribute(
    'href',
    '/progress',
  );
  const outward = band.getByRole('link', { name: /ひかりTVのサイトへ/ });
  await expect.poll(() => outward.getAttribute('rel')).toContain('noopener');
  await expect(band.getByRole('button')).toHaveCount(2);
  await band.getByRole('button', { name: 'お知らせを閉じる' }).first().click();
  await page.goto(`${app.url}/billing`);
  await waitForScreen(page);
  await expect(band.getByText('ひかりTV 1か月無料')).toBeVisible();
  await expect(band.getByText('工事日が決まりました')).toHaveCount(0);
});

test('the login message is asked for once at each address of a logged-in page, whatever its header', async ({
  app,
}) => {
  const asked = app.callsFromNow('getLoginMessage');
  const page = await app.visit('/mobile/contract/detail/', { as: 'kawase.ryo', own: true });
  await page.waitForLoadState('networkidle');
  expect(asked()).toHaveLength(1);
  await page.getByRole('link', { name: 'ご契約情報', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご契約情報' })).toBeVisible();
  await expect.poll(() => asked().length).toBe(2);
  await page.getByRole('link', { name: '料金・お知らせ' }).first().click();
  await page.waitForURL('**/mobile/top/');
  await waitForScreen(page);
  await page.waitForLoadState('networkidle');
  expect(asked()).toHaveLength(3);
});

test('of another service it is asked for at once, and once', { tag: '@long' }, async ({ app }) => {
  const page = await app.visit('/mobile/top/', { as: 'tokita.haru', own: true });
  await page.waitForLoadState('networkidle');
  const asked = app.callsFromNow('getLoginMessage');
  await page.getByRole('button', { name: '090-' }).click();
  const others = page
    .getByRole('region', { name: 'サービスの切り替え' })
    .getByRole('link', { name: /090-/ });
  await others.last().click();
  await expect.poll(() => asked().length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(asked()).toHaveLength(1);
});

test('popups come one after the other; a closed one until the session ends, a hidden one never again', async ({
  app,
}) => {
  app.mock.pins.set('getLoginMessage', 'popups');
  const page = await app.page({ as: 'irie.fumi', viewport: phone });
  await page.goto(`${app.url}/top`);
  const first = page.getByRole('dialog', { name: /11月ご請求分の金額が確定しました/ });
  await first.getByRole('button', { name: '閉じる' }).click();
  const second = page.getByRole('dialog', { name: /年末年始のサポート窓口/ });
  await expect(second.getByText('休まず、24時間')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await second.getByLabel('次から表示しない').check();
  await second.getByRole('button', { name: '閉じる' }).click();
  await page.reload();
  await waitForScreen(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${app.url}/login?redirect_uri=/top`);
  await logIn(page, 'irie.fumi');
  await first.getByRole('button', { name: '閉じる' }).click();
  await expect(first).toBeHidden();
  await expect(second).toHaveCount(0);
});

test('a failed read says so, reads again, and OK leads to the service top', async ({ app }) => {
  const page = await app.page({ as: 'irie.fumi' });
  app.mock.faults.set('getBilling', { status: 500 });
  await page.goto(`${app.url}/billing`);
  const dialog = page.getByRole('alertdialog', { name: '読み込めませんでした' });
  await expect(dialog).toBeVisible();
  await expectNoSidewaysScroll(page);
  app.mock.faults.clear();
  await dialog.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご請求の一覧' })).toBeVisible();

  app.mock.faults.set('getBilling', { status: 500 });
  await page.goto(`${app.url}/billing`);
  await expect(dialog).toBeVisible();
  app.mock.faults.clear();
  await dialog.getByRole('button', { name: 'OK(トップに戻る)' }).click();
  await page.waitForURL('**/top');
  await expect(page.getByText('3,770').first()).toBeVisible();
});

test(
  'on a top, where there is nowhere to go back to, OK reads again',
  { tag: '@long' },
  async ({ app }) => {
    for (const [as, top, operation, text] of [
      ['irie.fumi', '/top', 'getBilling', 'ご請求'],
      ['kawase.ryo', '/mobile/top/', 'getDataTrafficUsage', 'データ'],
    ] as const) {
      const page = await app.page({ as, viewport: phone });
      app.mock.faults.set(operation, { status: 500 });
      await page.goto(app.url + top);
      const dialog = page.getByRole('alertdialog', { name: '読み込めませんでした' });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button')).toHaveText(['OK(もう一度読み込む)']);
      await expectNoSidewaysScroll(page);
      const again = app.callsFromNow(operation);
      await dialog.getByRole('button', { name: /^OK/ }).click();
      await expect.poll(() => again().length).toBeGreaterThan(0);
      await expect(dialog).toBeVisible();
      app.mock.faults.clear();
      await dialog.getByRole('button', { name: /^OK/ }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    }
  },
);

test(
  'a maintenance that the server sends as HTML is shown as it is',
  { tag: '@long' },
  async ({ app }) => {
    const page = await app.page({ as: 'irie.fumi', viewport: phone });
    app.mock.pins.set('getBilling', 'maintenance_html');
    await page.goto(`${app.url}/billing`);
    const dialog = page.getByRole('alertdialog', { name: 'ただいまメンテナンス中です' });
    await expect(dialog.getByRole('term').getByText('時間')).toBeVisible();
    await expect(dialog.getByText('11月21日(土) 2:00〜15:00')).toBeVisible();
    await expect(dialog.getByRole('link', { name: '障害・メンテナンス情報' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expectNoSidewaysScroll(page);
  },
);

test(
  'HTML of the server that would run, load, submit or mislead shows its words alone',
  { tag: '@long' },
  async ({ app }) => {
    // The sanitizer parses the HTML before it drops parts of it; the page's policy blocks these, with console messages.
    const page = await app.page({
      as: 'irie.fumi',
      own: true,
      allowConsole: /Content Security Policy|status of 503/,
    });
    const hostile = `<p>工事中です。<img src="https://evil.example/x.png" onerror="window.ran=1"></p>
    <script>window.ran=1</script><svg onload="window.ran=1"></svg>
    <iframe src="https://evil.example/"></iframe><style>body{display:none}</style>
    <form action="https://evil.example/"><input name="card"><button>送る</button></form>
    <a href="javascript:window.ran=1">ここを押す</a><a href="//evil.example/">外へ</a>
    <p style="position:fixed;inset:0" onclick="window.ran=1">覆う</p>`;
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(app.url)) foreign.push(request.url());
    });
    await page.route('**/billing', (route) =>
      route.request().resourceType() === 'document'
        ? route.fallback()
        : route.fulfill({
            status: 503,
            json: { code: 'maintenance', message: '工事中です。', message_html: hostile },
          }),
    );
    await page.goto(`${app.url}/billing`);
    const dialog = page.getByRole('alertdialog', { name: 'ただいまメンテナンス中です' });
    await expect(dialog.getByText('工事中です。')).toBeVisible();
    await expect(dialog.locator('img,script,svg[onload],iframe,style,form,input')).toHaveCount(0);
    await expect(dialog.locator('[href],[style],[onclick]')).toHaveCount(0);
    await expect(dialog.getByRole('button')).toHaveText(['もう一度読み込む', 'OK(トップに戻る)']);
    await dialog.getByText('ここを押す').click();
    await expect.poll(() => page.evaluate(() => 'ran' in window)).toBe(false);
    expect(foreign).toEqual([]);
  },
);

test(
  'news and menus of another form than the contract’s take no page down',
  { tag: '@long' },
  async ({ app }) => {
    app.mock.faults.set('getLoginMessage', { kind: 'wrong_shape' });
    app.mock.faults.set('getLoginHistory', { kind: 'wrong_shape' });
    const page = await app.visit('/top', { as: 'irie.fumi', allowConsole: /Error/ });
    await expect(page.getByRole('heading', { name: 'お知らせ' })).toBeVisible();
    await page.getByRole('button', { name: '入江 ふみ 様' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: '画面を表示できません' }),
    ).toBeVisible();
    app.mock.faults.clear();
    await page.getByRole('link', { name: 'トップに戻る' }).click();
    await expect(page.getByRole('heading', { name: 'お知らせ' })).toBeVisible();
  },
);

test('maintenance has its own words', { tag: '@long' }, async ({ app }) => {
  const page = await app.page({ as: 'irie.fumi' });
  app.mock.faults.set('getBilling', { status: 503 });
  await page.goto(`${app.url}/billing`);
  await expect(page.getByRole('alertdialog', { name: 'ただいまメンテナンス中です' })).toBeVisible();
});

test('an unknown address has its page, with ways on', async ({ app }) => {
  for (const viewport of [phone, undefined]) {
    const page = await app.visit('/no/such/page', { as: 'hayase.sho', viewport });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ページが見つかりません');
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'トップに戻る' }).click();
    await page.waitForURL('**/top');
  }
});

test('offline is said in a band, and gone when the line is back', async ({ app }) => {
  const page = await app.visit('/top', { as: 'seto.midori' });
  await page.context().setOffline(true);
  await expect(page.getByText('オフラインです')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('オフラインです')).toBeHidden();
});

test(
  'the chat of fibre asks for its key, that of mobile does not',
  { tag: '@long' },
  async ({ app }) => {
    const page = await app.visit('/top', { as: 'mitsushima.michiru' });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('chatbot-key')) asked.push(request.url());
    });
    await page.getByRole('button', { name: 'チャットで相談する' }).click();
    await expect(
      page.getByRole('dialog', { name: 'チャット' }).getByText('つながりました'),
    ).toBeVisible();
    expect(asked).toHaveLength(1);
    await page.getByLabel('ご質問').fill('<b>請求書');
    await page.getByRole('button', { name: '質問を送る' }).click();
    await expect(page.getByRole('log').getByText('内容もどこにも送られていません')).toBeVisible();
    await expect(page.getByRole('log').getByText('<b>請求書')).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.goto(`${app.url}/mobile/top/`);
    await waitForScreen(page);
    await page.getByRole('button', { name: 'チャットで相談する' }).click();
    await expect(
      page.getByRole('dialog', { name: 'チャット' }).getByText('つながりました'),
    ).toBeVisible();
    expect(asked).toHaveLength(1);
  },
);

const chatScripts = (page: Page) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('chatbot.js')) loaded.push(request.url());
  });
  return loaded;
};

test(
  'the chat of mobile is loaded once the page is idle, that of fibre when it is asked for',
  { tag: '@long' },
  async ({ app }) => {
    const sim = await app.page({ as: 'kawase.ryo', viewport: phone, own: true });
    const ofSim = chatScripts(sim);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await sim.route('**/data-traffic-usage', async (route) => {
      await held;
      await route.fallback();
    });
    await sim.goto(`${app.url}/mobile/top/`);
    await sim.getByRole('contentinfo').waitFor({ state: 'attached' });
    await sim.evaluate(async () => {
      for (let times = 0; times < 3; times++)
        await new Promise((resolve) => requestIdleCallback(resolve));
    });
    // The chat waits while the page still waits for a read of its own.
    expect(ofSim).toEqual([]);
    answer();
    await expect.poll(() => ofSim.length).toBe(1);

    const fibre = await app.visit('/top', { as: 'irie.fumi', viewport: phone, own: true });
    const ofFibre = chatScripts(fibre);
    await fibre.waitForLoadState('networkidle');
    expect(ofFibre).toEqual([]);
  },
);

test(
  'the chat is on the service selection and on the printable contract too, and nowhere logged out',
  { tag: '@long' },
  async ({ app }) => {
    const page = await app.visit('/service/', { as: 'tokita.haru', viewport: phone });
    const keys = app.callsFromNow('getChatbotKey');
    const opener = page.getByRole('button', { name: 'チャットで相談する' });
    await opener.click();
    const chat = page.getByRole('dialog', { name: 'チャット' });
    await expect(chat.getByText('Minamo モバイルのサポートです')).toBeVisible();
    expect(keys()).toEqual([]);

    await page.goto(`${app.url}/mobile/contract/detail/`);
    await waitForScreen(page);
    await opener.click();
    await expect(chat.getByText('Minamo モバイルのサポートです')).toBeVisible();

    const nobody = await app.page({ own: true });
    const loaded = chatScripts(nobody);
    for (const path of ['/login', '/password_reset', '/entry_cancel', '/mobile/onestop/login']) {
      await nobody.goto(app.url + path);
      await waitForScreen(nobody);
      await nobody.waitForLoadState('networkidle');
      await expect(nobody.getByText('チャット'), path).toHaveCount(0);
    }
    expect(loaded).toEqual([]);
  },
);

test('a refused chatbot key ends the session', { tag: '@long' }, async ({ app }) => {
  const page = await app.visit('/top', { as: 'irie.fumi' });
  app.mock.faults.set('getChatbotKey', { status: 403 });
  await page.getByRole('button', { name: 'チャットで相談する' }).click();
  await page.waitForURL('**/login?**');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .not.toContain('access_secret');
});
