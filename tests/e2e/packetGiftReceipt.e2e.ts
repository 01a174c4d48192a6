import type { Page } from '@playwright/test';
import { expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { phone } from './pages.ts';

const as = 'mizuno.keiko';
const start = '/mobile/top/packet_gift/receipt';

const main = async (page: Page) => (await page.getByRole('main').textContent()) ?? '';

async function typeCodes(page: Page, gift = '8K4M-22QP', auth = '4071') {
  await page.getByLabel('ギフトコード').fill(gift);
  await page.getByLabel('認証コード').fill(auth);
  await page.getByRole('button', { name: '確認へ進む' }).click();
}

/** What two codes mean: on the review, or at the field. */
const lookups: Record<string, { texts: string[]; at: 'confirm' | 'field' | 'alert' }> = {
  normal: { at: 'confirm', texts: ['2.0GBを受け取る', '090-0000-1234', '動画、たくさん見てね'] },
  no_message: { at: 'confirm', texts: ['2.0GBを受け取る'] },
  last_day: { at: 'confirm', texts: ['今日が期限です'] },
  longest: { at: 'confirm', texts: ['999.5GBを受け取る', '1,999.4', '卒業おめでとう'] },
  bad_request: { at: 'field', texts: ['入力に誤りがあります'] },
  cant_get_in_receipt: { at: 'field', texts: ['ギフトコードまたは認証コードが正しくありません。'] },
  cant_get_in_receipt_expired: { at: 'field', texts: ['受け取り期限を過ぎています。'] },
  cant_get_in_receipt_received: { at: 'field', texts: ['すでに受け取られています。'] },
  packet_gift_none_contract: { at: 'alert', texts: ['対象のご契約がありません'] },
  packet_gift_code_not_neo_plan: { at: 'alert', texts: ['NEOプランのお客さまです。'] },
  packet_gift_code_month_end: { at: 'alert', texts: ['12月1日(火)からお手続きいただけます。'] },
};

test('every example of the lookup is looked at', async ({ app }) => {
  expect(Object.keys(lookups).sort()).toEqual(await examplesOf(app, 'getPacketGiftRequest'));
});

test('each answer to the lookup has its words', async ({ app }) => {
  const page = await app.visit(start, { as, viewport: phone });
  for (const [example, { texts, at }] of Object.entries(lookups)) {
    app.mock.pins.set('getPacketGiftRequest', example);
    await page.goto(app.url + start);
    await typeCodes(page);
    if (at === 'confirm')
      await page.waitForURL(({ pathname }) => pathname.endsWith('/receipt/confirm'));
    else await expect(page.getByRole('alert').first(), example).toBeVisible();
    await expectTexts(page, texts, example);
    // Refused: what was typed stays.
    if (at !== 'confirm') await expect(page.getByLabel('認証コード')).toHaveValue('4071');
    await expectNoSidewaysScroll(page);
  }
});

/** What receiving answers. */
const answers: Record<string, { texts: string[]; at: 'done' | 'field' | 'alert' }> = {
  normal: { at: 'done', texts: ['2.0GBを受け取りました。', 'PR-2611-21-0091', '2.8'] },
  unlimited: { at: 'done', texts: ['2.0GBを受け取りました。'] },
  longest: { at: 'done', texts: ['999.5GBを受け取りました。', '1,999.4'] },
  bad_request: { at: 'field', texts: ['8桁の半角英数字で入力してください。'] },
  cant_get_in_receipt: { at: 'field', texts: ['贈り主にお確かめください。'] },
  cant_get_in_receipt_expired: { at: 'field', texts: ['受け取り期限を過ぎています。'] },
  cant_get_in_receipt_received: { at: 'field', texts: ['すでに受け取られています。'] },
  packet_gift_none_contract: { at: 'alert', texts: ['対象のご契約がありません'] },
  packet_gift_code_not_neo_plan: { at: 'alert', texts: ['NEOプランのお客さまです。'] },
  packet_gift_code_month_end: { at: 'alert', texts: ['データは受け取られていません。'] },
};

test('every example of receiving is looked at', async ({ app }) => {
  expect(Object.keys(answers).sort()).toEqual(await examplesOf(app, 'postPacketGiftRequest'));
});

test('each answer to receiving has its words', async ({ app }) => {
  app.mock.pins.set('getPacketGiftRequest', 'normal');
  const page = await app.visit(start, { as, viewport: phone });
  for (const [example, { texts, at }] of Object.entries(answers)) {
    app.mock.pins.set('postPacketGiftRequest', example);
    await page.goto(app.url + start);
    await typeCodes(page);
    await press(page, { button: '2.0GBを受け取る' });
    if (at === 'done') await page.waitForURL(({ pathname }) => pathname.endsWith('/receipt/done'));
    else await expect(page.getByRole('alert').first(), example).toBeVisible();
    await expectTexts(page, texts, example);
    await expectNoSidewaysScroll(page);
  }
});

test('codes are taken as they were pasted; the format is checked before the server is asked', async ({
  app,
}) => {
  app.mock.pins.set('getPacketGiftRequest', 'normal');
  const page = await app.visit(start, { as });
  await typeCodes(page, '8k4m 22q', '407');
  await expect(
    page.getByText('7桁です。ギフトコードは、8桁の半角英数字で入力してください。', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(
    page.getByText('3桁です。認証コードは、4桁の半角数字で入力してください。', { exact: true }),
  ).toBeVisible();
  await typeCodes(page, ' ８ｋ４ｍ－２２ｑｐ ', '４０７１');
  await page.waitForURL(({ pathname }) => pathname.endsWith('/receipt/confirm'));
  const asked = app.mock.requests.findLast((entry) => entry.operationId === 'getPacketGiftRequest');
  expect(JSON.stringify(asked)).toContain('gift_code=8K4M22QP');
});

test('a gift of one number is received by the other, once', { tag: '@core' }, async ({ app }) => {
  const page = await app.visit('/mobile/top/packet_gift/', { as });
  await page.getByLabel('贈るデータ量').fill('1.5');
  await page.getByRole('radio', { name: 'ほかの方へ' }).check();
  await page.getByLabel('贈る相手の電話番号').fill('09000005678');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByRole('button', { name: '1.5GBを贈る' }).click();
  await expect(
    page.getByRole('heading', { name: '1.5GBを贈る手続きが完了しました。' }),
  ).toBeVisible();
  const text = await main(page);
  const gift = /ギフトコード([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(text)?.[1] ?? '';
  const auth = /認証コード(\d{4})/.exec(text)?.[1] ?? '';

  await page.goto(`${app.url}${start}?line=5678`);
  await typeCodes(page, gift, auth);
  await page.getByRole('button', { name: '1.5GBを受け取る' }).click();
  await expect(page.getByRole('heading', { name: '1.5GBを受け取りました。' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '1.5GBを受け取りました。' })).toBeVisible();

  await page.goto(app.url + start);
  await typeCodes(page, gift, auth);
  await expect(page.getByRole('link', { name: 'すでに受け取られています。' })).toBeVisible();
});
