import type { Page } from '@playwright/test';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { demoCard, fillCard, sendCard } from './flows/creditCard.ts';
import { logIn } from './login.ts';
import { desktop, phone } from './pages.ts';
import { watchSecrets } from './secrets.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mizuno.keiko';
const fibre = '/payment/credit_card';
const mobile = '/mobile/payment/credit_card';
const write = 'putPaymentProductCreditCard';
const canaries = [
  demoCard.card_number,
  '4000 0000 0006 0048',
  demoCard.security_code,
  demoCard.holder_name,
  demoCard.holder_name.toLowerCase(),
];

const seen = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible();
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

/** Only the call of the encryption may contain the card. */
const watch = (page: Page) => watchSecrets(page, canaries, /\/secure-encrypt$/);

test(
  'a card is set: the document alone, polling, receipt, notice; and typed secrets are kept nowhere',
  { tag: ['@engines', '@core'] },
  async ({ app }) => {
    const page = await app.visit('/payment', { as, viewport: phone });
    const scripts: string[] = [];
    const expectNowhere = watch(page);
    await page.getByRole('link', { name: '変更する(クレジットカード)' }).click();
    await page.waitForURL(`**${fibre}`);
    page.on('request', (r) => r.resourceType() === 'script' && scripts.push(r.url()));
    await page.reload();
    await waitForScreen(page);
    expect(scripts.filter((url) => /portal|chatbot/.test(url) || !url.startsWith(app.url))).toEqual(
      [],
    );
    await expect(page.getByRole('button', { name: /チャット/ })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await sendCard(page);
    await heading(page, '入力の誤りが4つあります');
    await expectNoSidewaysScroll(page);
    await fillCard(page, '4000−0000 0006-0048');
    await seen(page, 'Visa');
    await expectNowhere();
    await sendCard(page);
    await heading(page, 'カードを認証しています');
    await expectNowhere();
    await expectNoSidewaysScroll(page);
    await heading(page, 'クレジットカードを登録しました。');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectNowhere();
    await expectNoSidewaysScroll(page);
    await page.reload();
    await seen(page, '2026年12月のご請求');
    await page.getByRole('link', { name: 'お支払い方法に戻る' }).click();
    await page.waitForURL('**/payment');
    await seen(page, 'クレジットカードへの変更を手続き中です');
    await page.goto(app.url + fibre);
    await seen(page, 'いまは登録できません');
    await page.goto(`${app.url}/notification_history`);
    await expect(
      page.getByText('お支払い方法の変更を受け付けました(クレジットカード)').first(),
    ).toBeVisible();
  },
);

test('each named refusal has its words, and leaves what was typed in its fields alone', async ({
  app,
}) => {
  const labels: Record<string, string> = {
    bad_request: 'セキュリティコードに誤りがあります。',
    card_authentication_maintenance: 'カード認証システムのメンテナンス中です',
    card_not_accepted: 'このカードはご利用いただけません。',
    payment_restricted: 'クレジットカードには変更できません',
    authentication_expired: 'カード会社から、時間内に返事がありませんでした',
    change_in_progress: '前の変更を手続き中です',
    cipher_expired: 'もう一度、カードの内容を送信してください。',
  };
  const successes = ['normal', 'completed', 'visa', 'jcb', 'card_authentication_failed'];
  for (const id of [write, 'putPaymentCreditCard', 'putServicePaymentCreditCard'])
    expect(
      (await examplesOf(app, id)).filter((name) => name !== 'not_found'),
      id,
    ).toEqual([...Object.keys(labels), ...successes].sort());
  const page = await app.visit(fibre, { as, viewport: desktop, dark: true });
  const expectNowhere = watch(page);
  await fillCard(page);
  for (const [example, text] of Object.entries(labels)) {
    app.mock.pins.set(write, example);
    await sendCard(page);
    await seen(page, text);
    await expect(page.getByLabel('カード番号')).toHaveValue('4000 0000 0006 0048');
    await expectNowhere();
  }
  await expectNoSidewaysScroll(page);
  app.mock.pins.set(write, 'card_authentication_failed');
  await sendCard(page);
  const alert = page.getByRole('alertdialog', { name: 'ご確認ください' });
  await expect(alert.getByText('カードの認証に失敗しました。')).toBeVisible();
  await expect(alert.getByText('m••••@example.jp')).toBeVisible();
  await expectNowhere();
  const links = alert.getByRole('link', { name: '変更する' });
  await expect
    .poll(() => links.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
    .toEqual(['/contract/customer/phone', '/contract/mail']);
  await alert.getByRole('button', { name: 'OK' }).click();
  for (const [example, brand] of [
    ['completed', 'Visa •••• 0048'],
    ['jcb', 'JCB •••• 1117'],
  ] as const) {
    app.mock.pins.set(write, example);
    await page.goto(app.url + fibre);
    await waitForScreen(page);
    await fillCard(page);
    await sendCard(page);
    await seen(page, brand);
  }
});

test('the encryption fails', async ({ app }) => {
  for (const [pin, text] of [
    ['503', 'ただいまメンテナンス中です'],
    ['500', '受け付けられませんでした'],
  ] as const) {
    app.mock.pins.set('postSecureEncrypt', pin);
    const page = await app.visit(fibre, { as });
    const expectNowhere = watch(page);
    await fillCard(page);
    await sendCard(page);
    await seen(page, text);
    await expectNowhere();
  }
});

test('given up, and an answer that never comes: nothing has changed; a renewal meanwhile is not noticed', async ({
  app,
}) => {
  const page = await app.visit(fibre, { as, allowConsole: /net::ERR/ });
  const expectNowhere = watch(page);
  await fillCard(page, '4000000000000259');
  await sendCard(page);
  await heading(page, 'カードを認証しています');
  await expect(
    page.getByText('やめても、いまのお支払い方法(口座振替)は変わりません。'),
  ).toBeVisible();
  await page.getByRole('button', { name: '認証をやめる' }).click();
  await seen(page, '認証をやめました');
  await expect(page.getByLabel('カード番号')).not.toHaveValue('');

  await fillCard(page);
  app.mock.faults.set(write, { kind: 'no_response' });
  await sendCard(page);
  await seen(page, '認証を始められたかどうか、確認できませんでした');
  await expectNowhere();
  app.mock.faults.clear();

  // After half an hour the next call for the outcome renews the session first.
  app.mock.pins.set(write, 'normal');
  await sendCard(page);
  await heading(page, 'カードを認証しています');
  app.mock.clock.advance(31);
  app.mock.pins.set(write, 'completed');
  await heading(page, 'クレジットカードを登録しました。');
  app.mock.clock.advance(-31);
});

for (const [path, id, pins] of [
  [mobile, 'putServicePaymentCreditCard', {}],
  [fibre, 'putPaymentCreditCard', { getFixedPayment: 'old_system' }],
] as const) {
  test(`${path}: ${id} is called`, async ({ app }) => {
    for (const [operation, example] of Object.entries(pins)) app.mock.pins.set(operation, example);
    app.mock.pins.set(id, 'completed');
    const page = await app.visit(path, { as, viewport: phone, dark: true });
    await fillCard(page);
    await sendCard(page);
    await heading(page, 'クレジットカードを登録しました。');
    await expectNoSidewaysScroll(page);
  });
}

test('without a session it leads to the login, and back to the document', async ({ app }) => {
  const page = await app.page();
  await page.goto(app.url + fibre);
  await page.waitForURL('**/login?redirect_uri=**');
  await logIn(page, as);
  await page.waitForURL(`**${fibre}`);
  await expect(page.getByLabel('カード番号')).toBeVisible();
});

for (const [who, path, none] of [
  ['kawase.ryo', mobile, '光のお支払い'],
  ['irie.fumi', fibre, 'モバイルのお支払い'],
] as const)
  test(`the receipt of ${who} says nothing of a service that isn’t there`, async ({ app }) => {
    const page = await app.visit(path, { as: who, viewport: phone });
    await fillCard(page);
    await sendCard(page);
    await heading(page, 'クレジットカードを登録しました。');
    await expect(page.getByText(none)).toHaveCount(0);
  });
