import { expect, test } from 'vitest';
import { allExamplesOf } from './examples.ts';
import { desktop, phone } from './pages.ts';
import { expectSound, logIn, useStage } from './portal.ts';
import { watchSecrets } from './secrets.ts';

const stage = useStage();

/** Each named example of the two ways in, and the words that it must lead to. */
const passwordWords: Record<string, string> = {
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
const ssoWords: Record<string, string> = {
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

test('every named example of a login has its words', async () => {
  expect(Object.keys(passwordWords).sort()).toEqual(await allExamplesOf(stage, 'postLogin'));
  expect(Object.keys(ssoWords).sort()).toEqual(await allExamplesOf(stage, 'postLoginSso'));
});

test.each(Object.entries(passwordWords))('id and password, %s: %s', async (example, words) => {
  stage.portal.mock.pins.set('postLogin', example);
  const page = await stage.visit('/login', { viewport: phone });
  await logIn(page, 'tokita.haru');
  await page.getByText(words).first().waitFor();
  if (page.url().endsWith('/login')) {
    expect(await page.getByLabel('お客さまID').inputValue()).toBe('tokita.haru');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(words);
    await expectSound(page);
  }
});

test.each(Object.entries(ssoWords))('linked id, %s: %s', async (example, words) => {
  stage.portal.mock.pins.set('postLoginSso', example);
  const page = await stage.visit('/login');
  await page.getByRole('button', { name: '連携IDでログイン' }).click();
  await page.getByText(words).first().waitFor();
});

test('a wrong password is told by the server itself, and the right one then works', async () => {
  const page = await stage.visit('/login');
  const expectNowhere = watchSecrets(page, ['wrong-canary', 'minamo-demo'], /\/mypage\/login$/);
  await logIn(page, 'tokita.haru', 'wrong-canary');
  await page.getByRole('heading', { name: 'お客さまIDまたはパスワードが違います' }).waitFor();
  await expectNowhere();
  await logIn(page, 'tokita.haru');
  await page.waitForURL('**/service/');
  await expectNowhere();
});

const goOn = 'このログインで続ける';

test('the support page logs in, and its session does without a password', async () => {
  const page = await stage.page();
  await page.goto(`${stage.url}/__mock/support-login?as=mizuno.keiko`);
  await page.waitForURL('**/login');
  await page.getByText('水野 恵子 様で').waitFor();
  await page.getByRole('button', { name: goOn }).click();
  await page.waitForURL('**/top');
  await page.goto(`${stage.url}/service/`);
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.getByRole('heading', { name: 'ログアウトしました' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: goOn }).count()).toBe(0);
});

/** Each named example of the support page's session, and the words beside the fields. */
const supportWords: Record<string, string> = {
  normal: '水野 恵子 様で',
  longest: '神崎大鳳森 桜之助右衛門三郎 様で',
  not_logged_in: 'ほかのIDと連携している方はこちら',
  bad_request: 'ほかのIDと連携している方はこちら',
  system_error: 'ほかのIDと連携している方はこちら',
  maintenance: 'ほかのIDと連携している方はこちら',
  maintenance_open_end: 'ほかのIDと連携している方はこちら',
  maintenance_html: 'ほかのIDと連携している方はこちら',
};

test('the support page’s session is offered, quietly nothing without one', async () => {
  expect(Object.keys(supportWords).sort()).toEqual(await allExamplesOf(stage, 'getSupportSession'));
  const page = await stage.page({ viewport: phone });
  for (const [example, words] of Object.entries(supportWords)) {
    stage.portal.mock.pins.set('getSupportSession', example);
    const answered = page.waitForResponse('**/api/v1/session');
    await page.goto(`${stage.url}/login`);
    await answered;
    await page.getByText(words).waitFor();
    expect(await page.getByRole('alert').count(), example).toBe(0);
    await expectSound(page);
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

test('a first login leads to what it asks for; where nobody can tell, to the start', async () => {
  const names = await allExamplesOf(stage, 'getCheckFirstLogin');
  expect(Object.keys(firstLogins).sort()).toEqual(
    names.filter((name) => name !== 'session_invalid').sort(),
  );
  for (const [example, path] of Object.entries(firstLogins)) {
    stage.portal.mock.pins.set('getCheckFirstLogin', example);
    const page = await stage.visit('/login', { viewport: phone });
    await logIn(page, 'mitsushima.michiru');
    await page.waitForURL(`**${path}`);
    if (example !== 'first_login') continue;
    await page.getByRole('link', { name: 'あとで登録する' }).click();
    await page.getByRole('heading', { level: 1, name: 'パスワードの設定' }).waitFor();
    await page.getByRole('link', { name: 'あとで設定する' }).click();
    await page.waitForURL('**/service/');
  }
});

test('nothing is sent without id and password, and the focus goes to the first gap', async () => {
  const page = await stage.visit('/login');
  const sent = stage.callsFromNow('postLogin');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  expect(await page.getByText('必須項目が未入力です').count()).toBe(2);
  const id = page.getByLabel('お客さまID');
  expect(await id.evaluate((e) => e === document.activeElement)).toBe(true);
  expect(await id.getAttribute('aria-invalid')).toBe('true');
  await expectSound(page);

  await id.fill('tokita.haru');
  await page.keyboard.press('Enter');
  expect(await page.getByText('必須項目が未入力です').count()).toBe(1);
  const password = page.getByLabel('パスワード', { exact: true });
  expect(await password.evaluate((e) => e === document.activeElement)).toBe(true);
  expect(sent()).toEqual([]);
});

test('one request however often it is pressed', async () => {
  const page = await stage.visit('/login');
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/mypage/login', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await logIn(page, 'tokita.haru');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '連携IDでログイン' }).click({ force: true });
  await page.getByLabel('パスワード', { exact: true }).press('Enter');
  release();
  await page.waitForURL('**/service/');
  expect(sent).toBe(1);
});

test('offline and no answer are told apart, and what was typed stays', async () => {
  const page = await stage.visit('/login', { allowConsole: /net::ERR/ });
  await page.context().setOffline(true);
  await logIn(page, 'tokita.haru');
  await page.getByRole('heading', { name: 'インターネットにつながっていません' }).waitFor();
  await page.context().setOffline(false);

  stage.portal.mock.faults.set('postLogin', { kind: 'no_response' });
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.getByRole('heading', { name: 'サーバーから応答がありません' }).waitFor();
  expect(await page.getByLabel('パスワード', { exact: true }).inputValue()).toBe('minamo-demo');
  stage.portal.mock.faults.clear();
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL('**/service/');
});

test('a login of which only half comes about is none', async () => {
  stage.portal.mock.pins.set('getService', 'system_error');
  const page = await stage.visit('/login');
  await logIn(page, 'tokita.haru');
  await page.getByRole('heading', { name: 'ただいまログインできません' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('minamo.credentials'))).toBeNull();
});

test('keyboard alone: from field to field, password shown and hidden, Enter logs in', async () => {
  const page = await stage.visit('/login');
  await page.getByLabel('お客さまID').focus();
  await page.keyboard.type('tokita.haru');
  await page.keyboard.press('Tab');
  await page.keyboard.type('minamo-demo');
  const password = page.getByLabel('パスワード', { exact: true });
  expect(await password.getAttribute('type')).toBe('password');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await password.getAttribute('type')).toBe('text');
  await page.keyboard.press('Space');
  expect(await password.getAttribute('type')).toBe('password');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/service/');
});

test('a password manager finds both fields', async () => {
  const page = await stage.visit('/login');
  const id = page.getByLabel('お客さまID');
  expect(await id.getAttribute('autocomplete')).toBe('username');
  const password = page.getByLabel('パスワード', { exact: true });
  expect(await password.getAttribute('autocomplete')).toBe('current-password');
});

test('what was typed before the script arrives survives it, and Enter gives nothing away', async () => {
  const page = await stage.page();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${stage.url}/login`, { waitUntil: 'commit' });
  await page.getByLabel('お客さまID').fill('tokita.haru');
  await page.getByLabel('パスワード', { exact: true }).fill('minamo-demo');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(`${stage.url}/login`);
  release();
  await page.waitForFunction(() => performance.getEntriesByName('usable').length === 1);
  expect(await page.getByLabel('お客さまID').inputValue()).toBe('tokita.haru');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL('**/service/');
});

test('who is faster than config.json waits for it', async () => {
  const page = await stage.page();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/config.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${stage.url}/login`);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length === 1);
  await logIn(page, 'tokita.haru');
  release();
  await page.waitForURL('**/service/');
});

test('a logged-in tab that opens it again goes on, however late config.json is', async () => {
  const page = await stage.page({ as: 'mitsushima.michiru' });
  await page.route('**/config.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await page.goto(`${stage.url}/login?redirect_uri=/billing`);
  await page.waitForURL('**/billing');
  await page.getByRole('heading', { level: 1, name: 'ご請求の一覧' }).waitFor();
});

test('without https it says so, and nothing that is typed is sent', async () => {
  const page = await stage.page({ own: true, viewport: phone });
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
  });
  const calls = stage.callsFromNow('postLogin');
  await page.goto(`${stage.url}/login`);
  const alert = page.getByText('安全な接続ではないため、ログインできません');
  await alert.waitFor();
  await logIn(page, 'kawase.ryo');
  await alert.waitFor();
  await expectSound(page);
  expect(calls()).toEqual([]);
});

test('the page stands before any script', async () => {
  const page = await stage.page({ context: { javaScriptEnabled: false } });
  await page.goto(`${stage.url}/login`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('おかえりなさい。');
  expect(await page.getByLabel('お客さまID').isVisible()).toBe(true);
});

test('who is logged in already goes on', async () => {
  const page = await stage.page({ as: 'mitsushima.michiru' });
  await page.goto(`${stage.url}/login`);
  await page.waitForURL('**/service/');
  await page.goto(`${stage.url}/login?redirect_uri=/billing`);
  await page.waitForURL('**/billing');
});

test.each([
  [375, false],
  [375, true],
  [1280, false],
  [1280, true],
])('sound at %i, dark %s', async (width, dark) => {
  const viewport = width === 375 ? phone : desktop;
  const page = await stage.visit('/login', { viewport, dark });
  await expectSound(page);
});
