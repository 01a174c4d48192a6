import {
  type Examples,
  expectEveryExample,
  expectRounds,
  expectTexts,
  reopen,
  rounds,
} from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';

const as = 'mizuno.keiko';
/** React names on the console what a boundary caught. */
const boundaries = /UnexpectedError/;

const table: Examples = {
  getBillingMonth: {
    normal: [
      '11月のご請求',
      '10月ご利用分',
      '2611-0048-2175',
      'うち消費税(10%) 948円',
      '動画見放題10月1日にご利用開始+2,189円',
      '差額の合計+2,375円',
      '3分 8.789円 × 24回',
      '小計5,549円',
      'ご請求額の合計10,430円',
      '12月は16日(水)に確定します',
    ],
    status_0: ['請求前', '金額は、まだ確定していません'],
    status_1: ['請求中'],
    status_2: [
      'お支払いをお待ちしています',
      '11月30日(月)までに、残りの2,375円をお支払いください。',
    ],
    status_3: ['お支払い済み', 'お支払い日2026年11月21日(土)'],
    status_4: ['みなも港法律事務所からご請求しています。', '事務所に電話する(0120-000-000)'],
    status_5: ['お支払いをお待ちしています', 'お支払いが必要なご請求を見る'],
    status_6: ['請求停止', 'サポート窓口に電話する(0120-000-000)'],
    status_unknown: ['この月のご請求を、いま読み込めません。', 'もう一度読み込む'],
    previous_month: ['10月のご請求', '小計673円', '11月'],
    old_system: [
      '2023年9月のご請求',
      '請求明細書をダウンロード(PDF)',
      '8月のご請求と同じ金額です。',
    ],
    mobile: ['NEO 10GB 基本料金', '090-0000-1234', '5,495円'],
    empty: ['0円'],
    longest: ['9,999,999円', '年払い・途中解約による返金はありません', '9,999台'],
  },
  getBillingInvoice: {
    normal: ['請求書をダウンロード(PDF)'],
    old_system: ['請求書をダウンロード(PDF)'],
    switch_month: ['ご請求書をダウンロード(PDF)', 'ご請求書(旧請求システム)をダウンロード(PDF)'],
    mobile: ['請求書をダウンロード(PDF)'],
    empty: ['ご請求額の合計'],
    longest: ['10%対象 税抜8,181,818円・消費税818,181円', '8%対象 税抜925,926円・消費税74,074円'],
  },
  getCarriedForwardBilling: {
    normal: ['9月ご利用分 番号案内提携会社の請求が遅れたため99円'],
    empty: [],
    minus: ['割引の適用が遅れたため−501円'],
    many: ['7月ご利用分 国際電話', '小計990円'],
    longest: ['国際電話・番号案内・災害募金サービスのご利用料金', '9,999,999円'],
  },
};

/** The home phone's calls, which open from their line on the bill. */
const calls: Examples = {
  getVoice: {
    normal: ['10月1日(木) 8:00', '030000••••', '市内通話', '2分47秒', '3分 8.789円 × 24回 = 210円'],
    empty: ['この月の通話はありません。'],
    one: ['× 1回 = 8円'],
    kinds: ['市外通話', '携帯電話への通話', '国際通話', '番号案内'],
    longest: ['23時間59分59秒', '× 960回 = 9,599,040円'],
  },
};

/** Calls and SMS of a SIM, which open from the first of their lines. */
const simCalls: Examples = {
  getBillingCallDetail: {
    normal: ['10月1日(木) 8:00', '090000••••', '通話', '1分22秒', '合計 187円'],
    sms: ['SMS', '合計 36円'],
    empty: ['この月に料金がかかった通話とSMSはありません。'],
    one: ['合計 3円'],
    longest: ['99時間59分59秒', '合計 9,999,999円'],
  },
};

test('every named example of the month’s operations is looked at', ({ app }) =>
  expectEveryExample(app, { ...table, ...calls, ...simCalls }));

