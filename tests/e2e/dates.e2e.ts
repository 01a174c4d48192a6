import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import {
  type Examples,
  expectEveryExample,
  expectRounds,
  expectTexts,
  rounds,
} from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { constructionDate, deliveryDate } from './flows/dates.ts';
import { press } from './flows/flow.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mizuno.keiko';

async function goTo(app: App, page: Page, path: string) {
  await page.goto(app.url + path);
  await waitForScreen(page);
}

const ofConstruction: Examples = {
  getConstructionEntry: {
    normal: [
      '12月5日(土)午前に工事を行います。',
      '12月2日(水)まで変更できます',
      '工事日を変更する',
    ],
    not_chosen: ['工事日は、まだ決まっていません。', '工事日を選ぶ'],
    cannot_change: ['工事日の3日前を過ぎたため、変更できません。'],
    no_day_free: ['12月5日(土)午前に工事を行います。'],
    empty: ['工事のお申し込みがありません。'],
  },
  getConstructionProgress: {
    normal: ['10ギガへの切り替え工事', '立ち会いが必要です(約1時間)'],
    step_accepted: ['11月27日(金)までにお電話でご連絡します'],
    step_scheduled: ['工事日の確定(済み)'],
    step_today: ['11月21日(土)午後'],
    step_completed: ['切り替え完了(済み)11月20日(金)'],
    postponed: ['大雪のため延期します。'],
    cannot_change: ['11月23日(月)午前'],
    empty: [],
    longest: ['駐車場を1台分あけておいてください'],
  },
  getConstructionAgreement: {
    normal: ['同意不要です', '光コンセントの取り付け'],
    needed: ['同意の確認中', 'ドックハイツ管理組合'],
    agreed: ['同意済み', '2026年11月18日(水)'],
    refused: ['同意が得られませんでした', 'お電話でご相談ください'],
    longest: ['大鳳森タワーウエスト棟管理組合法人'],
  },
  getHandsUpFacilityCost: {
    normal: ['建物に回線を引き込む費用は、かかりません。'],
    charged: ['引き込み工事', '22,000円', '−5,500円', '16,500'],
    empty: ['建物に回線を引き込む費用は、かかりません。'],
    longest: ['地中埋設管路の新設', '9,999,999'],
  },
};

test('each named example of the construction is shown, on a phone', async ({ app }) => {
  await expectEveryExample(app, ofConstruction);
  const page = await app.visit('/contract/construction', { as, viewport: phone });
  await expectNoSidewaysScroll(page);
  await expectRounds(app, page, rounds(ofConstruction));
  await expectNoSidewaysScroll(page);
  app.mock.pins.clear();
  app.mock.pins.set('getConstructionEntry', 'empty');
  app.mock.pins.set('getConstructionProgress', 'empty');
  await goTo(app, page, '/contract/construction');
  await expectTexts(page, ['0件', '工事のお申し込みはありません。']);
});

/** What the choice of a delivery's or collection's day says for each example. */
const movements: Record<string, { texts: string[]; blocked?: true }> = {
  normal: {
    texts: ['お届け：10ギガ対応ホームゲートウェイ', '回収：メッシュWi-Fi機器', '11月24日(火)から'],
  },
  delivery: { texts: ['お届け希望日', '準備に3日かかるため', '東京都みなも区波止場1-2-3'] },
  collection: { texts: ['回収希望日', '準備に4日かかるため', '11月25日(水)から選べます'] },
  fixed_day: { blocked: true, texts: ['変更の期限を過ぎたため、日時を変更できません。'] },
  no_day_free: { blocked: true, texts: ['いま選べる日がありません。'] },
  empty: { blocked: true, texts: ['日時を選べるお届けや回収は、いまはありません。'] },
  longest: { texts: ['一体型、電源アダプター・壁掛け用金具つき'] },
};

