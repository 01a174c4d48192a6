import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './login.ts';
import { desktop, phone } from './pages.ts';
import { expectNowhereOn, watchSecrets } from './secrets.ts';
import { waitForScreen } from './waitForScreen.ts';

test.beforeEach(({ app }) => app.mock.clock.set('2026-11-21T10:38:30+09:00'));

const fibre = '/contract/mail';
const mobile = '/mobile/contract/mail';
const changed = 'メールアドレスを変更しました。';

/** Each named example of the calls, and the words that it leads to. */
const sending = {
  bad_request: 'メールアドレスの形式で入力してください。',
  same_email: '現在ご登録のメールアドレスと同じです。',
  too_many_requests: '11月21日(土) 10:41から、もう一度お送りいただけます。',
  normal: '6桁の認証コードを',
};
const verifying = {
  bad_request: '入力に誤りがあります。',
  confirmation_number_wrong: '認証コードが正しくありません。あと4回入力できます。',
  confirmation_number_wrong_last: '認証コードが正しくありません。あと1回入力できます。',
  confirmation_number_expired: '認証コードの有効期限が切れました。',
  confirmation_number_locked: 'この認証コードは使えなくなりました。',
  normal: changed,
};
const registering = {
  bad_request: '入力に誤りがあります。メールアドレスは変わっていません。',
  same_email: '現在ご登録のメールアドレスと同じです。メールアドレスは変わっていません。',
  verification_expired: '確認の有効期限が切れました。',
  verification_mismatch: '確認したメールアドレスと異なります。',
  normal: 'keiko.mizuno@mail.example',
  longest: 'minamo.mypage.longest.mail.address.of.a.customer.2026@subdomain',
};
const number = 'postConfirmationNumber';
const verification = 'postConfirmationNumberVerification';
const tables: Record<string, Record<string, string>> = {
  [number]: sending,
  [verification]: verifying,
  putContractEmail: registering,
  putServiceContractEmail: registering,
};

const pin = (app: App, operationId: string, example: string) =>
  app.mock.pins.set(operationId, example);

async function send(app: App, page: Page) {
  // A number can be sent to the same address once a minute.
  app.mock.clock.advance(1);
  await page.getByLabel(/メールアドレス$/).fill('canary@example.jp');
  await page.getByLabel(/メールアドレス\(確認用\)$/).fill('canary@example.jp');
  await page.getByRole('button', { name: '認証コードを送る' }).click();
}
async function verify(page: Page) {
  await page.getByLabel('認証コード').fill('483920');
  await page.getByRole('button', { name: '確かめて登録する' }).click();
}
async function begin(app: App, page: Page, path: string) {
  await page.goto(app.url + path);
  await waitForScreen(page);
  await send(app, page);
}
const seen = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible();

test('every named example has its words', async ({ app }) => {
  for (const [id, rows] of Object.entries(tables))
    expect(Object.keys(rows).sort(), id).toEqual(
      (await examplesOf(app, id)).filter((name) => name in rows || name !== 'not_found'),
    );
});

test('sending the number: every example', async ({ app }) => {
  const page = await app.visit(fibre, { as: 'irie.fumi', viewport: phone });
  for (const [example, text] of Object.entries(sending)) {
    pin(app, number, example);
    await begin(app, page, fibre);
    await seen(page, text);
    await expectNoSidewaysScroll(page);
  }
});

test('verifying the number: every example, then the right one, which the contract shows', async ({
  app,
}) => {
  const page = await app.visit(fibre, { as: 'irie.fumi', viewport: phone });
  await begin(app, page, fibre);
  for (const [example, text] of Object.entries(verifying)) {
    if (example === 'normal') app.mock.pins.clear();
    else pin(app, verification, example);
    await expect(page.getByLabel('認証コード')).toBeVisible();
    await page.reload();
    await verify(page);
    await seen(page, text);
    // A locked number has no remaining time to show.
    if (example === 'confirmation_number_locked')
      await expect(page.getByRole('timer')).toHaveCount(0);
  }
  await page.goto(`${app.url}/contract`);
  await seen(page, 'canary@example.jp');
});

for (const [path, id, viewport] of [
  [fibre, 'putContractEmail', phone],
  [mobile, 'putServiceContractEmail', desktop],
] as const) {
  test(`${path}: registering, every example`, async ({ app }) => {
    const page = await app.visit(path, { as: 'mitsushima.michiru', viewport });
    const expectNowhere = watchSecrets(page, ['483920'], /\/confirmation-number\/verification$/);
    for (const [example, text] of Object.entries(registering)) {
      pin(app, id, example);
      await begin(app, page, path);
      await verify(page);
      await seen(page, text);
      await expectNowhere();
      await expectNoSidewaysScroll(page);
    }
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: changed })).toBeVisible();
  });
}

