import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { examplesOf } from './examples.ts';
import { desktop, phone, type Visit } from './pages.ts';
import { expectSound, logIn, useStage } from './portal.ts';
import { placesOf, watchSecrets } from './secrets.ts';

// Before the moment from which the example's code can be sent again.
const stage = useStage({ clock: '2026-11-21T10:38:30+09:00' });

// Codes are counted by the hour, and a password that was set is the customer's.
beforeEach(() => stage.portal.mock.reset());

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
    otp_wrong: 'コードが違います。あと2回入力できます。',
    otp_expired: 'コードの有効期限が切れました。もう一度お送りください。',
    otp_locked: '続けて間違えたため、このコードは使えません。',
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

/** The verification alone may have the code, the reset the password. */
const watch = (page: Page) =>
  watchSecrets(page, secrets, /\/password-reset(\/otp\/verification)?$/);

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const pin = (operationId: string, example: string) =>
  stage.portal.mock.pins.set(operationId, example);
const called = () =>
  stage.portal.mock.requests
    .map(({ operationId }) => operationId ?? '')
    .filter((operationId) => /PasswordReset/.test(operationId));

async function send(page: Page, method: 'SMS' | 'メール') {
  await page.getByLabel('お客さまID').fill('tokita.haru');
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: 'コードを送る' }).click();
}
async function verify(page: Page) {
  await page.getByLabel('コード').fill('407182');
  await page.getByRole('button', { name: '確かめる' }).click();
}
async function change(page: Page) {
  await page.getByLabel('新しいパスワード', { exact: true }).fill('Canary2026pw');
  await page.getByLabel('もう一度入力', { exact: true }).fill('Canary2026pw');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
}
async function atCode(method: 'SMS' | 'メール' = 'SMS', visit: Visit = { viewport: phone }) {
  const page = await stage.visit(start, visit);
  await send(page, method);
  await heading(page, 'コードの入力');
  return page;
}

/** Both widths, light and dark. */
async function expectSoundEverywhere(page: Page) {
  for (const size of [phone, desktop])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
    }
}

test('every named example has its words', async () => {
  for (const [id, rows] of Object.entries({ ...sending, ...verifying, ...setting }))
    expect(Object.keys(rows).sort(), id).toEqual(await examplesOf(stage, id));
});

test('sending a code: every example', async () => {
  const page = await stage.visit(start, { viewport: phone });
  for (const [id, rows] of Object.entries(sending))
    for (const [example, words] of Object.entries(rows)) {
      pin(id, example);
      await page.goto(stage.url + start);
      await send(page, id === 'postPasswordResetOtp' ? 'メール' : 'SMS');
      await page.getByText(words).first().waitFor();
      if (id === 'postPasswordResetOtpV2') await expectSound(page);
    }
});

test('verifying a code: every example; a dead one can’t be sent again', async () => {
  const page = await atCode();
  for (const [example, words] of Object.entries(verifying.postPasswordResetOtpVerification)) {
    pin('postPasswordResetOtpVerification', example);
    await page.reload();
    await verify(page);
    await page.getByText(words).first().waitFor();
    if (example === 'otp_locked') {
      const before = called().length;
      await page.getByLabel('コード').fill('407182');
      await page.keyboard.press('Enter');
      await page.getByText('もう一度、コードをお送りください。').waitFor();
      expect(called().length).toBe(before);
    }
  }
});

test.each(['SMS', 'メール'] as const)(
  'setting the password after %s: every example',
  async (way) => {
    const before = called().length;
    const page = await atCode(way);
    const expectNowhere = watch(page);
    await verify(page);
    const id = way === 'SMS' ? 'putPasswordResetV2' : 'putPasswordReset';
    for (const [example, words] of Object.entries(setting[id])) {
      pin(id, example);
      await change(page);
      await page.getByText(words).first().waitFor();
      await expectNowhere();
    }
    await heading(page, 'パスワードを変更しました。');
    expect(new Set(called().slice(before))).toEqual(
      new Set([
        way === 'SMS' ? 'postPasswordResetOtpV2' : 'postPasswordResetOtp',
        'postPasswordResetOtpVerification',
        id,
      ]),
    );
    await page.goBack();
    await page.reload();
    await page.getByRole('button', { name: 'コードを送る' }).waitFor();
    await page.goForward();
    await page.getByRole('link', { name: 'ログインへ進む' }).click();
    await page.waitForURL('**/login');
  },
);

