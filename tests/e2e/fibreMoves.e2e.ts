import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { type Examples, expectEveryExample, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { move, upgrade } from './flows/fibreMoves.ts';
import { type Flow, press } from './flows/flow.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const { as } = upgrade;
const pin = (app: App, id: string, example: string) => app.mock.pins.set(id, example);
async function open(app: App, page: Page, address: string) {
  await page.goto(app.url + address);
  await waitForScreen(page);
}

const blocked = 'いまはお手続きいただけません';
const judgements: Examples = {
  getG10upgAreaJudge: {
    normal: ['この住所での提供提供中', '東京都みなも区波止場1-2-3'],
    summary_providing: ['この住所での提供提供中'],
    summary_providing_partially: ['この地域での提供一部で提供中'],
    summary_accepting: ['この住所での提供受け付け中'],
    summary_accepting_partially: ['この地域での提供一部で受け付け中'],
    summary_scheduled: [blocked, 'この住所での提供提供予定', '提供がまだ始まっていません'],
    summary_scheduled_partially: [blocked, 'この地域での提供一部で提供予定', '4月1日(木)から'],
    summary_not_providing: [blocked, 'この住所での提供提供していません'],
    detail_providing: ['この住所での提供提供中'],
    detail_accepting: ['この住所での提供受け付け中'],
    detail_scheduled: [blocked, 'この住所での提供提供予定'],
    detail_not_providing: [blocked, 'この住所での提供提供していません'],
    longest: ['大鳳森タワーウエスト棟 B4512号室'],
  },
  getG10upgEnableJudge: {
    normal: ['工事の希望日'],
    upgrade_ok: ['工事の希望日'],
    not_upgrade_ng: [blocked, 'いまのプランからは切り替えられません。'],
    sts_ok: ['工事の希望日'],
    not_sts_ng: [blocked, 'お申し込み中の手続きがあるため、切り替えられません。'],
  },
  getG10upgStateInfo: {
    normal: [blocked, 'すでにお申し込みを受け付けています。', '12月5日(土)'],
    none: ['5,720円', '6,270円'],
    accepted: [blocked, 'お電話で日程を決めます'],
    done: [blocked, 'すでに10ギガに切り替わっています。'],
    no_discount: ['5,720円', '6,270円'],
    link_ok: ['工事の希望日'],
    link_ng: [blocked, '設備の連携ができないため'],
    longest: [blocked],
  },
  getG10upgAcceptJudge: {
    normal: ['工事の希望日', '0円'],
    result_ok: ['工事の希望日'],
    result_ng: [blocked, '設備に空きがないため'],
    fee: ['3,300円', '22,000円'],
    longest: ['9,999,999円'],
  },
};

test('each judgement and each state of the address', async ({ app }) => {
  await expectEveryExample(app, judgements);
  const page = await app.visit(upgrade.path, { as, viewport: phone });
  await expectNoSidewaysScroll(page);
  for (const [id, rows] of Object.entries(judgements)) {
    for (const [example, texts] of Object.entries(rows)) {
      pin(app, id, example);
      await open(app, page, upgrade.path);
      await expectTexts(page, texts);
    }
    app.mock.pins.clear();
  }
});

/** After a refusal at a field: to the review again. */
async function again(page: Page, flow: Flow) {
  const next = page.getByRole('button', { name: '確認へ進む' });
  if ((await next.count()) > 0) await flow.fill(page);
}

const moves: Examples = {
  getMoveToken: {
    normal: ['いまのご契約を続けられます。'],
    issued: ['手続きの途中です。', '2026年11月28日(土) 23:59', 'お引っ越しのページへ進む'],
    expired: ['前の手続きは期限が切れました'],
    not_available: [blocked, '切り替え工事が終わるまでは'],
  },
  postMoveTokenCreate: {
    area_not_providing: ['お引っ越し先では、サービスを提供していません。'],
    construction_in_progress: ['手続きは始まっていません。'],
    move_in_progress: ['お引っ越しの手続きは、すでに始まっています'],
    state_not_allowed: ['いまのご契約の状態では、お手続きいただけません。'],
  },
};

test('a move: every state, every refusal, begun and continued', async ({ app }) => {
  const states = moves['getMoveToken'] ?? {};
  await expectEveryExample(app, { getMoveToken: states });
  const page = await app.visit(move.path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(states)) {
    pin(app, 'getMoveToken', example);
    await open(app, page, move.path);
    await expectTexts(page, texts);
    if (example !== 'expired') await expectNoSidewaysScroll(page);
  }
  pin(app, 'getMoveToken', 'normal');
  await open(app, page, move.path);
  await page.getByLabel('新しいお住まいの郵便番号').fill('123');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, ['3桁です。']);
  await move.fill(page);
  for (const [example, texts] of Object.entries(moves['postMoveTokenCreate'] ?? {})) {
    pin(app, move.writes, example);
    await press(page, move);
    await expectTexts(page, texts);
    await again(page, move);
  }
  pin(app, move.writes, 'normal');
  pin(app, 'getMoveToken', 'issued');
  await press(page, move);
  await page.waitForURL('**/done');
  await expectTexts(page, [move.done as string, 'お引っ越しのページへ進む']);
  await page.setViewportSize(desktop);
  await expectNoSidewaysScroll(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('MoveTokenExample');
});

test('a move that was begun without an answer, or from another tab, leads on once from the review', async ({
  app,
}) => {
  const [first, second] = [
    await app.visit(move.path, { as, viewport: phone, allowConsole: /net::ERR/ }),
    await app.visit(move.path, { as, viewport: phone }),
  ];
  for (const page of [first, second]) await move.fill(page);
  app.mock.faults.set(move.writes, { kind: 'no_response' });
  await press(first, move);
  await expectTexts(first, ['お引っ越しの手続きは始まっています。']);
  await second.reload();
  for (const page of [first, second]) {
    await expect(page.getByRole('link', { name: 'お引っ越しのページへ進む' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: move.button })).toHaveCount(0);
  }
});

const refusals = {
  bad_request: '入力の誤りが1つあります',
  applicant_too_young:
    '18歳未満の方は、ご入会いただけません。この手続きでは、何も変わっていません。',
  not_upgrade_ng: 'いまのプランからは切り替えられません',
  not_sts_ng:
    'お申し込み中の手続きがあるため、切り替えられません。この手続きでは、何も変わっていません。',
  link_ng:
    '設備の連携ができないため、お申し込みいただけません。この手続きでは、何も変わっていません。',
  result_ng: '設備に空きがないため、いまはお申し込みいただけません。',
  date_taken: '選んだ日は、選べなくなりました。',
  token_expired: '時間が過ぎたため、はじめからやり直してください。',
};

test('an upgrade: every refusal, then accepted, then seen', async ({ app }) => {
  const names = (await examplesOf(app, upgrade.writes)).filter((name) => name !== 'normal');
  expect(Object.keys(refusals).sort()).toEqual(names);
  const page = await app.visit(upgrade.path, { as, viewport: desktop });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, ['入力の誤りが2つあります', '必須項目が未入力です']);
  await expectNoSidewaysScroll(page);
  await upgrade.fill(page);
  for (const [example, text] of Object.entries(refusals)) {
    pin(app, upgrade.writes, example);
    await press(page, upgrade);
    await expectTexts(page, [text]);
    await again(page, upgrade);
  }
  app.mock.pins.clear();
  pin(app, 'getG10upgTokenInfo', 'result_ng');
  await press(page, upgrade);
  await expectTexts(page, ['この手続きでは、何も変わっていません。']);
  app.mock.pins.clear();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoSidewaysScroll(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).not.toContain('09000001234');
  await press(page, upgrade);
  await page.waitForURL('**/done');
  await expectTexts(page, [
    upgrade.done as string,
    '3,410円',
    '1月のご請求から',
    '10ギガ乗り換え割引(−550円)で2,860円です。',
  ]);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await open(app, page, upgrade.path);
  await expectTexts(page, [blocked, '12月10日(木)']);
});

test('who can’t move yet sees from when, wherever a link leads there', async ({ app }) => {
  const page = await app.visit(move.path, { as: 'mizuno.keiko', viewport: phone });
  await expectTexts(page, [blocked, 'お手続きできるのは', '12月6日(日)から']);
  await expectNoSidewaysScroll(page);
  for (const address of ['/contract/quit', '/contract/customer/address']) {
    await open(app, page, address);
    await expectTexts(page, ['12月6日(日)からお申し込みいただけます。']);
  }
});