test('two different addresses go nowhere; number and address outlive a reload and a login, encrypted', async ({
  app,
}) => {
  const page = await app.visit(fibre, {
    as: 'kanzaki.sakuranosuke',
    viewport: desktop,
    dark: true,
  });
  await page.getByLabel('新しいメールアドレス', { exact: true }).fill('canary@example.jp');
  await page.getByLabel('新しいメールアドレス(確認用)').fill('canary@example.com');
  await page.getByRole('button', { name: '認証コードを送る' }).click();
  await expect(page.getByText('メールアドレスが異なります', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await send(app, page);
  await seen(page, 'canary@example.jp');
  await page.getByLabel('認証コード').fill('483920');
  await expectNowhereOn(page, ['483920', 'canary@example.jp']);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await seen(page, 'canary@example.jp');
  pin(app, 'postSecureDecrypt', '403');
  await page.reload();
  await page.waitForURL(/\/login/);
  app.mock.pins.clear();
  await expectNowhereOn(page, ['483920', 'canary@example.jp']);
  await logIn(page, 'kanzaki.sakuranosuke');
  await page.waitForURL('**/contract/mail/code');
  await seen(page, 'canary@example.jp');
  await page.getByRole('link', { name: 'メールアドレスを入力し直す' }).click();
  await expect(page.getByRole('button', { name: '認証コードを送る' })).toBeVisible();
});

// Only a browser shows what it makes of a field's text before a script reads it.
test(
  'an address that was copied with more than itself goes nowhere until it is agreed to; the code is taken out of its message',
  { tag: '@engines' },
  async ({ app }) => {
    const page = await app.visit(fibre, { as: 'mizuno.keiko', viewport: phone });
    await page.getByLabel('新しいメールアドレス', { exact: true }).focus();
    await page.keyboard.insertText('taro@example.jp、');
    await page.getByLabel('新しいメールアドレス(確認用)').focus();
    await page.keyboard.insertText('山本 <taro@example.jp>');
    await page.getByRole('button', { name: '認証コードを送る' }).click();
    await expect(page.getByText('「、」は使えません。').last()).toBeVisible();
    await expect(page.getByLabel('新しいメールアドレス', { exact: true })).toHaveValue(
      'taro@example.jp、',
    );
    await expectNoSidewaysScroll(page);
    const agree = page.getByRole('button', { name: '「taro@example.jp」にする' });
    await expect(agree).toHaveCount(2);
    await agree.first().click();
    await agree.click();
    await page.getByRole('button', { name: '認証コードを送る' }).click();
    await page.getByLabel('認証コード').focus();
    await page.keyboard.insertText('認証コードは後ほどお送りします');
    await expect(page.getByText('6桁の番号が見つかりません。')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('2026年11月21日 認証コードは483920です');
    await expect(page.getByLabel('認証コード')).toHaveValue('483920');
    await page.getByRole('button', { name: '確かめて登録する' }).click();
    await expect(page.getByRole('heading', { name: changed })).toBeVisible();
  },
);

test('an answer that never came: the address is read again', async ({ app }) => {
  const page = await app.visit(fibre, { as: 'funaki.wataru', allowConsole: /net::ERR/ });
  app.mock.faults.set('putContractEmail', { kind: 'no_response' });
  await begin(app, page, fibre);
  await verify(page);
  await expect(page.getByRole('heading', { name: '結果を確認できませんでした' })).toBeVisible();
  // The answer was lost, not the write.
  await seen(page, 'canary@example.jp');
});

test('a first login leads here without a header, and on when an address is verified', async ({
  app,
}) => {
  const page = await app.page({ viewport: phone });
  await page.goto(`${app.url}/login`);
  await logIn(page, 'hayase.sho');
  await page.waitForURL(`**${fibre}`);
  await waitForScreen(page);
  const menu = page.getByRole('button', { name: 'メニュー' });
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'あとで登録する' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await send(app, page);
  await verify(page);
  await expect(page.getByRole('heading', { name: 'メールアドレスを登録しました。' })).toBeVisible();
  await expect(menu).toBeVisible();
  await page.getByRole('link', { name: 'マイページへ進む' }).click();
  await page.waitForURL('**/service/');
});
