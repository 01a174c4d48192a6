import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { type Examples, expectEveryExample, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { present } from './flows/present.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

test.beforeEach(({ app }) => app.mock.clock.set('2026-11-21T10:40:00+09:00'));

const { as, path } = present;
const pin = (app: App, id: string, example: string) => app.mock.pins.set(id, example);
const again = async (app: App, page: Page) => {
  await page.goto(app.url + path);
  await waitForScreen(page);
};

const table: Examples = {
  getCampaignPresentInfo: {
    normal: ['いまはお手続きいただけません', '受け取れる記念品はありません。'],
    accepted: ['受け取りの手続きは済んでいます。', 'みなもの水筒', '2026年12月10日(木)'],
    shipped: ['記念品を発送しました。', 'みなもの水筒', '2026年11月18日(水)'],
    expired: ['受け取りの期限を過ぎています。', '2026年10月31日(土)まででした。'],
    longest: ['同時お申し込みの記念品', 'みなもの水筒'],
    choose: ['12月31日(木)まで・あと40日', 'みなもの毛布', '在庫がないため'],
  },
};

const refusals: Record<string, string> = {
  bad_request: '選択してください',
  not_found: '対象のデータが見つかりません。',
  present_already_accepted: 'すでに受け取りの手続きを受け付けています',
  present_expired: '受け取りの期限を過ぎています',
  present_out_of_stock: '在庫がなくなりました。',
};

test('every state says what it allows, each refusal why; then it is accepted', async ({ app }) => {
  await expectEveryExample(app, table);
  expect([...Object.keys(refusals), 'normal'].sort()).toEqual(
    await examplesOf(app, present.writes),
  );
  const page = await app.visit(path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(table['getCampaignPresentInfo'] ?? {})) {
    pin(app, 'getCampaignPresentInfo', example);
    await again(app, page);
    await expectTexts(page, texts);
    if (example === 'accepted' || example === 'expired') await expectNoSidewaysScroll(page);
  }
  app.mock.pins.clear();
  await again(app, page);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, ['選択してください']);
  await expectNoSidewaysScroll(page);
  for (const [example, text] of Object.entries(refusals)) {
    pin(app, present.writes, example);
    await again(app, page);
    await present.fill(page);
    await press(page, present);
    await expectTexts(page, [text]);
  }
  app.mock.pins.clear();
  await again(app, page);
  await present.fill(page);
  await expectNoSidewaysScroll(page);
  await press(page, present);
  await expect(page.getByRole('heading', { name: present.done })).toBeVisible();
  await expectTexts(page, ['みなもの毛布', '2026年12月10日(木)', '満島 みちる 様']);
  await expectNoSidewaysScroll(page);
  await again(app, page);
  await expectTexts(page, ['受け取りの手続きは済んでいます。', 'みなもの毛布']);
});

test('what was chosen for another present is not sent for this one', async ({ app }) => {
  const page = await app.visit(present.path, { as: present.as });
  await present.fill(page);
  await page.evaluate(() => {
    for (const [key, kept] of Object.entries<string>(sessionStorage))
      sessionStorage.setItem(key, kept.replaceAll('g2611080001', 'g2501080001'));
  });
  await page.goto(app.url + present.path);
  await present.fill(page);
  await press(page, present);
  await expect(page.getByRole('heading', { name: present.done })).toBeVisible();
});

test('the row of /campaign leads to it, and it is sound in the dark', async ({ app }) => {
  pin(app, 'getCampaignPresentInfo', 'choose');
  const page = await app.visit('/campaign', { as, viewport: desktop, dark: true });
  await page.getByRole('link', { name: /^品を選ぶ/ }).click();
  await expect(page.getByRole('heading', { name: '記念品の受け取り' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