const deliveries: Record<string, string[]> = {
  normal: [],
  preparing: ['配送の状況', '発送準備中 11月25日(水) 15:00〜17:00'],
  shipped: ['発送済み', 'なみ運輸 お問い合わせ番号 000000001234', '配送を調べる'],
  delivered: ['お届け済み 11月19日(木)'],
  returned: ['持ち戻り', '再配達をお申し込みください'],
  many: ['3件', 'ひかりTVチューナー'],
  empty: [],
  longest: ['大型荷物・設置サービス担当'],
};

test('each named example of deliveries and collections is shown', async ({ app }) => {
  expect(Object.keys(deliveries).sort()).toEqual(await examplesOf(app, 'getDelivery'));
  const named = await examplesOf(app, 'getDeviceDeliCollInfo');
  expect(Object.keys(movements).sort()).toEqual(
    named.filter((name) => !['bad_request', 'not_found'].includes(name)),
  );
  const page = await app.visit('/contract/delivery', { as, viewport: phone, dark: true });
  const rows = Object.entries(deliveries);
  for (const [index, [example, { texts, blocked }]] of Object.entries(movements).entries()) {
    const [delivery, also] = rows[index] ?? ['longest', deliveries['longest'] ?? []];
    app.mock.pins.set('getDeviceDeliCollInfo', example);
    app.mock.pins.set('getDelivery', delivery);
    await goTo(app, page, '/contract/delivery');
    await expectTexts(page, [...texts, ...also]);
    const next = page.getByRole('button', { name: '確認へ進む' });
    await expect(next, example).toHaveCount(blocked ? 0 : 1);
    if (blocked) await expectTexts(page, ['いまはお手続きいただけません']);
  }
  await expectNoSidewaysScroll(page);
});

/** Refusals: at the day, or beside the button. */
const refusals: Record<string, string[]> = {
  bad_request: ['選択してください'],
  not_found: ['変更するものが見つかりません', '日時は変わっていません。'],
  too_early: ['お届けは3日後から、回収は4日後から選べます。'],
  date_taken: ['別の日をお選びください。'],
  change_period_passed: ['変更の期限を過ぎています', '日時は変わっていません。'],
};

test('every refusal has its words', async ({ app }) => {
  const named = await examplesOf(app, 'putChangePreferedDate');
  expect(Object.keys(refusals).sort()).toEqual(
    named.filter((name) => !['normal', 'delivery', 'collection'].includes(name)),
  );
  const page = await app.visit(deliveryDate.path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(refusals)) {
    await goTo(app, page, deliveryDate.path);
    await page.getByRole('radio', { name: '13:00〜15:00' }).check();
    await page.getByRole('button', { name: '確認へ進む' }).click();
    app.mock.pins.set('putChangePreferedDate', example);
    await press(page, deliveryDate);
    await expectTexts(page, texts);
  }
});

test('both days are moved, found again, and shown where they count', async ({ app }) => {
  const page = await app.visit('/contract/construction', { as, viewport: desktop });
  await page.getByRole('link', { name: '工事日を変更する' }).click();
  await page.waitForURL('**/construction/date');
  await waitForScreen(page);
  await expectNoSidewaysScroll(page);
  await constructionDate.fill(page);
  await expectNoSidewaysScroll(page);
  await press(page, constructionDate);
  await expect(page.getByRole('heading', { name: constructionDate.done })).toBeVisible();
  await expectTexts(page, [
    '立ち会いをお願いします(約1時間)',
    '受付番号',
    '手続きをした方水野 恵子 様',
  ]);
  await expectNoSidewaysScroll(page);
  await goTo(app, page, '/contract');
  await expectTexts(page, ['12月8日に10ギガへ切り替わります。', '12月8日(火)午後']);
  await goTo(app, page, deliveryDate.path);
  await deliveryDate.fill(page);
  await press(page, deliveryDate);
  await expect(page.getByRole('heading', { name: deliveryDate.done })).toBeVisible();
  await expectTexts(page, ['2026年11月26日(木)', '19:00〜20:30', '10ギガ対応ホームゲートウェイ']);
  await goTo(app, page, '/notification_history');
  await expectTexts(page, ['工事日を変更しました', 'お届け日を変更しました']);
  for (const [{ path }, same] of [
    [constructionDate, 'いまの工事日と同じです。'],
    [deliveryDate, 'いまの日時と同じです。'],
  ] as const) {
    await goTo(app, page, path);
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expectTexts(page, [same]);
  }
});

