import type { Page } from '@playwright/test';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './login.ts';
import { desktop, phone } from './pages.ts';
import { watchSecrets } from './secrets.ts';
import { waitForScreen } from './waitForScreen.ts';

const fibre = '/contract/password';
const mobile = '/mobile/contract/password';
const secrets = ['Canary-now-1', 'Canary-2026'];

/** Each named example of both calls, what is changed in it, and the words that it leads to. */
const examples: Record<string, { kind: 'パスワード' | 'お客さまID'; text: string }> = {
  bad_request: {
    kind: 'パスワード',
    text: '8〜64文字の半角英数字と記号で、英字と数字をどちらも入れてください。',
  },
  current_password_wrong: { kind: 'パスワード', text: '現在のパスワードが正しくありません。' },
  same_password: { kind: 'パスワード', text: '現在と同じパスワードは設定できません。' },
  login_id_in_use: { kind: 'お客さまID', text: 'このお客さまIDは、すでに使われています。' },
  locked: {
    kind: 'お客さまID',
    text: '30分ほどたってからお試しください。お客さまIDは変わっていません。',
  },
  normal: { kind: 'パスワード', text: 'パスワードを変更しました。' },
  login_id: { kind: 'お客さまID', text: 'keiko.mizuno' },
  longest: {
    kind: 'お客さまID',
    text: 'keiko.mizuno.of.minamo.customer.self.service.portal.2026',
  },
};

async function change(page: Page, kind: 'パスワード' | 'お客さまID') {
  await page.getByRole('radio', { name: kind, exact: true }).check();
  await page.getByLabel('いまのパスワード', { exact: true }).fill('Canary-now-1');
  if (kind === 'パスワード') {
    await page.getByLabel('新しいパスワード', { exact: true }).fill('Canary-2026');
    await page.getByLabel('もう一度入力', { exact: true }).fill('Canary-2026');
  } else await page.getByLabel('新しいお客さまID').fill('keiko.mizuno2');
  await page.getByRole('button', { name: `${kind}を変更する` }).click();
}

test('every named example has its words', async ({ app }) => {
  for (const id of ['putUserIdPassword', 'putServiceUserIdPassword'])
    expect(Object.keys(examples).sort(), id).toEqual(
      (await examplesOf(app, id)).filter((name) => name !== 'not_found'),
    );
});

for (const [path, id, viewport] of [
  [fibre, 'putUserIdPassword', phone],
  [mobile, 'putServiceUserIdPassword', desktop],
] as const) {
  test(`${path}: every example, and nothing secret is left anywhere`, async ({ app }) => {
    const page = await app.visit(path, { as: 'mitsushima.michiru', viewport });
    const expectNowhere = watchSecrets(page, secrets, /\/id-password$/);
    for (const [example, { kind, text }] of Object.entries(examples)) {
      app.mock.pins.set(id, example);
      await page.goto(app.url + path);
      await waitForScreen(page);
      await change(page, kind);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await expectNowhere();
      await expectNoSidewaysScroll(page);
    }
    await expect(page.getByText('PW-2611-21-0011')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'お客さまIDを変更しました。' })).toBeVisible();
  });
}

test('nothing goes out before the form is right', async ({ app }) => {
  const page = await app.visit(fibre, { as: 'irie.fumi', viewport: phone, dark: true });
  const sent = app.callsFromNow('putUserIdPassword');
  const submit = page.getByRole('button', { name: 'パスワードを変更する' });
  await submit.click();
  await expect(page.getByRole('heading', { name: '入力の誤りが3つあります' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('radio', { name: 'お客さまID' }).check();
  await expect(page.getByRole('heading', { name: '入力の誤りが1つあります' })).toBeVisible();
  await page.getByRole('radio', { name: 'パスワード' }).check();
  await page.getByLabel('いまのパスワード', { exact: true }).fill('Minamo-demo-1');
  await page.getByLabel('新しいパスワード', { exact: true }).fill('Minamo-demo-1');
  await page.getByLabel('もう一度入力', { exact: true }).fill('minamo-demo2');
  await submit.click();
  await expect(
    page.getByText('「いまのパスワードと違う」を満たしていません。', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('上のパスワードと違います。', { exact: true })).toBeVisible();
  expect(sent()).toEqual([]);
});

test('an answer that never came is unknown, and one press is one request', async ({ app }) => {
  const page = await app.visit(fibre, { as: 'funaki.wataru', allowConsole: /net::ERR/ });
  app.mock.faults.set('putUserIdPassword', { kind: 'no_response' });
  await change(page, 'パスワード');
  await expect(page.getByRole('heading', { name: '結果を確認できませんでした' })).toBeVisible();
});

test('a password by the system: no header until the customer has set one', async ({ app }) => {
  const page = await app.page({ viewport: phone });
  await page.goto(`${app.url}/login`);
  await logIn(page, 'kobato.madoka');
  await page.waitForURL(`**${mobile}`);
  await expect(page.getByRole('heading', { level: 1, name: 'パスワードの設定' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'メニュー' });
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('いまのパスワード', { exact: true }).fill('minamo-demo');
  await page.getByLabel('新しいパスワード', { exact: true }).fill('Canary-2026');
  await page.getByLabel('もう一度入力', { exact: true }).fill('Canary-2026');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
  await expect(page.getByRole('heading', { name: 'パスワードを変更しました。' })).toBeVisible();
  await expect(menu).toBeVisible();
});

test('the login history leads here, and an address of the end begins again', async ({ app }) => {
  app.mock.pins.set('getLoginHistory', 'normal');
  const page = await app.visit('/login_history', { as: 'irie.fumi' });
  await page.getByRole('link', { name: '心当たりがないので、パスワードを変更する' }).click();
  await page.waitForURL(`**${fibre}`);
  await page.goto(`${app.url}${fibre}/done`);
  await expect(page.getByText('エラーが発生しました。初めからやり直してください。')).toBeVisible();
});
