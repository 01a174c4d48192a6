import { readFile } from 'node:fs/promises';
import { type Examples, expectEveryExample, expectTexts, rounds } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mizuno.keiko';
const path = '/progress';

const table: Examples = {
  getContractProcedure: {
    normal: [
      '次は11月25日(水)、機種のお届けです。',
      'これからの予定5件',
      '返却の期限',
      'メッシュWi-Fiの利用終了',
      'スマートライフの開始',
      'NEO 10GBへのプラン変更',
      '完了した手続き3か月分',
      '10月1日動画見放題の開始',
    ],
    one: ['10ギガへの切り替え工事', 'Minamo 光'],
    date_open: ['11月27日(金)までにお電話でご連絡します', '日程は未定'],
    step_today: ['次は今日、機種のお届けです。', '15:00〜17:00 ご本人の受け取り'],
    empty: ['0件', 'いま進んでいる手続きはありません。'],
    many: ['これからの予定9件', '見守りデバイス', '9月2日登録情報の変更'],
    longest: ['お手元の箱にすべての付属品を入れ', '返却の確認(返却がないときは違約金のご請求)'],
  },
  getOrderApplication: {
    normal: ['機種の追加', '090-0000-1234'],
    option_update_processing: ['月額版ウイルス対策のご利用開始', '11月22日(日)'],
    shipping: ['15:00〜17:00 ご本人の受け取り'],
    shipped: ['次は今日、機種のお届けです。', 'ご本人の受け取り'],
    mnp_move_in_reserve_wait: [
      '乗り換え(転入)の予約番号の期限',
      '12月5日(土)',
      '開通の予約待ち',
      '開通日時のご予約が必要です',
    ],
    mnp_move_in_reserving: ['乗り換え(転入)の開通', '14:00から10分ほどかかります'],
    plan_change: ['NEO 10GBへのプラン変更', '11月30日(月)まで取り消せます'],
    empty: ['機種のお届け'],
    one: ['機種の追加'],
    many: ['乗り換え(転入)の開通', '月額版ウイルス対策のご利用開始'],
    longest: ['ご契約者さまご本人がお受け取りください'],
  },
  getConstructionProgress: {
    normal: [
      '10ギガへの切り替え工事',
      '午前 立ち会いが必要です(約1時間)',
      '12月2日(水)まで変更できます',
    ],
    step_accepted: ['10ギガへの切り替え工事日の確定', 'お電話でご連絡します'],
    step_scheduled: ['12月2日(水)まで変更できます'],
    step_today: ['午後 立ち会いが必要です(約1時間)'],
    step_completed: ['11月20日10ギガへの切り替え工事'],
    postponed: ['大雪のため延期します。', '日程は未定'],
    cannot_change: ['10ギガへの切り替え工事', '11月23日(月)'],
    empty: ['10ギガへの切り替え工事'],
    longest: ['駐車場を1台分あけておいてください'],
  },
  getDelivery: {
    normal: ['これからの予定'],
    preparing: ['10ギガ対応ホームゲートウェイのお届け', '15:00〜17:00', '発送準備中'],
    shipped: ['11月22日(日)', 'なみ運輸 お問い合わせ番号 000000001234', '配送状況を見る'],
    delivered: ['11月19日10ギガ対応ホームゲートウェイのお届け'],
    returned: ['配達できず、配送会社が持ち戻りました', '再配達を申し込む', '日程は未定'],
    many: ['メッシュWi-Fi機器のお届け', '11月19日ひかりTVチューナーのお届け'],
    empty: ['これからの予定'],
    longest: ['みなも区波止場第二配送センター'],
  },
};

/** Examples whose page has other parts than that of `normal`. */
const differing = ['date_open', 'empty', 'longest', 'mnp_move_in_reserve_wait', 'returned'];

test('every named example of what is in progress is looked at', ({ app }) =>
  expectEveryExample(app, table));

// The reads are about the same applications, so only one of them is changed at a time.
for (const [id, examples] of Object.entries(table)) {
  test(`all examples of ${id}, on a phone`, async ({ app }) => {
    const page = await app.visit(path, { as, viewport: phone });
    for (const { pins, texts } of rounds({ [id]: examples })) {
      app.mock.pins.clear();
      // The page prefers the facts of these more detailed reads.
      if (id === 'getContractProcedure')
        for (const closer of ['getOrderApplication', 'getConstructionProgress', 'getDelivery'])
          app.mock.pins.set(closer, 'empty');
      for (const [operation, example] of Object.entries(pins))
        app.mock.pins.set(operation, example);
      await page.reload();
      await waitForScreen(page);
      await expectTexts(page, texts);
      if (differing.includes(pins[id] ?? '')) await expectNoSidewaysScroll(page);
    }
  });
}

