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

const as = 'mizuno.keiko';
/** React names on the console what a boundary caught. */
const boundaries = /UnexpectedError/;

const table: Examples = {
  getBilling: {
    normal: ['この12か月の平均は、8,283円です。', '12月16日(水)に確定', '2025年をすべて見る'],
    status_0: ['11月25日(水)に確定', '11か月'],
    status_1: ['請求中'],
    status_2: ['お支払いが必要なご請求1件', '一部入金待ち'],
    status_3: ['1月〜11月'],
    status_4: ['弁護士事務所からのご請求1件', '弁護士事務所からの請求'],
    status_5: ['お支払いが必要なご請求1件', '2026年11月', '入金待ち'],
    status_6: ['請求停止', '11月を除く11か月の平均は'],
    status_unknown: ['11月のご請求だけ、いま読み込めません。'],
    unreadable_month: [
      '6月を除く11か月の平均は、8,301円です。6月のご請求だけ、いま読み込めません。',
      '読み込めません',
    ],
    decreased: ['7,554円'],
    unchanged: ['8,055円'],
    mobile: ['5,495円'],
    empty: ['0件', 'ご請求は、まだありません。'],
    one: ['のご請求は、5,720円です。'],
    many: ['2024年をすべて見る', '2023年をすべて見る'],
    longest: ['9,999,999円', '1,048,576円'],
    forecast: [
      '次のご請求の見込み12月(11月ご利用分)',
      '11月20日(金)までのご利用による見込みです。金額は、12月16日(水)に確定します。',
      'ホームでんわ・3分 8.789円 × 8回・11月20日(金)まで',
      'いまのところの合計10,191円',
      '11月21日(土)からの通話料',
    ],
    forecast_settled: ['11月のご利用分がそろった見込みです。', '確定の日までに届く'],
    forecast_first: ['ご請求は、まだありません。', '「ホームセキュリティ」', '5,720円'],
    forecast_longest: ['いまのところの合計9,999,999円'],
  },
  getInstallment: {
    normal: ['1,833円 × 残り10回・2027年9月まで', '18,330円'],
    two: ['分割払いの残り2件', '見守りデバイス', '110円 × 残り30回・2029年5月まで', '3,300円'],
    leaving: ['1,833円 × 残り10回', '2027年1月のご請求で残りをまとめてお支払いいただきます'],
    last_one: ['1,833円 × 残り1回・2026年12月まで'],
    empty: ['分割でお支払いいただいているものはありません。'],
    longest: ['277,776円 × 残り35回', '9,722,160円'],
  },
  getInstallmentConstructionCost: {
    normal: ['分割払いの残り'],
    discounted: ['このうち18,330円は、割引で差し引かれます。'],
    paid_off: ['工事費のお支払いは、2026年10月のご請求で終わりました。'],
    empty: ['分割払いの残り'],
    longest: ['分割払いの残り'],
  },
  getRefund: {
    normal: ['返金0件', 'いま、返金の予定はありません。'],
    empty: ['いま、返金の予定はありません。'],
    planned: ['合計8,081円をお返しします。次の返金は12月10日(木)です。'],
    account_needed: ['返金先の口座を、サポート窓口へお知らせください。'],
    longest: ['返金99件', '合計9,999,999円をお返しします。'],
  },
  getFixedBilling: {
    normal: ['返金'],
    status_0: ['2023年9月以前のご請求1件', '請求前'],
    status_1: ['2023年9月', '5,984円', '請求中'],
    status_2: ['一部入金待ち'],
    status_3: ['お支払い済み'],
    status_4: ['弁護士事務所からの請求'],
    status_5: ['入金待ち'],
    status_6: ['請求停止'],
    status_unknown: ['読み込めません'],
    empty: ['返金'],
    many: ['2023年9月以前のご請求12件', '12件をすべて見る'],
    longest: ['9,999,999円'],
  },
  getBillingRlsRefundList: {
    normal: ['返金'],
    // At the same place as `empty` of getRefund, since a refund in this list would replace the sentence expected there.
    empty: ['返金'],
    planned: ['返金予定', '2026年12月10日(木)の予定・口座への振り込み あおば銀行 普通 •••• 4821'],
    paid: ['返金済み', '2026年4月24日(金)・口座への振り込み'],
    account_needed: ['返金先の口座が必要', '電話で口座を知らせる'],
    failed: ['返金できませんでした', '電話で口座を知らせる'],
    many: ['払いすぎたご請求の返金', '2,189円', '501円'],
    longest: ['追加の工事・工事費と機器代金の分割払い'],
  },
};

