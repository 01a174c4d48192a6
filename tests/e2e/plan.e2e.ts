import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { expectEveryExample, expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { plan, planCancel } from './flows/plan.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as } = plan;

const entries: Record<string, readonly string[]> = {
  normal: [
    'NEO ライト 3GB',
    'いまのプラン',
    '毎月の差±0円',
    '11月30日(月) 20:00までのお申し込みは',
  ],
  premium: ['5Gサービス S', '5Gサービス A', '選んだプランではご利用いただけません', '3分かけ放題'],
  special_calling: ['5分かけ放題 プラス', '10分かけ放題 プラス特別な通話プラン'],
  data_sim: ['ライト 3GB', 'データ', '858円'],
  one: ['NEO 10GBいまのプラン'],
  partly: ['分割でお支払い中の機種では選べません'],
  longest: ['9,999,999円', 'おすすめの大容量プラン'],
  change_reserved: ['12月1日(火)から', '11月30日(月)まで、変更を取り消せます。', '変更を取り消す'],
  not_eligible: ['ご契約のプランではお申し込みいただけません。', 'オプションを見る'],
  quitting: ['解約の手続き中のため', '解約を取り消すと、プランを変更できます。'],
  suspended: ['SIMの利用を停止しているため', '再開すると、プランを変更できます。'],
  unpaid: ['お支払いを確認できるまで', 'ご請求を見る'],
  shipping: ['11月26日(木)から', '手続きの状況を見る'],
};
const entryOnly = new Set(Object.keys(entries).slice(7));

const reservedPlan: Record<string, readonly string[]> = {
  normal: ['「NEO 20GB」へのプランの変更', '12月1日(火)から・11月30日(月)まで取り消せます'],
  data_sim: ['「NEO 10GB」へのプランの変更'],
  last_day: ['11月21日(土)まで取り消せます'],
  cancel_error: ['取り消しの期限を過ぎたため、取り消せません。', '2026年11月20日(金)'],
};
const reservedCallFlat: Record<string, readonly string[]> = {
  normal: ['「10分かけ放題」へのかけ放題の変更'],
  remove: ['「なし」へのかけ放題の変更'],
  cancel_error: ['取り消しの期限を過ぎたため、取り消せません。'],
};

/** What a refused change says, and where the customer is then. */
const refusals: Record<string, { at: 'field' | 'review'; texts: readonly string[] }> = {
  plan: { at: 'field', texts: ['データプラン', '選択されたプランには変更できません。'] },
  premium_option: {
    at: 'field',
    texts: ['プレミアムオプション', 'このプランではご利用いただけません。'],
  },
  call_flat: { at: 'field', texts: ['通話のかけ放題', '選択されたかけ放題は'] },
  not_changed: { at: 'field', texts: ['プランを変更してください'] },
  bad_request: { at: 'field', texts: ['プランを選択してください。'] },
  change_reserved: { at: 'review', texts: ['すでに変更を受け付けています'] },
  not_eligible: { at: 'review', texts: ['対象のプランではありません'] },
  quitting: { at: 'review', texts: ['解約の手続き中です'] },
  suspended: { at: 'review', texts: ['SIMをご利用いただけない状態です'] },
  unpaid: { at: 'review', texts: ['お支払いの確認を待っています'] },
  shipping: { at: 'review', texts: ['発送の手続き中です'] },
};

test('every example of the plan’s operations is looked at', async ({ app }) => {
  await expectEveryExample(app, {
    getPricePlanExchange: entries,
    getCancelExchangePricePlan: reservedPlan,
    getCancelExchangeVoiceCallFixedOption: reservedCallFlat,
    postPricePlanExchange: {
      normal: [],
      cheaper: [],
      ...Object.fromEntries(
        Object.entries(refusals).flatMap(([name, { texts }]) =>
          name === 'bad_request' ? [] : [[name, texts]],
        ),
      ),
    },
    postCancelExchangePricePlan: { normal: [], call_flat: [], cancel_error: [] },
  });
});

async function shown(
  app: App,
  page: Page,
  path: string,
  id: string,
  example: string,
): Promise<void> {
  app.mock.pins.set(id, example);
  await page.goto(app.url + path);
  await waitForScreen(page);
}

test('each example of the reads shows its words', async ({ app }) => {
  const page = await app.visit(plan.path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(entries)) {
    await shown(app, page, plan.path, 'getPricePlanExchange', example);
    await expectTexts(page, texts);
    const next = page.getByRole('button', { name: '確認へ進む' });
    await expect(next, example).toHaveCount(entryOnly.has(example) ? 0 : 1);
    if (example === 'longest' || example === 'change_reserved') await expectNoSidewaysScroll(page);
  }
  app.mock.pins.clear();
  for (const [example, texts] of Object.entries(reservedPlan)) {
    await shown(app, page, planCancel.path, 'getCancelExchangePricePlan', example);
    await expectTexts(page, texts);
  }
  app.mock.pins.set('getCancelExchangePricePlan', 'not_found');
  for (const [example, texts] of Object.entries(reservedCallFlat)) {
    await shown(app, page, planCancel.path, 'getCancelExchangeVoiceCallFixedOption', example);
    await expectTexts(page, texts);
  }
  app.mock.pins.set('getCancelExchangeVoiceCallFixedOption', 'not_found');
  await page.reload();
  await waitForScreen(page);
  await expectTexts(page, ['受付済みのプラン変更はありません。', 'プランを変更する']);
});

test('a SIM for data has no calls to choose', async ({ app }) => {
  app.mock.pins.set('getPricePlanExchange', 'data_sim');
  const page = await app.visit(plan.path, { as });
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByLabel(/^NEO 10GB/).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('まだ申し込まれていません。')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('かけ放題');
});

test('each refusal is said at its choice or on the review, and nothing chosen is lost', async ({
  app,
}) => {
  app.mock.pins.set('getPricePlanExchange', 'premium');
  const page = await app.visit(plan.path, { as, viewport: phone });
  await page.getByLabel(/^NEO 20GB/).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  for (const [example, { at, texts }] of Object.entries(refusals)) {
    app.mock.pins.set('postPricePlanExchange', example);
    await expect(page.getByText('まだ申し込まれていません。')).toBeVisible();
    await press(page, plan);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectTexts(page, texts);
    if (at === 'review') {
      await expectTexts(page, ['プランは変わっていません。', 'NEO 20GB']);
      continue;
    }
    await expect(page.locator(':focus', { hasText: '入力の誤りが1つあります' })).toBeVisible();
    await expect(page.getByLabel(/^NEO 20GB/), example).toBeChecked();
    if (example === 'plan') await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: '確認へ進む' }).click();
  }
});

