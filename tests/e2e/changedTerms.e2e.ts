import type { Page } from '@playwright/test';
import { logIn as callerOf } from '../../scripts/mock/testing.ts';
import type { App } from './app.ts';
import { expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { callService } from './flows/callService.ts';
import { charge } from './flows/charge.ts';
import { hikaritvChange } from './flows/fibrePartner.ts';
import { type Flow, press } from './flows/flow.ts';
import { mnpTransferIn } from './flows/mnpTransferIn.ts';
import { mobileQuit } from './flows/mobileQuit.ts';
import { plan, planCancel } from './flows/plan.ts';
import { simStop } from './flows/stopRestart.ts';
import { logIn } from './login.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

/** A review at one moment that is pressed at another, and what has changed between the two. */
interface Turn {
  flow: Flow;
  shown: string;
  pressed: string;
  changes: string[][];
  /** What the receipt says. */
  says: string;
}

const turns: Turn[] = [
  {
    flow: plan,
    shown: '2026-11-30T19:58:00+09:00',
    pressed: '2026-11-30T20:01:00+09:00',
    changes: [['変わる日', '2026年12月1日(火)', '2027年1月1日(金)']],
    says: '2027年1月1日(金)',
  },
  {
    flow: charge,
    shown: '2026-12-31T23:58:00+09:00',
    pressed: '2027-01-01T00:01:00+09:00',
    changes: [
      ['使える期限', '2027年3月31日(水)', '2027年4月30日(金)'],
      ['ご請求', '2027年1月のご請求', '2027年2月のご請求'],
    ],
    says: '2027年2月のご請求に加わります',
  },
  {
    flow: hikaritvChange,
    shown: '2026-11-30T23:58:00+09:00',
    pressed: '2026-12-01T00:01:00+09:00',
    changes: [['変更日', '2026年12月1日(火)', '2027年1月1日(金)']],
    says: '2027年1月1日(金)',
  },
  {
    flow: callService,
    shown: '2028-02-29T19:58:00+09:00',
    pressed: '2028-02-29T20:01:00+09:00',
    changes: [['変わる日', '2028年3月1日(水)', '2028年4月1日(土)']],
    says: '2028年4月1日(土)',
  },
];

async function toReview(app: App, { as, path, fill }: Flow, viewport = phone): Promise<Page> {
  const page = await app.visit(path, { as, viewport });
  await fill(page);
  await waitForScreen(page);
  return page;
}

/** The alert lists what has changed: what it is, as it was confirmed, and as it is now. */
async function expectChanges(page: Page, changes: readonly string[][]) {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('お確かめいただいた内容が変わりました');
  await expect(alert.getByRole('row')).toHaveCount(changes.length + 1);
  for (const [index, cells] of changes.entries()) {
    const row = alert.getByRole('row').nth(index + 1);
    await expect(row.getByRole('rowheader').or(row.getByRole('cell'))).toHaveText(cells);
  }
}

for (const { flow, shown, pressed, changes, says } of turns)
  test(`${flow.name}, reviewed at ${shown.slice(0, 16)} and pressed at ${pressed.slice(0, 16)}, is asked again`, async ({
    app,
  }) => {
    app.mock.clock.set(shown);
    const page = await toReview(app, flow);
    app.mock.clock.set(pressed);
    await press(page, flow);
    await expectChanges(page, changes);
    await expectNoSidewaysScroll(page);
    await press(page, { button: /^いまの内容で、/ });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.done);
    await expect(page.getByRole('main')).toContainText(says);
    await app.mock.calls(flow.writes).reached(2);
  });

test('after a session that ended between the two, the login leads back to what has changed', async ({
  app,
}) => {
  app.mock.clock.set('2026-11-30T19:58:00+09:00');
  const page = await toReview(app, plan);
  app.mock.clock.set('2026-12-01T09:00:00+09:00');
  await press(page, plan);
  await page.waitForURL('**/login?redirect_uri=*');
  await logIn(page, plan.as);
  await page.waitForURL('**/confirm*');
  await expectChanges(page, [['変わる日', '2026年12月1日(火)', '2027年1月1日(金)']]);
  await press(page, { button: /^いまの内容で、/ });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan.done);
});

