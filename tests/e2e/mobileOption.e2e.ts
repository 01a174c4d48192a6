import type { Page } from '@playwright/test';
import { type Examples, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'kawase.ryo';
const path = '/mobile/option/';

const refusals = {
  option_not_acceptable: ['現在、お申込みを受け付けられない状態です。'],
  not_eligible: ['このオプションはお申し込みいただけません。'],
};

const page = {
  getMobileOption: {
    normal: [
      '毎月1,370円です。',
      'ご利用中3件',
      '端末補償',
      '利用中',
      '月額版ウイルス対策',
      '275円/月',
    ],
    empty: ['ご利用中のオプションはありません。', 'ほかのオプション7件'],
    one: ['毎月275円です。', 'ご利用中1件', 'ほかのオプション6件'],
    many: ['毎月1,645円です。', 'ご利用中7件', '機種買い取りサービス'],
    pending: ['ご利用中3件・手続き中 1件', '申込手続き中', '11月22日(日)から'],
    longest: ['9,999,999円', 'ファミリー 5台版'],
  },
  getCallService: {
    normal: ['5分かけ放題', '490円/月', '30秒ごとに11円', '留守番電話', '330円/月'],
    flat_rate: ['かけ放題'],
    three_minutes: ['3分かけ放題', '660円/月'],
    ten_minutes: ['10分かけ放題', '880円/月'],
    unlimited: ['かけ放題(無制限)', '1,430円/月'],
    change_reserved: ['12月1日(火)から10分かけ放題'],
    calling_five_unlimited: ['特別な通話プラン「5分かけ放題 プラス」をご利用中です'],
    calling_ten_unlimited: ['特別な通話プラン「10分かけ放題 プラス」をご利用中です'],
    partly: ['通話オプション'],
    empty: ['5分かけ放題'],
    longest: ['海外でのご利用にも対応する上位プラン', '9,999,999円/月'],
    ...refusals,
  },
} satisfies Examples;

test('every named example of the options’ operations is looked at', async ({ app }) => {
  for (const [id, rows] of Object.entries(page)) {
    const names = new Set(await examplesOf(app, id));
    names.delete('not_found');
    names.delete('bad_request');
    expect(Object.keys(rows).sort(), id).toEqual([...names]);
  }
});

async function reloaded(shown: Page): Promise<void> {
  await shown.reload();
  await waitForScreen(shown);
}

for (const [id, rows] of Object.entries(page)) {
  test(`${id}: each example shows its words`, async ({ app }) => {
    const shown = await app.visit(path, { as, viewport: phone });
    for (const [example, texts] of Object.entries(rows)) {
      app.mock.pins.set(id, example);
      await reloaded(shown);
      await expectTexts(shown, texts);
      if (example === 'longest') await expectNoSidewaysScroll(shown);
    }
  });
}

test('a SIM without calls has no call options', async ({ app }) => {
  app.mock.pins.set('getCallService', 'not_found');
  const shown = await app.visit(path, { as });
  await expect(shown.getByRole('heading', { name: 'ほかのオプション' })).toBeVisible();
  await expect(shown.getByRole('heading', { name: '通話オプション' })).toHaveCount(0);
});

test('a row is one target as a whole, and says a state only where there is one', async ({
  app,
}) => {
  const shown = await app.visit(path, { as, viewport: phone });
  const rows = shown.getByRole('main').getByRole('listitem');
  const free = rows.filter({ hasText: 'バリューデータフリー' });
  await expect(free).toContainText('バリュープラン専用です。');
  await expect(free).toContainText('お申し込みいただけません');
  await expect(shown.getByRole('main').getByText('未申込')).toHaveCount(0);
  // Beside its words.
  await rows.filter({ hasText: '留守番電話' }).click({ position: { x: 200, y: 60 } });
  await expect(shown.getByRole('heading', { level: 1, name: '通話オプション' })).toBeVisible();
});

const closed = [
  {
    customer: 'oki.taichi',
    at: path,
    reason: '解約の手続き中のため、お申し込みいただけません。',
    action: '解約の状況を見る',
    page: '/mobile/contract/quit',
  },
  {
    customer: 'hamano.nagi',
    at: `${path}?line=2468`,
    reason: 'SIMの利用を停止しています。再開すると、お手続きいただけます。',
    action: '停止・再開の状況を見る',
    page: '/mobile/contract/stop_restart',
  },
];

for (const { customer, at, reason, action, page: next } of closed) {
  test(`${customer} sees once why no option can be applied for, and what to do`, async ({
    app,
  }) => {
    const shown = await app.visit(at, { as: customer, viewport: phone });
    const heading = shown.getByRole('heading', {
      name: 'いまはお申し込みいただけません',
      level: 2,
    });
    await expect(heading).toBeVisible();
    await expect(shown.getByText(reason)).toHaveCount(1);
    await expect(shown.getByText('お申し込みいただけません', { exact: true })).toHaveCount(0);
    await expectNoSidewaysScroll(shown);
    await shown.getByRole('link', { name: action }).click();
    await expect(shown).toHaveURL(new RegExp(next));
  });
}

test('who has no flat rate reads what one costs at least', async ({ app }) => {
  const page = await app.visit('/mobile/option', { as: 'saegusa.minori', viewport: phone });
  await expectTexts(page, ['490円/月から']);
});
