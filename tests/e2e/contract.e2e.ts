import type { Page } from '@playwright/test';
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
/** React names on the console what a boundary caught. */
const boundaries = /UnexpectedError/;

const table: Examples = {
  getContract: {
    normal: [
      'ご利用は3年2か月(38か月)です。12月5日に10ギガへ切り替わります。',
      'ご利用開始日2023年9月14日(木)お申し込み 2023年8月19日(土)',
      '毎月の基本料金5,720円切り替え後 6,270円',
      '次のプラン10ギガ 戸建て2026年12月5日(土)から',
      '生年月日1978年4月3日',
      '性別女性',
      '日中の連絡先 090-0000-1234',
      'メールmizuno.keiko@example.jp確認済み',
      'いまはできない手続き(2件)',
      'お引っ越し10ギガへの切り替え工事が終わるまでは、お申し込みいただけません。12月6日(日)から',
    ],
    mobile: ['NEO 10GB', 'ご利用は2年5か月(29か月)です。', '毎月の基本料金2,068円'],
    mobile_sms: ['NEO ライト 3GB', '968円'],
    mobile_data: ['ライト 3GB', '12月1日にNEO 10GBへ切り替わります。', '切り替え後 1,738円'],
    status_entr: [
      'お申し込み中',
      'お申し込みを受け付けています。ご利用はこれからです。',
      'ご利用開始日-',
      'お申し込みの取り消し',
    ],
    status_srvc: ['利用中', 'ご利用は3年2か月(38か月)です。'],
    status_cncl: [
      '取り消し済み',
      'お申し込みは取り消されました。',
      'いまできる手続きはありません。',
    ],
    status_qtwt: [
      '解約手続き中',
      '2026年12月31日(木)までお使いいただけます。',
      '解約希望日2026年12月31日(木)',
      '解約の取り消し',
    ],
    status_quit: [
      '解約済み',
      '2026年10月31日(土)にご利用が終わりました。',
      '解約日2026年10月31日(土)',
    ],
    password_by_system: ['NEO 10GB'],
    email_missing: ['メール登録がありません'],
    empty: ['2ギガ 戸建て', 'いまできる手続きはありません。', '0120-000-000'],
    longest: [
      '20ギガ 戸建て ハイエンド 長期ご利用の方向け3年定額プラン(工事費実質無料)',
      '24年11か月(299か月)',
      '9,999,999円',
      '神崎大鳳森 桜之助右衛門三郎',
    ],
  },
  getFixedContract: {
    normal: [
      'ご契約の状態利用中',
      '最低利用期間2年2027年9月の解約には、契約解除料がかかりません',
      'お申し込みウェブから',
      'お貸ししている機器2台',
      '光回線終端装置(ONU)末尾 A1B2',
      'ご返却が必要',
    ],
    entering: ['お申し込み中お申し込みは、いまは取り消せます', 'お届け前'],
    hikaritv: ['お貸ししている機器3台', 'ホームゲートウェイ', 'ひかりTVチューナー'],
    quitting: ['解約手続き中解約希望日 2026年12月31日(木)・いまは取り消せます'],
    quit: ['解約済み解約日 2026年10月31日(土)', 'お貸ししている機器はありません。'],
    empty: ['最低利用期間ありません', 'お申し込み販売店から', 'お貸ししている機器はありません。'],
    longest: ['最低利用期間3年', 'お電話から', '20ギガ対応ホームゲートウェイ', 'ご返却は不要'],
  },
  getContractPlan: {
    normal: [
      'サービスMinamo 光2ギガ・戸建て',
      '次のプラン10ギガ 戸建て2026年12月5日(土)から 6,270円',
    ],
    no_change: ['次のプラン変更の予定はありません'],
    mansion: ['Minamo 光 マンションマンション・集合住宅'],
    longest: ['Minamo 光 ハイエンド20ギガS・戸建て'],
  },
  getInstallationAddressInfo: {
    normal: ['〒100-0000東京都みなも区波止場1-2-3戸建て・工事日 2023年9月14日(木)'],
    apartment: ['みなもコート 1203号室集合住宅'],
    longest: ['〒999-9999神奈川県みなも郡大鳳森町字上小川原'],
  },
  getBillingAddressInfo: {
    normal: ['送付先請求書はご利用場所へ'],
    other_address: ['水野 昭夫 様〒999-0000北海道なみ市灯台町4-5'],
    longest: ['神崎大鳳森 桜之助右衛門三郎 様', 'タワーウエスト棟 B4512号室'],
  },
  getCustomerKey: {
    normal: ['1048-2175', '••••-••••-7710', '••••@minamo'],
    empty: ['接続用ID-ご利用が始まると表示します'],
    longest: ['••••@highend.connection.minamo'],
  },
  getSonetMail: {
    normal: ['Minamoのメール1件・1件 5.0GBまで', 'keiko@minamo.example期限なし', '0.4GB'],
    many: ['5件・1件 5.0GBまで', '4.9GB', 'いっぱいです', '2027年1月31日(日)まで'],
    empty: ['メールアドレスはまだありません。'],
    longest: ['kanzaki-ootorinomori.sakuranosuke-uemon-saburo-01@minamo.example', '999.9GB'],
  },
  getSonyAccount: {
    normal: ['未連携連携しているIDはありません'],
    linked: ['連携済みm••••@example.jp2025年5月2日(金)に連携'],
    expired: ['連携の期限切れm••••@example.jp'],
    longest: ['k••••@mail.longest-domain-example.example.jp'],
  },
  getLineReuseInfo: {
    normal: ['既設の回線使っていません回線番号の末尾 0042'],
    use: ['既設の回線使っています'],
    undecided: ['まだお選びいただいていません', '11月28日(土)までに、お電話(0120-000-000)で'],
    empty: ['既設の回線ありません'],
  },
};

