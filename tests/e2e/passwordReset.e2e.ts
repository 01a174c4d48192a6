import type { Page } from '@playwright/test';
import type { App, Visit } from './app.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './login.ts';
import { desktop, phone } from './pages.ts';
import { expectNowhereOn, watchSecrets } from './secrets.ts';

// Earlier than the moment at which the examples let another code be sent.
test.beforeEach(({ app }) => app.mock.clock.set('2026-11-21T10:38:30+09:00'));

const start = '/password_reset';
const secrets = ['407182', 'Canary2026pw'];

/** Each named example of the calls, and the words that it leads to. */
const sending = {
  postPasswordResetOtpV2: {
    normal: '090-••••-1234',
    mail: 'm••••@example.jp',
    longest: 'k••••@mail.longest-domain-example.example.jp',
    bad_request: '必須項目が未入力です',
    otp_method_not_available: 'ご登録のない方法です。',
    otp_send_limit: '11月21日(土) 11:40から',
  },
  postPasswordResetOtp: {
    normal: 'm••••@example.jp',
    bad_request: '必須項目が未入力です',
    otp_method_not_available: 'ご登録のない方法です。',
    otp_send_limit: '11月21日(土) 11:40から',
  },
};
const verifying = {
  postPasswordResetOtpVerification: {
    bad_request: '必須項目が未入力です',
    otp_wrong: '認証コードが違います。あと2回入力できます。',
    otp_expired: '認証コードの有効期限が切れました。もう一度お送りください。',
    otp_locked: '続けて間違えたため、この認証コードは使えません。',
    normal: '英字と数字をどちらも含む',
  },
};
const refusals = {
  bad_request: '8文字以上で入力してください',
  reset_expired: '時間が過ぎたため、はじめからやり直してください。',
  password_same_as_id: 'IDと同じパスワードは使えません。',
  password_reused: '前と同じパスワードは使えません。',
  normal: 'ログインへ進む',
};
const setting = { putPasswordReset: refusals, putPasswordResetV2: refusals };

/** Only the call of the verification may contain the code, and only that of the reset the password. */
const watch = (page: Page) =>
  watchSecrets(page, secrets, /\/password-reset(\/otp\/verification)?$/);

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const pin = (app: App, operationId: string, example: string) =>
  app.mock.pins.set(operationId, example);
const called = (app: App) =>
  app.mock.requests
    .map(({ operationId }) => operationId ?? '')
    .filter((operationId) => /PasswordReset/.test(operationId));

async function send(page: Page, method: 'SMS' | 'メール') {
  await page.getByLabel('お客さまID').fill('tokita.haru');
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: '認証コードを送る' }).click();
}
async function verify(page: Page) {
  await page.getByLabel('認証コード').fill('407182');
  await page.getByRole('button', { name: '確かめる' }).click();
}
async function change(page: Page) {
  await page.getByLabel('新しいパスワード', { exact: true }).fill('Canary2026pw');
  await page.getByLabel('もう一度入力', { exact: true }).fill('Canary2026pw');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
}
async function atCode(
  app: App,
  method: 'SMS' | 'メール' = 'SMS',
  visit: Visit = { viewport: phone },
) {
  const page = await app.visit(start, visit);
  await send(page, method);
  await heading(page, '認証コードの入力');
  return page;
}

async function expectNoSidewaysScrollAnywhere(page: Page) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
}

test('every named example has its words', async ({ app }) => {
  for (const [id, rows] of Object.entries({ ...sending, ...verifying, ...setting }))
    expect(Object.keys(rows).sort(), id).toEqual(await examplesOf(app, id));
});

test('sending a code: every example', async ({ app }) => {
  const page = await app.visit(start, { viewport: phone });
  for (const [id, rows] of Object.entries(sending))
    for (const [example, text] of Object.entries(rows)) {
      pin(app, id, example);
      await page.goto(app.url + start);
      await send(page, id === 'postPasswordResetOtp' ? 'メール' : 'SMS');
      await expect(page.getByText(text).first()).toBeVisible();
      if (id === 'postPasswordResetOtpV2') await expectNoSidewaysScroll(page);
    }
});

test('verifying a code: every example; a dead one can’t be sent again', async ({ app }) => {
  const page = await atCode(app);
  for (const [example, text] of Object.entries(verifying.postPasswordResetOtpVerification)) {
    pin(app, 'postPasswordResetOtpVerification', example);
    await page.reload();
    await verify(page);
    await expect(page.getByText(text).first()).toBeVisible();
    if (example === 'otp_locked') {
      const before = called(app).length;
      await page.getByLabel('認証コード').fill('407182');
      await page.keyboard.press('Enter');
      await expect(page.getByText('もう一度、認証コードをお送りください。')).toBeVisible();
      expect(called(app)).toHaveLength(before);
    }
  }
});

for (const way of ['SMS', 'メール'] as const) {
  test(`setting the password after ${way}: every example`, async ({ app }) => {
    const before = called(app).length;
    const page = await atCode(app, way);
    const expectNowhere = watch(page);
    await verify(page);
    const id = way === 'SMS' ? 'putPasswordResetV2' : 'putPasswordReset';
    for (const [example, text] of Object.entries(setting[id])) {
      pin(app, id, example);
      await change(page);
      await expect(page.getByText(text).first()).toBeVisible();
      await expectNowhere();
    }
    await heading(page, 'パスワードを変更しました。');
    expect(new Set(called(app).slice(before))).toEqual(
      new Set([
        way === 'SMS' ? 'postPasswordResetOtpV2' : 'postPasswordResetOtp',
        'postPasswordResetOtpVerification',
        id,
      ]),
    );
    await page.goBack();
    await page.reload();
    await expect(page.getByRole('button', { name: '認証コードを送る' })).toBeVisible();
    await page.goForward();
    await page.getByRole('link', { name: 'ログインへ進む' }).click();
    await page.waitForURL('**/login');
  });
}