test('from the login page, through reloads between the steps, without a trace of what is secret', async () => {
  const page = await stage.visit('/login', { viewport: phone });
  const expectNowhere = watch(page);
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
  await heading(page, 'パスワードの再設定');
  expect(await page.getByRole('navigation').count()).toBe(0);
  await expectSoundEverywhere(page);

  await send(page, 'SMS');
  await heading(page, 'コードの入力');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('コードの入力');
  await page.reload();
  await page.getByText('090-••••-4321').waitFor();
  const code = page.getByLabel('コード');
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  await code.fill('40718');
  await page.getByRole('button', { name: '確かめる' }).click();
  await page.getByText('5桁です。6桁の数字を入力してください。').waitFor();
  await expectSoundEverywhere(page);
  await code.fill('407182');
  await code.blur();
  expect(await code.inputValue()).toBe('407182');
  await expectNowhere();

  await verify(page);
  await heading(page, '新しいパスワード');
  const password = page.getByLabel('新しいパスワード', { exact: true });
  await password.fill('Canary2026pw');
  expect(await page.getByText('(満たしています)').count()).toBe(3);
  await page.getByLabel('もう一度入力', { exact: true }).fill('Canary');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
  await page.getByText('上のパスワードと違います。').waitFor();
  await expectSoundEverywhere(page);
  await expectNowhere();
  await page.reload();
  await heading(page, '新しいパスワード');
  expect(await password.inputValue()).toBe('');
  await change(page);
  await heading(page, 'パスワードを変更しました。');
  await expectNowhere();
  expect(await placesOf(page, ['reset_token'])).toEqual([]);
  await page.getByRole('link', { name: 'ログインへ進む' }).click();
  await logIn(page, 'tokita.haru');
  await page.getByText('お客さまIDまたはパスワードが違います').waitFor();
  await logIn(page, 'tokita.haru', 'Canary2026pw');
  await page.waitForURL('**/service/');
});

test('another code: after the countdown, or the other way in version 2', async () => {
  const page = await stage.page({ own: true, viewport: phone });
  await page.clock.install();
  await page.goto(stage.url + start);
  await send(page, 'SMS');
  await page.getByText(/後に、もう一度送れます/).waitFor();
  const again = page.getByRole('button', { name: 'もう一度送る' });
  expect(await again.count()).toBe(0);
  await page.clock.fastForward('04:00');
  await again.click();
  await page.getByText('もう一度お送りしました。').waitFor();

  const before = called().length;
  pin('postPasswordResetOtpV2', 'mail');
  await page.getByRole('button', { name: 'メールで受け取る' }).click();
  await page.getByText('m••••@example.jp').waitFor();
  expect(called().slice(before)).toEqual(['postPasswordResetOtpV2']);
  pin('postPasswordResetOtpV2', 'otp_send_limit');
  await page.getByRole('button', { name: 'SMSで受け取る' }).click();
  await page.getByText('コードの送信回数が上限に達しました').waitFor();
  await page.clock.fastForward('20:00');
  await page.getByText('コードの有効期限が切れました。もう一度お送りください。').waitFor();
});

test('a later step without the earlier ones begins again', async () => {
  const page = await stage.visit(`${start}?step=password`, { viewport: phone });
  await page.getByText('エラーが発生しました。初めからやり直してください。').waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('an answer that never came leaves the password unknown', async () => {
  const page = await atCode('SMS', { allowConsole: /net::ERR/ });
  await verify(page);
  await heading(page, '新しいパスワード');
  stage.portal.mock.faults.set('putPasswordResetV2', { kind: 'no_response' });
  await change(page);
  await page.getByRole('heading', { name: '結果を確認できませんでした' }).waitFor();
});

test('the id that was typed at the login is there', async () => {
  const page = await stage.visit('/login', { viewport: phone });
  await page.getByLabel('お客さまID').fill('tokita.haru');
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
  await heading(page, 'パスワードの再設定');
  expect(await page.getByLabel('お客さまID').inputValue()).toBe('tokita.haru');
});
