import {
  type Examples,
  expectEveryExample,
  expectRounds,
  expectTexts,
  rounds,
} from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mizuno.keiko';
const top = '/mobile/top/';

/** Operation → named example → what must be seen. Error boundaries show the refusals that have no row. */
const table: Examples = {
  getDataTrafficUsage: {
    normal: ['データの残り', '12.6', '月末まで足ります', '11月30日(月)まで', '繰り越せます'],
    data_sim: ['0.8', '11月28日(土)ごろ', '使い切りそうです'],
    value_plan: ['2.1', '月末まで足ります'],
    all_parts: ['13.6', '追加したデータ', '2月28日(日)まで'],
    one: ['6.0', '今月分'],
    many: ['11.9', '使い切りました', '追加したデータ'],
    few_left: ['0.3', '今日のうちに'],
    used_up: ['0.0', '使い切りました。月末まで低速'],
    unlimited: ['今月の使用量', '48.3', 'データは無制限です。'],
    // With a transfer under way its day is in the place of the data.
    empty: ['開通すると'],
    month_end: ['10.1', '今日が最後の日です'],
    longest: ['999.9', '先月の繰り越し'],
  },
  getDataTrafficUsageDetail: {
    normal: ['合計 4.0GB'],
    past_month: ['合計 8.4GB'],
    data_sim: ['合計 2.2GB'],
    ended: ['合計 4.0GB'],
    unlimited: ['合計 48.3GB'],
    one: ['合計 0.1GB'],
    empty: ['今月は、まだ使っていません。'],
    longest: ['合計 888.8GB'],
  },
  getTrafficControl: {
    normal: ['高速通信 オン', 'オフにすると低速になりますが、データの残りは減りません。'],
    off: ['高速通信 オフ', 'いまは低速(最大200kbps)で'],
    limited: ['低速(データの残りなし)', 'オンでも低速(最大200kbps)です'],
    not_changeable: ['いつも高速です'],
  },
  getSettingsRestriction: {
    normal: ['高速通信 オン'],
    shipping: ['いまはできない手続き(1件)機種の追加', '11月26日(木)から'],
    plan_change: ['いまはできない手続き(1件)プランの変更', '12月1日(火)から'],
    quitting: ['解約の手続き中のため'],
    suspended: ['SIMの利用を停止しています'],
    unpaid: ['お支払いを確認できるまで'],
    not_eligible: ['いまはできない手続き', 'データを贈る'],
    many: ['SIMの利用停止・再開', '11月23日(月)から切り替えられます。'],
    one: ['いまはできない手続き(1件)プランの変更'],
    // Last, with few others, since most sections aren't shown then.
    not_activated: ['お支払い方法', 'すべての手続き'],
  },
  getOrderApplication: {
    normal: ['機種の追加', 'お届け予定', '11月25日(水)', '15:00〜17:00'],
    option_update_processing: ['月額版ウイルス対策の申し込み', '11月22日(日)'],
    shipping: ['発送準備中', 'お届け予定'],
    shipped: ['発送済み', '11月21日(土)'],
    mnp_move_in_reserve_wait: ['開通の予約待ち', '開通日時のご予約が必要です'],
    mnp_move_in_reserving: ['乗り換え(転入)', '11月24日(火)'],
    plan_change: ['NEO 10GBへのプラン変更', '11月30日(月)まで取り消せます'],
    empty: ['すべての手続きの状況を見る'],
    one: ['機種の追加'],
    many: ['5件', 'オプション変更の手続き中', '発送の手続き中', '開通の予約待ち', '開通の予約済み'],
    longest: ['みなもフォン Pro Max Ultra 2026', 'ご契約者さまご本人がお受け取りください'],
  },
  getBillingCallSms: {
    normal: ['4分00秒', '11通', '121円'],
    empty: ['0分00秒', '0円'],
    call_only: ['88円'],
    sms_only: ['33円'],
    flat: ['345分30秒'],
    first_day: ['11月1日まで'],
    longest: ['9,999,999円'],
  },
  getBilling: {
    normal: ['10,430円', '請求中'],
    status_0: ['請求前'],
    status_1: ['請求中'],
    status_2: ['一部入金待ち', '2,375円'],
    status_3: ['お支払い済み'],
    status_4: ['弁護士事務所からの請求'],
    status_5: ['入金待ち'],
    status_6: ['請求停止'],
    status_unknown: ['読み込めません', 'もう一度読み込む'],
    unreadable_month: ['10,430円'],
    decreased: ['7,554円'],
    unchanged: ['8,055円'],
    mobile: ['5,495円', 'お引き落とし日 11月27日(金)'],
    empty: ['まだご請求はありません。'],
    one: ['5,720円'],
    many: ['10,430円'],
    longest: ['9,999,999円'],
    forecast: ['次のご請求12月(11月ご利用分)', 'いまのところの見込み'],
    forecast_settled: ['11月のご利用分がそろった見込みです。'],
    forecast_first: ['まだご請求はありません。', '先月から変わるのは、Minamo 光'],
    forecast_longest: ['9,999,999円'],
  },
};

