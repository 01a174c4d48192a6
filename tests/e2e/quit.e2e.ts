import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { type Examples, expectEveryExample, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { chooseDay, press } from './flows/flow.ts';
import { quit } from './flows/quit.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as, path } = quit;

const pin = (app: App, id: string, example: string) => app.mock.pins.set(id, example);
async function open(app: App, page: Page, address = path) {
  await page.goto(app.url + address);
  await waitForScreen(page);
}

const fees: Examples = {
  getCancellationFee: {
    normal: ['1月1日(金)から', 'ホームでんわ 03-0000-1234', '1,833円 × 8回', '21,264円'],
    no_fee: ['費用はかかりません。'],
    cannot_quit: ['いまはお手続きいただけません', '10ギガへの切り替え工事が終わるまでは'],
    empty: ['使えなくなるものはありません。', '費用はかかりません。'],
    longest: ['9,999,999円', '長期ご利用の方向け3年定額プランの契約解除料'],
  },
};

test('what ends and what it costs: every example', async ({ app }) => {
  await expectEveryExample(app, fees);
  const page = await app.visit(path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(fees['getCancellationFee'] ?? {})) {
    pin(app, 'getCancellationFee', example);
    await open(app, page);
    await expectTexts(page, texts);
  }
});

const refusals = {
  bad_request: '入力の誤りが1つあります',
  already_quitting: 'この手続きでは、何も変わっていません。',
  date_changed: 'お手続きの間に日付が変わったため、解約日を選びなおしてください。',
  issue_failed: 'お申し込みは完了していません。この手続きでは、何も変わっていません。',
  state_not_allowed: 'お手続きいただけません。この手続きでは、何も変わっていません。',
  system_error: 'サポート窓口へご連絡ください。',
};

test('every refusal says what did not change, and loses nothing', async ({ app }) => {
  const named = await examplesOf(app, 'postQuit');
  const successes = ['normal', 'no_fee'];
  expect(
    Object.keys(refusals)
      .filter((name) => name !== 'system_error')
      .sort(),
  ).toEqual(named.filter((name) => !successes.includes(name)));
  const page = await app.visit(path, { as, viewport: phone });
  await quit.fill(page);
  for (const [example, text] of Object.entries(refusals)) {
    pin(app, 'postQuit', example);
    await press(page, quit);
    await expectTexts(page, [text]);
    const back = page.getByRole('button', { name: '確認へ進む' });
    if ((await back.count()) === 0) continue;
    await expect(page.getByLabel('ほかの会社に乗り換える')).toBeChecked();
    await chooseDay(page, '2026-12-31');
    await page.getByLabel('ほかの会社に乗り換える').check();
    await back.click();
    await page.getByLabel('費用と、使えなくなるものを確かめました').check();
  }
});

test('another address is asked for, checked, sent and never kept', async ({ app }) => {
  pin(app, 'postQuit', 'normal');
  const page = await app.visit(path, { as, viewport: phone });
  await quit.fill(page);
  await page.getByRole('link', { name: '変更(引き取り)' }).click();
  await page.getByLabel('別の住所').check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, ['入力の誤りが4つあります']);
  await page.getByLabel('郵便番号').fill('１５０−０００１');
  await expect.poll(() => page.getByLabel('市区町村').inputValue()).toBe('渋谷区');
  await page.getByLabel('郵便番号').fill('〒９９９－００００');
  await page.getByLabel('都道府県').selectOption('北海道');
  await page.getByLabel('市区町村').fill('なみ市');
  await page.getByLabel('町名・番地').fill('灯台町4-5');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, ['北海道なみ市灯台町4-5']);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('灯台町');
  await page.reload();
  await expect(page.getByRole('button', { name: '確認へ進む' })).toBeVisible();
  await expect(page.getByLabel('ほかの会社に乗り換える')).toBeChecked();
  await expect(page.getByLabel('市区町村')).toHaveValue('');
});

test(
  'two clicks from the contract, each step sound, and what was accepted is seen after',
  { tag: ['@engines', '@core'] },
  async ({ app }) => {
    const page = await app.visit('/contract', { as, viewport: desktop });
    await page.getByRole('link', { name: '解約', exact: true }).click();
    await expect(page.getByText('使えなくなるもの')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: '解約の入力へ進む' }).click();
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expectTexts(page, ['入力の誤りが3つあります', '選択してください']);
    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page);
    await open(app, page);
    await quit.fill(page);
    await page.getByLabel('費用と、使えなくなるものを確かめました').uncheck();
    await press(page, quit);
    await expect(page.getByText('選択してください', { exact: true })).toBeVisible();
    const summary = page.getByRole('alert').filter({ hasText: '入力の誤りが1つあります' });
    await expect.poll(() => summary.evaluate((e) => e === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: '同意' }).click();
    await expect(page.getByRole('checkbox')).toBeFocused();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoSidewaysScroll(page);
    await page.getByLabel('費用と、使えなくなるものを確かめました').check();
    await press(page, quit);
    await page.waitForURL('**/done');
    await expectTexts(page, [quit.done as string, '12月30日(水)まで', '25,664円', '水野 恵子 様']);
    await page.setViewportSize(desktop);
    await expectNoSidewaysScroll(page);

    await open(app, page);
    await expectTexts(page, [
      'いまはお手続きいただけません',
      'すでに解約のお申し込みを受け付けています',
    ]);
    await open(app, page, '/progress');
    await expectTexts(page, ['光の解約', '光の利用終了']);
    await open(app, page, '/notification_history');
    await expectTexts(page, ['解約のお申し込みを受け付けました']);
  },
);

test('who waits for a line that isn’t open is led to the application, which costs nothing to take back', async ({
  app,
}) => {
  const page = await app.visit(path, { as: 'funaki.wataru', viewport: phone });
  await expectTexts(page, ['まだ開通していないため、解約のお手続きは必要ありません。']);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'お申し込みを取り消す' }).click();
  await waitForScreen(page);
  await expectTexts(page, ['お申し込みの取り消し', '取り消しの理由']);
});