test('the consent to leave is given again to another last day', async ({ app }) => {
  app.mock.clock.set('2026-11-30T23:58:00+09:00');
  const page = await toReview(app, mobileQuit);
  app.mock.clock.set('2026-12-01T00:01:00+09:00');
  await press(page, { button: /解約する$/ });
  await expectChanges(page, [
    ['最終ご利用日', '2026年11月30日(月)', '2026年12月31日(木)'],
    ['解約にかかる費用', '15,400円', '13,200円'],
  ]);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox').check();
  await press(page, { button: 'いまの内容で、12月31日に解約する' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mobileQuit.done);
});

test(
  'the same order from another tab says what the first has changed',
  { tag: '@core' },
  async ({ app }) => {
    const [first, second] = [await toReview(app, charge), await toReview(app, charge)];
    await press(first, charge);
    await expect(first.getByRole('heading', { level: 1 })).toHaveText(charge.done);
    await press(second, charge);
    await expectChanges(second, [['今月追加したデータ', '0.0GB', '1.0GB']]);
    await expect(second.getByText('13.6GB → 14.6GB')).toBeVisible();
  },
);

test('a stop that another tab has asked for is not called a failure', async ({ app }) => {
  const [first, second] = [await toReview(app, simStop), await toReview(app, simStop)];
  await press(first, simStop);
  await expect(first.getByRole('heading', { level: 1 })).toHaveText(simStop.done);
  await press(second, simStop);
  await expect(second.getByRole('alert')).toContainText(
    'いまの状況は「停止の手続き中」です。この手続きでは、何も変わっていません。',
  );
});

test('a time that has come too near is not called taken, nor shown as chosen', async ({ app }) => {
  app.mock.clock.set('2026-11-23T23:58:00+09:00');
  const page = await toReview(app, mnpTransferIn);
  app.mock.clock.set('2026-11-24T00:01:00+09:00');
  await press(page, mnpTransferIn);
  await expectTexts(page, ['この日時は選べなくなりました。ほかの日時を選択してください。']);
  await expect(page.getByRole('main')).not.toContainText('11月24日');
});

/** Applies for another plan, without a page. */
async function reserve(app: App, order: object): Promise<void> {
  const caller = await callerOf({ url: app.url, clock: app.mock.clock });
  await caller.read('/hosts/mobile/api/write/v1/services/m09000001234/price-plan-exchange', {
    method: 'POST',
    body: { ...order, special_calling: null, premium_option: null },
  });
}

test(
  'a cancel that is pressed after its deadline says so, and what is so now',
  { tag: '@core' },
  async ({ app }) => {
    await reserve(app, { planCode: 'VB1042', call_flat: 'five_minutes' });
    app.mock.restore({ ...app.mock.snapshot(), clock: '2026-11-30T23:58:00+09:00' });
    const page = await app.visit(planCancel.path, { as: planCancel.as, viewport: phone });
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expect(page.getByText('11月30日(月)')).toBeVisible();
    app.mock.clock.set('2026-12-01T00:01:00+09:00');
    await press(page, planCancel);
    await expect(page.getByRole('alert')).toContainText('期限は2026年11月30日(月)でした。');
    await expect(page.getByRole('alert')).toBeInViewport();
    await expectTexts(page, [
      'いまはお手続きいただけません',
      '取り消しの期限を過ぎたため、取り消せません。',
      'いまのプランは「NEO 20GB」です。',
    ]);
    await expectNoSidewaysScroll(page);
  },
);

test('a flat rate that a change of plan has reserved meanwhile is not offered on the review', async ({
  app,
}) => {
  const page = await toReview(app, callService);
  await reserve(app, { planCode: 'VB1042', call_flat: 'five_minutes' });
  await press(page, callService);
  await expectTexts(page, ['選ばれていたかけ放題は、いまは選べません。']);
  await expect(page.getByRole('button', { name: callService.button })).toHaveCount(0);
});

test('data that was given is received until the end of its last day', async ({ app }) => {
  app.mock.clock.set('2026-11-30T20:30:00+09:00');
  const page = await app.visit('/mobile/top/packet_gift', { as: 'saegusa.minori' });
  await expectTexts(page, ['本日は受け付けていません', 'データの受け取りは、いまもできます。']);
  await page.getByRole('link', { name: 'データを受け取る' }).click();
  await page.getByLabel('ギフトコード').fill('K7PM-2XQ9');
  await page.getByLabel('認証コード').fill('2580');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, ['11月30日(月)まで', '今日が期限です']);
  await press(page, { button: '1.5GBを受け取る' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1.5GBを受け取りました。');
});
