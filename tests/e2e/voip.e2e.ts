import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { type Examples, expectEveryExample, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { type Flow, press } from './flows/flow.ts';
import { voipChange, voipEntry, voipQuit } from './flows/voip.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'irie.fumi';
const pin = (app: App, id: string, example: string) => app.mock.pins.set(id, example);
async function open(app: App, page: Page, address: string) {
  await page.goto(app.url + address);
  await waitForScreen(page);
}

const applying = ['ホームでんわの申し込み', '新しい番号にする'];
const states: Record<string, Examples> = {
  '/option/voip': {
    getOptionVoip: {
      normal: [
        '利用中',
        '03-0000-1234',
        'NTT東日本(加入電話)から引き継いだ番号',
        '内容の変更',
        '解約',
      ],
      status_none: applying,
      status_entr: ['申込手続き中', 'お申し込みの取り消し'],
      status_srvc: ['利用中', 'すでにご利用中です。'],
      status_cncl: applying,
      status_quit: applying,
      status_qtwt: ['解約手続き中', '2026年11月30日(月)', '解約の取り消し'],
      status_qtrq: ['解約依頼済み', 'いまできる手続きはありません。'],
      pack_00: ['パックなし', '550'],
      pack_01: ['番号表示パック', '990'],
      pack_02: ['迷惑電話ストップパック', '1,210'],
      pack_03: ['転送パック', '1,210'],
      pack_04: ['安心まるごとパック', '1,540'],
      pack_05: ['2番号パック', '1,320'],
      west: ['西日本エリア', '330'],
      porting: ['番号ポータビリティはお選びいただけません'],
      not_accepting: ['現在、お申込みを受け付けられない状態です。'],
      change_in_progress: ['すでに変更の手続き中です。'],
      change_not_possible: ['ご利用が始まるまでは、変更できません。'],
      longest: ['9,999,999', 'いまの電話会社で止まっています。'],
    },
  },
  '/option/rvoip': {
    getOptionRvoip: {
      normal: ['未申込', '確認へ進む', '新しい電話番号ではじめる固定電話'],
      status_none: ['申込手続き中'],
      status_entry_accept: ['申込手続き中', 'お申し込みの取り消し'],
      status_entry_ng_supported: ['申込手続き中'],
      status_entry_opening_requested: ['申込手続き中'],
      status_service: ['利用中', '03-0000-1234', '内容の変更', 'お電話で承ります'],
      status_quit_quittig: ['解約手続き中'],
      status_quit_requested: ['解約手続き中', '解約の取り消し'],
      status_quit_finished: ['解約済み', '確認へ進む'],
      status_cancel_canceling: ['取り消し済み'],
      status_cancel: ['取り消し済み', '確認へ進む'],
      not_accepting: ['現在、お申込みを受け付けられない状態です。'],
      longest: ['利用中', '9,999,999', '確かめ終わるまでお待ちください。'],
    },
  },
};

for (const [path, table] of Object.entries(states)) {
  test(`${path}: every status and pack`, async ({ app }) => {
    await expectEveryExample(app, table);
    const page = await app.visit(path, { as, viewport: phone });
    await expectNoSidewaysScroll(page);
    for (const [id, rows] of Object.entries(table))
      for (const [example, texts] of Object.entries(rows)) {
        pin(app, id, example);
        await open(app, page, path);
        await expectTexts(page, texts);
      }
  });
}

const changing = {
  voip_change_in_progress: 'すでに変更の手続き中です。',
  voip_not_in_use: 'ホームでんわをご利用中の場合だけ、変更できます。',
  voip_change_error: '変更の処理中にエラーが発生しました。',
  voip_status_not_changeable: '現在のご利用状況では、変更できません。',
  voip_not_acceptable_now: '現在、お申し込みを受け付けられません。',
};

async function walk(app: App, flow: Flow, kept: string, seen: string[]) {
  const names = await examplesOf(app, flow.writes);
  expect(Object.keys(changing).sort()).toEqual(
    names.filter((name) => !['normal', 'bad_request'].includes(name)),
  );
  const page = await app.visit(flow.path, { as: flow.as, viewport: desktop });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, ['選択してください']);
  await flow.fill(page);
  await expectNoSidewaysScroll(page);
  for (const [example, text] of Object.entries(changing)) {
    pin(app, flow.writes, example);
    await press(page, flow);
    await expectTexts(page, [`${text.replace(/。$/, '')}`, kept]);
  }
  app.mock.pins.clear();
  await press(page, flow);
  await page.waitForURL('**/done');
  await expectTexts(page, [flow.done as string]);
  await open(app, page, '/option/voip');
  await expectTexts(page, seen);
}

