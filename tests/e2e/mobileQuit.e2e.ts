import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { type Examples, expectEveryExample, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { mobileQuit, mobileQuitCancel } from './flows/mobileQuit.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as, path } = mobileQuit;
/** What the entry shows of each state. */
const entries = {
  normal: [
    '11月30日(月)に解約する場合です。まだ何も変わっていません。',
    '電話番号 090-0000-1234番号を残すには、先にほかの会社への乗り換えが必要です',
    'データの残り 12.6GB',
    '2,200円 × 7回',
    '12月のご請求に含まれます',
  ],
  one: ['電話番号 090-0000-1234', '解約の入力へ進む'],
  empty: ['特にありません。', '費用はかかりません。'],
  longest: ['光セット割引の家族全員分', '9,999,999円'],
  accept: [
    '解約の受付済み',
    '11月30日(月)まで',
    '2026年11月29日(日)まで取り消せます(あと8日)。',
    '解約を取り消す',
  ],
  wait_mnp_port_out_number: ['MNP予約番号の発行待ち', '発行されると、この画面に表示されます。'],
  wait_mnp_port_out: [
    '乗り換え(転出)の完了待ち',
    '9900067890',
    '2026年12月5日(土)まであと14日',
    '12月5日(土)までに開通すると、番号を残せます。',
    '移る先の会社で開通した日に、ご利用が終わります。',
    '移る先の会社で開通するまで、2026年12月30日(水)まで取り消せます',
  ],
  end: ['解約済み', '10月31日(土)に解約', 'ご利用は終わりました。'],
  cancel_error: ['いまはお手続きいただけません', '解約のお手続きができませんでした。'],
  already_quit: ['いまはお手続きいただけません', 'すでに解約されています。'],
};

test('every example of the entry and of the sending is looked at', async ({ app }) => {
  const table: Examples = { getMobileQuitInfo: entries };
  await expectEveryExample(app, table);
  expect(Object.keys({ ...refusals, ...receipts, bad_request: '', not_found: '' }).sort()).toEqual(
    (await examplesOf(app, 'postMobileQuitInfo')).filter((name) => !name.startsWith('onestop')),
  );
});

test('each state of a cancellation, on a phone', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(entries)) {
    app.mock.pins.set('getMobileQuitInfo', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
    if (['normal', 'longest', 'wait_mnp_port_out'].includes(example))
      await expectNoSidewaysScroll(page);
  }
});

/** Words of the refusal; what was chosen stays, and what has not changed is said. */
const refusals: Record<string, string> = {
  date_changed: '最終ご利用日2026年11月30日(月)2026年12月31日(木)',
  cancel_error: '解約のお手続きができませんでした',
  already_quit: 'すでに解約されています',
};

const receipts: Record<string, string[]> = {
  normal: ['QT-2611-21-0004', '2026年11月30日(月)', '11月29日(日)まで、解約を取り消せます。'],
  wait_mnp_port_out_number: ['発行されるとこの画面と解約の画面に表示されます。'],
  wait_mnp_port_out: ['MNP予約番号(2026年12月5日(土)まで)', '9900067890'],
  quit_cancel: [],
};

async function toReview(app: App, page: Page) {
  await page.goto(app.url + path);
  await waitForScreen(page);
  await mobileQuit.fill(page);
}

test('each refusal keeps what was chosen and says that nothing has changed', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone, dark: true });
  await toReview(app, page);
  for (const [example, text] of Object.entries(refusals)) {
    app.mock.pins.set('postMobileQuitInfo', example);
    // Where the last day has changed, consent is asked for again.
    await page.getByRole('checkbox').check();
    await press(page, mobileQuit);
    await expectTexts(page, [text, ...mobileQuit.keeps]);
    await expect(
      page.getByText(/まだ解約されていません。|この手続きでは、何も変わっていません。/).last(),
    ).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
});

