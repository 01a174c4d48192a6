import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { expectEveryExample, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { esim } from './flows/esim.ts';
import { press } from './flows/flow.ts';
import { desktop, phone } from './pages.ts';
import { expectNowhereOn } from './secrets.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as, path } = esim;
const blocked = 'いまはお手続きいただけません';

/** What the entry shows. */
const entries = {
  normal: ['SIMカードからeSIMへの変更', '440円', 'SIMカードをご利用中です'],
  esim: ['eSIMの再発行', 'eSIMをご利用中です'],
  new: ['eSIMの発行', 'まだ発行されていません'],
  issued: [
    'まだ設定していないeSIMがあります',
    'Wi-Fiにつないでから設定してください',
    'K7Q2-9F4M-22XD-81PB',
    'rsp.minamo.example',
    '2026年12月5日(土)あと14日。1回だけ使えます',
    'いまのSIMを残しておく',
  ],
  esim_in_progress: [blocked, '前回のeSIMの手続きが終わるまで、お待ちください。'],
  device_not_compatible: [blocked, 'ご利用の機種は、eSIMに対応していません。'],
  quitting: [blocked, '解約を取り消すと、お申し込みいただけます。'],
  suspended: [blocked, 'SIMの利用を停止しているため、お申し込みいただけません。'],
};

const receipts = ['normal', 'exchange', 'issue'];
const refusals: Record<string, string> = {
  esim_in_progress: 'eSIMの手続き中です',
  device_not_compatible: 'eSIMに対応していない機種です',
  quitting: '解約の手続き中です',
  suspended: 'SIMをご利用いただけない状態です',
};
const atField: Record<string, string> = {
  eid_invalid: 'EIDが正しくありません。端末の設定画面でお確かめください。',
  bad_request: 'EIDは32桁の半角数字で入力してください。',
};

test('every example of the entry and of the sending is looked at', async ({ app }) => {
  await expectEveryExample(app, { getEsim: entries });
  const looked = [...receipts, ...Object.keys(refusals), ...Object.keys(atField), 'not_found'];
  expect(looked.sort()).toEqual(await examplesOf(app, 'postEsim'));
});

test('each state of the eSIM, on a phone', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(entries)) {
    app.mock.pins.set('getEsim', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
  }
  app.mock.pins.set('getEsim', 'issued');
  await page.reload();
  await waitForScreen(page);
  await expectNoSidewaysScroll(page);
});

test('an eSIM that waits for its set-up is in progress on the top too', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone });
  await esim.fill(page);
  await press(page, esim);
  await page.getByRole('heading', { name: esim.done }).waitFor();
  await page.goto(`${app.url}/mobile/top/`);
  await expectTexts(page, ['12月5日(土)', 'eSIMの端末での設定']);
});

async function toReview(app: App, page: Page) {
  await page.goto(app.url + path);
  await waitForScreen(page);
  await esim.fill(page);
}

test('each refusal says that nothing was issued; a wrong EID comes back to its field', async ({
  app,
}) => {
  const page = await app.visit(path, { as, viewport: phone, dark: true });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('入力の誤りが1つあります')).toBeVisible();
  await page.getByLabel('EID').fill('8900');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(
    page.getByText('4桁です。EIDは32桁の半角数字で入力してください。', { exact: true }),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await esim.fill(page);
  for (const [example, text] of Object.entries(refusals)) {
    app.mock.pins.set('postEsim', example);
    await press(page, esim);
    await expectTexts(page, [text, 'eSIMは発行されていません。手数料もかかりません。']);
  }
  await expectNoSidewaysScroll(page);
  for (const [example, text] of Object.entries(atField)) {
    app.mock.pins.set('postEsim', example);
    await toReview(app, page);
    await press(page, esim);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect.poll(() => page.getByLabel('EID').inputValue()).toMatch(/^8900/);
  }
});

test('the codes are on the page and nowhere else, and are read again while unused', async ({
  app,
}) => {
  const page = await app.visit(path, { as, viewport: desktop });
  for (const example of receipts) {
    app.mock.pins.set('postEsim', example);
    await toReview(app, page);
    await press(page, esim);
    await expect(page.getByRole('heading', { name: esim.done })).toBeVisible();
    await expectTexts(page, ['K7Q2-9F4M-22XD-81PB', 'ES-2611-21-0107', '12月のご請求']);
  }
  await expect(page.getByRole('img', { name: 'eSIMを設定するQRコード' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNowhereOn(page, ['K7Q2-9F4M', '89000000000000']);
  // The mock's SIM has no such activation, so the page takes the code as used.
  await page.reload();
  await waitForScreen(page);
  await expectTexts(page, ['このコードは、すでに使われています']);
});

test('issued: on the receipt, in the progress and the notices, and on the entry until it is used', async ({
  app,
}) => {
  const page = await app.visit('/mobile/contract/', { as, viewport: phone, dark: true });
  await page.getByRole('link', { name: /eSIMの発行・再発行/ }).click();
  await waitForScreen(page);
  await esim.fill(page);
  await press(page, esim);
  await expect(page.getByRole('heading', { name: esim.done })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const code = /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(
    (await page.getByRole('main').textContent()) ?? '',
  );
  await page.reload();
  await waitForScreen(page);
  await expectTexts(page, [code?.[0] ?? 'none']);
  await page.goto(`${app.url}/mobile/progress`);
  await expectTexts(page, ['eSIMの端末での設定']);
  await page.goto(`${app.url}/mobile/notification_history`);
  await expectTexts(page, ['eSIMを発行しました']);
});