test('each example shows its words, on a phone', async ({ app }) => {
  const page = await app.visit('/billing/202611', { as, viewport: phone });
  const visits = rounds(table).map(({ name, pins, texts }) => {
    // Operations without an example in this round answer with `normal`.
    const all = { getBillingMonth: 'normal', getCarriedForwardBilling: 'normal', ...pins };
    return { name, pins: all, texts: shownTexts(all.getBillingMonth, texts) };
  });
  await expectRounds(app, page, visits, () => expectNoSidewaysScroll(page));
});

/** A bill without an amount shows neither an invoice nor what is carried forward, so their texts aren't expected. */
function shownTexts(month: string, texts: string[]): string[] {
  if (!['status_0', 'status_6', 'status_unknown', 'old_system'].includes(month)) return texts;
  return table['getBillingMonth']?.[month]?.slice() ?? [];
}

for (const { line, who, path, table: lists } of [
  { line: 'the home phone', who: as, path: '/billing/202611', table: calls },
  { line: 'a SIM', who: 'saegusa.minori', path: '/mobile/billing/202611', table: simCalls },
]) {
  test(`calls of ${line}: each example opens and closes`, async ({ app }) => {
    const page = await app.visit(path, { as: who, viewport: phone });
    for (const { name, pins, texts } of rounds(lists)) {
      await reopen(app, page, pins);
      await page.getByRole('button', { name: '通話明細を見る' }).click();
      await expectTexts(page, texts, name);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: '通話明細を閉じる' }).click();
      await expect(page.getByRole('heading', { name: '通話明細' }), name).toHaveCount(0);
    }
  });
}

test(
  'the parts of the sum lead to their lines, by keyboard too',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit('/billing/202611', { as, viewport: phone });
    const parts = page.getByRole('table', { name: '金額の内訳' });
    await expect(parts.getByRole('row', { name: /ご請求額/ }).getByRole('cell')).toHaveText(
      '10,430円',
    );
    const link = parts.getByRole('link', { name: 'ホームでんわ' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'ホームでんわ' })).toBeInViewport({ ratio: 0.5 });
    await expect(page).toHaveURL(/#group-1$/);
    await expect(page.getByRole('heading', { level: 1, name: '11月のご請求' })).toBeAttached();
    await expectNoSidewaysScroll(page);
  },
);

test('a bill of one section is parted by what its lines are for; one with one part is not', async ({
  app,
}) => {
  const page = await app.visit('/mobile/billing/202611', { as: 'kawase.ryo', viewport: phone });
  const parts = page.getByRole('table', { name: '金額の内訳' });
  await expect(parts.getByRole('link', { name: '基本料金' })).toBeVisible();
  await expect(parts.getByRole('link', { name: 'オプション料金' })).toBeVisible();
  const plain = await app.visit('/billing/202611', { as: 'seto.midori', viewport: phone });
  await expect(plain.getByText('ご請求額の合計')).toBeVisible();
  await expect(plain.getByRole('region', { name: '金額の内訳' })).toBeHidden();
});

test('calls that can’t be read are read again in place', async ({ app }) => {
  app.mock.pins.set('getVoice', 'system_error');
  const page = await app.visit('/billing/202611', { as, allowConsole: boundaries });
  await page.getByRole('button', { name: '通話明細を見る' }).click();
  await expectTexts(page, ['通話明細を、いま読み込めません。']);
  app.mock.pins.delete('getVoice');
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByRole('table', { name: '通話明細' })).toBeVisible();
});

test('the months beside are one press away', async ({ app }) => {
  const page = await app.visit('/billing/202611', { as });
  const beside = page.getByRole('navigation', { name: '前後の月のご請求' });
  await beside.getByRole('link', { name: '10月' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '10月のご請求' })).toBeVisible();
  await beside.getByRole('link', { name: '11月' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '11月のご請求' })).toBeVisible();
});

