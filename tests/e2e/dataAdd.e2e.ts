import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { charge } from './flows/charge.ts';
import { dataAdvance } from './flows/dataAdvance.ts';
import { type Flow, press } from './flows/flow.ts';
import { gigaPlus } from './flows/gigaPlus.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mizuno.keiko';

interface Slice {
  flow: Flow;
  read: string;
  /** Named example of the read → words; after a refusal there is no button to go on. */
  entries: Record<string, string[]>;
  /** Named example of the write → words, and where the customer is then. */
  answers: Record<string, { at: 'done' | 'field' | 'alert'; texts: string[] }>;
}

const slices: Slice[] = [
  {
    flow: charge,
    read: 'getCharge',
    entries: {
      normal: ['NEOプランの料金', '0.5GB', '275円', '5.0GB', '1,980円', '2月28日(日)まで使えます'],
      category_normal: ['通常プランの料金', '0.1GB', '220円', '11月30日(月)まで使えます'],
      partly: ['あと0.5GBまで追加できます', '今月追加できるデータ量を超えるため、選べません'],
      one: ['0.5GB', '275円'],
      used_up: ['0.5GB'],
      line_ends: ['ご利用は12月31日(木)までに終わるため', '12月31日(木)まで使えます'],
      longest: ['999.9GB', '9,999,999円'],
      charge_limit_over: ['12月1日', '今月追加できるデータ量を超えています', 'データを受け取る'],
      not_eligible: ['ご契約のプランではお申し込みいただけません。', 'ご契約情報を見る'],
      suspended: ['SIMの利用を停止しているため、'],
      unpaid: ['お支払いを確認できるまで', 'ご請求の一覧を見る'],
    },
    answers: {
      normal: { at: 'done', texts: ['CH-2611-21-0066', '550円', '2026年12月のご請求', '13.6GB'] },
      longest: { at: 'done', texts: ['999.9GBを追加しました', '9,999,999円'] },
      bad_request: { at: 'field', texts: ['オプションをご選択してください'] },
      charge_limit_over: { at: 'field', texts: ['今月追加できるデータ量を超えています。'] },
      not_eligible: { at: 'alert', texts: ['料金もかかりません'] },
      suspended: { at: 'alert', texts: ['SIMをご利用いただけない状態です'] },
      unpaid: { at: 'alert', texts: ['お支払いの確認を待っています'] },
      payment_failed: {
        at: 'alert',
        texts: ['お支払い方法をご確認ください。データは追加されていません。'],
      },
    },
  },
  {
    flow: dataAdvance,
    read: 'getDataAdvance',
    entries: {
      normal: ['0.5GB単位で、3.0GBまで', '11月29日(日) 23:59まで'],
      partly: ['1.0GBまで', 'すでに2.0GBを前借りしています'],
      smallest: ['0.5GBまで'],
      longest: ['99.5GBまで'],
      data_advance_over_capacity: ['12月1日', '前借りできるデータ量を超えています'],
      data_advance_out_of_period: ['12月1日', 'お申し込みの受付期間外です', 'データを追加する'],
      data_advance_not_possible: ['ご契約のプランではお申し込みいただけません'],
    },
    answers: {
      normal: { at: 'done', texts: ['DA-2611-21-0012', '2026年11月30日(月)', '9.0GB'] },
      longest: { at: 'done', texts: ['99.5GBを前借りしました', '900.4GB'] },
      bad_request: { at: 'field', texts: ['0.5GB単位で指定してください。'] },
      data_advance_over_capacity: { at: 'field', texts: ['1.0GB以内で選んでください。'] },
      data_advance_out_of_period: { at: 'alert', texts: ['データは前借りされていません。'] },
      data_advance_not_possible: { at: 'alert', texts: ['お申し込みいただけません'] },
    },
  },
  {
    flow: gigaPlus,
    read: 'getGigaPlus',
    entries: {
      normal: ['3.0GB', 'ご利用2周年の特典', '11月30日(月)まで', '12月31日(木)まで'],
      last_day: ['今日が期限です'],
      unlimited: ['無制限'],
      longest: ['999.9GB', '10年以上あわせてご利用のお客さま'],
      giga_plus_not_exist: ['このページは表示できません'],
      giga_plus_receipt_complete: [
        '受け取りの手続きは完了しています',
        '11月5日(木) 12:10に受け取り',
      ],
      giga_plus_receipt_expired: ['受け取りの期限を過ぎています', '10月31日(土)でした'],
    },
    answers: {
      normal: { at: 'done', texts: ['GP-2611-21-0008', '2026年12月31日(木)', '15.6GB'] },
      unlimited: { at: 'done', texts: ['3.0GBを受け取りました。'] },
      bad_request: { at: 'alert', texts: ['この手続きでは、何も変わっていません。'] },
      giga_plus_not_exist: { at: 'alert', texts: ['このページは表示できません'] },
      giga_plus_receipt_complete: { at: 'alert', texts: ['受け取りの手続きは完了しています'] },
      giga_plus_receipt_expired: { at: 'alert', texts: ['受け取りの期限を過ぎています'] },
    },
  },
];