// The discount belongs to a construction cost that is still being paid, and both share a section.
const together: Record<string, string> = { discounted: 'normal', paid_off: 'empty' };

test('every named example of the list’s operations is looked at', ({ app }) =>
  expectEveryExample(app, table));

const { getInstallmentConstructionCost: costs = {}, ...others } = table;

test('each example shows its words, on a phone', async ({ app }) => {
  const page = await app.visit('/billing', { as, viewport: phone });
  const withCosts = Object.entries(costs).map(([example, texts]) => ({
    name: `construction cost ${example}`,
    pins: {
      getInstallmentConstructionCost: example,
      getInstallment: together[example] ?? 'normal',
    },
    texts: [...texts],
  }));
  await expectRounds(app, page, [...rounds(others), ...withCosts], () =>
    expectNoSidewaysScroll(page),
  );
});

test(
  'a month leads to its bill, an earlier year opens in place',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit('/billing', { as });
    const before = page.getByRole('table', { name: '2025年のご請求' });
    await expect(before.getByRole('rowheader')).toHaveCount(1);
    await page.getByRole('button', { name: '2025年をすべて見る' }).click();
    await expect.poll(() => before.getByRole('rowheader').count()).toBeGreaterThan(1);
    await page.getByRole('link', { name: '10月のご請求' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '10月のご請求' })).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/billing/202610');
  },
);

test('a month that can’t be read is read again', async ({ app }) => {
  app.mock.pins.set('getBilling', 'unreadable_month');
  const page = await app.visit('/billing', { as });
  app.mock.pins.set('getBilling', 'normal');
  const retry = page.getByRole('button', { name: 'もう一度読み込む(2026年6月)' });
  await retry.click();
  await expect(retry).toBeHidden();
  await expectTexts(page, ['8,090円']);
});

test('a failed download is said below its month', { tag: '@core' }, async ({ app }) => {
  app.mock.pins.set('getInvoicePdf', 'maintenance');
  const page = await app.visit('/billing', { as });
  await page
    .getByRole('button', { name: 'PDF(2026年10月の請求書をダウンロード)' })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('ただいまメンテナンス中です');
  app.mock.pins.delete('getInvoicePdf');
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: 'PDF(2026年9月の請求書をダウンロード)' })
    .filter({ visible: true })
    .click();
  expect((await download).suggestedFilename()).toBe('minamo-202609-minamo.pdf');
});

test('parts that fail can be read again, and the months stay', async ({ app }) => {
  for (const id of ['getInstallment', 'getRefund']) app.mock.pins.set(id, 'system_error');
  const page = await app.visit('/billing', { as, allowConsole: boundaries });
  for (const label of ['分割払いの残り', '返金'])
    await expect(page.getByRole('button', { name: `もう一度読み込む(${label})` })).toBeVisible();
  await expectTexts(page, ['2026年1月〜11月']);
});

test('without the list there is no page: the dialog leads to the top', async ({ app }) => {
  app.mock.pins.set('getBilling', 'system_error');
  const page = await app.page({ as, allowConsole: boundaries });
  await page.goto(`${app.url}/billing`);
  await page.getByRole('alertdialog').getByRole('button', { name: /^OK/ }).click();
  await page.waitForURL('**/top');
});
