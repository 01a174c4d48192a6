import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { allExamplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { logIn } from './login.ts';
import { phone } from './pages.ts';
import { watchSecrets } from './secrets.ts';

/** Each named example of the two ways in, and the words that it must lead to. */
const passwordLabels: Record<string, string> = {
  normal: 'どのサービスを',
  email_not_verified: 'メールアドレスの登録',
  longest: 'どのサービスを',
  login_failed: 'お客さまIDまたはパスワードが違います',
  account_locked: '11月21日(土) 11:10から、もう一度お試しいただけます。',
  bad_request: '入力に誤りがあります。',
  idempotency_key_reused: '内容が変わったため、送信できませんでした。',
  system_error: 'ただいまログインできません',
  maintenance: '11月21日(土) 15:00ごろに終わる予定です。',
  maintenance_open_end: '終わる時刻はまだ決まっていません。',
  maintenance_html: '11月21日(土) 15:00ごろに終わる予定です。',
};
const ssoLabels: Record<string, string> = {
  normal: '11月のご請求',
  email_not_verified: 'メールアドレスの登録',
  sso_not_logged_in: 'サポートサイトにログインしていません',
  sso_not_linked: 'ご契約と連携されていません',
  bad_request: '入力に誤りがあります。',
  system_error: 'ただいまログインできません',
  maintenance: '11月21日(土) 15:00ごろに終わる予定です。',
  maintenance_open_end: '終わる時刻はまだ決まっていません。',
  maintenance_html: '11月21日(土) 15:00ごろに終わる予定です。',
};

test('every named example of a login has its words', async ({ app }) => {
  expect(Object.keys(passwordLabels).sort()).toEqual(await allExamplesOf(app, 'postLogin'));
  expect(Object.keys(ssoLabels).sort()).toEqual(await allExamplesOf(app, 'postLoginSso'));
});

/** Opens /login as on a device that nobody has used. */
async function openLogin(app: App, page: Page): Promise<void> {
  await page.goto(`${app.url}/unsupported.html`);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${app.url}/login`);
}

test('each answer to id and password has its words', async ({ app }) => {
  const page = await app.page({ viewport: phone });
  for (const [example, text] of Object.entries(passwordLabels)) {
    app.mock.pins.set('postLogin', example);
    await openLogin(app, page);
    await logIn(page, 'tokita.haru');
    await expect(page.getByText(text).first(), example).toBeVisible();
    if (!page.url().endsWith('/login')) continue;
    await expect(page.getByLabel('お客さまID'), example).toHaveValue('tokita.haru');
    await expect(page.locator(':focus'), example).toContainText(text);
    await expectNoSidewaysScroll(page);
  }
});

test('each answer to a linked id has its words', async ({ app }) => {
  const page = await app.page();
  for (const [example, text] of Object.entries(ssoLabels)) {
    app.mock.pins.set('postLoginSso', example);
    await openLogin(app, page);
    await page.getByRole('button', { name: '連携IDでログイン' }).click();
    await expect(page.getByText(text).first(), example).toBeVisible();
  }
});

test(
  'a wrong password is reported by the server itself, and the right one then works',
  { tag: ['@engines', '@core'] },
  async ({ app }) => {
    const page = await app.visit('/login');
    const expectNowhere = watchSecrets(page, ['wrong-canary', 'minamo-demo'], /\/mypage\/login$/);
    await logIn(page, 'tokita.haru', 'wrong-canary');
    await expect(
      page.getByRole('heading', { name: 'お客さまIDまたはパスワードが違います' }),
    ).toBeVisible();
    await expectNowhere();
    await logIn(page, 'tokita.haru');
    await page.waitForURL('**/service/');
    await expectNowhere();
  },
);

const goOn = 'このログインで続ける';

test('the support page logs in, and its session does without a password', async ({ app }) => {
  const page = await app.page();
  await page.goto(`${app.url}/__mock/support-login?as=mizuno.keiko`);
  await page.waitForURL('**/login');
  await expect(page.getByText('水野 恵子 様で')).toBeVisible();
  await page.getByRole('button', { name: goOn }).click();
  await page.waitForURL('**/top');
  await page.goto(`${app.url}/service/`);
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('heading', { name: 'ログアウトしました' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: goOn })).toHaveCount(0);
});

/** Each named example of the support page's session, and the words beside the fields. */
const supportLabels: Record<string, string> = {
  normal: '水野 恵子 様で',
  longest: '神崎大鳳森 桜之助右衛門三郎 様で',
  not_logged_in: 'ほかのIDと連携している方はこちら',
  bad_request: 'ほかのIDと連携している方はこちら',
  system_error: 'ほかのIDと連携している方はこちら',
  maintenance: 'ほかのIDと連携している方はこちら',
  maintenance_open_end: 'ほかのIDと連携している方はこちら',
  maintenance_html: 'ほかのIDと連携している方はこちら',
};

test('the support page’s session is offered, quietly nothing without one', async ({ app }) => {
  expect(Object.keys(supportLabels).sort()).toEqual(await allExamplesOf(app, 'getSupportSession'));
  const page = await app.page({ viewport: phone });
  for (const [example, text] of Object.entries(supportLabels)) {
    app.mock.pins.set('getSupportSession', example);
    const answered = page.waitForResponse('**/api/v1/session');
    await page.goto(`${app.url}/login`);
    await answered;
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('alert'), example).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
});

/** Each named example of what a first login asks for, and where it leads. */
const firstLogins: Record<string, string> = {
  normal: '/service/',
  first_login: '/contract/mail',
  first_login_email: '/contract/mail',
  password_by_system: '/contract/password',
  system_error: '/service/',
  maintenance: '/service/',
  maintenance_open_end: '/service/',
  maintenance_html: '/service/',
};

test('a first login leads to what it asks for; where nobody can tell, to the start', async ({
  app,
}) => {
  const names = await allExamplesOf(app, 'getCheckFirstLogin');
  expect(Object.keys(firstLogins).sort()).toEqual(
    names.filter((name) => name !== 'session_invalid').sort(),
  );
  for (const [example, path] of Object.entries(firstLogins)) {
    app.mock.pins.set('getCheckFirstLogin', example);
    const page = await app.visit('/login', { viewport: phone });
    await logIn(page, 'mitsushima.michiru');
    await page.waitForURL(`**${path}`);
    if (example !== 'first_login') continue;
    await page.getByRole('link', { name: 'あとで登録する' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'パスワードの設定' })).toBeVisible();
    await page.getByRole('link', { name: 'あとで設定する' }).click();
    await page.waitForURL('**/service/');
  }
});

test('nothing is sent without id and password, and the focus goes to the first gap', async ({
  app,
}) => {
  const page = await app.visit('/login');
  const sent = app.callsFromNow('postLogin');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('必須項目が未入力です')).toHaveCount(2);
  const id = page.getByLabel('お客さまID');
  await expect(id).toBeFocused();
  await expect(id).toHaveAttribute('aria-invalid', 'true');
  await expectNoSidewaysScroll(page);

  await id.fill('tokita.haru');
  await page.keyboard.press('Enter');
  await expect(page.getByText('必須項目が未入力です')).toHaveCount(1);
  const password = page.getByLabel('パスワード', { exact: true });
  await expect(password).toBeFocused();
  expect(sent()).toEqual([]);
});

test('one request however often it is pressed', async ({ app }) => {
  const page = await app.visit('/login');
  const sent = app.callsFromNow('postLogin');
  const { release } = await hold(page, '**/mypage/login');
  await logIn(page, 'tokita.haru');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '連携IDでログイン' }).click({ force: true });
  await page.getByLabel('パスワード', { exact: true }).press('Enter');
  release();
  await page.waitForURL('**/service/');
  expect(sent()).toHaveLength(1);
});

test('offline and no answer have words of their own, and what was typed stays', async ({ app }) => {
  const page = await app.visit('/login', { allowConsole: /net::ERR/ });
  // The page is drawn before its script has come, which is another matter to be offline for.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await logIn(page, 'tokita.haru');
  await expect(
    page.getByRole('heading', { name: 'インターネットにつながっていません' }),
  ).toBeVisible();
  await page.context().setOffline(false);

  app.mock.faults.set('postLogin', { kind: 'no_response' });
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'サーバーから応答がありません' })).toBeVisible();
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveValue('minamo-demo');
  app.mock.faults.clear();
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL('**/service/');
});

test('a login of which only half succeeds is none', async ({ app }) => {
  app.mock.pins.set('getService', 'system_error');
  const page = await app.visit('/login');
  await logIn(page, 'tokita.haru');
  await expect(page.getByRole('heading', { name: 'ただいまログインできません' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('minamo.credentials')))
    .toBeNull();
});

test(
  'keyboard alone: from field to field, password shown and hidden, Enter logs in',
  { tag: ['@engines', '@core'] },
  async ({ app }) => {
    const page = await app.visit('/login');
    await page.getByLabel('お客さまID').focus();
    await page.keyboard.type('tokita.haru');
    await page.keyboard.press('Tab');
    await page.keyboard.type('minamo-demo');
    const password = page.getByLabel('パスワード', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(password).toHaveAttribute('type', 'text');
    await page.keyboard.press('Space');
    await expect(password).toHaveAttribute('type', 'password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/service/');
  },
);

test('a password manager finds both fields', async ({ app }) => {
  const page = await app.visit('/login');
  const id = page.getByLabel('お客さまID');
  await expect(id).toHaveAttribute('autocomplete', 'username');
  const password = page.getByLabel('パスワード', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
});

test('what was typed before the script arrives survives it, and Enter gives nothing away', async ({
  app,
}) => {
  const page = await app.page();
  const { release } = await hold(page, '**/*.js');
  await page.goto(`${app.url}/login`, { waitUntil: 'commit' });
  await page.getByLabel('お客さまID').fill('tokita.haru');
  await page.getByLabel('パスワード', { exact: true }).fill('minamo-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.url}/login`);
  release();
  await page.waitForFunction(() => performance.getEntriesByName('usable').length === 1);
  await expect(page.getByLabel('お客さまID')).toHaveValue('tokita.haru');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL('**/service/');
});