async function open(app: App, page: Page, path: string) {
  await page.goto(app.url + path);
  await waitForScreen(page);
}

const general = ['not_found', 'bad_request'];

for (const slice of slices) {
  test(`${slice.flow.name}: every example has its words`, async ({ app }) => {
    const own = (names: string[], known: object) =>
      names.filter((name) => name in known || !general.includes(name));
    expect(Object.keys(slice.entries).sort()).toEqual(
      own(await examplesOf(app, slice.read), slice.entries),
    );
    expect(Object.keys(slice.answers).sort()).toEqual(
      own(await examplesOf(app, slice.flow.writes), slice.answers),
    );
  });
}

for (const { flow, read, entries } of slices) {
  test(`${flow.name}: at the entry`, async ({ app }) => {
    const page = await app.visit(flow.path, { as, viewport: phone });
    for (const [example, texts] of Object.entries(entries)) {
      app.mock.pins.set(read, example);
      await page.reload();
      await waitForScreen(page);
      await expectTexts(page, texts);
      const isRefused = await page.getByText('いまはお手続きいただけません').count();
      await expect(page.getByRole('button', { name: '確認へ進む' })).toHaveCount(1 - isRefused);
      if (example === 'longest' || (isRefused && /limit|period|complete/.test(example)))
        await expectNoSidewaysScroll(page);
    }
  });
}

for (const { flow, answers } of slices) {
  test(`${flow.name}: when it is sent`, async ({ app }) => {
    const page = await app.page({ as, viewport: desktop, dark: true });
    for (const [example, { at, texts }] of Object.entries(answers)) {
      app.mock.pins.set(flow.writes, example);
      await open(app, page, flow.path);
      await flow.fill(page);
      await press(page, flow);
      if (at === 'done') await page.waitForURL(({ pathname }) => pathname.endsWith('/done'));
      else await expect(page.getByRole('alert').first()).toBeVisible();
      await expectTexts(page, texts);
      // Refused: what was chosen stays.
      if (at === 'alert') await expectTexts(page, flow.keeps);
      if (example === 'normal') await expectNoSidewaysScroll(page);
    }
  });
}

for (const { flow } of slices) {
  test(`${flow.name}: done, on the top and in the notifications`, async ({ app }) => {
    const page = await app.visit(flow.path, { as, viewport: phone });
    if (flow !== gigaPlus) {
      await page.getByRole('button', { name: '確認へ進む' }).click();
      await expect(
        page
          .getByText(flow === charge ? 'オプションをご選択してください' : '選択してください', {
            exact: true,
          })
          .first(),
      ).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await flow.fill(page);
    await expectNoSidewaysScroll(page);
    await press(page, flow);
    await expect(page.getByRole('heading', { level: 1, name: flow.done })).toBeVisible();
    await expectTexts(page, ['090-0000-1234', '水野 恵子 様']);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: flow.done })).toBeVisible();
    await page.getByRole('link', { name: 'トップに戻る' }).click();
    await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/top/'));
    await expectTexts(page, [flow === gigaPlus ? '15.6' : '13.6']);
    await open(app, page, '/mobile/notification_history');
    await expectTexts(page, [
      flow === gigaPlus ? 'ギガプラスを受け取りました' : `${flow.name.replace('の', 'を')}しました`,
    ]);
  });
}

test('a line that ends is sold data until its last day, and the page says so', async ({ app }) => {
  const page = await app.visit(charge.path, { as: 'oki.taichi', viewport: phone });
  const main = page.getByRole('main');
  await expect(main.getByText(/ご利用は12月31日\(木\)までに終わるため/)).toBeVisible();
  await expect(main.getByRole('radio', { name: /12月31日\(木\)まで使えます/ })).toHaveCount(4);
  await charge.fill(page);
  await expect(main.getByText('12月31日(木)まで', { exact: true })).toBeVisible();
  await press(page, charge);
  await expect(page.getByRole('heading', { level: 1, name: charge.done })).toBeVisible();
  await expect(main.getByText('2026年12月31日(木)')).toBeVisible();
  await expect(main.getByText(/2月28日/)).toHaveCount(0);
});

test(
  'an unknown outcome says what the state, read again, shows',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit('/mobile/top/', { as, viewport: phone });
    for (const { flow } of slices) {
      await open(app, page, flow.path);
      await flow.fill(page);
      app.mock.faults.set(flow.writes, { kind: 'cut', times: 1 });
      await press(page, flow);
      await expectTexts(page, ['結果を確認できませんでした', '受付の控えをお知らせ履歴で見る']);
      await expectNoSidewaysScroll(page);
    }
  },
);

test('who has to pay first is led to no data that is closed to them too', async ({ app }) => {
  const path = '/mobile/top/data_advance';
  const page = await app.visit(path, { as: 'hamano.nagi', viewport: phone });
  await expectTexts(page, ['お支払いを確認できるまで、お申し込みいただけません。']);
  await expect(page.getByRole('link', { name: 'データを追加する' })).toBeHidden();
});
