import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { expectEveryExample, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { deviceEntry } from './flows/deviceEntry.ts';
import { press } from './flows/flow.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as, path } = deviceEntry;
const blocked = 'いまはお手続きいただけません';

const entries = {
  normal: ['みなもフォン 9', '79,200円', 'みなもルーター 5G', '一括払い'],
  one: ['みなもフォン 9'],
  longest: ['補償パックと保護フィルム付き', '9,999,999円'],
  empty: [blocked, 'いまお選びいただける機種がありません。'],
  out_of_stock: [blocked, 'すべての機種の在庫がなくなりました。'],
  shipping: [blocked, '11月26日(木)から', '機種のお届けが終わるまで', '手続きの状況を見る'],
  not_eligible: [blocked, 'ご契約のプランではお申し込みいただけません。'],
  quitting: [blocked, '解約を取り消すと、お申し込みいただけます。'],
  unpaid: [blocked, 'お支払いを確認できるまで'],
};

const deliveries = {
  normal: ['11月24日(火)から選べます', '準備に3日かかるため', '東京都みなも区波止場1-2-3'],
  none_selectable: ['選べる日がありません', 'お届け日を指定できません。'],
  longest: ['勅使河原 龍之介左衛門', 'みなもグランドタワー'],
};

const receipts: Record<string, string[]> = {
  normal: [
    'みなもフォン 9',
    '2026年11月25日(水)',
    '15:00〜17:00',
    '分割払い 2,200円 × 36回',
    '2026年12月のご請求',
    'DE-2611-21-0212',
  ],
  unspecified: ['日時の指定なし', '最短でお届けした場合', 'お届け日が決まりましたら'],
  longest: ['ミッドナイトグラデーションブルー', '9,999,999円'],
};
const refusals: Record<string, string> = {
  shipping: '機種のお届けの手続き中です',
  not_eligible: '対象のプランではありません',
  quitting: '解約の手続き中です',
  unpaid: 'お支払いの確認待ちです',
  card_authentication_maintenance: 'カード認証システムのメンテナンス中です',
};
/** Refusals whose words the alert "ご確認ください" shows. */
const alerts: Record<string, (string | RegExp)[]> = {
  card_authentication_failed: [
    'カードの認証に失敗しました。',
    /^.••••@example\.jp$/,
    'この手続きでは、何も変わっていません。',
  ],
  unpaid_html: ['口座からの引き落としは、確認に2日ほどかかります', 'ご請求の一覧'],
};
const atField: Record<string, string> = {
  out_of_stock: '在庫がなくなりました。ほかの機種か色をお選びください。',
  delivery_date_unavailable: '選択されたお届け希望日時は、選べなくなりました。',
  bad_request: '機種を選択してください。',
};

test('every example is looked at', async ({ app }) => {
  await expectEveryExample(app, { getDeviceEntry: entries, getDeviceDelivery: deliveries });
  const looked = [...Object.keys({ ...receipts, ...refusals, ...alerts, ...atField }), 'not_found'];
  expect(looked.sort()).toEqual(await examplesOf(app, 'postDeviceEntry'));
});

test('each state of the entry, on a phone', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(entries)) {
    app.mock.pins.set('getDeviceEntry', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
  }
});

async function toReview(app: App, page: Page) {
  await page.goto(app.url + path);
  await waitForScreen(page);
  await deviceEntry.fill(page);
}

