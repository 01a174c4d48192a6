import { expectEveryExample, expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { changeImei, quitProtection } from './flows/phoneProtection.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as, path } = changeImei;

const entries: Record<string, readonly string[]> = {
  normal: ['みなもフォン 7', '350000000001234', '補償の対象を、別の機種に変更します'],
  phone_protection_cant_update_imei: ['このご契約では、IMEIを変更できません。'],
  phone_protection_cant_update_imei_device_adding: [
    'SIM・機種の追加中は、IMEIを変更できません。11月28日(土)から変更できます。',
  ],
  phone_protection_cant_update_imei_before_next_month_end: [
    'ご利用開始の翌月末までは、IMEIを変更できません。1月1日(金)から変更できます。',
  ],
  none: ['機種のご購入時だけお申し込みいただけます。'],
  longest: ['限定カラー 1TB(補償パックと保護フィルム付き)'],
  option_not_acceptable: ['現在、お申込みを受け付けられない状態です。'],
  not_eligible: ['このオプションはお申し込みいただけません。'],
};

const refusals: Record<string, readonly string[]> = {
  phone_protection_cant_update_imei: [
    'IMEI(端末製造番号)を変更できません',
    'このご契約では、IMEI(端末製造番号)を変更できません。',
  ],
  phone_protection_cant_update_imei_device_adding: ['SIMまたは機種の追加の手続き中のため'],
  phone_protection_cant_update_imei_before_next_month_end: ['ご利用開始の翌月末までは'],
  option_update_processing: ['前の変更を手続き中です'],
  not_using: ['端末補償をご利用中ではないため、変更できません'],
};

test('every example of the phone protection is looked at', ({ app }) =>
  expectEveryExample(app, {
    getDeviceCompensation: entries,
    postDeviceCompensation: { normal: [], quit: [], option_not_acceptable: [], ...refusals },
  }));

test('each example shows its words', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone, dark: true });
  for (const [example, texts] of Object.entries(entries)) {
    app.mock.pins.set('getDeviceCompensation', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
    if (example.startsWith('phone_protection'))
      await expect(page.getByLabel(/を変更する/), example).toBeDisabled();
    if (example === 'longest') await expectNoSidewaysScroll(page);
  }
});

test('the four rules of an IMEI to the letter, and 半角に変換する', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone });
  const next = page.getByRole('button', { name: '確認へ進む' });
  await next.click();
  await expect(page.locator(':focus', { hasText: '入力の誤りが1つあります' })).toBeVisible();
  await page.getByLabel(/^IMEI\(端末製造番号\)を変更する/).check();
  const imei = page.getByLabel('変更後のIMEI(端末製造番号)');
  for (const [typed, said] of [
    ['', 'IMEI(端末製造番号)の欄が未入力です。'],
    ['35000000000567', 'IMEI(端末製造番号)は15桁で入力してください。'],
    ['350000000001234', '変更後のIMEIを入力してください。'],
    [
      '３５０００００００００５６７８',
      'IMEI(端末製造番号)の欄の入力に誤りがあります。半角数字で入力してください。',
    ],
  ] as const) {
    await imei.fill(typed);
    await next.click();
    await expectTexts(page, [said]);
  }
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '半角に変換する' }).click();
  await expect(imei).toHaveValue('350000000005678');
  await expect(page.getByText('半角数字で入力してください。')).toBeHidden();
  await next.click();
  await expect(page.getByRole('button', { name: changeImei.button })).toBeVisible();
});

test('refusals, the dialog, and the IMEI is changed', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: desktop });
  await changeImei.fill(page);
  await expectNoSidewaysScroll(page);
  const { pins } = app.mock;
  for (const [example, texts] of Object.entries(refusals)) {
    pins.set('postDeviceCompensation', example);
    await press(page, changeImei);
    await expectTexts(page, [...texts, '端末補償の内容は変わっていません。']);
  }
  for (const example of ['option_not_acceptable', 'system_error']) {
    pins.set('postDeviceCompensation', example);
    await press(page, changeImei);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('現在、お申込みを受け付けられない状態です。')).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
  }
  pins.set('postDeviceCompensation', 'bad_request');
  await press(page, changeImei);
  await expect(page.locator(':focus', { hasText: '変更後のIMEI(端末製造番号)' })).toBeVisible();
  await expect(page.getByLabel('変更後のIMEI(端末製造番号)')).toHaveValue('350000000005678');
  pins.clear();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await press(page, changeImei);
  await expect(page.getByRole('heading', { level: 1, name: changeImei.done })).toBeVisible();
  await expectTexts(page, ['350000000005678', '受付番号DC-']);
  await expectNoSidewaysScroll(page);
});

test('ended with consent, from when, and it is shown as under way', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone });
  await page.getByLabel(/^端末補償を解約する/).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await press(page, quitProtection);
  await expectTexts(page, ['選択してください', '12月ご利用分・新しい料金0円']);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('もう一度申し込めないことを確かめました').check();
  await press(page, quitProtection);
  await expect(page.getByRole('heading', { level: 1, name: quitProtection.done })).toBeVisible();
  await expectTexts(page, ['2026年11月30日(月)']);
  await page.goto(app.url + path);
  await expectTexts(page, ['解約の手続き中です。', '12月1日(火)の前の日まで']);
});
