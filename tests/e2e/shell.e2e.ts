import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './pages.ts';
import { expectSound, logIn, settled, useStage } from './portal.ts';

const stage = useStage();

/** What the screen reader says of a link that leaves the portal. */
const opens = '(新しいウィンドウで開きます)';

test('the header names the customer on fibre and the number on mobile', async () => {
  const page = await stage.visit('/top', { as: 'mizuno.keiko' });
  const header = page.getByRole('banner');
  expect(await header.getByRole('button', { name: '水野 恵子 様' }).isVisible()).toBe(true);
  expect(await header.getByRole('link', { name: 'Minamo 光 トップ' }).getAttribute('href')).toBe(
    '/top',
  );

  await page.goto(`${stage.url}/mobile/top/`);
  await settled(page);
  expect(await header.getByRole('button', { name: '090-0000-1234' }).isVisible()).toBe(true);
  expect(
    await header.getByRole('link', { name: 'Minamo モバイル トップ' }).getAttribute('href'),
  ).toBe('/mobile/top/?line=1234');
});

test('the global navigation has its four links and marks the current one', async () => {
  const page = await stage.visit('/billing', { as: 'funaki.wataru' });
  const links = page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link');
  expect(await links.allTextContents()).toEqual([
    '料金・お知らせ',
    'ご契約情報',
    'ご契約オプション',
    '特典・キャンペーン',
  ]);
  expect(await links.nth(0).getAttribute('aria-current')).toBe('page');
  expect(await links.nth(1).getAttribute('aria-current')).toBeNull();
});

test.each([
  ['normal', 'オプション規約(2ギガ)'],
  ['plan_mansion', 'オプション規約(マンション)'],
  ['plan_10g', 'オプション規約(10ギガ)'],
  ['plan_10gs', 'オプション規約(10ギガS・6ギガS・20ギガS)'],
  ['plan_6gs', 'オプション規約(10ギガS・6ギガS・20ギガS)'],
  ['plan_20gs', 'オプション規約(10ギガS・6ギガS・20ギガS)'],
])('the terms of the options follow the plan: %s', async (example, label) => {
  stage.portal.mock.pins.set('getUser', example);
  const page = await stage.visit('/login');
  await logIn(page, 'mizuno.keiko');
  await page.getByRole('link', { name: /2ギガ/ }).click();
  await page.waitForURL('**/top');
  await page.getByRole('button', { name: '水野 恵子 様' }).click();
  const rows = page
    .getByRole('region', { name: 'サポートと規約' })
    .getByRole('link', { name: /オプション規約/ });
  await rows.first().waitFor();
  expect(await rows.allTextContents()).toEqual([label + opens]);
});

test('mobile has no links to the terms of fibre', async () => {
  const page = await stage.visit('/mobile/top/', { as: 'kawase.ryo' });
  await page.getByRole('button', { name: '090-0000-2345' }).click();
  const rows = page.getByRole('region', { name: 'サポートと規約' }).getByRole('link');
  expect(await rows.allTextContents()).toEqual([
    `サポート${opens}`,
    `障害・メンテナンス情報${opens}`,
    `個人情報の取り扱い${opens}`,
    `サイトのご利用条件${opens}`,
  ]);
});

test('the account menu opens and closes by keyboard, and the focus comes back', async () => {
  const page = await stage.visit('/top', { as: 'mizuno.keiko' });
  const opener = page.getByRole('button', { name: '水野 恵子 様' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: 'サービスの切り替え' })
    .getByText('090-0000-5678')
    .waitFor();
  await expectSound(page);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('region', { name: 'サービスの切り替え' }).count()).toBe(0);
  expect(await opener.evaluate((e) => e === document.activeElement)).toBe(true);
});

test('another service is chosen in the menu', async () => {
  const page = await stage.visit('/top', { as: 'mitsushima.michiru' });
  await page.getByRole('button', { name: '満島 みちる 様' }).click();
  await page.getByRole('link', { name: /090-0000-5432/ }).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/top/'));
  await page.getByRole('button', { name: '090-0000-5432' }).waitFor();
});