test('the last month of the old billing system leads on to the first of the new one', async ({
  app,
}) => {
  const page = await app.visit('/billing/202309', { as: 'irie.fumi' });
  const beside = page.getByRole('navigation', { name: '前後の月のご請求' });
  await beside.getByRole('link', { name: '10月' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '2023年10月のご請求' })).toBeVisible();
  await beside.getByRole('link', { name: '9月' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '2023年9月のご請求' })).toBeVisible();
});

test('an address that is no month asks for nothing', async ({ app }) => {
  const asked = app.callsFromNow();
  const month = '..%2F202611';
  const page = await app.visit(`/billing/${month}`, { as });
  await expect(page.getByRole('link', { name: 'ご請求の一覧を見る' })).toBeVisible();
  // Searched by address, since a call that the contract doesn't have belongs to no operation.
  expect(asked().filter(({ url }) => url.includes(month))).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test('a month without a bill says so and leads to the list', async ({ app }) => {
  const page = await app.visit('/billing/199001', { as });
  await expect(page.getByRole('heading', { name: 'この月のご請求はありません' })).toBeVisible();
  await page.getByRole('link', { name: 'ご請求の一覧を見る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご請求の一覧' })).toBeVisible();
});

test('any other failure is the dialog’s', async ({ app }) => {
  app.mock.pins.set('getBillingMonth', 'system_error');
  const page = await app.page({ as, allowConsole: boundaries });
  await page.goto(`${app.url}/billing/202611`);
  await page.getByRole('alertdialog').getByRole('button', { name: /^OK/ }).click();
  await page.waitForURL('**/top');
});

for (const [example, month, label, file, operation] of [
  ['normal', '202611', '請求書', 'minamo-202611-minamo.pdf', 'getInvoicePdf'],
  ['many', '202309', '請求書', 'minamo-202309-sonc.pdf', 'getFixedInvoicePdf'],
  ['many', '202309', '請求明細書', 'minamo-202309-detail.pdf', 'getDownloadInvoice'],
] as const) {
  test(`${example}: the ${month} PDF 「${label}」 comes as ${file}`, async ({ app }) => {
    const isOld = example === 'many';
    app.mock.pins.set(isOld ? 'getFixedBilling' : 'getBillingMonth', example);
    if (isOld) app.mock.pins.set('getFixedBillingInvoice', 'normal');
    for (const id of ['getInvoicePdf', 'getFixedInvoicePdf', 'getDownloadInvoice'])
      app.mock.pins.set(id, 'normal');
    const page = await app.visit(`/billing/${month}`, { as });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `${label}をダウンロード(PDF)`, exact: true }).click();
    expect((await download).suggestedFilename()).toBe(file);
    expect(app.mock.requests.at(-1)?.operationId).toBe(operation);
  });
}

const old: Examples = {
  getFixedBillingInvoice: {
    normal: [
      '2023年9月のご請求',
      '8月ご利用分',
      'お支払い済み',
      '2023年9月21日(木)',
      '2309-0048-2175',
      'Minamo 光 2ギガ 基本料金8月1日〜8月31日5,720円',
      'ご請求額の合計5,984円',
      'うち消費税 544円',
      '8月',
    ],
    empty: ['この月にご請求したものはありません。', 'ご請求額の合計0円'],
    longest: ['9,999,999円', '途中解約による返金はありません'],
  },
};

test(
  'a month of the old billing system shows what its invoice said',
  { tag: '@engines' },
  async ({ app }) => {
    await expectEveryExample(app, old);
    app.mock.pins.set('getFixedBilling', 'many');
    const page = await app.visit('/billing', { as, viewport: phone });
    await page.getByRole('button', { name: '12件をすべて見る' }).click();
    await expect(page.getByRole('link', { name: '2023年9月のご請求' })).toBeVisible();
    for (const [example, texts] of Object.entries(old['getFixedBillingInvoice'] ?? {})) {
      app.mock.pins.set('getFixedBillingInvoice', example);
      await page.goto(`${app.url}/billing/202309`);
      await expectTexts(page, texts);
      await expectNoSidewaysScroll(page);
    }
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '明細をダウンロード(CSV)' }).click();
    expect((await download).suggestedFilename()).toBe('minamo-202309.csv');
  },
);