test('what was chosen for an earlier construction is not sent for another one', async ({ app }) => {
  const page = await app.visit(constructionDate.path, { as });
  await constructionDate.fill(page);
  await page.evaluate(() => {
    for (const [key, kept] of Object.entries<string>(sessionStorage))
      sessionStorage.setItem(key, kept.replaceAll('k2611080001', 'k2501080001'));
  });
  await goTo(app, page, constructionDate.path);
  await constructionDate.fill(page);
  await press(page, constructionDate);
  await expect(page.getByRole('heading', { name: constructionDate.done })).toBeVisible();
});

test('who waits for the line reads that its opening moves with the construction', async ({
  app,
}) => {
  const { path, as: waiting } = constructionDate;
  const page = await app.visit(path, { as: waiting, viewport: phone });
  await constructionDate.fill(page);
  await expectTexts(page, ['いまは12月5日(土)午前', '開通も、新しい工事日に変わります。']);
  await press(page, constructionDate);
  await expect(page.getByRole('heading', { name: constructionDate.done })).toBeVisible();
  await goTo(app, page, '/top');
  await expectTexts(page, ['光の開通工事', '12月8日(火)午後', 'はじめてのご請求(1月)']);
});

test('the work can be moved to no day on which its device isn’t there yet, and the other way round', async ({
  app,
}) => {
  const page = await app.visit(deliveryDate.path, { as: 'funaki.wataru', viewport: phone });
  await expectTexts(page, ['12月5日(土)からの日は、その日の工事に機器が間に合わない']);
  await page.getByRole('button', { name: 'この日にする(12月4日(金))' }).click();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await press(page, deliveryDate);
  await expect(page.getByRole('heading', { name: deliveryDate.done })).toBeVisible();

  await goTo(app, page, constructionDate.path);
  await expectTexts(page, ['12月5日(土)から選べます', '12月4日(金)までの日は、工事でつなぐ機器が']);
  await expect(page.getByRole('button', { name: /この日にする\(12月[234]日/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await constructionDate.fill(page);
  await press(page, constructionDate);
  await expect(page.getByRole('heading', { name: constructionDate.done })).toBeVisible();
});

test('a link from what is under way leads to the one that it was about, whatever was begun of another', async ({
  app,
}) => {
  const page = await app.visit('/contract/delivery', {
    as: 'mizuno.keiko',
    viewport: phone,
  });
  await page.getByRole('button', { name: 'この日にする(11月27日(金))' }).click();
  await goTo(app, page, '/progress');
  await page.getByRole('link', { name: /^返却方法を見る/ }).click();
  await expect(page.getByRole('heading', { name: '回収希望日' })).toBeVisible();
  const chosen = page.getByRole('radio', { name: /^回収：メッシュWi-Fi機器/ });
  await expect(chosen).toBeChecked();
});

test('a construction that is over is shown as past, and leaves the top after a week', async ({
  app,
}) => {
  app.mock.clock.set('2026-12-07T10:00:00+09:00');
  const soon = await app.visit('/contract/construction', {
    as: 'funaki.wataru',
    viewport: phone,
  });
  await expectTexts(soon, ['12月5日(土)午前に工事を行いました。']);
  for (const gone of ['変更できません', '立ち会いが必要です', '同意がいただけるまで'])
    await expect(soon.getByText(gone)).toHaveCount(0);
  await goTo(app, soon, '/top');
  await expectTexts(soon, ['光の開通工事']);
  app.mock.clock.set('2026-12-14T10:00:00+09:00');
  const later = await app.visit('/top', { as: 'funaki.wataru', viewport: phone });
  for (const gone of ['光の開通工事', 'お届け済み'])
    await expect(later.getByText(gone)).toHaveCount(0);
});
