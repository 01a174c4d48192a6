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
  const page = await stage.visit('/billing', { as: 'mizuno.keiko' });
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
  const page = await stage.visit('/mobile/top/', { as: 'mizuno.keiko' });
  await page.getByRole('button', { name: '090-0000-1234' }).click();
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
  const page = await stage.visit('/top', { as: 'mizuno.keiko' });
  await page.getByRole('button', { name: '水野 恵子 様' }).click();
  await page.getByRole('link', { name: /090-0000-5678/ }).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/top/'));
  await page.getByRole('button', { name: '090-0000-5678' }).waitFor();
});

test('at 640px and less all of it is in the menu', async () => {
  const page = await stage.visit('/top', { as: 'mizuno.keiko', viewport: phone });
  expect(await page.getByRole('link', { name: 'ご契約情報' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'メニュー' }).click();
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  await menu.getByText('お客さま番号').waitFor();
  expect(await menu.getByRole('link', { name: 'ご契約情報' }).isVisible()).toBe(true);
  expect(await menu.getByRole('button', { name: 'ログアウト' }).isVisible()).toBe(true);
  await expectSound(page);
  await menu.getByRole('button', { name: '閉じる' }).click();
  expect(await menu.count()).toBe(0);
});

test('banners: three kinds, and a closed one stays closed on the next screen', async () => {
  stage.portal.mock.pins.set('getLoginMessage', 'banners');
  const page = await stage.visit('/top', { as: 'mizuno.keiko' });
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

test('popups come one after the other, and a hidden one never again', async () => {
  stage.portal.mock.pins.set('getLoginMessage', 'popups');
  const page = await stage.page({ as: 'mizuno.keiko', viewport: phone });
  await page.goto(`${stage.url}/top`);
  const first = page.getByRole('dialog', { name: /11月ご請求分の金額が確定しました/ });
  await first.getByRole('button', { name: '閉じる' }).click();
  const second = page.getByRole('dialog', { name: /年末年始のサポート窓口/ });
  await second.getByText('休まず、24時間').waitFor();
  await expectSound(page);
  await second.getByLabel('次から表示しない').check();
  await second.getByRole('button', { name: '閉じる' }).click();
  await page.reload();
  await first.waitFor();
  await first.getByRole('button', { name: '閉じる' }).click();
  expect(await second.count()).toBe(0);
});

test('a failed read says so, reads again, and OK leads to the service top', async () => {
  const page = await stage.page({ as: 'mizuno.keiko' });
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
  await page.getByText('10,430').first().waitFor();
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
  const page = await stage.page({ as: 'mizuno.keiko' });
  stage.portal.mock.faults.set('getBilling', { status: 503 });
  await page.goto(`${stage.url}/billing`);
  await page.getByRole('alertdialog', { name: 'ただいまメンテナンス中です' }).waitFor();
});

test('an unknown address has its page, with ways on', async () => {
  for (const viewport of [phone, undefined]) {
    const page = await stage.visit('/no/such/page', { as: 'mizuno.keiko', viewport });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'ページが見つかりません',
    );
    await expectSound(page);
    await page.getByRole('link', { name: 'トップに戻る' }).click();
    await page.waitForURL('**/top');
  }
});

test('offline is said in a band, and gone when the line is back', async () => {
  const page = await stage.visit('/top', { as: 'mizuno.keiko' });
  await page.context().setOffline(true);
  await page.getByText('オフラインです').waitFor();
  await page.context().setOffline(false);
  await page.getByText('オフラインです').waitFor({ state: 'detached' });
});

test('the chat of fibre asks for its key, that of mobile does not', async () => {
  const page = await stage.visit('/top', { as: 'mizuno.keiko' });
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

test('a refused chatbot key ends the session', async () => {
  const page = await stage.visit('/top', { as: 'mizuno.keiko' });
  stage.portal.mock.faults.set('getChatbotKey', { status: 403 });
  await page.getByRole('button', { name: 'チャットで相談する' }).click();
  await page.waitForURL('**/login?**');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('access_secret');
});
