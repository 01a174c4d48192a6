import { expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { contractor } from './flows/contractor.ts';
import { press } from './flows/flow.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as, path, writes } = contractor;

const answers: Record<string, { at: 'done' | 'alert' | 'field'; texts: string[] }> = {
  normal: { at: 'done', texts: ['連絡先を変更しました。', 'CT-2611-21-0014', '03-0000-5555'] },
  name: { at: 'done', texts: ['連絡先の変更を受け付けました。'] },
  bad_request: { at: 'field', texts: ['電話番号は10〜11桁の半角数字で入力してください。'] },
  not_changed: { at: 'alert', texts: ['変更する内容がありません', '連絡先は変わっていません'] },
  change_in_progress: { at: 'alert', texts: ['前の変更を手続き中です'] },
  quitting: { at: 'alert', texts: ['解約の手続き中です'] },
};

test('every example is looked at', async ({ app }) => {
  const names = await examplesOf(app, writes);
  expect(Object.keys(answers).sort()).toEqual(names.filter((name) => name !== 'not_found'));
});

test('every answer has its words, and what was typed stays', async ({ app }) => {
  const page = await app.page({ as, viewport: desktop, dark: true });
  for (const [example, { at, texts }] of Object.entries(answers)) {
    app.mock.pins.set(writes, example);
    await page.goto(app.url + path);
    await waitForScreen(page);
    await contractor.fill(page);
    await press(page, contractor);
    if (at === 'done') await page.waitForURL(({ pathname }) => pathname.endsWith('/done'));
    else await expect(page.getByRole('alert').first()).toBeVisible();
    await expectTexts(page, texts);
    if (at === 'alert') await expectTexts(page, contractor.keeps);
    if (example === 'normal' || example === 'quitting') await expectNoSidewaysScroll(page);
  }
});

test('changed from the contract; the number is on the device only encrypted', async ({ app }) => {
  const page = await app.visit('/mobile/contract/', { as, viewport: phone });
  await page.getByRole('link', { name: '変更(連絡先)' }).click();
  await waitForScreen(page);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, ['いまの番号と同じです。']);
  await page.getByLabel('連絡先の電話番号').fill('12');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectNoSidewaysScroll(page);
  await contractor.fill(page);
  await expectNoSidewaysScroll(page);
  await press(page, contractor);
  await expect(page.getByRole('heading', { level: 1, name: contractor.done })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const kept = JSON.parse(stored) as Record<string, string>;
  const receipts = Object.entries(kept).filter(([key]) => key.includes('contractor'));
  expect(receipts.length).toBeGreaterThan(0);
  expect(JSON.stringify(receipts)).not.toContain('0300005555');
  await page.reload();
  await expectTexts(page, ['03-0000-5555', '日中の連絡先連絡先と同じ']);
  app.mock.pins.set('postMobileSecureDecrypt', 'cipher_expired');
  await page.reload();
  await expectTexts(page, ['表示できる時間を過ぎました。']);
  await page.getByRole('link', { name: 'ご契約情報に戻る' }).click();
  await expectTexts(page, ['03-0000-5555']);
});