test('at 640px and less all of it is in the menu', async () => {
  const page = await stage.visit('/top', { as: 'mizuno.keiko', viewport: phone });
  expect(await page.getByRole('link', { name: 'ご契約情報' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'メニュー' }).click();
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  await menu.getByText('お客さま番号 1048-2175').waitFor();
  expect(await menu.getByRole('link', { name: 'ご契約情報' }).isVisible()).toBe(true);
  expect(await menu.getByRole('button', { name: 'ログアウト' }).isVisible()).toBe(true);
  await expectSound(page);
  await menu.getByRole('button', { name: '閉じる' }).click();
  expect(await menu.count()).toBe(0);
});

test('banners: three kinds, and a closed one stays closed on the next screen', async () => {
  stage.portal.mock.pins.set('getLoginMessage', 'banners');
  const page = await stage.visit('/top', { as: 'irie.fumi' });
  const band = page.getByRole('region', { name: '大切なお知らせ' });
  expect(await band.getByText('請求書のダウンロードができません。').isVisible()).toBe(true);
  expect(
    await band.getByRole('link', { name: '12月5日(土)の準備を見る' }).getAttribute('href'),
  ).toBe('/progress');
  const outward = band.getByRole('link', { name: /ひかりTVのサイトへ/ });
  expect(await outward.getAttribute('rel')).toContain('noopener');
  expect(await band.getByRole('button').count()).toBe(2);
  await band.getByRole('button', { name: 'お知らせを閉じる' }).first().click();
  await page.goto(`${stage.url}/billing`);
  await settled(page);
  await band.getByText('ひかりTV 1か月無料').waitFor();
  expect(await band.getByText('工事日が決まりました').count()).toBe(0);
});

test('the login message is asked for once at each address of a logged-in page, whatever its header', async () => {
  const asked = stage.callsFromNow('getLoginMessage');
  const page = await stage.visit('/mobile/contract/detail/', { as: 'kawase.ryo', own: true });
  await page.waitForLoadState('networkidle');
  expect(asked()).toHaveLength(1);
  await page.getByRole('link', { name: 'ご契約情報', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'ご契約情報' }).waitFor();
  await expect.poll(() => asked().length).toBe(2);
  await page.getByRole('link', { name: '料金・お知らせ' }).first().click();
  await page.waitForURL('**/mobile/top/');
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(asked()).toHaveLength(3);
});

test('of another service it is asked for at once, and once', async () => {
  const page = await stage.visit('/mobile/top/', { as: 'tokita.haru', own: true });
  await page.waitForLoadState('networkidle');
  const asked = stage.callsFromNow('getLoginMessage');
  await page.getByRole('button', { name: '090-' }).click();
  const others = page
    .getByRole('region', { name: 'サービスの切り替え' })
    .getByRole('link', { name: /090-/ });
  await others.last().click();
  await expect.poll(() => asked().length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(asked()).toHaveLength(1);
});

test('popups come one after the other; a closed one until the session ends, a hidden one never again', async () => {
  stage.portal.mock.pins.set('getLoginMessage', 'popups');
  const page = await stage.page({ as: 'irie.fumi', viewport: phone });
  await page.goto(`${stage.url}/top`);
  const first = page.getByRole('dialog', { name: /11月ご請求分の金額が確定しました/ });
  await first.getByRole('button', { name: '閉じる' }).click();
  const second = page.getByRole('dialog', { name: /年末年始のサポート窓口/ });
  await second.getByText('休まず、24時間').waitFor();
  await expectSound(page);
  await second.getByLabel('次から表示しない').check();
  await second.getByRole('button', { name: '閉じる' }).click();
  await page.reload();
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await first.getByRole('button', { name: '閉じる' }).click();
  await first.waitFor({ state: 'detached' });
  expect(await second.count()).toBe(0);
});

test('a failed read says so, reads again, and OK leads to the service top', async () => {
  const page = await stage.page({ as: 'irie.fumi' });
  stage.portal.mock.faults.set('getBilling', { status: 500 });
  await page.goto(`${stage.url}/billing`);
  const dialog = page.getByRole('alertdialog', { name: '読み込めませんでした' });
  await dialog.waitFor();
  await expectSound(page);
  stage.portal.mock.faults.clear();
  await dialog.getByRole('button', { name: 'もう一度読み込む' }).click();
  await page.getByRole('heading', { level: 1, name: 'ご請求の一覧' }).waitFor();

  stage.portal.mock.faults.set('getBilling', { status: 500 });
  await page.goto(`${stage.url}/billing`);
  await dialog.waitFor();
  stage.portal.mock.faults.clear();
  await dialog.getByRole('button', { name: 'OK(トップに戻る)' }).click();
  await page.waitForURL('**/top');
  await page.getByText('3,770').first().waitFor();
});

test('on a top, where there is nowhere to go back to, OK reads again', async () => {
  for (const [as, top, operation, words] of [
    ['irie.fumi', '/top', 'getBilling', 'ご請求'],
    ['kawase.ryo', '/mobile/top/', 'getDataTrafficUsage', 'データ'],
  ] as const) {
    const page = await stage.page({ as, viewport: phone });
    stage.portal.mock.faults.set(operation, { status: 500 });
    await page.goto(stage.url + top);
    const dialog = page.getByRole('alertdialog', { name: '読み込めませんでした' });
    await dialog.waitFor();
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['OK(もう一度読み込む)']);
    await expectSound(page);
    const again = stage.callsFromNow(operation);
    await dialog.getByRole('button', { name: /^OK/ }).click();
    await expect.poll(() => again().length).toBeGreaterThan(0);
    await dialog.waitFor();
    stage.portal.mock.faults.clear();
    await dialog.getByRole('button', { name: /^OK/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('main').getByText(words).first().waitFor();
  }
});

test('a maintenance that the server tells as HTML is told as it is', async () => {
  const page = await stage.page({ as: 'irie.fumi', viewport: phone });
  stage.portal.mock.pins.set('getBilling', 'maintenance_html');
  await page.goto(`${stage.url}/billing`);
  const dialog = page.getByRole('alertdialog', { name: 'ただいまメンテナンス中です' });
  await dialog.getByRole('term').getByText('時間').waitFor();
  await dialog.getByText('11月21日(土) 2:00〜15:00').waitFor();
  expect(
    await dialog.getByRole('link', { name: '障害・メンテナンス情報' }).getAttribute('rel'),
  ).toBe('noopener noreferrer');
  await expectSound(page);
});

test('HTML of the server that would run, load, submit or mislead shows its words alone', async () => {
  // The policy of the page blocks what the cleaner parses, before it throws it away, and says so.
  const page = await stage.page({
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
    if (!request.url().startsWith(stage.url)) foreign.push(request.url());
  });
  await page.route('**/billing', (route) =>
    route.request().resourceType() === 'document'
      ? route.fallback()
      : route.fulfill({
          status: 503,
          json: { code: 'maintenance', message: '工事中です。', message_html: hostile },
        }),
  );
  await page.goto(`${stage.url}/billing`);
  const dialog = page.getByRole('alertdialog', { name: 'ただいまメンテナンス中です' });
  await dialog.getByText('工事中です。').waitFor();
  expect(await dialog.locator('img,script,svg[onload],iframe,style,form,input').count()).toBe(0);
  expect(await dialog.locator('[href],[style],[onclick]').count()).toBe(0);
  expect(await dialog.getByRole('button').allTextContents()).toEqual([
    'もう一度読み込む',
    'OK(トップに戻る)',
  ]);
  await dialog.getByText('ここを押す').click();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(foreign).toEqual([]);
});

test('news and menus of another form than the contract’s take no page down', async () => {
  stage.portal.mock.faults.set('getLoginMessage', { kind: 'wrong_shape' });
  stage.portal.mock.faults.set('getLoginHistory', { kind: 'wrong_shape' });
  const page = await stage.visit('/top', { as: 'mizuno.keiko', allowConsole: /Error/ });
  await page.getByRole('heading', { name: 'お知らせ' }).waitFor();
  await page.getByRole('button', { name: '水野 恵子 様' }).click();
  await page.getByRole('heading', { level: 1, name: '画面を表示できません' }).waitFor();
  stage.portal.mock.faults.clear();
  await page.getByRole('link', { name: 'トップに戻る' }).click();
  await page.getByRole('heading', { name: 'お知らせ' }).waitFor();
});

test('maintenance has its own words', async () => {
  const page = await stage.page({ as: 'irie.fumi' });
  stage.portal.mock.faults.set('getBilling', { status: 503 });
  await page.goto(`${stage.url}/billing`);
  await page.getByRole('alertdialog', { name: 'ただいまメンテナンス中です' }).waitFor();
});

test('an unknown address has its page, with ways on', async () => {
  for (const viewport of [phone, undefined]) {
    const page = await stage.visit('/no/such/page', { as: 'hayase.sho', viewport });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'ページが見つかりません',
    );
    await expectSound(page);
    await page.getByRole('link', { name: 'トップに戻る' }).click();
    await page.waitForURL('**/top');
  }
});

test('offline is said in a band, and gone when the line is back', async () => {
  const page = await stage.visit('/top', { as: 'seto.midori' });
  await page.context().setOffline(true);
  await page.getByText('オフラインです').waitFor();
  await page.context().setOffline(false);
  await page.getByText('オフラインです').waitFor({ state: 'detached' });
});

test('the chat of fibre asks for its key, that of mobile does not', async () => {
  const page = await stage.visit('/top', { as: 'mitsushima.michiru' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('chatbot-key')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'チャットで相談する' }).click();
  await page.getByRole('dialog', { name: 'チャット' }).getByText('つながりました').waitFor();
  expect(asked).toHaveLength(1);
  await page.getByLabel('ご質問').fill('<b>請求書');
  await page.getByRole('button', { name: '質問を送る' }).click();
  await page.getByRole('log').getByText('内容もどこにも送られていません').waitFor();
  await page.getByRole('log').getByText('<b>請求書').waitFor();
  await expectSound(page);

  await page.goto(`${stage.url}/mobile/top/`);
  await settled(page);
  await page.getByRole('button', { name: 'チャットで相談する' }).click();
  await page.getByRole('dialog', { name: 'チャット' }).getByText('つながりました').waitFor();
  expect(asked).toHaveLength(1);
});

const chatScripts = (page: Page) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('chatbot.js')) loaded.push(request.url());
  });
  return loaded;
};

