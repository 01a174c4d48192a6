import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { examplesOf } from './examples.ts';
import { desktop, phone } from './pages.ts';
import { expectSound, settled, useStage } from './portal.ts';

const stage = useStage();
const as = 'mizuno.keiko';
const start = '/mobile/top/packet_gift/receipt';

const main = async (page: Page) => (await page.getByRole('main').textContent()) ?? '';

async function typeCodes(page: Page, gift = '8K4M-22QP', auth = '4071') {
  await page.getByLabel('ギフトコード').fill(gift);
  await page.getByLabel('認証コード').fill(auth);
  await page.getByRole('button', { name: '確認へ進む' }).click();
}

/** What two codes stand for: on the review, or at the field. */
const lookups: Record<string, { words: string[]; at: 'confirm' | 'field' | 'alert' }> = {
  normal: { at: 'confirm', words: ['2.0GBを受け取る', '090-0000-1234', '動画、たくさん見てね'] },
  no_message: { at: 'confirm', words: ['2.0GBを受け取る'] },
  last_day: { at: 'confirm', words: ['今日が期限です'] },
  longest: { at: 'confirm', words: ['999.5GBを受け取る', '1,999.4', '卒業おめでとう'] },
  bad_request: { at: 'field', words: ['入力に誤りがあります'] },
  cant_get_in_receipt: { at: 'field', words: ['ギフトコードまたは認証コードが正しくありません。'] },
  cant_get_in_receipt_expired: { at: 'field', words: ['受け取り期限を過ぎています。'] },
  cant_get_in_receipt_received: { at: 'field', words: ['すでに受け取られています。'] },
  packet_gift_none_contract: { at: 'alert', words: ['対象のご契約がありません'] },
  packet_gift_code_not_neo_plan: { at: 'alert', words: ['NEOプランのお客さまです。'] },
  packet_gift_code_month_end: { at: 'alert', words: ['12月1日(火)からお手続きいただけます。'] },
};

test('every example of the lookup is looked at', async () => {
  expect(Object.keys(lookups).sort()).toEqual(await examplesOf(stage, 'getPacketGiftRequest'));
});

test.each(Object.entries(lookups))('lookup: %s', async (example, { words, at }) => {
  stage.portal.mock.pins.set('getPacketGiftRequest', example);
  const page = await stage.visit(start, { as, viewport: phone });
  await typeCodes(page);
  if (at === 'confirm')
    await page.waitForURL(({ pathname }) => pathname.endsWith('/receipt/confirm'));
  else await page.getByRole('alert').first().waitFor();
  for (const word of words) await page.getByRole('main').getByText(word).first().waitFor();
  // Refused: what was typed stays.
  if (at !== 'confirm') expect(await page.getByLabel('認証コード').inputValue()).toBe('4071');
  await expectSound(page);
});

/** What receiving answers. */
const answers: Record<string, { words: string[]; at: 'done' | 'field' | 'alert' }> = {
  normal: { at: 'done', words: ['2.0GBを受け取りました。', 'PR-2611-21-0091', '2.8'] },
  unlimited: { at: 'done', words: ['2.0GBを受け取りました。'] },
  longest: { at: 'done', words: ['999.5GBを受け取りました。', '1,999.4'] },
  bad_request: { at: 'field', words: ['8桁の半角英数字で入力してください。'] },
  cant_get_in_receipt: { at: 'field', words: ['贈り主にお確かめください。'] },
  cant_get_in_receipt_expired: { at: 'field', words: ['受け取り期限を過ぎています。'] },
  cant_get_in_receipt_received: { at: 'field', words: ['すでに受け取られています。'] },
  packet_gift_none_contract: { at: 'alert', words: ['対象のご契約がありません'] },
  packet_gift_code_not_neo_plan: { at: 'alert', words: ['NEOプランのお客さまです。'] },
  packet_gift_code_month_end: { at: 'alert', words: ['データは受け取られていません。'] },
};

test('every example of receiving is looked at', async () => {
  expect(Object.keys(answers).sort()).toEqual(await examplesOf(stage, 'postPacketGiftRequest'));
});

test.each(Object.entries(answers))('receiving: %s', async (example, { words, at }) => {
  stage.portal.mock.pins.set('getPacketGiftRequest', 'normal');
  stage.portal.mock.pins.set('postPacketGiftRequest', example);
  const page = await stage.visit(start, { as, viewport: phone });
  await typeCodes(page);
  await page.getByRole('button', { name: '2.0GBを受け取る' }).click();
  if (at === 'done') await page.waitForURL(({ pathname }) => pathname.endsWith('/receipt/done'));
  else await page.getByRole('alert').first().waitFor();
  for (const word of words) await page.getByRole('main').getByText(word).first().waitFor();
  await expectSound(page);
});

test('codes are taken as they were pasted; the format is checked before the server is asked', async () => {
  stage.portal.mock.pins.set('getPacketGiftRequest', 'normal');
  const page = await stage.visit(start, { as });
  await typeCodes(page, '8k4m 22q', '407');
  await page.getByText('7桁です。ギフトコードは、8桁の半角英数字で入力してください。').waitFor();
  await page.getByText('3桁です。認証コードは、4桁の半角数字で入力してください。').waitFor();
  await typeCodes(page, ' ８ｋ４ｍ－２２ｑｐ ', '４０７１');
  await page.waitForURL(({ pathname }) => pathname.endsWith('/receipt/confirm'));
  const asked = stage.portal.mock.requests.findLast(
    (entry) => entry.operationId === 'getPacketGiftRequest',
  );
  expect(JSON.stringify(asked)).toContain('gift_code=8K4M22QP');
});

test('a gift of one number is received by the other, once', async () => {
  const page = await stage.visitFresh('/mobile/top/packet_gift/', { as });
  await page.getByLabel('贈るデータ量').fill('1.5');
  await page.getByLabel('贈る相手の電話番号').fill('09000005678');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByRole('button', { name: '1.5GBを贈る' }).click();
  await page.getByRole('heading', { name: '1.5GBを贈る手続きが完了しました。' }).waitFor();
  const text = await main(page);
  const gift = /ギフトコード([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(text)?.[1] ?? '';
  const auth = /認証コード(\d{4})/.exec(text)?.[1] ?? '';

  await page.goto(`${stage.url}/service/`);
  await settled(page);
  await page.getByRole('link', { name: /090-0000-5678/ }).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/top/'));
  await page.goto(stage.url + start);
  await typeCodes(page, gift, auth);
  await page.getByRole('button', { name: '1.5GBを受け取る' }).click();
  await page.getByRole('heading', { name: '1.5GBを受け取りました。' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: '1.5GBを受け取りました。' }).waitFor();

  await page.goto(stage.url + start);
  await typeCodes(page, gift, auth);
  await page.getByText('すでに受け取られています。', { exact: false }).waitFor();
});

test.each(['confirm', 'done'])('/%s without anything before it starts again', async (step) => {
  const page = await stage.visit(`${start}/${step}`, { as, viewport: desktop });
  expect(new URL(page.url()).pathname).toBe(start);
  await page.getByText('エラーが発生しました。初めからやり直してください。').waitFor();
  await expectSound(page);
});
