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
const overview = '/mobile/contract/';
const detail = '/mobile/contract/detail/';
/** React names on the console what a boundary caught. */
const boundaries = /UnexpectedError/;

const voice = (family: string, yen: string) => [`プランの種類${family}音声`, `プラン ${yen}円`];

/** Looked for on the detail page, which leaves nothing out. */
const table: Examples = {
  getPricePlan: {
    normal: [
      'NEO 10GB',
      'ご利用は2年5か月(29か月)です。',
      'ご利用開始日2024年6月8日(土)',
      '毎月の料金5,308円プラン 2,068円 + オプション 1,370円 + 機種の分割払い 2,200円 − 割引 330円',
      '毎月のデータ10.0GB',
      'プランの種類NEO音声',
      '通話5分かけ放題1回5分までの通話が定額(毎月の料金に含まれます)',
      '次のプラン変更の予定はありません',
      'プランの機能プランの変更、データの前借り、データを贈る',
    ],
    data_sim: [
      'ライト 3GB',
      'データ専用',
      '通話のないご契約です',
      '12月1日(火)から 1,738円・11月30日(月)まで取り消せます',
    ],
    change_reserved: [
      '次のプランNEO 20GB',
      '12月1日(火)から 2,728円・10分かけ放題・11月30日(月)まで取り消せます',
    ],
    family_value: [...voice('バリュー', '990'), 'このプランではご利用いただけません：データを贈る'],
    family_value_data_sms: ['プランの種類バリューデータ+SMS', 'プラン 770円'],
    family_value_voice_limited: voice('バリュー', '880'),
    family_neo: ['プランの種類NEO音声', 'NEO 10GB'],
    family_neo_lite: ['NEO ライト 3GB', ...voice('NEO ライト', '1,078')],
    family_neo_w: ['NEO W 20GB', ...voice('NEO W', '3,058'), '毎月のデータ20.0GB'],
    family_time: [
      'タイム 5時間',
      'このプランではご利用いただけません：データの前借り、データを贈る',
    ],
    family_sml: ['プランの種類S・M・L', 'データの前借り、データを贈る'],
    unlimited: [
      'NEO 無制限',
      '毎月のデータ無制限',
      'かけ放題(無制限) 1,430円',
      '通話時間にかかわらず定額',
    ],
    unlimited_vb1992: ['NEO 無制限', 'データ+SMS', '4,488円'],
    unlimited_vb2002: ['NEO 無制限', 'データ専用', '4,378円'],
    unlimited_vb2012: ['NEO W 無制限', '6,138円'],
    unlimited_vb2202: ['NEO W 無制限', 'データ+SMS'],
    unlimited_vb2212: ['NEO W 無制限', 'データ専用'],
    unlimited_vb2222: ['NEO ライト 無制限', '音声'],
    unlimited_vb2232: ['NEO ライト 無制限', 'データ+SMS'],
    unlimited_vb2242: ['NEO ライト 無制限', 'データ専用'],
    unlimited_vb2252: ['タイム 無制限', '音声'],
    unlimited_vb2262: ['タイム 無制限', 'データ+SMS'],
    unlimited_vb2272: ['タイム 無制限', 'データ専用'],
    calling_five_unlimited: ['通話5分かけ放題5分かけ放題 プラス・1回5分までの通話が定額'],
    calling_ten_unlimited: ['通話10分かけ放題10分かけ放題 プラス'],
    longest: ['機種変更サポート付き)', '9,999,999円', '24年11か月(299か月)'],
  },
  getDeviceInfo: {
    normal: [
      '種類SIMカード2024年6月8日(土)に開通',
      'ICCID••••••••1234',
      'みなもフォン 7 墨',
      'IMEI 末尾 1234',
      '端末補償つき',
      '15,400円残り7回',
    ],
    esim: ['種類eSIM', 'EID••••••••1234'],
    not_activated: ['まだ開通していません', '登録されている機種はありません。'],
    empty: ['登録されている機種はありません。'],
    one: ['他店で購入', 'IMEIの登録なし', 'ありません'],
    many: ['機種5台'],
    longest: ['ミッドナイトグラデーションブルー', '8,400,000円残り48回'],
  },
  getMobileOption: {
    normal: ['オプション6件・毎月 1,370円', '端末補償2024年6月8日(土)から', 'フィルタリング'],
    empty: ['ご利用中のオプションはありません。'],
    one: ['オプション1件・毎月 275円'],
    many: ['オプション10件・毎月 1,645円', 'バリューデータフリー'],
    pending: ['月額版ウイルス対策申し込みの手続き中・11月22日(日)から'],
    longest: ['ファミリー 5台版)', '毎月 9,999,999円'],
  },
  getMobileQuitInfo: {
    normal: [
      '今日お申し込みの場合、2026年11月30日(月)までお使いいただけます',
      '番号の持ち出しできます',
      '機種代金の残り2,200円 × 7回15,400円',
      '合計(2026年12月のご請求)',
      'データの残り 12.6GB',
      '12月1日(火)',
    ],
    accept: ['解約の受付済み11月29日(日)まで取り消せます', '最終ご利用日2026年11月30日(月)'],
    wait_mnp_port_out_number: ['MNP予約番号の発行待ち'],
    wait_mnp_port_out: [
      '乗り換え(転出)の完了待ち',
      '最終ご利用日2026年12月31日(木)移る先の会社で開通すると、その日に解約となります。',
      'MNP予約番号9900067890開通の期限は2026年12月5日(土)です',
    ],
    end: ['解約済み', '解約日2026年10月31日(土)'],
    empty: ['番号の持ち出しできません'],
    one: ['電話番号 090-0000-1234'],
    longest: ['毎月の割引', '208,333円 × 48回(端数は最終回に加算)9,999,999円'],
    cancel_error: ['解約のお手続きができませんでした。'],
    already_quit: ['すでに解約されています。'],
  },
  getMobileDocument: {
    normal: ['書類3件', '2026年11月14日(土)', 'プラン変更のお知らせ(PDF)', '契約書面'],
    empty: ['お渡しした書類はまだありません。'],
    one: ['書類1件', '契約内容のご案内(PDF)'],
    quit_notice: ['解約のお知らせ(PDF)'],
    many: ['書類12件'],
    longest: ['光セット割引 適用版)(PDF)'],
  },
  getRentalWifiSendBackInfo: {
    normal: [
      'レンタルWi-Fiの返却1台',
      'みなもポケットWi-Fi 2 MW2000012345返却待ち',
      '2026年12月8日(火)必着・あと17日。期限に届かない場合は、違約金 19,800円をご請求します',
      'Minamo 機器返却センター',
      '同封するもの：本体、充電用ケーブル、箱',
    ],
    received: ['返却済み2026年11月19日(木)に届きました'],
    overdue: ['返却期限切れ', '2026年11月10日(火)の期限を過ぎています'],
    charged: ['違約金のご請求済み違約金 19,800円をご請求しました'],
    empty: [],
    one: ['返却待ち'],
    many: ['レンタルWi-Fiの返却3台', 'MW2000012347返却済み'],
    longest: ['9,999,999円をご請求します', '海外用変換プラグ'],
  },
  getContract: {
    normal: ['水野 恵子ミズノ ケイコ', '生年月日1978年4月3日', '性別女性'],
    mobile: ['電話番号090-0000-1234音声', 'お申し込み 2024年6月8日(土)'],
    mobile_sms: ['電話番号090-0000-9012データ+SMS'],
    mobile_data: ['電話番号090-0000-5678データ専用'],
    status_entr: ['お申し込み中', 'ご利用はこれからです。'],
    status_srvc: ['利用中'],
    status_cncl: ['取り消し済み', 'お申し込みは取り消されました。'],
    status_qtwt: ['解約手続き中', '2026年12月31日(木)までお使いいただけます。'],
    password_by_system: ['水野 恵子'],
    email_missing: ['登録がありません'],
    empty: ['水野 恵子'],
    longest: ['カンザキオオトリノモリ', 'タワーウエスト棟 B4512号室'],
  },
};

