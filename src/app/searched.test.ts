import { expect, test } from 'vitest';
import { accountScreens, offeredScreens, screenWords, supportWords } from '@/catalogue/screenWords';
import type { ServiceType } from '@/config/runtimeConfig';
import { type Place, placesOf, type Portal } from '@/shell/search/places';
import { resultsOf } from '@/shell/search/results';
import { routes } from './routes';

const at = new Date('2026-11-21T09:00:00+09:00');

const portal: Portal = {
  screens: routes.map(({ path, handle: { title } }) => ({ path, title })),
  shown: 'fixed',
  types: ['fixed', 'mobile'],
  hasChoice: true,
  months: { fixed: ['202611', '202610', '202510'], mobile: ['202611', '202610'] },
  support: [
    { name: 'support', label: 'サポート', href: 'https://example.com/support' },
    { name: 'maintenance', label: '障害・メンテナンス情報', href: 'https://example.com/fault' },
  ],
};

const of = (...types: ServiceType[]): Place[] =>
  placesOf({ ...portal, types, shown: types[0] ?? 'fixed', hasChoice: types.length > 1 });
const found = (search: string, places: readonly Place[]) =>
  resultsOf(search, places, at).map(({ href }) => href);

/** Rows that no search leads to: what they are about is elsewhere, or nobody can open them by a search. */
const unsearched = [
  '/password_reset',
  '/entry_cancel',
  '/mobile/check_token',
  '/mobile/onestop/login',
  '/mobile/onestop/error/',
  // Only on the way from another provider.
  '/mobile/contract/quit/onestop/*',
  // By the payment method's page.
  '/payment/carrier/:carrier/*',
  // By the month, by the list of bills, and by the list of reports.
  '/billing/:month',
  '/mobile/billing/:month',
  '/billing/year/:year',
  '/mobile/billing/year/:year',
  '/contract/report/:reportId',
];
const isOption = (path: string) =>
  /^\/option\/(:page|voip\/\*)|^\/mobile\/option\/(?!call_service)./.test(path);

test('every row of the route table is searched, or known to be left out', () => {
  const rows = routes.map(({ path }) => path).filter((path) => !isOption(path));
  expect(Object.keys(screenWords).sort()).toEqual(
    rows.filter((path) => !unsearched.includes(path)).sort(),
  );
  for (const path of [...accountScreens, ...offeredScreens])
    expect(screenWords).toHaveProperty([path]);
  expect(Object.keys(supportWords)).toContain('option_terms');
});

/** Each procedure → searches in customers' words, each of which finds it among the first three. */
const words: Record<string, readonly string[]> = {
  '/campaign/cashback': ['キャッシュバック', 'きゃっしゅばっく もらう', '振り込み先 口座'],
  '/campaign/present': ['記念品', 'きねんひん', 'プレゼント 受け取る'],
  '/contract/quit_cancel': ['解約 取り消し', '解約をやめる', 'かいやく キャンセル'],
  '/contract/entry_cancel': ['申し込み 取り消し', '申し込み キャンセル', 'もうしこみ とりけし'],
  '/contract/upgrade': ['10ギガ', '速くしたい', '10G 変更'],
  '/contract/move': ['引っ越し', 'ひっこし', '転居'],
  '/contract/quit': ['解約', 'やめたい', '解約したい', '違約金'],
  '/contract/construction/date': ['工事日 変更', 'こうじ 延期', '工事の日を変えたい'],
  '/contract/delivery': ['再配達', 'お届け 日時', 'ルーター 返却'],
  '/contract/promotion': ['メルマガ 止める', '配信停止', 'お知らせの受け取り'],
  '/contract/document/wc24': ['WC24', '申込書 取り寄せ', 'もうしこみしょ'],
  '/contract/document/web_detail': ['Web明細', '通話明細', '明細 パスワード 再発行'],
  '/contract/customer/name': ['名前 変更', '結婚', '苗字 変えたい'],
  '/contract/customer/address': ['住所変更', 'じゅうしょ', '郵便番号'],
  '/contract/customer/phone': ['電話番号 変更', '日中の連絡先', 'でんわばんごう'],
  '/contract/customer/billing_address': ['請求書 送り先', '送付先', 'せいきゅうしょ 届け先'],
  '/contract/mail': ['メールアドレス 変更', 'メアド', 'めーるあどれす'],
  '/contract/password': ['パスワード 変えたい', 'パスワード忘れた', 'ログインID'],
  '/option/together': ['オプション まとめて', 'まとめて申し込む', '一括'],
  '/option/voip/change': ['ナンバーディスプレイ', 'サービスパック', '番号表示'],
  '/option/voip/quit': ['ホームでんわ 解約', '固定電話 やめたい', 'ほーむでんわ かいやく'],
  '/option/rvoip/change': ['ナンバーディスプレイ', 'サービスパック', '番号表示'],
  '/mobile/campaign/cashback': ['キャッシュバック', 'きゃっしゅばっく もらう', '振り込み先 口座'],
  '/mobile/option/call_service': ['かけ放題', '留守電', '通話 定額'],
  '/mobile/top/charge': ['ギガ 足りない', 'データ追加', 'ギガ追加'],
  '/mobile/top/data_advance': ['前借り', 'まえがり', '来月分 ギガ'],
  '/mobile/top/giga_plus': ['ギガプラス', 'ぎがぷらす', 'ギガ 特典'],
  '/mobile/top/packet_gift': ['データ 贈る', 'ギガ 家族 分ける', 'パケットギフト'],
  '/mobile/top/packet_gift/receipt': ['ギフトコード', 'データ 受け取る', 'ギガ もらう'],
  '/mobile/contract/contractor': ['連絡先', 'れんらくさき へんこう', '連絡先 変更'],
  '/mobile/contract/stop_restart': ['紛失', 'なくした', 'スマホ 盗難'],
  '/mobile/contract/device_entry': ['機種変更', 'スマホ 買い替え', 'きしゅへんこう'],
  '/mobile/contract/mnp_transfer_in': ['番号そのまま 他社', '転入', '開通 予約'],
  '/mobile/contract/esim': ['eSIM', 'イーシム', 'SIM 再発行'],
  '/mobile/contract/quit/cancel': ['解約 取り消し', '解約をやめる', 'かいやく キャンセル'],
  '/mobile/contract/quit': ['解約', '番号そのまま 他社', 'MNP 予約番号'],
  '/mobile/contract/plan': ['プラン変更', '料金プラン 見直し', 'ぷらん'],
  '/mobile/contract/plan/cancel': ['プラン変更 キャンセル', '変更の取り消し', 'プラン 元に戻す'],
  '/mobile/contract/mail': ['メールアドレス 変更', 'メアド', 'めーるあどれす'],
  '/mobile/contract/password': ['パスワード 変えたい', 'パスワード忘れた', 'ログインID'],
};

