import {
  type Examples,
  expectEveryExample,
  expectRounds,
  expectTexts,
  rounds,
} from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { phone } from './pages.ts';

const as = 'mizuno.keiko';
/** React names on the console what a boundary caught. */
const boundaries = /UnexpectedError/;

const table: Examples = {
  getBilling: {
    normal: [
      '11月のご請求10月ご利用分',
      '請求中',
      '10,430円',
      '先月より2,375円増えました。おもな理由は、10月1日に始まった「動画見放題」(+2,189円)です。',
      'お引き落とし日11月27日(金)あと6日',
      '前月のご請求8,055円お支払い済み',
    ],
    status_0: [
      '請求前',
      '11月25日(水)に、10月ご利用分のご請求額が確定します。',
      '10月の内訳を見る',
    ],
    status_1: ['請求中', '内訳を見る'],
    status_2: [
      '一部入金待ち',
      '11月30日(月)までに、残りの2,375円をお支払いください。',
      '残りの金額2,375円8,055円はお支払い済み',
    ],
    status_3: ['お支払い済み', 'お支払いが済みました。', 'お支払い日11月21日(土)'],
    status_4: [
      '弁護士事務所からの請求',
      'みなも港法律事務所からご請求しています。',
      'お問い合わせ先0120-000-000',
      '事務所に電話する',
    ],
    status_5: [
      '入金待ち',
      '11月30日(月)までに、お支払いください。',
      'お支払い期限11月30日(月)あと9日',
      '10,430円のお支払いを確かめる',
    ],
    status_6: ['請求停止', 'お支払いいただく金額はありません。', 'サポート窓口に電話する'],
    status_unknown: ['読み込めません', 'ご請求の内容は変わっていません。', 'もう一度読み込む'],
    unreadable_month: ['10,430円', '12か月のご請求'],
    decreased: ['先月より501円減りました。', '10月1日に始まった「でんきセット割」(−501円)です。'],
    unchanged: ['先月と同じ金額です。'],
    mobile: ['5,495円', '「通話料」(+55円)です。'],
    empty: [
      '0件',
      'ご請求は、まだありません。',
      'はじめてのご請求(12月)は、12月16日(水)に確定します。',
    ],
    one: ['5,720円', 'はじめてのご請求です。', 'これまでのご請求'],
    many: ['10,430円', '12か月のご請求'],
    longest: ['9,999,999円', '大鳳森駅前東口支店 普通 •••• 4821'],
    forecast: ['次のご請求12月(11月ご利用分)', '10,191円いまのところの見込み'],
    forecast_settled: ['11月のご利用分がそろった見込みです。'],
    forecast_first: ['0件', '5,720円いまのところの見込み'],
    forecast_longest: ['9,999,999円いまのところの見込み'],
  },
  getPayment: {
    normal: ['いまは口座振替'],
    code_10: ['いまは銀行振込'],
    code_11: ['いまは銀行振込(口座振替の開始まで)'],
    code_20: ['いまは口座振替'],
    code_30: ['いまはクレジットカード'],
    code_40: ['いまはコンビニ払い'],
    code_41: ['いまはコンビニ払い(口座振替の開始まで)'],
    code_50: ['いまはプロバイダー・販売店へのお支払い'],
    code_60: ['いまはドコモ払い'],
    code_70: ['いまはソフトバンクまとめて支払い'],
    code_80: ['いまはau PAY'],
    code_90: ['いまはご請求なし'],
    code_99: ['いまは未確定'],
    code_unknown: ['いまは読み込めません'],
    changing: ['クレジットカードへの変更を手続き中'],
    changing_before_first_bill: ['クレジットカードの登録を手続き中'],
    card_expired: ['いまはクレジットカード'],
    cannot_change: ['いまは口座振替'],
    longest: ['いまは口座振替'],
  },
  getNotification: {
    normal: ['未読 2件', '11月20日', '年末年始のサポート窓口の営業時間について'],
    all_read: ['11月ご請求分の金額が確定しました'],
    important: ['未読 1件', '【大切】お支払いの確認ができていません'],
    empty: ['新しいお知らせはありません。'],
    one: ['未読 1件'],
    longest: ['未読 999件', '【大切】ご利用規約・個人情報の取り扱い'],
    actions_none: ['新しいお知らせはありません。'],
    actions_one: ['ご対応が必要なこと1件', '12月10日(木)まで', 'あと19日', '口座を登録する'],
    actions_five: ['ご対応が必要なこと5件', '期限切れ', '今日まで', 'あと11日', '5件すべて見る'],
    actions_nine: ['ご対応が必要なこと9件', 'お早めに', 'あと9日', '9件すべて見る'],
    actions_longest: ['ご対応が必要なこと2件', '2099年12月31日(木)まで', '9,999,999円'],
  },
  getContractProcedure: {
    normal: ['4件ご契約中', 'すべての手続きの状況を見る'],
    one: ['すべての手続きの状況を見る'],
    date_open: ['すべての手続きの状況を見る'],
    step_today: ['すべての手続きの状況を見る'],
    empty: ['0件ご契約中'],
    many: ['すべての手続きの状況を見る'],
    longest: ['62件ご契約中'],
  },
  getCaution: {
    normal: [],
    one: ['ご確認ください1件', 'お支払いの確認ができていません', '10月のご請求を見る'],
    many: ['ご確認ください3件', 'カードを登録しなおす', '障害・メンテナンス情報を見る'],
    stopped: ['12月7日(月)にインターネットの利用を停止します'],
    disturbance: ['お客さまの地域の障害みなも区で通信障害が発生しています'],
    disturbance_open_end: ['お客さまの地域の障害東京都で通信障害が発生しています'],
    disturbance_other_area: ['ご確認ください1件', 'なぎさ市で通信障害が発生しています'],
    empty: [],
    longest: ['一部で通信障害が発生しています', 'お手続きを休止します'],
  },
  getConstructionProgress: {
    normal: ['12月5日(土)午前', '立ち会いが必要です(約1時間)', '工事日を変更する'],
    step_accepted: ['11月27日(金)までにお電話でご連絡します'],
    step_scheduled: ['12月5日(土)午前', '12月2日(水)まで変更できます'],
    step_today: ['11月21日(土)午後'],
    step_completed: ['切り替え完了', '11月20日(金)'],
    postponed: ['大雪のため延期します。'],
    cannot_change: ['11月23日(月)午前'],
    empty: ['手続きの状況'],
    longest: ['駐車場を1台分あけておいてください', '工事の当日から3日以内'],
  },
  getDelivery: {
    normal: [],
    preparing: ['発送準備中', '11月25日(水) 15:00〜17:00にお届けします', '日時を変更する'],
    shipped: ['発送済み', '11月22日(日) 15:00〜17:00にお届けします', '配送状況を見る'],
    delivered: ['お届け済み', '11月19日(木) 15:00〜17:00にお届けしました'],
    returned: ['持ち戻り', 'なみ運輸が持ち戻りました。', '再配達を申し込む'],
    many: ['メッシュWi-Fi機器', 'ひかりTVチューナー'],
    empty: [],
    longest: ['無線LAN・電話アダプター一体型'],
  },
};

