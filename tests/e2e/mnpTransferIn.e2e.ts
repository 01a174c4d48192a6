import { expectEveryExample, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { mnpTransferIn } from './flows/mnpTransferIn.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as, path } = mnpTransferIn;
const blocked = 'いまはお手続きいただけません';

const entries = {
  normal: [
    'いまの番号090-0000-1234を、このSIMに移します。',
    '予約番号の期限 12月4日(金)(あと13日)',
    '切り替わるまで、10分ほど電話が使えません',
  ],
  reserved: ['11月24日(火) 14:00に予約しています'],
  one: ['14:00空きがあります', '15:00空きがありません'],
  last_day: ['11月21日(土)(今日まで)', '18:00空きがあります'],
  longest: ['さざなみコミュニケーションズ・モバイルネットワーク西日本', '120分ほど'],
  mnp_transfer_in_reserve_number_expired: [
    blocked,
    'MNP予約番号の有効期限を過ぎています。',
    '2026年11月20日(金)でした。',
    'MNP予約番号を取り直してください。',
  ],
  mnp_transfer_in_available_time_none: [blocked, '開通予約の空きがありません。'],
  not_one_target: [blocked, '番号の乗り換え(転入)のお申し込みがありません。', 'ご契約情報に戻る'],
};

const refusals: Record<string, string> = {
  mnp_transfer_in_reserve_number_expired: 'MNP予約番号の有効期限を過ぎています',
  mnp_transfer_in_available_time_none: '開通予約の空きがありません',
  not_one_target: 'ページを表示できません',
};
const atField: Record<string, string> = {
  mnp_transfer_in_put_reserve_exist: '選択された開通時刻は、すでに予約されています。',
  bad_request: '開通の日時を選択してください',
};

test('every example is looked at, on a phone', async ({ app }) => {
  await expectEveryExample(app, { getMnpTransferIn: entries });
  expect(['normal', 'not_found', ...Object.keys({ ...refusals, ...atField })].sort()).toEqual(
    await examplesOf(app, 'postMnpTransferIn'),
  );
  const page = await app.visit(path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(entries)) {
    app.mock.pins.set('getMnpTransferIn', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
    if (example === 'longest') await expectNoSidewaysScroll(page);
  }
});

test('each refusal says that nothing was reserved, or comes back to its field', async ({ app }) => {
  const page = await app.visit(path, { as, dark: true });
  await page.getByRole('button', { name: 'この時刻で確認へ進む' }).click();
  await expectTexts(page, ['入力の誤りが1つあります', '開通の日時を選択してください']);
  await expectNoSidewaysScroll(page);
  await mnpTransferIn.fill(page);
  for (const [example, text] of Object.entries(refusals)) {
    app.mock.pins.set('postMnpTransferIn', example);
    await press(page, mnpTransferIn);
    await expectTexts(page, [text, '開通は予約されていません。']);
  }
  await expectNoSidewaysScroll(page);
  for (const [example, text] of Object.entries(atField)) {
    app.mock.pins.set('postMnpTransferIn', example);
    await press(page, mnpTransferIn);
    await expect(page.getByText(text).first()).toBeVisible();
    await mnpTransferIn.fill(page);
  }
});

test('reserved from the top, in the progress, and changed', async ({ app }) => {
  const page = await app.visit('/mobile/contract/', { as, viewport: phone });
  await expect(page.getByRole('link', { name: /開通の予約/ })).toBeVisible();
  await page.goto(`${app.url}/mobile/top/`);
  // The day that counts is shown where the data will be.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('開通の予約');
  await expectTexts(page, ['12月5日(土)まで', '開通するとここに表示します。']);
  await page.getByRole('link', { name: '開通日時を予約する' }).first().click();
  await waitForScreen(page);
  await mnpTransferIn.fill(page);
  await press(page, mnpTransferIn);
  await expect(page.getByRole('heading', { name: mnpTransferIn.done })).toBeVisible();
  await expectTexts(page, ['2026年11月24日(火) 14:00', '090-0000-6543', '10分ほど']);
  await expectNoSidewaysScroll(page);
  await page.goto(`${app.url}/mobile/top/`);
  await expectTexts(page, ['11月24日(火)に開通']);
  await page.goto(`${app.url}/mobile/progress`);
  await expectTexts(page, ['11月24日(火)']);
  await page.goto(`${app.url}/mobile/notification_history`);
  await expectTexts(page, ['開通の予約を受け付けました']);
  await page.goto(app.url + path);
  await expectTexts(page, ['11月24日(火) 14:00に予約しています']);
  await page.goto(`${app.url}${path}/confirm`);
  await expectTexts(page, ['開通を予約しました。']);
});

test('after the last day of the number no page offers to reserve, and each leads to the reason', async ({
  app,
}) => {
  app.mock.clock.set('2026-12-06T09:00:00+09:00');
  const page = await app.visit('/mobile/top/', { as, viewport: phone });
  await expectTexts(page, ['いまは、開通の日時を予約できません。']);
  for (const other of ['/mobile/progress', '/mobile/required_action', '/mobile/top/']) {
    await page.goto(app.url + other);
    await waitForScreen(page);
    await expect(page.getByText('開通日時を予約する')).toHaveCount(0);
    await page.getByRole('link', { name: '予約できない理由を見る' }).first().click();
    await page.waitForURL(`**${path}`);
    await expectTexts(page, [blocked, 'MNP予約番号を取り直してください。']);
  }
});