test.each(Object.entries(words).flatMap(([href, all]) => all.map((search) => [search, href])))(
  '%s finds %s among the first three',
  (search, href) => {
    const places = of(href.startsWith('/mobile/') ? 'mobile' : 'fixed');
    expect(found(search, places).slice(0, 3)).toContain(href);
  },
);

test('every procedure is looked for', () => {
  const procedures = of('fixed', 'mobile')
    .concat(of('mobile', 'fixed'))
    .filter(({ kind }) => kind === '手続き')
    .map(({ href }) => href);
  expect([...new Set(procedures)].sort()).toEqual(Object.keys(words).sort());
});

test.each([
  ['引き落とし 口座', '/payment'],
  ['クレカ 期限', '/payment'],
  ['領収書', '/billing'],
  ['つながらない', 'https://example.com/fault'],
  ['問い合わせ', 'https://example.com/support'],
  ['オペレーター', 'tel:0120-000-000'],
  ['むせん', '/option/mesh_wifi'],
  ['MO320N', '/option/watch_over'],
  ['ｳｲﾙｽ', '/option/security'],
  ['不正ログイン', '/login_history'],
  ['支払い証明書', '/billing'],
])('%s finds %s among the first three', (search, href) => {
  expect(found(search, of('fixed')).slice(0, 3)).toContain(href);
});

test('months lead to the bills of each service, newest first', () => {
  const both = of('mobile', 'fixed');
  expect(found('10月', both)).toEqual([
    '/mobile/billing/202610',
    '/billing/202610',
    '/billing/202510',
  ]);
  expect(found('先月の請求', of('fixed'))).toEqual(['/billing/202610']);
  expect(found('2024年3月の請求', of('fixed')).slice(0, 3)).toContain('/billing');
});

test('the title itself comes first, then how it begins, then words', () => {
  const titles = (search: string) =>
    resultsOf(search, of('fixed', 'mobile'), at).map((p) => p.title);
  expect(titles('お引っ越し')[0]).toBe('お引っ越し');
  expect(titles('契約情報')[0]).toBe('ご契約情報');
  expect(titles('解約').slice(0, 2)).toEqual(['光の解約', 'ホームでんわの解約']);
  expect(titles('動画見放題').slice(0, 2)).toEqual(['動画見放題', '動画見放題 ライト']);
});

test('nothing of a service that the customer doesn’t have', () => {
  const isMobile = ({ href }: Place) => href.startsWith('/mobile/');
  expect(of('fixed').filter(isMobile)).toEqual([]);
  const inside = of('mobile').filter(({ href }) => href.startsWith('/'));
  expect(inside.filter((place) => !isMobile(place))).toEqual([]);
  expect(of('fixed').map(({ href }) => href)).not.toContain('/service/');
});

test('a screen of the whole account is found once, in the service that is shown', () => {
  const hrefs = of('mobile', 'fixed').map(({ href }) => href);
  expect(hrefs).toContain('/mobile/progress');
  expect(hrefs).not.toContain('/progress');
});

test('words that nothing has find what has some of them, and nonsense finds nothing', () => {
  expect(found('解約 ぴよぴよ', of('fixed'))).toContain('/contract/quit');
  expect(found('ぴよぴよ', of('fixed'))).toEqual([]);
});

test('before anything is typed, what is looked for most is offered', () => {
  expect(found(' ', of('fixed'))).toEqual([
    '/billing',
    '/payment',
    '/contract/move',
    '/progress',
    '/contract/password',
  ]);
});
