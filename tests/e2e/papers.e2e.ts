import { readFileSync } from 'node:fs';
import { type Examples, expectEveryExample, expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mizuno.keiko';

interface Listing {
  path: string;
  examples: Examples;
}

const listings: Listing[] = [
  {
    path: '/mobile/reimbursement/',
    examples: {
      getRefundBilling: {
        normal: ['2件', '3,850円', 'データ追加料金の二重請求の返金', '10月の明細', '差し引き'],
        before_payment: ['返金予定', '返金日は未定'],
        one: ['1件', '550円', 'みなも銀行 波止場支店 普通 •••• 4567'],
        many: ['10件', '5,500円'],
        longest: ['9,999,999円', '通信障害にともなう月額基本料金'],
      },
    },
  },
  {
    path: '/mobile/contract/document',
    examples: {
      getMobileDocument: {
        normal: ['3件', '2026年', '2024年', 'プラン変更のお知らせ(PDF)', '契約書面'],
        empty: ['0件', 'お渡しした書類はまだありません。'],
        one: ['1件', '契約内容のご案内(PDF)'],
        quit_notice: ['解約のお知らせ(PDF)'],
        many: ['12件'],
        longest: ['ファミリー割引・光セット割引 適用版'],
      },
    },
  },
  {
    path: '/mobile/contract/rental_wifi',
    examples: {
      getRentalWifiSendBackInfo: {
        normal: ['1台を、12月8日(火)まで', 'あと17日', '本体、充電用ケーブル、箱', '19,800円'],
        received: ['返却済み', '2026年11月19日(木)', '違約金はかかりません'],
        overdue: ['期限を過ぎた機器が1台', '返却期限切れ', '期限を過ぎています'],
        charged: ['違約金のご請求済み', '19,800円'],
        empty: ['0台', '返却していただく機器はありません。'],
        one: ['返却待ち'],
        many: ['2台を、', 'MW2000012347'],
        longest: ['9,999,999円', '海外対応モデル'],
      },
    },
  },
];

for (const { path, examples } of listings) {
  test(`${path}: every example shows its words`, async ({ app }) => {
    await expectEveryExample(app, examples);
    const page = await app.visit(path, { as, viewport: phone });
    for (const [id, rows] of Object.entries(examples))
      for (const [example, texts] of Object.entries(rows)) {
        app.mock.pins.set(id, example);
        await page.reload();
        await waitForScreen(page);
        await expectTexts(page, texts);
        if (['normal', 'longest', 'empty'].includes(example)) await expectNoSidewaysScroll(page);
      }
  });
}

test('a SIM without statements says so; one with them is reached from the bills', async ({
  app,
}) => {
  const none = await app.visit('/mobile/reimbursement/', { as: 'saegusa.minori' });
  await expectTexts(none, ['0件', '対象の明細がありません。']);
  await expectNoSidewaysScroll(none);
  const page = await app.visit('/mobile/billing', { as, viewport: desktop, dark: true });
  await page.getByRole('link', { name: '返金の明細を見る' }).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/reimbursement/'));
  await expectTexts(page, ['3,850円']);
  await expectNoSidewaysScroll(page);
});

test(
  'the PDF is made of the same data; without it the amount is still shown',
  { tag: '@engines' },
  async ({ app }) => {
    const page = await app.visit('/mobile/reimbursement/', { as });
    const button = page.getByRole('button', { name: /^PDF\(データ追加料金/ });
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(file.suggestedFilename()).toBe('minamo-refund-rs26100001.pdf');
    const bytes = readFileSync(await file.path(), 'latin1');
    expect(bytes.startsWith('%PDF-1.7')).toBe(true);
    const utf16 = (text: string) =>
      Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
    for (const text of ['返金明細書', '水野 恵子 様', 'データの追加 1.0GB', '550円'])
      expect(bytes).toContain(utf16(text));

    app.mock.pins.set('getRefundInvoiceDownload', 'not_found');
    await button.click();
    await expectTexts(page, ['ダウンロードできませんでした。対象の明細がありません', '550円']);
    app.mock.pins.clear();
    app.mock.faults.set('getRefundInvoiceDownload', { status: 500 });
    await button.click();
    await expectTexts(page, ['ご請求の内容は変わっていません。']);
    await expectNoSidewaysScroll(page);
  },
);

test('papers and the return are reached from the contract', async ({ app }) => {
  const page = await app.visit('/mobile/contract/', { as });
  await page
    .getByRole('link', { name: /^書類の発行・送付/ })
    .first()
    .click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/contract/document'));
  await page.getByRole('link', { name: 'ご契約情報', exact: true }).last().click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/contract/'));
});