test('every named example of the contract’s operations is looked at', ({ app }) =>
  expectEveryExample(app, table));

test('each named example is shown, on a phone', async ({ app }) => {
  const page = await app.visit('/contract', { as, viewport: phone });
  await expectRounds(app, page, rounds(table), () => expectNoSidewaysScroll(page));
});

const identifier = (page: Page, name: string) => page.getByRole('button', { name });

test('an identifier shows at a press, and hides at another', { tag: '@core' }, async ({ app }) => {
  const page = await app.visit('/contract', { as });
  const main = page.getByRole('main');
  await expect(main).not.toContainText('2003-0000-7710');
  await identifier(page, '表示(契約番号)').click();
  await expectTexts(page, ['2003-0000-7710', '秒で隠れます', '••••@minamo']);
  await expectNoSidewaysScroll(page);
  await identifier(page, '隠す(契約番号)').click();
  await expect.poll(() => main.textContent()).not.toContain('2003-0000-7710');
});

test('an identifier hides itself after 30 seconds', async ({ app }) => {
  const page = await app.page({ as, own: true });
  await page.clock.install();
  await page.goto(`${app.url}/contract`);
  await identifier(page, '表示(契約番号)').click();
  await expectTexts(page, ['2003-0000-7710', 'あと30秒で隠れます']);
  await page.clock.runFor(29_000);
  await expectTexts(page, ['2003-0000-7710', 'あと1秒で隠れます']);
  await page.clock.runFor(1_000);
  await expect.poll(() => page.getByRole('main').textContent()).not.toContain('2003-0000-7710');
});

test('every way on has a screen, or the phone', async ({ app }) => {
  const page = await app.visit('/contract', { as });
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses.filter((to) => to.startsWith('/'))) {
    await page.goto(app.url + address);
    await waitForScreen(page);
    await expect(page.getByRole('heading', { level: 1 }), address).not.toContainText(
      '見つかりません',
    );
  }
});

const parts = [
  ['getCustomerKey', '識別番号'],
  ['getInstallationAddressInfo', '住所'],
  ['getContractPlan', 'ご契約の内容'],
  ['getSonetMail', 'Minamoのメール'],
  ['getSonyAccount', '連携ID'],
] as const;

test('parts that fail say so, each can be read again, and the plan stays', async ({ app }) => {
  for (const [id] of parts) app.mock.pins.set(id, 'system_error');
  const page = await app.visit('/contract', { as, allowConsole: boundaries });
  const retry = (label: string) =>
    page.getByRole('button', { name: `もう一度読み込む(${label})`, exact: true });
  for (const [, label] of parts) await expect(retry(label)).toBeVisible();
  await expectTexts(page, ['2ギガ 戸建て', '水野 恵子']);
  app.mock.pins.clear();
  for (const [, label] of parts) {
    await retry(label).click();
    await expect(retry(label)).toBeHidden();
  }
});

test('the paper has the contract, without links to other screens', async ({ app }) => {
  const page = await app.visit('/contract', { as });
  await expectTexts(page, ['いまできる手続き', '連携ID', '0.4GB']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('水野 恵子', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'いまできる手続き' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '変更' })).toHaveCount(0);
});

test('what is registered is changed where it can be, and not offered where it can’t', async ({
  app,
}) => {
  for (const [as, isOffered] of [
    ['irie.fumi', true],
    ['hayase.sho', false],
  ] as const) {
    const page = await app.visit('/contract', { as });
    await expectTexts(page, ['お客さま情報', '送付先']);
    for (const name of ['登録情報を変更する', /^変更\(送付先/])
      await expect(page.getByRole('link', { name }), as).toHaveCount(isOffered ? 1 : 0);
  }
});
