import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { type Examples, expectEveryExample, expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { entryCancel } from './flows/entryCancel.ts';
import { press } from './flows/flow.ts';
import { quitCancel } from './flows/quitCancel.ts';
import { logIn } from './login.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const pin = (app: App, id: string, example: string) => app.mock.pins.set(id, example);
async function open(app: App, page: Page, address: string) {
  await page.goto(app.url + address);
  await waitForScreen(page);
}

const table: Examples = {
  getQuitCancel: {
    normal: ['いまはお手続きいただけません', '解約のお申し込みがないためです。'],
    possible: ['解約する日', '2026年12月31日(木)', '12月30日(水)まで・あと39日'],
    too_late: ['取り消しの期限を過ぎたため、取り消せません。', '解約する日は11月21日(土)です。'],
  },
  postQuitCancel: {
    cancel_period_passed: ['取り消しの期限を過ぎたため', 'この手続きでは、何も変わっていません。'],
    not_quitting: ['解約のお申し込みがありません。'],
    normal: ['解約を取り消しました。', 'QC-2611-21-', '瀬戸'],
  },
  postContractEntryCancel: {
    already_cancelled: ['すでに取り消しを受け付けています。この手続きでは、何も変わっていません。'],
    cancel_period_passed: ['取り消しの期間を過ぎたため、取り消せません。'],
    not_entered: ['お申し込み中のご契約がありません。'],
    normal: ['お申し込みを取り消しました。', 'EC-2611-21-0001', 'かかりません'],
  },
};

test('taking a cancellation back: every example', async ({ app }) => {
  await expectEveryExample(app, table);
  const { as, path } = quitCancel;
  const page = await app.visit(path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(table['getQuitCancel'] ?? {})) {
    pin(app, 'getQuitCancel', example);
    await open(app, page, path);
    await expectTexts(page, texts);
  }
  await expectNoSidewaysScroll(page);
  pin(app, 'getQuitCancel', 'possible');
  await open(app, page, path);
  await press(page, quitCancel);
  await expect(page.getByText('選択してください', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await quitCancel.fill(page);
  for (const [example, texts] of Object.entries(table['postQuitCancel'] ?? {})) {
    pin(app, 'postQuitCancel', example);
    if (example === 'normal') app.mock.pins.clear();
    await press(page, quitCancel);
    await expectTexts(page, texts);
  }
  await open(app, page, path);
  await expectTexts(page, table['getQuitCancel']?.['normal'] ?? []);
});

test('cancelling an application: public page, login, every example', async ({ app }) => {
  const page = await app.visit('/entry_cancel', { viewport: phone });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'ログインして取り消す' }).click();
  await page.waitForURL(/redirect_uri=%2Fcontract%2Fentry_cancel/);
  await logIn(page, entryCancel.as);
  await page.waitForURL(`**${entryCancel.path}`);
  await waitForScreen(page);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, ['入力の誤りが1つあります', '選択してください']);
  await page.setViewportSize(desktop);
  await expectNoSidewaysScroll(page);
  await entryCancel.fill(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoSidewaysScroll(page);
  for (const [example, texts] of Object.entries(table['postContractEntryCancel'] ?? {})) {
    pin(app, 'postContractEntryCancel', example);
    await press(page, entryCancel);
    await expectTexts(page, texts);
  }
});

test('without an application nothing can be cancelled, and the end of its period is said', async ({
  app,
}) => {
  const page = await app.visit(entryCancel.path, { as: 'seto.midori', viewport: phone });
  await expectTexts(page, ['いまはお手続きいただけません', 'お申し込み中のご契約がないためです。']);
  await open(app, page, '/entry_cancel');
  await expect(page.getByRole('link', { name: '取り消しの入力へ進む' })).toHaveCount(1);
});