test('every named example of the top’s operations is looked at', ({ app }) =>
  expectEveryExample(app, table));

test('each example shows its words, on a phone', async ({ app }) => {
  const page = await app.visit('/top', { as, viewport: phone });
  await expectRounds(app, page, rounds(table), () => expectNoSidewaysScroll(page));
});

test('without anything under way there is no such section', async ({ app }) => {
  for (const id of ['getConstructionProgress', 'getDelivery', 'getContractProcedure'])
    app.mock.pins.set(id, 'empty');
  const page = await app.visit('/top', { as });
  await expect(page.getByRole('heading', { name: 'よく使う手続き' })).toBeVisible();
  // The place of a section is kept until its reads have come.
  const sections = page.getByRole('heading', { name: /^(手続きの状況|ご確認ください)$/ });
  await expect.poll(() => sections.count()).toBe(0);
});

test('parts that fail say so and can be read again, and the bill stays', async ({ app }) => {
  const parts = {
    getCaution: 'ご確認ください',
    getConstructionProgress: '手続きの状況',
    getNotification: 'お知らせ',
    getPayment: 'よく使う手続き',
  };
  for (const id of Object.keys(parts)) app.mock.pins.set(id, 'system_error');
  const page = await app.visit('/top', { as, allowConsole: boundaries });
  for (const [id, label] of Object.entries(parts)) {
    const retry = page.getByRole('button', { name: `もう一度読み込む(${label})` });
    await expect(retry).toBeVisible();
    await expectTexts(page, ['10,430円', '内訳を見る']);
    app.mock.pins.delete(id);
    await retry.click();
    await expect(retry).toBeHidden();
  }
});

test('a bill that can’t be read is read again at the press of its button', async ({ app }) => {
  app.mock.pins.set('getBilling', 'status_unknown');
  const page = await app.visit('/top', { as });
  app.mock.pins.set('getBilling', 'normal');
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByRole('link', { name: '内訳を見る', exact: true })).toBeVisible();
  await expectTexts(page, ['10,430円']);
});

test(
  'the bill leads to its lines, and its table is one press away',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit('/top', { as });
    await page.getByRole('button', { name: '表で見る(12か月のご請求)' }).click();
    const table = page.getByRole('table', { name: '12か月のご請求' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await page.getByRole('link', { name: '内訳を見る', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '11月のご請求' })).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/billing/202611');
  },
);

test('the invoice comes as a file; while it comes and when it doesn’t, the page says so', async ({
  app,
}) => {
  const page = await app.visit('/top', { as });
  const link = page.getByRole('button', { name: '請求書をダウンロード(PDF)' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('minamo-202611-minamo.pdf');

  app.mock.faults.set('getInvoicePdf', { status: 500 });
  const { release } = await hold(page, '**/download/invoice_pdf/**');
  await link.click();
  await expect(page.getByRole('button', { name: '請求書を準備しています' })).toBeVisible();
  release();
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(alert).toContainText('ダウンロードできませんでした。');
  await expect(alert).toContainText('ご請求の内容は変わっていません。');
  await expect(link).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('who owes several months is led to what is owed, the oldest first', async ({ app }) => {
  const page = await app.visit('/top', { as: 'irie.fumi', viewport: phone });
  await expectTexts(page, ['10月分は期限切れ', '10月31日(土)に期限切れ']);
  await page.getByRole('link', { name: '5,270円のお支払いを確かめる' }).click();
  await page.waitForURL('**/billing');
  await expectTexts(page, [
    '10月分1,500円から、古い順にお支払いください。',
    '払込票がお手元にないとき',
    'お支払い済みの方は、行き違いです',
  ]);
});
