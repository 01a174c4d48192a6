import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Entry } from '../../scripts/mock/journal.ts';
import { charge } from './drives/charge.ts';
import { press, type Drive } from './drives/drive.ts';
import { esim } from './drives/esim.ts';
import { packetGift } from './drives/packetGift.ts';
import { phone } from './pages.ts';
import { settled, useStage } from './portal.ts';

const stage = useStage();

/** Opens a few pages first: a browser sends again on each connection that it has used before. */
async function walkTo({ as, path, fill }: Drive): Promise<Page> {
  await fetch(`${stage.url}/__mock/reset`, { method: 'POST', body: JSON.stringify({ login: as }) });
  const page = await stage.page({ as, viewport: phone });
  for (const address of ['/mobile/top', '/mobile/notification_history', path]) {
    await page.goto(stage.url + address);
    await settled(page);
  }
  await fill(page);
  return page;
}

const unknown = (page: Page) =>
  page.getByRole('heading', { name: '結果を確認できませんでした' }).waitFor();
const carriedOut = (calls: Entry[]) => calls.filter(({ source }) => source === 'state');
const sources = (calls: Entry[]) => calls.map(({ source }) => source);

test.each([charge, esim, packetGift])(
  '$name: one press without an answer is carried out once, and so is its repetition',
  async (drive) => {
    const page = await walkTo(drive);
    const calls = stage.callsFromNow(drive.writes);
    stage.portal.mock.faults.set(drive.writes, { kind: 'no_response' });
    await press(page, drive);
    await unknown(page);
    expect(calls().length).toBeGreaterThan(0);
    expect(carriedOut(calls()).length).toBe(1);
    stage.portal.mock.faults.clear();
    await page.getByRole('button', { name: /^もう一度、/ }).click();
    await page.getByRole('heading', { name: drive.done }).waitFor();
    expect(carriedOut(calls()).length).toBe(1);
    expect(sources(calls()).at(-1)).toBe('first answer again');
  },
);

test('a repetition after a reload is the same press; the next order is another one', async () => {
  const page = await walkTo(charge);
  const calls = stage.callsFromNow(charge.writes);
  stage.portal.mock.faults.set(charge.writes, { kind: 'no_response' });
  await press(page, charge);
  await unknown(page);
  stage.portal.mock.faults.clear();
  await page.reload();
  await unknown(page);
  await page.getByRole('button', { name: `もう一度、1.0GBを550円で追加する` }).click();
  await page.getByRole('heading', { name: charge.done }).waitFor();
  expect(carriedOut(calls()).length).toBe(1);
  expect(sources(calls()).at(-1)).toBe('first answer again');
  await page.goto(stage.url + charge.path);
  await settled(page);
  await charge.fill(page);
  await press(page, charge);
  await page.getByRole('heading', { name: charge.done }).waitFor();
  expect(carriedOut(calls()).length).toBe(2);
});

test('what was changed after an unknown outcome is a new order, and says what was asked before', async () => {
  const page = await walkTo(charge);
  const calls = stage.callsFromNow(charge.writes);
  stage.portal.mock.faults.set(charge.writes, { kind: 'no_response' });
  await press(page, charge);
  await unknown(page);
  stage.portal.mock.faults.clear();
  await page.getByRole('link', { name: '入力に戻る' }).click();
  await page.getByRole('radio', { name: /3\.0GB/ }).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByText('送信した内容：1.0GBを550円で追加する').waitFor();
  await page.getByRole('button', { name: /^3\.0GBを/ }).click();
  await page.getByRole('heading', { name: '3.0GBを追加しました。' }).waitFor();
  expect(carriedOut(calls()).length).toBe(2);
});
