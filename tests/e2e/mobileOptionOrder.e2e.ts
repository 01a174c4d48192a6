import { expectEveryExample, expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { type Flow, press } from './flows/flow.ts';
import { fifthGeneration, premiumBand, valueDataFree, virusBuster } from './flows/mobileOption.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mizuno.keiko';

const unavailable = {
  option_not_acceptable: ['現在、お申込みを受け付けられない状態です。'],
  not_eligible: ['このオプションはお申し込みいただけません。'],
};
const adding = ['申し込みの手続き中です。', '11月22日(日)から', 'OP-2611-20-0057'];
const band = '対応する機種が登録されていません。';

/** Each read with its examples' words, and the flow of its write. */
const kinds: Record<string, { flow: Flow; entries: Record<string, readonly string[]> }> = {
  getVirusBusterMobile: {
    flow: virusBuster,
    entries: {
      normal: ['未申込', '275円/月', '申し込む', '使える台数1台まで'],
      using: ['利用中', '2025年12月1日(月)からご利用', '解約する', 'MNMO-2026-7Q4K-11XZ'],
      pending: adding,
      removing: ['解約の手続き中です。', '12月1日(火)の前の日まで、お使いいただけます。'],
      ...unavailable,
    },
  },
  getPremiumBand: {
    flow: premiumBand,
    entries: {
      normal: ['お申し込みは、お電話で承ります', '0120-000-000', 'みなもフォン 7'],
      using: ['利用中', '料金は、契約書面をご覧ください。', '解約する'],
      using_vo3222: ['利用中', '解約する'],
      pending: adding,
      no_device: [band],
      ...unavailable,
    },
  },
  getValueDataFree: {
    flow: valueDataFree,
    entries: {
      normal: ['利用中', '無料', '地図、音楽、メッセージ'],
      none: ['未申込', '申し込む'],
      pending: adding,
      plan_not_eligible: ['バリュープラン専用です。'],
      ...unavailable,
    },
  },
  getFifthGeneration: {
    flow: fifthGeneration,
    entries: {
      normal: ['利用中', '種類を変更する', '5Gエリアです'],
      none: ['未申込'],
      service_s: ['利用中'],
      service_a: ['利用中'],
      pending: ['解約の手続き中です。'],
      out_of_area: ['5Gエリア外です'],
      not_compatible: ['5Gに対応していません'],
      no_device: ['機種が登録されていません'],
      ...unavailable,
    },
  },
};

const refusals: Record<string, readonly string[]> = {
  not_eligible: ['このオプションはお申し込みいただけません'],
  option_update_processing: ['前の変更を手続き中です'],
  already_using: ['すでにご利用中です'],
  not_using: ['ご利用中ではないため、変更できません'],
  quitting: ['解約の手続き中のため'],
  suspended: ['SIMの利用を停止しているため'],
};

/** Examples of the writes besides the refusals; `update` is only for options that come in kinds. */
const answers = ['normal', 'remove', 'option_not_acceptable'];
const withKinds: readonly Flow[] = [premiumBand, fifthGeneration];

test('every example of the options’ operations is looked at', async ({ app }) => {
  for (const [id, { flow, entries }] of Object.entries(kinds)) {
    const update = withKinds.includes(flow) ? ['update'] : [];
    const names = [...answers, ...update, ...Object.keys(refusals)];
    const writes = Object.fromEntries(names.map((name) => [name, []]));
    await expectEveryExample(app, { [id]: entries, [flow.writes]: writes });
  }
});

test('each example shows its words', async ({ app }) => {
  test.setTimeout(180_000);
  const page = await app.visit('/mobile/option/', { as, viewport: phone, dark: true });
  for (const [id, { flow, entries }] of Object.entries(kinds))
    for (const [example, texts] of Object.entries(entries)) {
      app.mock.pins.set(id, example);
      await page.goto(app.url + flow.path);
      await waitForScreen(page);
      await expectTexts(page, texts);
      if (example === 'using' || example === 'pending') await expectNoSidewaysScroll(page);
    }
});

for (const [name, flow] of Object.values(kinds).map(({ flow }) => [flow.name, flow] as const)) {
  test(`${name}: each refusal is said, the dialog opens, and it is done`, async ({ app }) => {
    const { pins } = app.mock;
    for (const [id, example] of Object.entries(flow.pins ?? {})) pins.set(id, example);
    const page = await app.visit(flow.path, { as, viewport: desktop });
    await flow.fill(page);
    await expectTexts(page, flow.keeps);
    for (const [example, texts] of Object.entries(refusals)) {
      pins.set(flow.writes, example);
      await press(page, flow);
      await expectTexts(page, [...texts, 'オプションは変わっていません。']);
    }
    for (const example of ['option_not_acceptable', 'system_error']) {
      pins.set(flow.writes, example);
      await press(page, flow);
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByText('現在、お申込みを受け付けられない状態です。')).toBeVisible();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toBeHidden();
    }
    await expectNoSidewaysScroll(page);
    const own = flow.pins?.[flow.writes];
    if (own) pins.set(flow.writes, own);
    else pins.delete(flow.writes);
    await press(page, flow);
    await page.waitForURL(({ pathname }) => pathname.endsWith('/done'));
    await expect(page.getByRole('heading', { level: 1, name: flow.done })).toBeVisible();
    await expectTexts(page, ['090-0000-1234', '受付番号']);
    if (flow === virusBuster) {
      await expectTexts(page, ['MNMO-2026-7Q4K-11XZ']);
      const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
      expect(stored).not.toContain('MNMO-2026');
      await page.reload();
      await waitForScreen(page);
      await expectTexts(page, ['シリアル番号は、ご利用が始まったあと、オプションの画面で']);
    }
    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page);
  });
}

test('what was applied for is on the list, among the notices and in the blocked page', async ({
  app,
}) => {
  const page = await app.visit(virusBuster.path, { as, viewport: phone });
  await virusBuster.fill(page);
  await press(page, virusBuster);
  await expect(page.getByRole('heading', { level: 1, name: virusBuster.done })).toBeVisible();
  await page.goto(`${app.url}/mobile/option/`);
  await page.getByRole('link', { name: '月額版ウイルス対策', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '月額版ウイルス対策' })).toBeVisible();
  await expectTexts(page, ['申し込みの手続き中です。', '11月22日(日)から、お使いいただけます。']);
  await page.goto(`${app.url}/mobile/notification_history`);
  await expect(
    page.getByText('月額版ウイルス対策の申し込みを受け付けました').first(),
  ).toBeVisible();
});

for (const [key, name, text] of [
  ['IFilter', 'フィルタリング', '解約は、お電話で承ります。'],
  ['DevicePurchase', '機種買い取りサービス', 'お申し込みは、お電話で承ります。'],
] as const) {
  test(`${key} is applied for by phone`, async ({ app }) => {
    const page = await app.visit(`/mobile/option/${key}`, { as, viewport: phone });
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectTexts(page, [text, '0120-000-000']);
    await expectNoSidewaysScroll(page);
  });
}
