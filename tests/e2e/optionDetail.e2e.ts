import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { type Examples, expectEveryExample, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import {
  optionEntry,
  optionEntryCancel,
  optionQuit,
  optionQuitCancel,
  watchOverEntry,
} from './flows/fibreOption.ts';
import { type Flow, press, toReview } from './flows/flow.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'funaki.wataru';

const longest = ['9,999,999', '10ギガへの切り替え工事が終わり', '解約のお申し込みはありません'];
const notAccepting = [
  '現在、お申込みを受け付けられない状態です。',
  'いまはお申し込みいただけません',
];

/** What each status shows on every option's page. */
const statuses = (entry: string) => ({
  status_none: ['未申込', '確認へ進む'],
  status_entr: ['申込手続き中', 'お申し込みの取り消し', 'すでにお申し込みを受け付けています。'],
  status_srvc: ['利用中', '解約', '2026年10月1日(木)', 'すでにご利用中です。'],
  status_cncl: ['取り消し済み', '確認へ進む'],
  status_quit: ['解約済み', '2026年10月31日(土)', '確認へ進む'],
  status_qtwt: ['解約手続き中', '2026年11月30日(月)', '12月1日(火)から', '解約の取り消し'],
  not_accepting: notAccepting,
  longest,
  normal: ['未申込', entry],
});

/** Address → its operation and what its examples show. */
const pages: Record<string, Examples> = {
  mesh_wifi: {
    getOptionMeshWifi: {
      ...statuses('機器の台数'),
      returning: ['お貸ししている機器1台', '機器の返却期限2026年12月8日(火)', '2,200円'],
    },
  },
  smart_life: {
    getOptionSmartLife: {
      ...statuses('警備員の駆けつけ'),
      guard: ['お申し込み済み', '30分ごとに5,500円'],
    },
  },
  watch_over: { getOptionWatchOver: statuses('28,824円') },
  security: {
    getOptionSecurity: {
      ...statuses('無料版'),
      free: ['無料版', '1台まで', 'MNSEC-0000-0000-0001'],
    },
  },
  amuelink: {
    getOptionAmuelink: {
      none: ['未申込', '確認へ進む'],
      normal: ['申込手続き中'],
      status_entr: ['申込手続き中', 'お申し込みの取り消し'],
      status_srvc: ['利用中'],
      status_cncl: ['取り消し済み'],
      status_quit: ['解約済み'],
      status_qtwt: ['解約手続き中'],
      devices: ['エアコン、照明、玄関の鍵'],
      longest: ['9,999,999'],
    },
  },
};

for (const address of Object.keys(pages)) {
  test(`/option/${address} shows each named example`, async ({ app }) => {
    const table = pages[address] ?? {};
    await expectEveryExample(app, table);
    const page = await app.visit(`/option/${address}`, { as, viewport: phone });
    for (const [id, rows] of Object.entries(table))
      for (const [example, texts] of Object.entries(rows)) {
        app.mock.pins.set(id, example);
        await page.reload();
        await waitForScreen(page);
        await expectTexts(page, texts);
      }
    await expectNoSidewaysScroll(page);
  });
}

/** Walks a flow, checks its review and receipt, and then the screen that shows what it changed. */
async function walk(app: App, page: Page, flow: Flow, result: { path: string; texts: string[] }) {
  await page.goto(app.url + flow.path);
  await waitForScreen(page);
  await flow.fill(page);
  for (const kept of flow.keeps) await expect(page.getByText(kept).first()).toBeVisible();
  await press(page, flow);
  await expect(page.getByRole('heading', { name: flow.done })).toBeVisible();
  await expectTexts(page, ['受付番号', '受付日時']);
  await expectNoSidewaysScroll(page);
  await page.goto(app.url + result.path);
  await waitForScreen(page);
  await expectTexts(page, result.texts);
}

test('a device that is paid by instalments is on the review and the receipt with its amount', async ({
  app,
}) => {
  const page = await app.visit(watchOverEntry.path, { as: watchOverEntry.as, viewport: phone });
  await page.getByLabel('36回の分割払い').check();
  await toReview(page, watchOverEntry.button, true);
  await expectTexts(page, ['36回の分割払い(110円 × 36回)']);
  await press(page, watchOverEntry);
  await expect(page.getByRole('heading', { name: watchOverEntry.done })).toBeVisible();
  await expectTexts(page, ['36回の分割払い(110円 × 36回)']);
});

test('each order is taken, shows in its option, and is found in the notifications', async ({
  app,
}) => {
  const page = await app.visit('/option/MO120N', { as: optionEntry.as, viewport: phone });
  await expectNoSidewaysScroll(page);
  await walk(app, page, optionEntry, {
    path: '/option/MO120N',
    texts: ['申込手続き中', '12月1日(火)'],
  });
  await walk(app, page, watchOverEntry, { path: '/option/watch_over', texts: ['申込手続き中'] });
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'dark' });
  await walk(app, page, optionEntryCancel, {
    path: '/option/smart_life',
    texts: ['取り消し済み'],
  });
  await walk(app, page, optionQuit, { path: '/option/denki', texts: ['解約手続き中'] });
  await walk(app, page, optionQuitCancel, { path: '/option/mesh_wifi', texts: ['利用中'] });
  await page.goto(`${app.url}/notification_history`);
  await waitForScreen(page);
  await expectTexts(page, ['リモートサポートのお申し込みを受け付けました']);
});

