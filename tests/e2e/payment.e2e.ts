import { type Examples, expectEveryExample, expectTexts, rounds } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'irie.fumi';

const table: Examples = {
  getPayment: {
    normal: ['口座振替', 'あおば銀行 みなも支店', '毎月27日'],
    code_10: ['銀行振込', 'ご請求のご案内にある口座へ'],
    code_11: ['銀行振込(口座振替の開始まで)'],
    code_20: ['口座振替', '普通 •••• 4821'],
    code_30: ['クレジットカード', 'VISA •••• 1881', '有効期限 08/2029', 'カードを変更する'],
    code_40: ['コンビニ払い', '払込票で'],
    code_41: ['コンビニ払い(口座振替の開始まで)'],
    code_50: ['みなも電器 波止場店', 'お申し込みの販売店で承ります。'],
    code_60: ['ドコモ払い', '090-••••-1234', '番号を変更する'],
    code_70: ['ソフトバンクまとめて支払い'],
    code_80: ['au PAY'],
    code_90: ['ご請求がないため、お支払い方法の変更は必要ありません。'],
    code_99: ['未確定', 'お支払い方法をお決めください。'],
    code_unknown: ['読み込めません', 'お支払い方法は変わっていません。'],
    changing: ['クレジットカードへの変更を手続き中です', '2027年1月のご請求から'],
    changing_before_first_bill: [
      'クレジットカードの登録を手続き中です',
      '開通後の最初のご請求から、このお支払い方法です。',
    ],
    card_expired: ['カードの有効期限が切れています', '10/2026(期限切れ)'],
    cannot_change: ['11月25日(水)まで変更できません。'],
    longest: ['株式会社みなも中央信託商工銀行 大鳳森駅前東口支店'],
  },
  getPaymentRestrictionOption: {
    normal: ['必要なもの：'],
    option_restricted: [
      '申し込めないオプション',
      '申し込めるお支払い方法：口座振替、クレジットカード',
    ],
    method_restricted: ['動画見放題をご利用中のため、コンビニ払いには変更できません。'],
    all_restricted: ['いまはオプションをお申し込みいただけません。'],
    longest: ['クレジットカードまたは口座振替に変更してからお申し込みください。'],
  },
  getFixedPayment: Object.fromEntries([
    ...['normal', 'longest', 'old_system', 'code_unknown'].map((name) => [
      name,
      ['お送りしていません'],
    ]),
    ...[10, 11, 20, 30, 40, 41, 50, 60, 70, 80, 90, 99].map((code) => [
      `code_${code}`,
      ['お支払いになる方'],
    ]),
    ['paper_invoice', ['お送りしています', '1通 220円']],
    ['other_payer', ['ご契約者以外の方']],
  ]) as Record<string, string[]>,
  getKoufuri: {
    normal: ['登録済み', 'ミズノ ケイコ', '2023年10月のご請求'],
    none: ['お申し込みなし', '電話で口座振替の申込書を取り寄せる'],
    form_sent: ['申込書の返送待ち', 'ご返送ください。'],
    applying: ['登録の手続き中', '2027年1月のご請求から始まる予定です。'],
    failed: ['お届け印が違うため、登録できませんでした。'],
    longest: ['カンザキオオトリノモリ サクラノスケウエモンサブロウ'],
  },
};

test('every named example is looked at', ({ app }) => expectEveryExample(app, table));

test('all named examples, one of each at a time, on a phone', async ({ app }) => {
  const page = await app.visit('/payment', { as, viewport: phone });
  for (const [index, { pins, texts }] of rounds(table).entries()) {
    app.mock.pins.clear();
    for (const [id, example] of Object.entries(pins)) app.mock.pins.set(id, example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
    if (index % 6 === 0) await expectNoSidewaysScroll(page);
  }
});

test('the SIM has a method of its own, without what belongs to fibre', async ({ app }) => {
  const page = await app.visit('/mobile/payment', {
    as: 'kawase.ryo',
    viewport: desktop,
    dark: true,
  });
  await expectTexts(page, ['クレジットカード', 'VISA •••• 1881']);
  await expect(page.getByRole('heading', { name: 'ご請求書' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});