test('choices that don’t go together are errors of section 5, in the summary', async ({ app }) => {
  app.mock.pins.set('getPricePlanExchange', 'premium');
  const page = await app.visit(plan.path, { as });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.locator(':focus', { hasText: 'プランを変更してください' })).toBeVisible();
  await page.getByRole('link', { name: 'プランを変更してください' }).click();
  await page.getByLabel(/^3分かけ放題/).check();
  await page.getByLabel(/^NEO 無制限/).check();
  await page.getByLabel(/^5Gサービス A/).check();
  await page.getByLabel(/^NEO 20GB/).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.locator(':focus', { hasText: '入力の誤りが2つあります' })).toBeVisible();
  await expectTexts(page, [
    '選択されたかけ放題は、このプランではご利用いただけません。',
    '選択されたプレミアムオプションは、このプランではご利用いただけません。',
  ]);
  await expectNoSidewaysScroll(page);
});

test('what an unlimited plan ends is said where it is chosen and on the review', async ({
  app,
}) => {
  const page = await app.visit(plan.path, { as, viewport: phone });
  const warning = page.getByText(
    '「NEO 無制限」では、「データを贈る」「データの前借り」はご利用いただけません。',
  );
  await page.getByLabel(/^NEO 無制限/).check();
  await expect(warning).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByLabel(/^NEO 20GB/).check();
  await expect(warning).toBeHidden();
  await page.getByLabel(/^NEO 無制限/).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('button', { name: plan.button })).toBeVisible();
  await expect(warning).toBeVisible();
});