test('who is faster than config.json waits for it', async ({ app }) => {
  const page = await app.page();
  const { release } = await hold(page, '**/config.json');
  await page.goto(`${app.url}/login`);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length === 1);
  await logIn(page, 'tokita.haru');
  release();
  await page.waitForURL('**/service/');
});

test('a logged-in tab that opens it again goes on, however late config.json is', async ({
  app,
}) => {
  const page = await app.page({ as: 'mitsushima.michiru' });
  const { release } = await hold(page, '**/config.json');
  await page.goto(`${app.url}/login?redirect_uri=/billing`);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length === 1);
  release();
  await page.waitForURL('**/billing');
  await expect(page.getByRole('heading', { level: 1, name: 'ご請求の一覧' })).toBeVisible();
});

test('without https it says so, and nothing that is typed is sent', async ({ app }) => {
  const page = await app.page({ own: true, viewport: phone });
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
  });
  const calls = app.callsFromNow('postLogin');
  await page.goto(`${app.url}/login`);
  const alert = page.getByText('安全な接続ではないため、ログインできません');
  await expect(alert).toBeVisible();
  await logIn(page, 'kawase.ryo');
  await expect(alert).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(calls()).toEqual([]);
});

test('the page is drawn before any script', async ({ app }) => {
  const page = await app.page({ context: { javaScriptEnabled: false } });
  await page.goto(`${app.url}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('おかえりなさい。');
  await expect(page.getByLabel('お客さまID')).toBeVisible();
});

test('who is logged in already goes on', async ({ app }) => {
  const page = await app.page({ as: 'mitsushima.michiru' });
  await page.goto(`${app.url}/login`);
  await page.waitForURL('**/service/');
  await page.goto(`${app.url}/login?redirect_uri=/billing`);
  await page.waitForURL('**/billing');
});
