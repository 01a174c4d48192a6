import { expectEveryExample, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { onestopQuit } from './flows/onestopQuit.ts';
import { logIn } from './login.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as, path } = onestopQuit;
const login = '/mobile/onestop/login';

/** What is in the way, and what can be done. */
const errors = {
  onestop_service_stopped: ['サービスの停止中、または', '解約を取り消すと、ワンストップで'],
  onestop_no_target_contract: ['モバイルのご契約がないか', 'ログインし直す'],
  onestop_reserve_number_issued: [
    '10日未満',
    '6日',
    '11月27日(金)まで',
    '11月28日(土)から、ワンストップで手続きできます。',
    'ログインして予約番号を見る',
  ],
  onestop_expired: ['手続きの有効期限が切れました。', '乗り換え先の画面からやり直す'],
};

const aligns = {
  ...errors,
  normal: ['さざなみモバイルに移します。', '11:10'],
  many: ['移す番号', 'バリュー 3GB・音声'],
  longest: ['さざなみモバイルに移します。'],
};
const quits = {
  ...errors,
  normal: ['090-0000-1234を、さざなみモバイルに移します。', 'データの残り 12.6GB', '15,400円'],
  empty: ['特にありません。', '費用はかかりません。'],
  longest: ['モバイルネットワーク西日本に移します。', '9,999,999円'],
};

test('every example of the flow is looked at, on a phone', async ({ app }) => {
  await expectEveryExample(app, { getMnpOnestopAlignInfo: aligns, getMnpOnestopQuitInfo: quits });
  const page = await app.visit(path, { as, viewport: phone });
  for (const [id, rows] of Object.entries({
    getMnpOnestopAlignInfo: aligns,
    getMnpOnestopQuitInfo: quits,
  })) {
    for (const [example, texts] of Object.entries(rows)) {
      app.mock.pins.set(id, example);
      await page.reload();
      await waitForScreen(page);
      await expectTexts(page, texts);
    }
    app.mock.pins.clear();
  }
  app.mock.pins.set('getMnpOnestopQuitInfo', 'longest');
  await page.reload();
  await waitForScreen(page);
  await expectNoSidewaysScroll(page);
});

test('from another carrier: logged in, checked, and on to the cancellation or its error', async ({
  app,
}) => {
  const page = await app.visit(login, { viewport: phone });
  await expectTexts(page, ['まだ何も変わりません。']);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await logIn(page, 'saegusa.minori', 'wrong');
  await expectTexts(page, ['お客さまIDまたはパスワードが違います']);
  app.mock.pins.set('getMnpOnestopAlignInfo', 'onestop_reserve_number_issued');
  await logIn(page, 'saegusa.minori');
  await page.waitForURL('**/mobile/onestop/error/**');
  await expectTexts(page, errors.onestop_reserve_number_issued);
  await page.reload();
  await expectTexts(page, errors.onestop_reserve_number_issued);
  await expectNoSidewaysScroll(page);

  app.mock.pins.clear();
  await page.goto(app.url + login);
  await expectTexts(page, ['三枝 みのり 様のアカウントで']);
  await page.getByRole('button', { name: 'このアカウントで続ける' }).click();
  await page.waitForURL(`**${path}`);
  await expectTexts(page, ['090-0000-3456を、さざなみモバイルに移します。']);
  const asked = app.mock.requests.map(({ operationId }) => operationId);
  expect(asked).toContain('getCheckToken');

  app.mock.pins.set('getCheckToken', 'not_found');
  await page.goto(app.url + login);
  await page.getByRole('button', { name: 'このアカウントで続ける' }).click();
  await page.waitForURL('**/mobile/onestop/error/**');
  await expectTexts(page, errors.onestop_no_target_contract);
});

test('a fibre account has no number to move; an address without a reason says to start again', async ({
  app,
}) => {
  const page = await app.visit(login, { as: 'irie.fumi', dark: true });
  await page.getByRole('button', { name: 'このアカウントで続ける' }).click();
  await page.waitForURL('**/mobile/onestop/error/**');
  await expectTexts(page, errors.onestop_no_target_contract);
  await expectNoSidewaysScroll(page);
  await page.goto(`${app.url}/mobile/onestop/error/`);
  await expectTexts(page, errors.onestop_expired);
});

test('each refusal of the cancellation says why and that nothing has changed; then it is taken', async ({
  app,
}) => {
  const known = await examplesOf(app, 'postMobileQuitInfo');
  expect(known.filter((name) => name.startsWith('onestop_'))).toEqual(Object.keys(errors).sort());
  const page = await app.visit(path, { as, viewport: phone, dark: true });
  await onestopQuit.fill(page);
  for (const [example, [reason = '-']] of Object.entries(errors)) {
    app.mock.pins.set('postMobileQuitInfo', example);
    await press(page, onestopQuit);
    await expectTexts(page, [reason, 'ご契約は、いまのままです。', '次にできることを見る']);
  }
  app.mock.pins.set('postMobileQuitInfo', 'date_changed');
  await press(page, onestopQuit);
  await expectTexts(page, ['お確かめいただいた内容が変わりました']);
  await expectNoSidewaysScroll(page);
  app.mock.pins.clear();
  await press(page, onestopQuit);
  await expect(page.getByRole('heading', { name: onestopQuit.done })).toBeVisible();
  await expectTexts(page, [
    'さざなみモバイルの画面に戻る',
    '2026年12月31日(木)',
    '開通した日に解約となります',
  ]);
  await page.goto(`${app.url}/mobile/contract/quit`);
  await expectTexts(page, ['乗り換え(転出)の完了待ち']);
  await page.goto(app.url + path);
  await expectTexts(page, ['乗り換えのための解約を受け付けています。']);
});

const link = '/mobile/check_token';

test('a link from outside: its token is checked after the login, and it leads on or says why not', async ({
  app,
}) => {
  const good = '202611212300-9f2c7a41';
  const page = await app.page({ viewport: phone });
  await page.goto(`${app.url}${link}?token=${good}&redirect_uri=/mobile/top/traffic`);
  await page.waitForURL('**/login?redirect_uri=**');
  const asked = app.callsFromNow('getCheckToken');
  await logIn(page, 'kawase.ryo');
  await page.waitForURL('**/mobile/top/traffic');
  await expect(page.getByRole('heading', { level: 1, name: 'データの使用量' })).toBeVisible();
  expect(asked()).toHaveLength(1);
  expect(asked()[0]?.url).toContain(`token=${good}`);

  // It redirects neither to another site nor to itself for ever.
  for (const to of ['https://evil.example/', '//evil.example', `${link}?token=${good}`]) {
    await page.goto(`${app.url}${link}?token=${good}&redirect_uri=${encodeURIComponent(to)}`);
    await page.waitForURL('**/mobile/top/');
  }
  for (const token of ['202611211030-9f2c7a41', 'a-token-of-somebody', 'short']) {
    await page.goto(`${app.url}${link}?token=${token}&redirect_uri=/mobile/top/traffic`);
    await page.waitForURL('**/mobile/onestop/error/?code=onestop_expired');
    await expectTexts(page, errors.onestop_expired);
  }
  await expectNoSidewaysScroll(page);
});

test('a link to a SIM, opened by a customer of fibre, says that there is none', async ({ app }) => {
  const page = await app.visit(`${link}?token=202611212300-9f2c7a41`, { as: 'irie.fumi' });
  await page.waitForURL('**/mobile/onestop/error/**');
  await expectTexts(page, errors.onestop_no_target_contract);
});