test(
  'from the login page, through reloads between the steps, without a trace of what is secret',
  { tag: ['@engines', '@core'] },
  async ({ app }) => {
    const page = await app.visit('/login', { viewport: phone });
    const expectNowhere = watch(page);
    await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
    await heading(page, 'パスワードの再設定');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectNoSidewaysScrollAnywhere(page);

    await send(page, 'SMS');
    await heading(page, '認証コードの入力');
    await expect(page.getByRole('heading', { name: '認証コードの入力' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('090-••••-4321')).toBeVisible();
    const code = page.getByLabel('認証コード');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill('40718');
    await page.getByRole('button', { name: '確かめる' }).click();
    await expect(page.getByText('5桁です。6桁の数字を入力してください。')).toBeVisible();
    await expectNoSidewaysScrollAnywhere(page);
    await code.fill('407182');
    await code.blur();
    await expect(code).toHaveValue('407182');
    await expectNowhere();

    await verify(page);
    await heading(page, '新しいパスワード');
    const password = page.getByLabel('新しいパスワード', { exact: true });
    await password.fill('Canary2026pw');
    await expect(page.getByText('(満たしています)')).toHaveCount(3);
    await page.getByLabel('もう一度入力', { exact: true }).fill('Canary');
    await page.getByRole('button', { name: 'パスワードを変更する' }).click();
    await expect(page.getByText('上のパスワードと違います。')).toBeVisible();
    await expectNoSidewaysScrollAnywhere(page);
    await expectNowhere();
    await page.reload();
    await heading(page, '新しいパスワード');
    await expect(password).toHaveValue('');
    await change(page);
    await heading(page, 'パスワードを変更しました。');
    await expectNowhere();
    await expectNowhereOn(page, ['reset_token']);
    await page.getByRole('link', { name: 'ログインへ進む' }).click();
    await logIn(page, 'tokita.haru');
    await expect(page.getByText('お客さまIDまたはパスワードが違います')).toBeVisible();
    await logIn(page, 'tokita.haru', 'Canary2026pw');
    await page.waitForURL('**/service/');
  },
);

test('another code: after the countdown, or the other way in version 2', async ({ app }) => {
  const page = await app.page({ own: true, viewport: phone });
  await page.clock.install();
  await page.goto(app.url + start);
  await send(page, 'SMS');
  await expect(page.getByText(/後に、もう一度送れます/)).toBeVisible();
  const again = page.getByRole('button', { name: 'もう一度送る' });
  await expect(again).toHaveCount(0);
  await page.clock.fastForward('04:00');
  await again.click();
  await expect(page.getByText('もう一度お送りしました。')).toBeVisible();

  const before = called(app).length;
  pin(app, 'postPasswordResetOtpV2', 'mail');
  await page.getByRole('button', { name: 'メールで受け取る' }).click();
  await expect(page.getByText('m••••@example.jp')).toBeVisible();
  expect(called(app).slice(before)).toEqual(['postPasswordResetOtpV2']);
  pin(app, 'postPasswordResetOtpV2', 'otp_send_limit');
  await page.getByRole('button', { name: 'SMSで受け取る' }).click();
  await expect(page.getByText('認証コードの送信回数が上限に達しました')).toBeVisible();
  await page.clock.fastForward('20:00');
  await expect(
    page.getByText('認証コードの有効期限が切れました。もう一度お送りください。'),
  ).toBeVisible();
});

test('a later step without the earlier ones begins again', async ({ app }) => {
  const page = await app.visit(`${start}?step=password`, { viewport: phone });
  await expect(page.getByText('エラーが発生しました。初めからやり直してください。')).toBeVisible();
  await expect(page).toHaveURL(({ search }) => search === '');
});

test('an answer that never came leaves the password unknown', async ({ app }) => {
  const page = await atCode(app, 'SMS', { allowConsole: /net::ERR/ });
  await verify(page);
  await heading(page, '新しいパスワード');
  app.mock.faults.set('putPasswordResetV2', { kind: 'no_response' });
  await change(page);
  await expect(page.getByRole('heading', { name: '結果を確認できませんでした' })).toBeVisible();
});

test('the id that was typed at the login is there', async ({ app }) => {
  const page = await app.visit('/login', { viewport: phone });
  await page.getByLabel('お客さまID').fill('tokita.haru');
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
  await heading(page, 'パスワードの再設定');
  await expect(page.getByLabel('お客さまID')).toHaveValue('tokita.haru');
});

test('the key of a phone’s keyboard leads on at each step', async ({ app }) => {
  const page = await app.visit(start, { viewport: phone });
  await expect(page.getByLabel('お客さまID')).toHaveAttribute('enterkeyhint', 'next');
  await send(page, 'SMS');
  await expect(page.getByLabel('認証コード')).toHaveAttribute('enterkeyhint', 'next');
  await verify(page);
  const password = page.getByLabel('新しいパスワード', { exact: true });
  await expect(password).toHaveAttribute('enterkeyhint', 'next');
});
