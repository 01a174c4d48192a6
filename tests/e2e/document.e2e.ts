import { expectEveryExample, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { type Flow, press } from './flows/flow.ts';
import { wc24, webDetail } from './flows/letters.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mitsushima.michiru';
const path = '/contract/document';

const shipments: Record<string, readonly string[]> = {
  normal: ['1件', 'ID・パスワード通知書', '発送済み', '2026年11月20日(金)に発送しました'],
  state_20101: ['新規受付', '前にお申し込みいただいた通知書を準備しています。'],
  state_20201: ['発送待ち'],
  state_20301: ['取り消し'],
  state_20400: ['完了'],
  state_20401: ['発送済み'],
  state_20402: ['不備あり', 'お電話が必要な書類', '確かめたいことがあります'],
  state_20499: ['その他'],
  state_unknown: ['その他'],
  matter_2106: ['申込書(WC24)'],
  matter_2108: ['ID・パスワード通知書'],
  matter_2120: ['違約金証明書'],
  matter_2121: ['違約金証明書(再発行)'],
  three: ['3件', '2026年10月2日(金)', '申込書(WC24)', '違約金証明書'],
  empty: ['0件', '発送した書類はありません。'],
};

test('each state and each matter is a row in words, three at most', async ({ app }) => {
  await expectEveryExample(app, { getDocumentShipping: shipments });
  const page = await app.visit(path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(shipments)) {
    app.mock.pins.set('getDocumentShipping', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
    if (['state_20402', 'three', 'empty'].includes(example)) await expectNoSidewaysScroll(page);
  }
  app.mock.pins.set('getOptionVoip', 'status_none');
  await page.reload();
  await expectTexts(page, ['ホームでんわをご利用中の方だけ']);
});

test('of more than three letters the newest three are shown', async ({ app }) => {
  app.mock.pins.set('getDocumentShipping', 'three');
  const page = await app.page({ as, own: true, viewport: phone });
  await page.route('**/document-shipping', async (route) => {
    const response = await route.fetch();
    const {
      shipments: [...all],
    } = (await response.json()) as { shipments: object[] };
    const fourth = { ...all.at(-1), shipment_id: 's260101001', matter_type: '2121' };
    await route.fulfill({ response, json: { shipments: [...all, fourth] } });
  });
  await page.goto(app.url + path);
  await waitForScreen(page);
  const main = page.getByRole('main');
  await expectTexts(page, ['3件', '申込書(WC24)']);
  await expect(main).not.toContainText('違約金証明書(再発行)');
});

interface Round {
  flow: Flow;
  matter: string;
  /** Named refusal → words. */
  refusals: Record<string, string>;
  /** What a second visit says. */
  blocked: string;
}

const rounds: Round[] = [
  {
    flow: wc24,
    matter: '申込書(WC24)',
    refusals: {
      bad_request: '新しい書類のお申し込みは完了していません。',
      voip_not_in_use: 'ホームでんわをご利用中ではありません',
      wc24_same_day_request: '本日はすでにお申し込み済みです',
    },
    blocked: '本日はすでにお申し込みを受け付けています。',
  },
  {
    flow: webDetail,
    matter: 'ID・パスワード通知書',
    refusals: {
      bad_request: '新しい書類のお申し込みは完了していません。',
      change_in_progress: '前の手続きが終わっていません',
      voip_not_in_use: 'ホームでんわをご利用中ではありません',
    },
    blocked: '前にお申し込みいただいた通知書を準備しています。',
  },
];

for (const round of rounds) {
  test(`${round.matter}: every refusal, system error, accepted`, async ({ app }) => {
    const { flow, matter, refusals, blocked } = round;
    const { mock } = app;
    const names = (await examplesOf(app, flow.writes)).filter((name) => name !== 'normal');
    expect(Object.keys(refusals).sort()).toEqual(names);
    const page = await app.visit(flow.path, { as, viewport: phone, dark: true });
    await flow.fill(page);
    await expectTexts(page, [matter, ...flow.keeps, '満島 みちる 様']);
    await expectNoSidewaysScroll(page);
    for (const [example, text] of Object.entries(refusals)) {
      mock.pins.set(flow.writes, example);
      await press(page, flow);
      await expectTexts(page, [text, ...flow.keeps]);
    }
    mock.pins.clear();
    mock.faults.set(flow.writes, { status: 500, times: 1 });
    await press(page, flow);
    await expectTexts(page, [
      'システムエラーが発生しました',
      '新しい書類のお申し込みは完了していません。',
    ]);
    await page.setViewportSize(desktop);
    await press(page, flow);
    await expect(page.getByRole('heading', { name: flow.done })).toBeVisible();
    await expectTexts(page, [matter, '2026年11月28日(土)まで', '手続きをした方満島 みちる 様']);
    await expectNoSidewaysScroll(page);
    await page.goto(app.url + flow.path);
    await expectTexts(page, ['いまはお手続きいただけません', blocked]);
    await page.getByRole('link', { name: '書類の状況を見る' }).click();
    await expectTexts(page, ['2件', '新規受付', blocked]);
    await page.goto(`${app.url}/notification_history`);
    await expectTexts(page, [`${matter}の発送を受け付けました`]);
  });
}