test(
  'changed, found again everywhere, and taken back',
  { tag: ['@engines', '@core'] },
  async ({ app }) => {
    const page = await app.visit(plan.path, { as, viewport: desktop, dark: true });
    await plan.fill(page);
    await expectTexts(page, [
      '12月のご請求11月ご利用分・いまの料金5,308円',
      '1月のご請求12月ご利用分・新しい料金6,358円',
      '12月1日(火)に切り替わるため、日割りはありません。',
      '090-0000-1234 のプランを変更します',
    ]);
    await expectNoSidewaysScroll(page);
    await press(page, plan);
    await expect(page.getByRole('heading', { name: plan.done })).toBeVisible();
    await expectTexts(page, ['これまでとの差 +1,050円', '2026年11月30日(月)', '090-0000-1234']);
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'ご契約情報に戻る' }).click();
    await expectTexts(page, ['NEO 20GB', '12月1日(火)からの変更を受け付けています。']);
    await page.goto(`${app.url}/mobile/notification_history`);
    await expect(page.getByText('プランの変更を受け付けました').first()).toBeVisible();

    await page.setViewportSize(phone);
    await page.goto(app.url + plan.path);
    await page.getByRole('link', { name: '変更を取り消す' }).click();
    await expect(page.getByRole('heading', { name: '変更の取り消し' })).toBeVisible();
    await planCancel.fill(page);
    await expectNoSidewaysScroll(page);
    app.mock.pins.set('postCancelExchangePricePlan', 'cancel_error');
    await press(page, planCancel);
    await expectTexts(page, ['取り消せませんでした', '期限は2026年11月20日(金)でした。']);
    app.mock.pins.clear();
    await press(page, planCancel);
    await expect(page.getByRole('heading', { name: planCancel.done })).toBeVisible();
    await expectTexts(page, ['このあとも「NEO 10GB」をお使いいただけます。']);
    await expectNoSidewaysScroll(page);
    await page.goto(app.url + plan.path);
    await expect(page.getByRole('button', { name: '確認へ進む' })).toBeVisible();
  },
);

test('an answer that is lost is unknown, and the state is read again', async ({ app }) => {
  const page = await app.visit(plan.path, { as, viewport: phone });
  await plan.fill(page);
  app.mock.faults.set('postPricePlanExchange', { kind: 'cut', times: 1 });
  await press(page, plan);
  await expect(page.getByRole('heading', { name: '結果を確認できませんでした' })).toBeVisible();
  await expect(page.getByText('もう一度お申し込みいただく必要はありません。')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a change that is reserved says its day and until when it can be taken back once', async ({
  app,
}) => {
  const page = await app.visit(plan.path, { as: 'kawase.ryo', viewport: phone });
  await page.getByLabel(/^NEO 20GB/).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await press(page, plan);
  await expect(page.getByRole('heading', { name: plan.done })).toBeVisible();
  const until = page.getByRole('main').getByText('11月30日(月)まで取り消せます');
  await page.goto(`${app.url}/progress`);
  await expect(until).toHaveCount(1);
  await page.goto(`${app.url}/mobile/top/`);
  await expect(until).toHaveCount(1);
  const step = page
    .getByRole('list', { name: 'NEO 20GBへのプラン変更' })
    .getByRole('listitem')
    .filter({ hasText: '切り替え' });
  await expect(step).toContainText('12月1日(火)');
  await expect(step).not.toContainText(/切り替え.*切り替え/);
});
