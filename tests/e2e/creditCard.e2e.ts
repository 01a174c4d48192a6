import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoCard, fillCard, sendCard } from './drives/creditCard.ts';
import { examplesOf } from './examples.ts';
import { desktop, phone } from './pages.ts';
import { expectSound, logIn, settled, useStage } from './portal.ts';
import { watchSecrets } from './secrets.ts';

const stage = useStage();
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

const seen = (page: Page, words: string) =>
  page.getByRole('main').getByText(words).first().waitFor();
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

/** The encryption alone may have the card. */
const watch = (page: Page) => watchSecrets(page, canaries, /\/secure-encrypt$/);

test('a card is set: the document alone, polling, receipt, notice; and typed secrets stand nowhere', async () => {
  const page = await stage.visitFresh('/payment', { as, viewport: phone });
  const scripts: string[] = [];
  const expectNowhere = watch(page);
  await page.getByRole('link', { name: '変更する(クレジットカード)' }).click();
  await page.waitForURL(`**${fibre}`);
  page.on('request', (r) => r.resourceType() === 'script' && scripts.push(r.url()));
  await page.reload();
  await settled(page);
  expect(scripts.filter((url) => /portal|chatbot/.test(url) || !url.startsWith(stage.url))).toEqual(
    [],
  );
  expect(await page.getByRole('button', { name: /チャット/ }).count()).toBe(0);
  await expectSound(page);
  await sendCard(page);
  await heading(page, '入力の誤りが4つあります');
  await expectSound(page);
  await fillCard(page, '4000−0000 0006-0048');
  await seen(page, 'Visa');
  await expectNowhere();
  await sendCard(page);
  await heading(page, 'カードを認証しています');
  await expectNowhere();
  await expectSound(page);
  await heading(page, 'クレジットカードを登録しました。');
  await expectNowhere();
  await expectSound(page);
  await page.reload();
  await seen(page, '2026年12月のご請求');
  await page.getByRole('link', { name: 'お支払い方法に戻る' }).click();
  await page.waitForURL('**/payment');
  await seen(page, 'クレジットカードへの変更を手続き中です');
  await page.goto(stage.url + fibre);
  await seen(page, 'いまは登録できません');
  await page.goto(`${stage.url}/notification_history`);
  await page.getByText('お支払い方法の変更を受け付けました(クレジットカード)').first().waitFor();
});

test('each named refusal has its words, and leaves what was typed in its fields alone', async () => {
  const words: Record<string, string> = {
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
      (await examplesOf(stage, id)).filter((name) => name !== 'not_found'),
      id,
    ).toEqual([...Object.keys(words), ...successes].sort());
  const page = await stage.visit(fibre, { as, viewport: desktop, dark: true });
  const expectNowhere = watch(page);
  await fillCard(page);
  for (const [example, text] of Object.entries(words)) {
    stage.portal.mock.pins.set(write, example);
    await sendCard(page);
    await seen(page, text);
    expect(await page.getByLabel('カード番号').inputValue()).toBe('4000 0000 0006 0048');
    await expectNowhere();
  }
  await expectSound(page);
  stage.portal.mock.pins.set(write, 'card_authentication_failed');
  await sendCard(page);
  const alert = page.getByRole('alertdialog', { name: 'ご確認ください' });
  await alert.getByText('カードの認証に失敗しました。').waitFor();
  await alert.getByText('m••••@example.jp').waitFor();
  await expectNowhere();
  const links = alert.getByRole('link', { name: '変更する' });
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    '/contract/customer/phone',
    '/contract/mail',
  ]);
  await alert.getByRole('button', { name: 'OK' }).click();
  for (const [example, brand] of [
    ['completed', 'Visa •••• 0048'],
    ['jcb', 'JCB •••• 1117'],
  ] as const) {
    stage.portal.mock.pins.set(write, example);
    await page.goto(stage.url + fibre);
    await settled(page);
    await fillCard(page);
    await sendCard(page);
    await seen(page, brand);
  }
});

test.each([
  ['503', 'ただいまメンテナンス中です'],
  ['500', '受け付けられませんでした'],
])('the encryption answers %s', async (pin, words) => {
  stage.portal.mock.pins.set('postSecureEncrypt', pin);
  const page = await stage.visit(fibre, { as });
  const expectNowhere = watch(page);
  await fillCard(page);
  await sendCard(page);
  await seen(page, words);
  await expectNowhere();
});

test('given up, and an answer that never comes: nothing has changed; a renewal meanwhile is not noticed', async () => {
  const page = await stage.visitFresh(fibre, { as, allowConsole: /net::ERR/ });
  const expectNowhere = watch(page);
  await fillCard(page, '4000000000000259');
  await sendCard(page);
  await heading(page, 'カードを認証しています');
  await page.getByText('やめても、いまのお支払い方法(口座振替)は変わりません。').waitFor();
  await page.getByRole('button', { name: '認証をやめる' }).click();
  await seen(page, '認証をやめました');
  expect(await page.getByLabel('カード番号').inputValue()).not.toBe('');

  await fillCard(page);
  stage.portal.mock.faults.set(write, { kind: 'no_response' });
  await sendCard(page);
  await seen(page, '認証を始められたかどうか、確認できませんでした');
  await expectNowhere();
  stage.portal.mock.faults.clear();

  // Past the half hour the next question renews the session first.
  stage.portal.mock.pins.set(write, 'normal');
  await sendCard(page);
  await heading(page, 'カードを認証しています');
  stage.portal.mock.clock.advance(31);
  stage.portal.mock.pins.set(write, 'completed');
  await heading(page, 'クレジットカードを登録しました。');
  stage.portal.mock.clock.advance(-31);
});

test.each([
  [mobile, 'putServicePaymentCreditCard', {}],
  [fibre, 'putPaymentCreditCard', { getFixedPayment: 'old_system' }],
])('%s: %s is called', async (path, id, pins) => {
  for (const [operation, example] of Object.entries(pins))
    stage.portal.mock.pins.set(operation, example);
  stage.portal.mock.pins.set(id, 'completed');
  const page = await stage.visit(path, { as, viewport: phone, dark: true });
  await fillCard(page);
  await sendCard(page);
  await heading(page, 'クレジットカードを登録しました。');
  await expectSound(page);
});

test('without a session it leads to the login, and back to the document', async () => {
  const page = await stage.page();
  await page.goto(stage.url + fibre);
  await page.waitForURL('**/login?redirect_uri=**');
  await logIn(page, as);
  await page.waitForURL(`**${fibre}`);
  await page.getByLabel('カード番号').waitFor();
});