test('what was planned for this morning is not what comes next', async ({ app }) => {
  app.mock.clock.set('2026-12-05T11:50:00+09:00');
  const page = await app.visit(path, { as });
  await expectTexts(page, ['次は今日、10ギガへの切り替え工事です。', '午前 立ち会いが必要です']);
  app.mock.clock.set('2026-12-05T12:10:00+09:00');
  await page.reload();
  await waitForScreen(page);
  await expectTexts(page, ['10ギガへの切り替え工事は、今日の午前の予定でした。', '12月8日(火)']);
  await expect(page.getByText('立ち会いが必要です')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /カレンダーに追加\(10ギガ/ })).toHaveCount(0);
  const construction = await app.visit('/contract/construction', { as });
  await expectTexts(construction, ['12月5日(土)午前の予定でした。']);
});

test('the lanes are drawn from 1280 px on and show each step', async ({ app }) => {
  const page = await app.visit(path, { as });
  const lanes = page.getByRole('region', { name: '日程の図' });
  await expect(lanes).toBeVisible();
  await expect(lanes.getByRole('listitem')).toHaveCount(6);
  await expect(
    lanes.getByRole('img', {
      name: '申し込み 11月8日(日) 済み、工事日の確定 11月15日(日) 済み、工事 12月5日(土) 次',
      exact: true,
    }),
  ).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 860 });
  await expect(lanes).toBeHidden();
  await expectTexts(page, ['090-0000-1234・11月18日受付']);
});

test(
  'an application that several reads know of is shown once',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit(path, { as });
    await expectTexts(page, ['これからの予定6件']);
    await expect(page.getByRole('heading', { name: '機種のお届け' })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: '10ギガへの切り替え工事' })).toHaveCount(1);
  },
);

test('what can’t be read is reported, the rest is shown, and it is read again', async ({ app }) => {
  app.mock.faults.set('getConstructionProgress', { status: 500 });
  const page = await app.visit(path, { as });
  const retry = page.getByRole('button', { name: 'もう一度読み込む' });
  await expect(retry).toBeVisible();
  await expectTexts(page, ['一部を読み込めません', '機種のお届け']);
  await expectNoSidewaysScroll(page);
  app.mock.faults.clear();
  await retry.click();
  await expectTexts(page, ['12月2日(水)まで変更できます']);
  await expect(retry).toBeHidden();
});

test('the mobile service has the same screen', async ({ app }) => {
  const page = await app.visit('/mobile/progress', { as });
  await expectTexts(page, ['次は11月25日(水)、10ギガ対応ホームゲートウェイのお届けです。']);
  const back = page.getByRole('main').getByRole('link', { name: '料金・お知らせ' });
  await expect(back).toHaveAttribute('href', '/mobile/top/?line=1234');
  const line = (title: string) =>
    page
      .getByRole('region', { name: '日程の図' })
      .getByRole('listitem')
      .filter({ hasText: title })
      .locator('i')
      .first()
      .evaluate((piece) => getComputedStyle(piece).backgroundImage);
  await expect.poll(() => line('10ギガへの切り替え')).toBe('none');
  await expect.poll(() => line('プランの変更')).toContain('radial-gradient');
});

test('each day to come goes to the customer’s calendar, alone and with all others', async ({
  app,
}) => {
  app.mock.pins.set('getDelivery', 'preparing');
  const page = await app.visit(path, { as });
  const fileOf = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    const file = await download;
    const text = await readFile(await file.path(), 'utf8');
    return { name: file.suggestedFilename(), text: text.replaceAll('\r\n ', '') };
  };

  const banded = await fileOf('カレンダーに追加(10ギガ対応ホームゲートウェイのお届け(Minamo 光))');
  // 15:00 to 17:00 in Japan.
  expect(banded.text).toContain('DTSTART:20261125T060000Z\r\nDTEND:20261125T080000Z');

  const one = await fileOf('カレンダーに追加(機種のお届け(Minamo モバイル))');
  expect(one.name).toBe('minamo-2026-11-25.ics');
  expect(one.text).toContain('DTSTART;VALUE=DATE:20261125\r\nDTEND;VALUE=DATE:20261126');
  expect(one.text).toContain('SUMMARY:機種のお届け(Minamo モバイル)');
  expect(one.text).toContain('090-0000-1234');
  expect(one.text).toContain(`URL:${app.url}/mobile/progress`);

  const all = await fileOf('すべてカレンダーに追加');
  expect(all.name).toBe('minamo-calendar.ics');
  expect(all.text.match(/BEGIN:VEVENT/g)).toHaveLength(6);
  expect(new Set(all.text.match(/^UID:.*$/gm))).toHaveProperty('size', 6);
  expect(all.text).toContain('DTSTART;VALUE=DATE:20261205\r\nDTEND;VALUE=DATE:20261206');
});

test('a day that is over or isn’t known yet goes to no calendar', async ({ app }) => {
  for (const closer of ['getOrderApplication', 'getConstructionProgress', 'getDelivery'])
    app.mock.pins.set(closer, 'empty');
  app.mock.pins.set('getContractProcedure', 'date_open');
  const page = await app.visit(path, { as });
  await expectTexts(page, ['日程は未定']);
  await expect(page.getByRole('button', { name: /カレンダーに追加/ })).toHaveCount(0);
});