test('the rules of device and delivery, in the given words', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone });
  await page.getByRole('button', { name: 'お届けの日時へ進む' }).click();
  await expectTexts(page, ['機種を選択してください。', '機種の色を選択してください']);
  await expectTexts(page, ['機種を選ぶと、色が表示されます']);
  await expect(page.getByText('選べるものを読み込めません')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.getByRole('radio', { name: /みなもルーター/ }).check();
  await expectTexts(page, ['この機種は一括払いだけです', '29,700円']);
  await page.getByRole('radio', { name: '白練' }).check();
  await page.getByRole('button', { name: 'お届けの日時へ進む' }).click();
  for (const [example, texts] of Object.entries(deliveries)) {
    app.mock.pins.set('getDeviceDelivery', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
  }
  await expectNoSidewaysScroll(page);
  app.mock.pins.delete('getDeviceDelivery');
  await page.reload();
  await waitForScreen(page);
  const next = page.getByRole('button', { name: 'この日時で確認へ進む' });
  await page.getByRole('radio', { name: /11:00〜13:00/ }).check();
  await next.click();
  await expectTexts(page, ['配送希望時間帯を指定する場合、配送希望日を指定してください。']);
  await page.getByRole('button', { name: /この日にする\(11月25日/ }).click();
  await page.getByRole('radio', { name: /^指定なし/ }).check();
  await next.click();
  await expectTexts(page, ['配送希望日を指定する場合、「指定なし」以外を指定してください。']);
  await page.getByRole('button', { name: 'お届け希望日を指定しない' }).click();
  await next.click();
  await expectTexts(page, ['日時の指定なし', '最短でお届けします']);
});

test('each refusal says that nothing was taken, or comes back to its field', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: desktop, dark: true });
  await deviceEntry.fill(page);
  for (const [example, text] of Object.entries(refusals)) {
    app.mock.pins.set('postDeviceEntry', example);
    await press(page, deviceEntry);
    await expectTexts(page, [text, 'この手続きでは、何も変わっていません。']);
  }
  await expectNoSidewaysScroll(page);
  for (const [example, text] of Object.entries(atField)) {
    app.mock.pins.set('postDeviceEntry', example);
    await toReview(app, page);
    await press(page, deviceEntry);
    await expect(page.getByText(text).first()).toBeVisible();
  }
});

test('a refused card, and a refusal that is HTML, are shown in the alert; its links lead on', async ({
  app,
}) => {
  const page = await app.visit(path, { as, viewport: phone });
  await deviceEntry.fill(page);
  const alert = page.getByRole('alertdialog', { name: 'ご確認ください' });
  for (const [example, pattern] of Object.entries(alerts)) {
    app.mock.pins.set('postDeviceEntry', example);
    await press(page, deviceEntry);
    for (const expected of pattern) await expect(alert.getByText(expected)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
    // The review is as it was.
    await expect(page.getByRole('button', { name: deviceEntry.button })).toBeVisible();
  }
  await press(page, deviceEntry);
  await alert.getByRole('link', { name: 'ご請求の一覧' }).click();
  await page.waitForURL('**/mobile/billing');
  await expect(page.getByRole('heading', { level: 1, name: 'ご請求の一覧' })).toBeVisible();

  app.mock.pins.set('postDeviceEntry', 'card_authentication_failed');
  await toReview(app, page);
  await press(page, deviceEntry);
  await alert.getByRole('link', { name: '変更する' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '連絡先の変更' })).toBeVisible();
});

test('each receipt has its words', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone, dark: true });
  for (const [example, texts] of Object.entries(receipts)) {
    app.mock.pins.set('postDeviceEntry', example);
    await toReview(app, page);
    await press(page, deviceEntry);
    await expect(page.getByRole('heading', { name: deviceEntry.done })).toBeVisible();
    await expectTexts(page, texts);
  }
  await expectNoSidewaysScroll(page);
});

test('a later step without the ones before starts again; applied for, it is on its way', async ({
  app,
}) => {
  const page = await app.visit(`${path}/delivery`, { as });
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  await expect(page.getByText('エラーが発生しました。初めからやり直してください。')).toBeVisible();
  await deviceEntry.fill(page);
  await press(page, deviceEntry);
  await expect(page.getByRole('heading', { name: deviceEntry.done })).toBeVisible();
  await page.getByRole('link', { name: '手続きの状況を見る' }).click();
  await expectTexts(page, ['みなもフォン 9のお届け']);
  await page.goto(app.url + path);
  await expectTexts(page, [blocked, '11月26日(木)から']);
  await page.goto(`${app.url}/mobile/notification_history`);
  await expectTexts(page, ['機種の追加を受け付けました']);
});
