import { expectEveryExample, expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { callService } from './flows/callService.ts';
import { press } from './flows/flow.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as, path } = callService;

const entries: Record<string, readonly string[]> = {
  normal: [
    '5分かけ放題いまの設定・1回5分までの通話が定額',
    'かけ放題(無制限)通話時間にかかわらず定額',
    '超えた分は30秒につき11円です',
    '留守番電話 利用中',
  ],
  flat_rate: ['なしいまの設定'],
  three_minutes: ['3分かけ放題いまの設定'],
  ten_minutes: ['10分かけ放題いまの設定'],
  unlimited: ['かけ放題(無制限)いまの設定'],
  change_reserved: ['12月1日(火)から「10分かけ放題」に変わります', '変更の手続き中です'],
  calling_five_unlimited: ['特別な通話プラン「5分かけ放題 プラス」をご利用中です'],
  calling_ten_unlimited: ['特別な通話プラン「10分かけ放題 プラス」をご利用中です'],
  partly: ['いまのご契約では選べません'],
  empty: ['5分かけ放題いまの設定'],
  longest: ['海外でのご利用にも対応する上位プラン', '9,999,999円'],
  option_not_acceptable: ['現在、お申込みを受け付けられない状態です。', 'ご契約オプションに戻る'],
  not_eligible: ['このオプションはお申し込みいただけません。'],
};

const refusals: Record<string, readonly string[]> = {
  not_eligible: ['このオプションはお申し込みいただけません'],
  option_update_processing: ['前のオプション変更の手続きが終わるまで'],
  quitting: ['解約の手続き中のため'],
  suspended: ['SIMの利用を停止しているため'],
};

test('every example of the call options is looked at', ({ app }) =>
  expectEveryExample(app, {
    getCallService: entries,
    postCallService: {
      normal: [],
      services: [],
      not_changed: [],
      option_not_acceptable: [],
      ...refusals,
    },
  }));

test('each example shows its words; a SIM without calls says why', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(entries)) {
    app.mock.pins.set('getCallService', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
    if (example === 'longest') await expectNoSidewaysScroll(page);
  }
  app.mock.pins.set('getCallService', 'not_found');
  await page.reload();
  await waitForScreen(page);
  await expectTexts(page, ['通話のないご契約(データ専用、データ+SMS)のため', '番号を選ぶ']);
});

test('the calculator begins with what was called, and names the cheapest', async ({ app }) => {
  const page = await app.visit(path, { as: 'saegusa.minori', viewport: phone, dark: true });
  await expectTexts(page, ['これまでの通話料は、', '10月 374円']);
  await page.getByRole('tab', { name: '回数と長さで' }).click();
  await expect(page.getByLabel('1か月の通話')).not.toHaveValue('');
  await expectTexts(page, ['この使い方なら、いまの「かけ放題なし」がいちばんお安くなります。']);
  await page.getByLabel('1か月の通話').fill('30');
  await page.getByLabel('1回の長さ').fill('8');
  await expectTexts(page, [
    'この使い方なら、「10分かけ放題」がいちばんお安くなります。',
    'かけ放題 490円 + 通話料 1,980円',
  ]);
  await page.getByLabel('1回の長さ').fill('２０');
  await expectTexts(page, ['この使い方なら、「かけ放題(無制限)」がいちばんお安くなります。']);
  await expectNoSidewaysScroll(page);
});

test('who has no calls beyond the flat rate, three lines of which one has none, or one alone that has none, read their own', async ({
  app,
}) => {
  const flat = await app.visit(path, { as: 'kawase.ryo', viewport: phone });
  await expectTexts(flat, ['かけ放題(無制限)いまの設定', '10月 0円', '毎月1,430円1,430円']);
  await flat.getByLabel(/^なし/).check();
  await expectTexts(flat, ['毎月1,430円0円', '毎月の差−1,430円']);

  const lines = await app.visit(`${path}?line=4322`, { as: 'tokita.haru', viewport: desktop });
  await expectTexts(lines, ['通話のないご契約(データ専用、データ+SMS)のため', '番号を選ぶ']);

  const alone = await app.visit(path, { as: 'kobato.madoka', viewport: phone });
  await expectTexts(alone, ['ほかのオプションは、お申し込みいただけます。']);
  await expect(alone.getByRole('main').getByText('番号を選ぶ')).toHaveCount(0);
});

test('a flat rate alone is changed by who has a SIM and no fibre', async ({ app }) => {
  const page = await app.visit(path, { as: 'saegusa.minori', viewport: desktop });
  await page.getByLabel(/^3分かけ放題/).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, ['いまの料金0円', '新しい料金660円']);
  await press(page, callService);
  await expect(page.getByRole('heading', { name: callService.done })).toBeVisible();
  await expectTexts(page, [
    '毎月の差+660円',
    '090-0000-3456',
    '三枝 みのり 様',
    '11月30日(月) 24:00まで取り消せます',
  ]);
});

test('refusals, the option-change dialog, and the change itself', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: desktop });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.locator(':focus', { hasText: '変更する内容' })).toBeVisible();
  await expectTexts(page, ['変更する内容を選択してください。']);
  await callService.fill(page);
  await expectTexts(page, [
    '追加するサービス割込通話',
    '12月のご請求11月ご利用分・いまの料金820円',
    '1月のご請求12月ご利用分・新しい料金1,430円',
  ]);
  await expectNoSidewaysScroll(page);
  const { pins } = app.mock;
  for (const [example, texts] of Object.entries(refusals)) {
    pins.set('postCallService', example);
    await press(page, callService);
    await expectTexts(page, [...texts, '通話オプションは変わっていません。']);
  }
  for (const example of ['option_not_acceptable', 'system_error']) {
    pins.set('postCallService', example);
    await press(page, callService);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('現在、お申込みを受け付けられない状態です。')).toBeVisible();
    if (example === 'system_error') await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
  }
  pins.set('postCallService', 'not_changed');
  await press(page, callService);
  await expect(page.locator(':focus', { hasText: '変更する内容' })).toBeVisible();
  await expect(page.getByLabel(/^10分かけ放題/)).toBeChecked();
  pins.clear();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await press(page, callService);
  await expect(page.getByRole('heading', { name: callService.done })).toBeVisible();
  await expectTexts(page, ['割込通話(追加)', '毎月の差+610円', '090-0000-1234']);
  await expectNoSidewaysScroll(page);
  await page.goto(app.url + path);
  await page.getByRole('link', { name: '変更を取り消す' }).click();
  await expect(page.getByLabel(/「10分かけ放題」へのかけ放題の変更/)).toBeVisible();
});