test('the chat of mobile is loaded once the page is idle, that of fibre when it is asked for', async () => {
  const sim = await stage.page({ as: 'kawase.ryo', viewport: phone, own: true });
  const ofSim = chatScripts(sim);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await sim.route('**/data-traffic-usage', async (route) => {
    await held;
    await route.fallback();
  });
  await sim.goto(`${stage.url}/mobile/top/`);
  await sim.getByRole('contentinfo').waitFor({ state: 'attached' });
  await sim.evaluate(async () => {
    for (let times = 0; times < 3; times++)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
  // What the page itself needs comes first.
  expect(ofSim).toEqual([]);
  answer();
  await expect.poll(() => ofSim.length).toBe(1);

  const fibre = await stage.visit('/top', { as: 'irie.fumi', viewport: phone, own: true });
  const ofFibre = chatScripts(fibre);
  await fibre.waitForLoadState('networkidle');
  expect(ofFibre).toEqual([]);
});

test('the chat stands on the service selection and on the contract as a paper too, and nowhere logged out', async () => {
  const page = await stage.visit('/service/', { as: 'tokita.haru', viewport: phone });
  const keys = stage.callsFromNow('getChatbotKey');
  const opener = page.getByRole('button', { name: 'チャットで相談する' });
  await opener.click();
  const chat = page.getByRole('dialog', { name: 'チャット' });
  await chat.getByText('Minamo モバイルのサポートです').waitFor();
  expect(keys()).toEqual([]);

  await page.goto(`${stage.url}/mobile/contract/detail/`);
  await settled(page);
  await opener.click();
  await chat.getByText('Minamo モバイルのサポートです').waitFor();

  const nobody = await stage.page({ own: true });
  const loaded = chatScripts(nobody);
  for (const path of ['/login', '/password_reset', '/entry_cancel', '/mobile/onestop/login']) {
    await nobody.goto(stage.url + path);
    await settled(nobody);
    await nobody.waitForLoadState('networkidle');
    expect(await nobody.getByText('チャット').count(), path).toBe(0);
  }
  expect(loaded).toEqual([]);
});

test('a refused chatbot key ends the session', async () => {
  const page = await stage.visit('/top', { as: 'irie.fumi' });
  stage.portal.mock.faults.set('getChatbotKey', { status: 403 });
  await page.getByRole('button', { name: 'チャットで相談する' }).click();
  await page.waitForURL('**/login?**');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('access_secret');
});
