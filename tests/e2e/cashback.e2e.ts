import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cashback, mobileCashback } from './drives/cashback.ts';
import { press } from './drives/drive.ts';
import { examplesOf } from './examples.ts';
import { desktop, phone } from './pages.ts';
import { expectSound, settled, useStage } from './portal.ts';

const stage = useStage({ clock: '2026-11-21T10:40:00+09:00' });
const pin = (id: string, example: string) => stage.portal.mock.pins.set(id, example);
const seen = (page: Page, words: string) =>
  page.getByRole('main').getByText(words).first().waitFor();

const refusals = {
  cashback_not_eligible: 'キャッシュバック対象外です。',
  cashback_expired: '受け取りの期限を過ぎています',
  account_not_found: 'お確かめください。',
};
const paid = 'すでにキャッシュバックの入金手続が行われています';

test.each([
  [
    cashback,
    phone,
    { ...refusals, bad_request: '全角カタカナで入力してください。', cashback_already_paid: paid },
  ],
  [
    mobileCashback,
    desktop,
    {
      ...refusals,
      bad_request: '口座番号は7桁の半角数字で入力してください。',
      register_account_cashback_procedure_complete: paid,
    },
  ],
])('$path: each refusal has its words; then it is accepted', async (drive, viewport, words) => {
  expect((await examplesOf(stage, drive.writes)).filter((name) => name !== 'not_found')).toEqual(
    [...Object.keys(words), 'normal'].sort(),
  );
  const page = await stage.visit(drive.path, {
    as: drive.as,
    viewport,
    dark: viewport === desktop,
  });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByRole('heading', { name: /^入力の誤りが/ }).waitFor();
  await expectSound(page);
  for (const [example, text] of Object.entries(words)) {
    pin(drive.writes, example);
    await page.goto(stage.url + drive.path);
    await settled(page);
    await drive.fill(page);
    await press(page, drive);
    await seen(page, text);
  }
  stage.portal.mock.pins.clear();
  await page.goto(stage.url + drive.path);
  await settled(page);
  await drive.fill(page);
  await expectSound(page);
  await press(page, drive);
  await page.getByRole('heading', { name: drive.done }).waitFor();
  await seen(page, 'みずほ 東京営業部');
  await expectSound(page);
});

test('what was registered stands in the list, and the SIM has nothing more to do', async () => {
  const page = await stage.visit('/mobile/campaign/cashback', { as: cashback.as });
  await seen(page, paid);
  await page.goto(`${stage.url}/notification_history`);
  await page.getByText('キャッシュバックの口座の登録を受け付けました').first().waitFor();
});

test('the only cashback is said, not asked', async () => {
  const page = await stage.visit('/campaign/cashback', {
    as: 'kanzaki.sakuranosuke',
    viewport: phone,
  });
  await seen(page, '受け取る特典');
  await seen(page, '9,999,999円');
  expect(await page.getByRole('group', { name: '受け取る特典' }).count()).toBe(0);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByText('入力の誤りが').waitFor();
  expect(await page.getByRole('link', { name: '受け取る特典' }).count()).toBe(0);
  await expectSound(page);
});
