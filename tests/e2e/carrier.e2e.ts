import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { watchSecrets } from './secrets.ts';
import { waitForScreen } from './waitForScreen.ts';

test.beforeEach(({ app }) => app.mock.clock.set('2026-11-21T10:40:00+09:00'));

const as = 'mizuno.keiko';
const docomo = '/payment/carrier/docomo';

const pin = (app: App, id: string, example: string) => app.mock.pins.set(id, example);
const seen = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible();

async function send(page: Page, tel = '090-0000-1234') {
  await page.getByRole('textbox', { name: /の電話番号$/ }).fill(tel);
  await page.getByRole('button', { name: 'SMSを送る' }).click();
}
async function confirm(page: Page, code = '4821') {
  await page.getByLabel('認証コード').fill(code);
  await page.getByRole('button', { name: 'ドコモ払いに変更する' }).click();
}
async function begin(app: App, page: Page, path: string) {
  await page.goto(app.url + path);
  await waitForScreen(page);
  await send(page);
}

const sending = {
  bad_request: '10〜11桁の半角数字で入力してください。',
  carrier_not_eligible: 'この電話番号では、キャリア決済をご利用いただけません。',
  too_many_requests: 'SMSを送信したばかりです',
  payment_restricted: 'このお支払い方法には変更できません',
  change_in_progress: '前の変更を手続き中です',
  normal: '090-0000-1234に',
};
const confirming = {
  bad_request: '4桁の半角数字で入力してください。',
  sms_code_wrong: '認証コードが正しくありません。',
  sms_code_expired: '認証コードの有効期限が切れました。',
  carrier_not_eligible: 'この電話番号では、キャリア決済をご利用いただけません。',
  payment_restricted: 'お支払い方法は変わっていません。',
  change_in_progress: 'この認証コードはお使いいただけません。',
  normal: 'ドコモ払いへの変更を受け付けました。',
};

for (const [carrier, id, viewport] of [
  ['docomo', 'postNttBillingSms', phone],
  ['softbank', 'postSbBillingSms', desktop],
  ['kddi', 'postKddiBillingSms', phone],
] as const) {
  test(`${carrier}: every example of the sending`, async ({ app }) => {
    expect(Object.keys(sending).sort()).toEqual(await examplesOf(app, id));
    const page = await app.visit(`/payment/carrier/${carrier}`, { as, viewport });
    for (const [example, text] of Object.entries(sending)) {
      pin(app, id, example);
      await begin(app, page, `/payment/carrier/${carrier}`);
      await seen(page, text);
    }
    await expectNoSidewaysScroll(page);
  });
}

test('docomo: every example of the code', async ({ app }) => {
  const id = 'postNttBillingConfirm';
  expect(Object.keys(confirming).sort()).toEqual(await examplesOf(app, id));
  pin(app, 'postNttBillingSms', 'normal');
  const page = await app.visit(docomo, { as, viewport: phone });
  const expectNowhere = watchSecrets(page, ['7306', '09000007777'], /\/ntt-billing-/);
  for (const [example, text] of Object.entries(confirming)) {
    pin(app, id, example);
    await page.goto(app.url + docomo);
    await waitForScreen(page);
    await send(page, '09000007777');
    await confirm(page, '7306');
    await seen(page, text);
    await expectNowhere();
  }
  await expectNoSidewaysScroll(page);
  await page.reload();
  await seen(page, '2026年12月のご請求');
});

test('docomo: number, code, receipt, and the method that changes', async ({ app }) => {
  const page = await app.visit(docomo, { as, viewport: phone });
  await page.getByRole('button', { name: 'SMSを送る' }).click();
  await seen(page, '必須項目が未入力です');
  await expectNoSidewaysScroll(page);
  await send(page, '０９０ー００００ー１２３４');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await confirm(page, '0000');
  await seen(page, '認証コードが正しくありません。');
  await confirm(page);
  await seen(page, 'ドコモ払いへの変更を受け付けました。');
  await page.getByRole('link', { name: 'お支払い方法に戻る' }).click();
  await seen(page, 'ドコモ払いへの変更を手続き中です');
  await page.goto(`${app.url}/payment/carrier/kddi`);
  await seen(page, 'ドコモ払いへの変更を手続き中です。2026年12月のご請求から変わります。');
});

test('softbank: the link of the SMS leads on by itself, and the notice has the number', async ({
  app,
}) => {
  const page = await app.visit('/payment/carrier/softbank', { as, dark: true });
  await send(page);
  await seen(page, 'SMSのリンクを開き、ソフトバンクの画面で認証してください。');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '認証の結果を確かめる' }).click();
  await seen(page, 'まだ認証が終わっていません。');
  app.mock.clock.advance(0.25);
  await page.getByRole('button', { name: '認証の結果を確かめる' }).click();
  await seen(page, 'ソフトバンクまとめて支払いへの変更を受け付けました。');
  await page.getByRole('link', { name: 'お知らせで受付番号を見る' }).click();
  await seen(page, 'お支払い方法の変更を受け付けました(ソフトバンクまとめて支払い)');
});

test('an answer that never came: the method is read again; no such carrier is no screen', async ({
  app,
}) => {
  pin(app, 'postNttBillingSms', 'normal');
  const page = await app.visit(docomo, { as, allowConsole: /net::ERR/ });
  app.mock.faults.set('postNttBillingConfirm', { kind: 'no_response' });
  await send(page);
  await confirm(page);
  await seen(page, '結果を確認できませんでした');
  await seen(page, 'いまのお支払い方法は口座振替のままです。');
  pin(app, 'getPayment', 'cannot_change');
  await page.goto(app.url + docomo);
  await seen(page, '11月25日(水)まで変更できません。');
  await page.goto(`${app.url}/payment/carrier/nobody`);
  await seen(page, 'ページが見つかりません');
});