/** Words of each refusal of an order, on the review with what was chosen. */
const refusals: Record<string, string[]> = {
  bad_request: ['入力に誤りがあります。'],
  applicant_too_young: ['18歳未満の方は、ご入会いただけません。'],
  option_not_acceptable: ['現在、お申込みを受け付けられない状態です。'],
  payment_method_not_allowed: ['現在のお支払い方法では、お申し込みいただけません'],
  status_not_allowed: [
    'ご利用状況が変わっています',
    '現在のご利用状況では、お手続きいただけません。',
  ],
  quitting: ['解約の手続き中のため、お申し込みいただけません。'],
  out_of_stock: ['在庫がなくなりました'],
  lp_gas_not_available: ['プロパン(LP)ガスをご利用の方は、お申し込みいただけません。'],
};
const receipts = [
  'normal',
  'entry_cancel',
  'quit',
  'quit_cancel',
  'change',
  'same_time',
  'longest',
];

test('each refusal of an order says why, and that nothing was applied for', async ({ app }) => {
  expect([...Object.keys(refusals), ...receipts].sort()).toEqual(
    await examplesOf(app, 'postOption'),
  );
  app.mock.pins.set('getOption', 'normal');
  const page = await app.visit('/option/MO120N', { as, viewport: phone });
  await optionEntry.fill(page);
  for (const [example, texts] of Object.entries(refusals)) {
    app.mock.pins.set('postOption', example);
    await press(page, optionEntry);
    if (example === 'option_not_acceptable') {
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByText('現在、お申込みを受け付けられない状態です。')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'OK' }).click();
      continue;
    }
    await expect(page.getByRole('alert').getByText(texts[0] ?? '')).toBeVisible();
    await expectTexts(page, [
      ...texts,
      'この手続きでは、何も変わっていません。',
      'リモートサポート',
    ]);
  }
  app.mock.pins.set('postOption', 'longest');
  await press(page, optionEntry);
  await expectTexts(page, ['9,999,999円/月']);
  await expectNoSidewaysScroll(page);
});

test('an order that its status rules out says why, and what is possible', async ({ app }) => {
  app.mock.pins.set('getOptionMeshWifi', 'status_qtwt');
  const page = await app.visit('/option/mesh_wifi/quit', { as });
  await expectTexts(page, [
    'いまはお手続きいただけません',
    'すでに解約を受け付けています。',
    '料金と、いまできる手続きをご覧いただけます。',
  ]);
  await expectNoSidewaysScroll(page);
  await page.goto(`${app.url}/option/mesh_wifi/confirm`);
  await waitForScreen(page);
  await expectTexts(page, ['解約の手続き中です。']);
  await page.goto(`${app.url}/option/nothing`);
  await expect(page.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible();
});

test('the payment method rules an option out: why, and with which it is possible', async ({
  app,
}) => {
  app.mock.pins.set('getPaymentRestrictionOption', 'longest');
  const page = await app.visit('/option/MO372N', { as, viewport: phone });
  await expectTexts(page, [
    'いまはお申し込みいただけません',
    'お申し込みいただけるお支払い方法：口座振替、クレジットカード',
  ]);
  await expectNoSidewaysScroll(page);
});

test('who waits for the line reads that an option comes after it', async ({ app }) => {
  const page = await app.visit('/option/MO120N', { as: 'hayase.sho', viewport: phone });
  await expectTexts(page, ['光の開通後に始まります', 'ご利用が始まる月の分、翌月のご請求から']);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByRole('button', { name: '申し込む', exact: true }).click();
  await expectTexts(page, ['決まりしだいお知らせします']);
});
