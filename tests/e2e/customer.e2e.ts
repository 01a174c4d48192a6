import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { billingAddress, customerAddress, customerName, customerPhone } from './flows/customer.ts';
import { type Flow, press } from './flows/flow.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mizuno.keiko';
const main = async (page: Page) => (await page.getByRole('main').textContent()) ?? '';

async function goTo(app: App, page: Page, path: string) {
  await page.goto(app.url + path);
  await waitForScreen(page);
}

test('what is registered, each with its way to change, and why nothing can be changed', async ({
  app,
}) => {
  const page = await app.visit('/contract/customer', { as, viewport: phone });
  await expectTexts(page, ['水野 恵子', '〒100-0000', '1978年4月3日', 'お電話での変更']);
  for (const name of ['お名前', '住所', '電話番号', '請求書の送付先', 'メール'])
    await expect(page.getByRole('link', { name: `変更(${name})` })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const blocked: [example: string, words: string][] = [
    ['status_qtwt', '解約の手続き中のため'],
    ['status_quit', 'ご契約が終わっているため'],
    ['status_entr', '光が開通するまで、お手続きいただけません。'],
  ];
  for (const [example, text] of blocked) {
    app.mock.pins.set('getContract', example);
    for (const path of ['/contract/customer', customerPhone.path]) {
      await goTo(app, page, path);
      await expectTexts(page, ['いまはお手続きいただけません', text, 'ご契約情報を見る']);
    }
  }
  await expectNoSidewaysScroll(page);
});

// Runs before any change: it expects the registered address from the known postal code.
test(
  'rules at their fields; the postal code fills what wasn’t typed',
  { tag: ['@engines', '@core'] },
  async ({ app }) => {
    const page = await app.visit(customerAddress.path, { as, viewport: phone, dark: true });
    const value = (label: string) => page.getByLabel(label).inputValue();
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expectTexts(page, ['いまの住所と同じです。']);
    await page.getByLabel('郵便番号').fill('15000');
    await page.getByLabel('町名・番地').fill('');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expectTexts(page, ['5桁です。郵便番号は、7桁の半角数字', '必須項目が未入力です']);
    await expectNoSidewaysScroll(page);

    await page.getByLabel('郵便番号').fill('１５０－０００１');
    await expect.poll(() => value('市区町村')).toBe('渋谷区');
    await expect.poll(() => value('町名・番地')).toBe('神宮前');
    await page.getByLabel('市区町村').fill('わたしの市');
    await page.getByLabel('郵便番号').fill('060 0042');
    await expect.poll(() => value('都道府県')).toBe('北海道');
    await expect.poll(() => value('市区町村')).toBe('わたしの市');
    await expect.poll(() => value('町名・番地')).toBe('大通西');
    await page.getByLabel('郵便番号').fill('9990000');
    await expectTexts(page, ['この郵便番号の住所は見つかりませんでした。']);
    await expect.poll(() => value('都道府県')).toBe('北海道');
    await page.getByLabel('郵便番号').fill('1000000');
    await expect.poll(() => value('町名・番地')).toBe('波止場1-2-3');

    await goTo(app, page, customerPhone.path);
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expectTexts(page, ['いまの番号と同じです。']);
    await page.getByLabel('電話番号', { exact: true }).fill('090 0000');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expectTexts(page, ['7桁です。電話番号は、10〜11桁の半角数字で入力してください。']);
    await goTo(app, page, customerName.path);
    await page.getByLabel('姓', { exact: true }).fill('Okita');
    await page.getByLabel('セイ(フリガナ)').fill('沖田');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    // Half-width letters are taken as full-width ones.
    await expectTexts(page, ['入力の誤りが1つあります', '全角カタカナで入力してください。']);
    await expectNoSidewaysScroll(page);
  },
);

/** Each change done: what the receipt says, and what is registered then. */
const done: [flow: Flow, receipt: string[], registered: string[]][] = [
  [customerPhone, ['電話番号03-0000-9999', '変更の日2026年11月21日(土)手続き'], ['03-0000-9999']],
  [customerAddress, ['〒150-0001 東京都渋谷区神宮前1-1-1'], ['〒150-0001', '神宮前1-1-1']],
  [billingAddress, ['宛名水野 昭夫 様', '2026年12月のご請求分から'], ['水野 昭夫 様']],
  [customerName, ['新しいお名前沖田 恵子', '書類をご返送いただいたあと'], ['水野 恵子']],
];

test('each change is done, has its receipt, is registered and found again', async ({ app }) => {
  const page = await app.visit('/contract/customer', { as, viewport: desktop, dark: true });
  for (const [flow, receipt, registered] of done) {
    await goTo(app, page, flow.path);
    await flow.fill(page);
    for (const expected of flow.keeps)
      await expect.poll(() => main(page), { message: expected }).toContain(expected);
    if (flow === customerAddress) await expectNoSidewaysScroll(page);
    await press(page, flow);
    await expect(page.getByRole('heading', { name: flow.done })).toBeVisible();
    await expectTexts(page, [...receipt, '手続きをした方水野 恵子 様', '受付番号']);
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    for (const typed of ['0300009999', '神宮前', '昭夫', '沖田'])
      expect(stored, typed).not.toContain(typed);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, receipt);
    await page.getByRole('link', { name: '登録情報に戻る' }).click();
    await expectTexts(page, ['登録情報の変更', ...registered]);
  }
  await goTo(app, page, '/notification_history');
  await expectTexts(page, [
    '登録情報の変更を受け付けました',
    '請求書の送付先の変更を受け付けました',
  ]);
  await goTo(app, page, '/progress');
  await expectTexts(page, ['お名前の変更']);
  await goTo(app, page, customerName.path);
  await expectTexts(page, ['11月21日(土)に、お名前の変更を受け付けています。']);
  await goTo(app, page, '/contract/customer');
  await expectTexts(page, ['変更の手続き中']);
  await expect(page.getByRole('link', { name: '変更(お名前)' })).toHaveCount(0);
});