test('an old month without an invoice says its state, a month without a bill leads to the list', async ({
  app,
}) => {
  for (const [example, text] of [
    ['status_6', 'この月のご請求を停止しています。'],
    ['status_unknown', 'この月のご請求を、いま読み込めません。'],
    ['status_5', 'お早めに、お支払いください。'],
    ['empty', 'この月のご請求はありません'],
  ] as const) {
    app.mock.pins.set('getFixedBilling', example);
    app.mock.pins.set('getFixedBillingInvoice', 'normal');
    const page = await app.visit('/billing/202309', { as });
    await expectTexts(page, [text]);
  }
});

test('both PDFs of the month of the switch come from the system that each names', async ({
  app,
}) => {
  app.mock.pins.set('getBillingInvoice', 'switch_month');
  app.mock.pins.set('getInvoicePdf', 'normal');
  const page = await app.visit('/billing/202611', { as });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ご請求書(旧請求システム)をダウンロード(PDF)' }).click();
  expect((await download).suggestedFilename()).toBe('minamo-202611-sonc.pdf');
});

test('a download that fails says why, and can be pressed again', async ({ app }) => {
  const page = await app.visit('/billing/202611', { as });
  const button = page.getByRole('button', { name: '請求書をダウンロード(PDF)' });
  for (const [pin, text] of [
    ['system_error', '読み込めませんでした'],
    ['not_found', '請求書がまだありません'],
    ['maintenance', 'ただいまメンテナンス中です'],
  ] as const) {
    app.mock.pins.set('getInvoicePdf', pin);
    await button.click();
    await expect(page.getByRole('alert')).toContainText(text);
  }
  app.mock.pins.delete('getInvoicePdf');
  const download = page.waitForEvent('download');
  await button.click();
  await download;
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a SIM’s bill is the same screen, in its own line and without fibre’s reads', async ({
  app,
}) => {
  app.mock.pins.set('getBillingMonth', 'mobile');
  const page = await app.visit('/mobile/billing/202611', { as });
  await expectTexts(page, ['NEO 10GB 基本料金', '5,495円']);
  await expect(page.getByRole('button', { name: '通話明細を見る' })).toHaveCount(1);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'ご請求の一覧' })).toHaveAttribute(
    'href',
    '/mobile/billing?line=1234',
  );
  await expectNoSidewaysScroll(page);
});

test('on paper: whom it is for, who issued it, no buttons', async ({ app }) => {
  app.mock.pins.set('getBillingInvoice', 'normal');
  const page = await app.visit('/billing/202611', { as });
  const addressee = page.getByText('水野 恵子 様').last();
  await expect(page.getByText('登録番号 T0000000000000')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('登録番号 T0000000000000')).toBeVisible();
  await expect(addressee).toBeVisible();
  await expect(page.getByText('2026年11月 ご請求書')).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '先月との違い' })).toBeHidden();
});

test('a bill that isn’t fixed yet names the day from the list', async ({ app }) => {
  app.mock.pins.set('getBilling', 'status_0');
  app.mock.pins.set('getBillingMonth', 'status_0');
  const page = await app.visit('/billing/202611', { as });
  await expectTexts(page, ['11月25日(水)', '金額は、この日に確定します']);
});

test('in forced colours a part of the amount keeps its fill in the legend', async ({ app }) => {
  const page = await app.visit('/billing/202611', { as, viewport: phone });
  await page.emulateMedia({ forcedColors: 'active' });
  const fills = await page.locator('[data-fill]').evaluateAll((all) =>
    all.map((one) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      return `${backgroundColor} ${backgroundImage}`;
    }),
  );
  expect(new Set(fills.slice(0, 3)).size).toBe(3);
  await page.emulateMedia({ forcedColors: 'none' });
});
