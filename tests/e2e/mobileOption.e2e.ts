import type { Page } from '@playwright/test';
import { type Examples, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
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
    empty: ['ご利用中のオプションはありません。', '未申込', 'ほかのオプション7件'],
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

/** What a row reads when it opens, and the name of that row. */
const opened: Record<string, [name: string, rows: Record<string, readonly string[]>]> = {
  getValueDataFree: [
    'バリューデータフリー',
    {
      normal: ['データ量に数えないもの', '地図、音楽、メッセージ'],
      none: ['地図、音楽、メッセージ'],
      pending: ['地図、音楽、メッセージ'],
      option_not_acceptable: refusals.option_not_acceptable,
      not_eligible: refusals.not_eligible,
      plan_not_eligible: ['地図、音楽、メッセージ'],
    },
  ],
  getPremiumBand: [
    'プレミアムバンド',
    {
      normal: ['プレミアムバンド、プレミアムバンド(第2種)', 'みなもフォン 7'],
      using: ['みなもフォン 7'],
      using_vo3222: ['みなもフォン 7'],
      pending: ['みなもフォン 7'],
      no_device: ['機種が登録されていません'],
      ...refusals,
    },
  ],
  getFifthGeneration: [
    '5Gオプション',
    {
      normal: ['5Gオプション、5Gサービス S、5Gサービス A', '5Gエリアです', '5Gに対応しています'],
      none: ['5Gエリアです'],
      service_s: ['5Gエリアです'],
      service_a: ['5Gエリアです'],
      pending: ['5Gエリアです'],
      out_of_area: ['5Gエリア外です'],
      not_compatible: ['5Gに対応していません'],
      no_device: ['機種が登録されていません'],
      ...refusals,
    },
  ],
  getVirusBusterMobile: [
    '月額版ウイルス対策',
    {
      normal: ['1台まで'],
      using: ['MNMO-2026-7Q4K-11XZ'],
      pending: ['1台まで'],
      removing: ['2026年11月30日(月)'],
      ...refusals,
    },
  ],
  getDeviceCompensation: [
    '端末補償',
    {
      normal: ['みなもフォン 7', '350000000001234'],
      phone_protection_cant_update_imei: ['このご契約では、IMEIを変更できません。'],
      phone_protection_cant_update_imei_device_adding: [
        'SIM・機種の追加中は、IMEIを変更できません。',
        '11月28日(土)から変更できます',
      ],
      phone_protection_cant_update_imei_before_next_month_end: [
        'ご利用開始の翌月末までは、IMEIを変更できません。',
        '1月1日(金)から変更できます',
      ],
      none: ['VO3122'],
      longest: ['限定カラー 1TB(補償パックと保護フィルム付き)'],
      ...refusals,
    },
  ],
};

test('every named example of the options’ operations is looked at', async ({ app }) => {
  const rowsOf = Object.entries(opened).map(([id, [, rows]]) => [id, rows] as const);
  for (const [id, rows] of [...Object.entries(page), ...rowsOf]) {
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
      if (example === 'longest') await expectAccessible(shown);
    }
  });
}

for (const [id, [name, rows]] of Object.entries(opened)) {
  test(`${id}: a row tells what it reads`, async ({ app }) => {
    const shown = await app.visit(path, { as, viewport: phone });
    for (const [example, texts] of Object.entries(rows)) {
      app.mock.pins.set(id, example);
      await reloaded(shown);
      await shown
        .getByRole('button', { name: new RegExp(`^(詳しく見る|理由を見る)\\(${name}\\)$`) })
        .click();
      await expectTexts(shown, texts);
    }
    await expectAccessible(shown);
  });
}

test('a SIM without calls has no call options', async ({ app }) => {
  app.mock.pins.set('getCallService', 'not_found');
  const shown = await app.visit(path, { as });
  await expect(shown.getByRole('heading', { name: 'ほかのオプション' })).toBeVisible();
  await expect(shown.getByRole('heading', { name: '通話オプション' })).toHaveCount(0);
});

test('the call-flat options are compared in place', async ({ app }) => {
  const shown = await app.visit(path, { as });
  app.mock.pins.set('getCallService', 'partly');
  await reloaded(shown);
  await shown.getByRole('button', { name: '比べる(かけ放題)' }).click();
  await expectTexts(shown, ['1,430円/月', 'いまのご契約では選べません']);
});

test('a row that can’t be read can be read again', async ({ app }) => {
  app.mock.pins.set('getPremiumBand', 'system_error');
  const shown = await app.visit(path, { as });
  await shown.getByRole('button', { name: '詳しく見る(プレミアムバンド)' }).click();
  const retry = shown.getByRole('button', { name: 'もう一度読み込む' });
  await expect(retry).toBeVisible();
  app.mock.pins.delete('getPremiumBand');
  await retry.click();
  await expectTexts(shown, ['みなもフォン 7']);
});

for (const [viewport, dark] of [
  [phone, true],
  [desktop, false],
  [desktop, true],
] as const) {
  test(`sound at ${JSON.stringify(viewport)}, dark ${dark}`, async ({ app }) => {
    app.mock.pins.set('getMobileOption', 'pending');
    const shown = await app.visit(path, { as, viewport, dark });
    await shown.getByRole('button', { name: '理由を見る(月額版ウイルス対策)' }).click();
    await expectTexts(shown, [
      '追加の手続き中です。',
      'OP-2611-20-0057',
      '2026年11月20日(金) 21:02',
    ]);
    await expectAccessible(shown);
  });
}