test('the pack is changed: every refusal, then seen', ({ app }) =>
  walk(app, voipChange, 'サービスパックは変わっていません。', [
    'パックなし',
    '12月1日(火)から変わる手続きを受け付けています。',
    '解約',
  ]));

test('the home phone is left: every refusal, then seen', ({ app }) =>
  walk(app, voipQuit, 'この手続きでは、何も変わっていません。', [
    '解約手続き中',
    '2026年12月31日(木)',
  ]));

const checks = {
  out_of_area: '番号ポータビリティの対象外の地域です。',
  not_portable: '番号ポータビリティはお選びいただけません。',
  already_accepted: 'すでにお申し込みを受け付けています。',
};
const refusals = {
  applicant_too_young:
    '18歳未満の方は、ご入会いただけません。この手続きでは、何も変わっていません。',
  voip_not_acceptable_now: '現在、お申し込みを受け付けられません。この手続きでは',
  voip_change_in_progress: 'すでに変更の手続き中ですこの手続きでは、何も変わっていません。',
  voip_already_accepted: 'すでにお申し込みを受け付けていますこの手続きでは',
};

test('an application: the number checked, every refusal, then seen', async ({ app }) => {
  const page = await app.visit(voipEntry.path, { as: voipEntry.as, viewport: phone });
  const next = page.getByRole('button', { name: '確認へ進む' });
  await next.click();
  await expectTexts(page, ['入力の誤りが2つあります']);
  await expectNoSidewaysScroll(page);
  await voipEntry.fill(page);
  await expectTexts(page, ['990円', '8.789円', '3,300円']);
  await expectNoSidewaysScroll(page);
  for (const [example, text] of Object.entries(refusals)) {
    pin(app, voipEntry.writes, example);
    await press(page, voipEntry);
    await expectTexts(page, [text]);
  }
  for (const example of ['voip_portability_out_of_area', 'voip_portability_not_selectable']) {
    pin(app, voipEntry.writes, example);
    await press(page, voipEntry);
    await expectTexts(page, ['入力の誤りが1つあります', '番号ポータビリティ']);
    await voipEntry.fill(page);
  }
  await page.getByRole('link', { name: '入力に戻る' }).click();
  for (const [example, text] of Object.entries(checks)) {
    pin(app, 'getOptionVoipCheck', example);
    await page.getByLabel('いまの電話番号').fill('0300005678');
    await next.click();
    await expectTexts(page, ['入力の誤りが1つあります', text]);
  }
  app.mock.pins.clear();
  await page.getByLabel('新しい番号にする').check();
  await next.click();
  await press(page, voipEntry);
  await page.waitForURL('**/done');
  await expectTexts(page, [voipEntry.done as string, '990円', '3,300円']);
  await expectNoSidewaysScroll(page);
  await open(app, page, voipEntry.path);
  await expectTexts(page, ['申込手続き中', 'お申し込みの取り消し']);
});

test('one home phone at a time: the other says why it can’t be applied for', async ({ app }) => {
  const page = await app.visit('/option/rvoip', { as });
  await expectTexts(page, ['未申込', '同時にはご利用いただけません。']);
});

for (const flow of [voipEntry, voipChange, voipQuit]) {
  test(`${flow.name}: a failure of the system opens the dialog of all option changes, and keeps what was typed`, async ({
    app,
  }) => {
    for (const [id, example] of Object.entries(flow.pins ?? {})) pin(app, id, example);
    const page = await app.visit(flow.path, { as: flow.as, viewport: phone });
    await flow.fill(page);
    app.mock.faults.set(flow.writes, { status: 500 });
    await press(page, flow);
    const dialog = page.getByRole('alertdialog', { name: 'お申し込みを受け付けられません' });
    await expect(dialog.getByText('現在、お申込みを受け付けられない状態です。')).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    const main = page.getByRole('main');
    for (const kept of flow.keeps) await expect(main.getByText(kept).first()).toBeVisible();
  });
}