/** Apart from the others, since an ended contract no longer shows its plan. */
const ended: Examples = {
  getContract: { status_quit: ['解約済み', '2026年10月31日(土)にご利用が終わりました。'] },
};

test('every named example of the contract’s operations is looked at', ({ app }) =>
  expectEveryExample(app, {
    ...table,
    getContract: { ...table.getContract, ...ended.getContract },
  }));

test('each named example is shown, on a phone', async ({ app }) => {
  const page = await app.visit(detail, { as, viewport: phone });
  await expectRounds(app, page, [...rounds(table), ...rounds(ended)]);
});

test('the overview and the detail hold the longest data', async ({ app }) => {
  for (const id of Object.keys(table)) app.mock.pins.set(id, 'longest');
  for (const path of [overview, detail]) {
    const page = await app.visit(path, { as, viewport: phone });
    await expectTexts(page, ['プランの内容', 'ICCID', '書類']);
    await expectNoSidewaysScroll(page);
  }
});

test('the overview says what is possible now, and what isn’t, of this SIM alone', async ({
  app,
}) => {
  const page = await app.visit(overview, { as });
  await expectTexts(page, [
    'eSIMの発行・再発行',
    'いまはできない手続き(1件)',
    '機種の追加すでにお申し込みを受け付けています。',
  ]);
  const payment = page.getByRole('link', { name: 'お支払い方法の変更' });
  await expect(payment).toHaveAttribute('href', '/mobile/payment?line=1234');
  // A SIM doesn't show procedures of fibre, even when the answer contains them.
  app.mock.pins.set('getContract', 'normal');
  await page.reload();
  await waitForScreen(page);
  await expectTexts(page, ['いまできる手続き']);
  await expect(page.getByRole('main')).not.toContainText('お引っ越し');
});