test('every example is looked at', ({ app }) => expectEveryExample(app, table));

test('each example shows its words, on a phone', async ({ app }) => {
  const page = await app.visit(top, { as, viewport: phone });
  await expectRounds(app, page, rounds(table), () => expectNoSidewaysScroll(page));
});

test('calls that the server does not find are said so in place', async ({ app }) => {
  app.mock.pins.set('getBillingCallSms', 'not_found');
  const page = await app.visit(top, { as, viewport: phone });
  await expectTexts(page, ['12.6', '表示できる情報がありません']);
});

test(
  'the switch holds at once, and says when it could not be set',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit(top, { as });
    const toggle = page.getByRole('switch', { name: '高速通信' });
    await toggle.click();
    await expect(page.getByText('高速通信 オフ')).toBeVisible();
    await expect(toggle).not.toBeChecked();
    await page.reload();
    await waitForScreen(page);
    await expect(page.getByText('高速通信 オフ')).toBeVisible();

    await toggle.click();
    await expect(page.getByText('高速通信 オン')).toBeVisible();
    app.mock.pins.set('putTrafficControl', 'in_progress');
    await toggle.click();
    await expect(page.getByText('ほかの変更を反映しています。')).toBeVisible();
    await expectTexts(page, ['設定はオンのままです。']);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a part that can’t be read is said in place, and read again there',
  { tag: '@core' },
  async ({ app }) => {
    app.mock.faults.set('getOrderApplication', { status: 500 });
    const page = await app.visit(top, { as });
    const retry = page.getByRole('button', { name: 'もう一度読み込む(手続きの状況)' });
    await expect(retry).toBeVisible();
    await expectTexts(page, ['12.6', '5,495円']);
    await expectNoSidewaysScroll(page);
    app.mock.faults.clear();
    await retry.click();
    await expect(page.getByText('発送準備中')).toBeVisible();
  },
);

for (const [who, at, operation, says] of [
  ['oki.taichi', top, 'getMobileQuitInfo', '解約の状況を読み込めません'],
  ['seto.midori', '/top', 'getQuitCancel', '解約する日と、取り消しの期限を読み込めません。'],
] as const)
  test(`who leaves is told so at ${at} though the day can’t be read`, async ({ app }) => {
    app.mock.faults.set(operation, { status: 500 });
    const page = await app.visit(at, { as: who, viewport: phone });
    await expectTexts(page, [says]);
    await expectNoSidewaysScroll(page);
  });

test('daily use as a table', async ({ app }) => {
  const page = await app.visit(top, { as });
  await page.getByRole('button', { name: '表で見る(日ごとの使用量)' }).click();
  await expect(page.getByRole('row', { name: /11月7日\(土\)/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('from a server that lists no actions, what is owed is below the data, with how to pay', async ({
  app,
}) => {
  app.mock.pins.set('getNotification', 'all_read');
  const page = await app.visit(top, { as: 'hamano.nagi', viewport: phone });
  const owed = page.getByRole('region', { name: 'お支払いが必要なご請求' });
  await expect.poll(() => owed.textContent()).toContain('2,068円のお支払いをお待ちしています');
  await owed.getByRole('link', { name: 'お支払い方法を確かめる' }).click();
  await page.waitForURL('**/mobile/payment*');
});

test('the top of a stopped SIM says so, shows no outlook, and leads to its restart', async ({
  app,
}) => {
  const page = await app.visit(`${top}?line=2468`, { as: 'hamano.nagi', viewport: phone });
  await expectTexts(page, ['この番号の利用を停止しています', '利用停止中']);
  await expect(page.getByText('いまの使い方なら')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: '利用を再開する' }).first().click();
  await page.waitForURL('**/mobile/contract/stop_restart*');
});

test('a SIM without calls shows its messages alone', async ({ app }) => {
  app.mock.pins.set('getLoginMessage', 'empty');
  const page = await app.visit('/mobile/top/', { as: 'kobato.madoka', viewport: phone });
  const table = page.getByRole('table', { name: '今月の通話とSMSの料金' });
  await expect(table).toContainText('SMS');
  await expect(table).not.toContainText('通話料');
});