test('what is missing is said, consent too; each receipt has its words', async ({ app }) => {
  const page = await app.visit(path, { as });
  await page.getByRole('button', { name: '解約の入力へ進む' }).click();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('入力の誤りが2つあります')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const sent = app.callsFromNow('postMobileQuitInfo');
  await toReview(app, page);
  await page.getByRole('checkbox').uncheck();
  await press(page, mobileQuit);
  await expect(page.getByText('選択してください', { exact: true })).toBeVisible();
  expect(sent()).toEqual([]);
  await expectNoSidewaysScroll(page);
  for (const [example, texts] of Object.entries(receipts).filter(([, found]) => found.length > 0)) {
    app.mock.pins.set('postMobileQuitInfo', example);
    await toReview(app, page);
    await press(page, mobileQuit);
    const done = example.startsWith('wait')
      ? '乗り換えのお申し込みを受け付けました。'
      : mobileQuit.done;
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
    await expectTexts(page, texts);
  }
  await expectNoSidewaysScroll(page);
});

test('two clicks from the contract: cancelled, in the progress and the notices, and taken back', async ({
  app,
}) => {
  const page = await app.visit('/mobile/contract/', { as, viewport: desktop });
  await page.getByRole('link', { name: '解約', exact: true }).click();
  await expectTexts(page, ['使えなくなるもの', '15,400円']);
  await mobileQuit.fill(page);
  await press(page, mobileQuit);
  await expect(page.getByRole('heading', { name: mobileQuit.done })).toBeVisible();
  const number = /QT-\d{4}-\d{2}-\d{4}/.exec(
    (await page.getByRole('main').textContent()) ?? '',
  )?.[0];
  expect(number).toBeDefined();
  await page.getByRole('link', { name: 'ご契約情報に戻る' }).click();
  await expectTexts(page, ['解約の受付済み', '解約の手続き中です。']);
  await page.goto(`${app.url}/mobile/progress`);
  await expectTexts(page, ['モバイルの利用終了']);
  await page.goto(`${app.url}/mobile/notification_history`);
  await page.getByText('解約を受け付けました').first().click();
  await expectTexts(page, [number?.replaceAll('-', '') ?? '']);
  await page.goto(app.url + path);
  await page.getByRole('link', { name: '解約を取り消す' }).click();
  await mobileQuitCancel.fill(page);
  await expectNoSidewaysScroll(page);
  await press(page, mobileQuitCancel);
  await expect(page.getByRole('heading', { name: mobileQuitCancel.done })).toBeVisible();
  await page.goto(app.url + path);
  await expectTexts(page, ['まだ何も変わっていません。']);
});

const early: Record<string, string> = {
  normal: '解約のお申し込みがないためです。',
  end: '解約が済んでいるためです。',
  cancel_error: '解約のお手続きができませんでした。',
};

test('nothing to take back says so; a later step without the ones before starts again', async ({
  app,
}) => {
  const page = await app.visit('/mobile/contract/quit/confirm', { as });
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  await expect(page.getByText('エラーが発生しました。初めからやり直してください。')).toBeVisible();
  for (const [example, text] of Object.entries(early)) {
    app.mock.pins.set('getMobileQuitInfo', example);
    await page.goto(app.url + mobileQuitCancel.path);
    await expectTexts(page, ['いまはお手続きいただけません', text]);
  }
});

test('who takes the leaving back isn’t warned of losing an MNP number that has run out', async ({
  app,
}) => {
  app.mock.clock.set('2026-12-06T09:00:00+09:00');
  const page = await app.visit(mobileQuitCancel.path, { as: 'oki.taichi', viewport: phone });
  await expect(page.getByRole('button', { name: '解約を取り消す' })).toBeVisible();
  await expect(page.getByText('MNP予約番号は使えなくなります')).toHaveCount(0);
});

test('a number that has run out isn’t to be given to anybody', async ({ app }) => {
  app.mock.clock.set('2026-12-06T09:00:00+09:00');
  const page = await app.visit('/mobile/contract/quit', { as: 'oki.taichi', viewport: phone });
  await expectTexts(page, [
    'MNP予約番号の有効期限を過ぎています',
    '解約を取り消すと、新しい番号を発行できます。',
  ]);
  await expect(page.getByRole('main')).not.toContainText('この番号をお伝えください');
  await page.goto(`${app.url}/mobile/contract/`);
  await expectTexts(page, ['2026年12月5日(土)に期限が切れました']);
});