test('a cancellation is on the overview only where one was applied for', async ({ app }) => {
  const page = await app.visit(overview, { as });
  await expectTexts(page, ['書類2件']);
  const heading = page.getByRole('heading', { name: '解約', exact: true });
  await expect(heading).toHaveCount(0);
  app.mock.pins.set('getMobileQuitInfo', 'wait_mnp_port_out');
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'コピー(MNP予約番号)' })).toBeVisible();
});

test('without rental Wi-Fi there is no such section, and more papers open in place', async ({
  app,
}) => {
  app.mock.pins.set('getRentalWifiSendBackInfo', 'empty');
  app.mock.pins.set('getMobileDocument', 'many');
  const page = await app.visit(overview, { as });
  await page.getByRole('button', { name: '12件をすべて見る' }).click();
  await expect.poll(() => page.getByRole('link', { name: /契約内容のご案内/ }).count()).toBe(12);
  await expect(page.getByRole('heading', { name: 'レンタルWi-Fiの返却' })).toHaveCount(0);
});

test('the detail has no navigation, shows a number at a press, and leads back', async ({ app }) => {
  const page = await app.visit(overview, { as });
  await page.getByRole('link', { name: '契約の詳細を見る・印刷する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご契約の詳細' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: '表示(ICCID)' }).click();
  await expectTexts(page, ['8981000000000001234', '秒で隠れます']);
  await page.getByRole('link', { name: 'ご契約情報' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご契約情報' })).toBeVisible();
});

test('on paper there are no buttons and no ways on', async ({ app }) => {
  const page = await app.visit(detail, { as });
  await expectTexts(page, ['15,400円']);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['印刷する', '表示(ICCID)'])
    await expect(page.getByRole('button', { name }), name).toHaveCount(0);
  for (const name of ['ご契約情報', '返却方法を見る'])
    await expect(page.getByRole('link', { name }), name).toHaveCount(0);
});

const parts = [
  ['getDeviceInfo', 'SIM'],
  ['getMobileOption', 'オプション'],
  ['getMobileQuitInfo', '解約'],
  ['getMobileDocument', '書類'],
  ['getRentalWifiSendBackInfo', 'レンタルWi-Fiの返却'],
] as const;

test('parts that fail say so, each can be read again, and the plan stays', async ({ app }) => {
  for (const [id] of parts) app.mock.pins.set(id, 'system_error');
  const page = await app.visit(overview, { as, allowConsole: boundaries });
  const retry = (label: string) =>
    page.getByRole('button', { name: `もう一度読み込む(${label})`, exact: true });
  for (const [, label] of parts) await expect(retry(label)).toBeVisible();
  await expectTexts(page, ['NEO 10GB', '水野 恵子']);
  app.mock.pins.clear();
  for (const [, label] of parts) {
    await retry(label).click();
    await expect(retry(label)).toBeHidden();
    // Its rows move the next button, and would do so under the press.
    await waitForScreen(page);
  }
});

test('the whole contract of a SIM goes on two sheets', async ({ app }) => {
  const page = await app.visit('/mobile/contract/detail/', { as: 'mizuno.keiko' });
  await waitForScreen(page);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('a number is good until its own last day, not until that of the line', async ({ app }) => {
  const page = await app.visit('/mobile/contract/', { as: 'oki.taichi', viewport: phone });
  await expectTexts(page, [
    '最終ご利用日2026年12月31日(木)',
    '開通の期限は2026年12月5日(土)です',
    '開通しないときは、この日に解約となり、番号は残せません',
  ]);
});
