import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { logIn } from './login.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

test(
  'banners: three kinds, and a closed one stays closed on the next screen',
  { tag: '@core' },
  async ({ app }) => {
    app.mock.pins.set('getLoginMessage', 'banners');
    const page = await app.visit('/top', { as: 'irie.fumi' });
    const band = page.getByRole('region', { name: '大切なお知らせ' });
    // What came late is folded; after a reload all are there from the first.
    await expect(band).toBeVisible();
    await page.reload();
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
  },
);

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

test('of another service it is asked for at once, and once', async ({ app }) => {
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

test(
  'a failed read says so, reads again, and OK leads to the service top',
  { tag: '@core' },
  async ({ app }) => {
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
  },
);

test('on a top, where there is nowhere to go back to, OK reads again', async ({ app }) => {
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
});

test('a maintenance that the server sends as HTML is shown as it is', async ({ app }) => {
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
});

test('HTML of the server that would run, load, submit or mislead shows its words alone', async ({
  app,
}) => {
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
});

test('news and menus of another form than the contract’s take no page down', async ({ app }) => {
  app.mock.faults.set('getLoginMessage', { kind: 'wrong_shape' });
  app.mock.faults.set('getLoginHistory', { kind: 'wrong_shape' });
  const page = await app.visit('/top', { as: 'irie.fumi', allowConsole: /Error/ });
  await expect(page.getByRole('heading', { name: 'お知らせ' })).toBeVisible();
  await page.getByRole('button', { name: '入江 ふみ 様' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '画面を表示できません' })).toBeVisible();
  app.mock.faults.clear();
  await page.getByRole('link', { name: 'トップに戻る' }).click();
  await expect(page.getByRole('heading', { name: 'お知らせ' })).toBeVisible();
});

test('maintenance has its own words', async ({ app }) => {
  const page = await app.page({ as: 'irie.fumi' });
  app.mock.faults.set('getBilling', { status: 503 });
  await page.goto(`${app.url}/billing`);
  await expect(page.getByRole('alertdialog', { name: 'ただいまメンテナンス中です' })).toBeVisible();
});

test('an unknown address has its page, with ways on', { tag: '@core' }, async ({ app }) => {
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

test('the chat of fibre asks for its key, that of mobile does not', async ({ app }) => {
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
});

const chatScripts = (page: Page) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('chatbot.js')) loaded.push(request.url());
  });
  return loaded;
};

test('the chat of mobile is loaded once the page is idle, that of fibre when it is asked for', async ({
  app,
}) => {
  const sim = await app.page({ as: 'kawase.ryo', viewport: phone, own: true });
  const ofSim = chatScripts(sim);
  const { release } = await hold(sim, '**/data-traffic-usage');
  await sim.goto(`${app.url}/mobile/top/`);
  await sim.getByRole('contentinfo').waitFor({ state: 'attached' });
  await sim.evaluate(async () => {
    for (let times = 0; times < 3; times++)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
  // The chat waits while the page still waits for a read of its own.
  expect(ofSim).toEqual([]);
  release();
  await expect.poll(() => ofSim.length).toBe(1);

  const fibre = await app.visit('/top', { as: 'irie.fumi', viewport: phone, own: true });
  const ofFibre = chatScripts(fibre);
  await fibre.waitForLoadState('networkidle');
  expect(ofFibre).toEqual([]);
});

test('the chat is on the service selection and on the printable contract too, and nowhere logged out', async ({
  app,
}) => {
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
});

test('a refused chatbot key ends the session', async ({ app }) => {
  const page = await app.visit('/top', { as: 'irie.fumi' });
  app.mock.faults.set('getChatbotKey', { status: 403 });
  await page.getByRole('button', { name: 'チャットで相談する' }).click();
  await page.waitForURL('**/login?**');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .not.toContain('access_secret');
});