/** Each named answer of the decryption, and what the receipt says after a reload. */
const unsealed: Record<string, string> = {
  normal: '電話番号09000001234',
  cipher_expired: '表示できる時間を過ぎました。登録情報でお確かめください',
  cipher_invalid: '電話番号登録情報でお確かめください',
  bad_request: '電話番号登録情報でお確かめください',
};

test('after a reload the server says what was typed, and nothing is lost where it can’t', async ({
  app,
}) => {
  expect(Object.keys(unsealed).sort()).toEqual(await examplesOf(app, 'postSecureDecrypt'));
  app.mock.pins.set('putContract', 'normal');
  const page = await app.visit(customerPhone.path, { as, viewport: phone });
  await page.getByLabel('電話番号', { exact: true }).fill('0300008888');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await press(page, customerPhone);
  await expect(page.getByRole('heading', { name: customerPhone.done })).toBeVisible();
  for (const [example, text] of Object.entries(unsealed)) {
    app.mock.pins.set('postSecureDecrypt', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, [text, '受付番号']);
  }
  await expectNoSidewaysScroll(page);
});

/** Refusals of a write: the words, at the review or at a field. */
const refusals: Record<string, string[]> = {
  bad_request: ['入力の誤りが1つあります', '電話番号は10〜11桁の半角数字で入力してください。'],
  not_changed: ['変更する内容がありません', '登録情報は変わっていません。'],
  change_in_progress: ['前の変更を手続き中です', '登録情報は変わっていません。'],
  quitting: ['解約の手続き中です', '登録情報は変わっていません。'],
};

test('every refusal has its words, and what was typed stays', async ({ app }) => {
  const named = await examplesOf(app, 'putContract');
  expect(Object.keys(refusals).sort()).toEqual(
    named.filter((name) => !['normal', 'name'].includes(name)),
  );
  const page = await app.visit(customerPhone.path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(refusals)) {
    await goTo(app, page, customerPhone.path);
    await page.getByLabel('電話番号', { exact: true }).fill('0300007777');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    app.mock.pins.set('putContract', example);
    await press(page, customerPhone);
    await expectTexts(page, texts);
    if (example === 'bad_request') {
      await expect(page.getByLabel('電話番号', { exact: true })).toHaveValue('0300007777');
      await expectNoSidewaysScroll(page);
    } else await expect.poll(() => main(page)).toContain('03-0000-7777');
  }
  await expectNoSidewaysScroll(page);
  app.mock.pins.clear();
  await goTo(app, page, billingAddress.path);
  await page.getByLabel('宛名').fill('水野 明');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  for (const [example, title] of [
    ['not_changed', '変更する内容がありません'],
    ['change_in_progress', '前の変更を手続き中です'],
  ] as const) {
    app.mock.pins.set('putBillingAddressInfo', example);
    await press(page, billingAddress);
    await expectTexts(page, [title, '水野 明 様']);
  }
  app.mock.pins.set('putBillingAddressInfo', 'bad_request');
  await press(page, billingAddress);
  await expectTexts(page, ['郵便番号は7桁の半角数字で入力してください。']);
});

test('an answer that is lost is unknown, and what is registered is read again', async ({ app }) => {
  const page = await app.visit(customerPhone.path, { as, viewport: phone });
  await page.getByLabel('電話番号', { exact: true }).fill('0300006666');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  app.mock.faults.set('putContract', { kind: 'cut', times: 1 });
  await press(page, customerPhone);
  await expectTexts(page, [
    '結果を確認できませんでした',
    '次のとおり登録されています。',
    '03-0000-6666',
  ]);
  await page.reload();
  await waitForScreen(page);
  await expectTexts(page, ['結果を確認できませんでした', '03-0000-6666']);
});
