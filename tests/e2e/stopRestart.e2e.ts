import { expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { type Flow, press } from './flows/flow.ts';
import { simRestart, simStop } from './flows/stopRestart.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'saegusa.minori';
const { path } = simStop;

const entries: Record<string, string[]> = {
  normal: ['停止する理由', '毎月5,308円の料金がかかります'],
  stopping: ['停止の手続き中です。', '10分ほどかかります'],
  stopped: ['利用停止中です', '11月20日(金) 22:31', '紛失'],
  stopped_stolen: ['盗難'],
  stopped_other: ['その他'],
  restarting: ['再開の手続き中です。', 'いままでどおりお使いいただけます'],
  not_possible: ['解約の手続き中のため、停止できません'],
};

const answers: Record<string, { flow: Flow; at: 'done' | 'alert' | 'field'; texts: string[] }> = {
  normal: { flow: simStop, at: 'done', texts: ['SS-2611-21-0002', '停止の手続き中'] },
  stopped: { flow: simStop, at: 'done', texts: ['SIMの利用を停止しました。'] },
  restart: { flow: simRestart, at: 'done', texts: ['SIMの利用再開を受け付けました。'] },
  bad_request: { flow: simStop, at: 'field', texts: ['選択してください'] },
  stop_failed: {
    flow: simStop,
    at: 'alert',
    texts: [
      'SIMの利用停止を受け付けられませんでした',
      'いまも通信できる状態です',
      'ヘルプデスクに電話する',
    ],
  },
  restart_failed: {
    flow: simRestart,
    at: 'alert',
    texts: [
      'SIMの利用再開を受け付けられませんでした',
      '利用停止中のまま',
      'ヘルプデスクに電話する',
    ],
  },
};

const general = (name: string, known: object) =>
  name in known || !['bad_request', 'not_found'].includes(name);

test('every example is looked at', async ({ app }) => {
  const read = await examplesOf(app, 'getStopRestartInfo');
  expect(Object.keys(entries).sort()).toEqual(read.filter((name) => general(name, entries)));
  const write = await examplesOf(app, 'postStopRestartInfo');
  expect(Object.keys(answers).sort()).toEqual(write.filter((name) => general(name, answers)));
});

test('the state of the SIM decides what can be done', async ({ app }) => {
  const page = await app.visit(path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(entries)) {
    app.mock.pins.set('getStopRestartInfo', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
    if (['stopping', 'stopped'].includes(example)) await expectNoSidewaysScroll(page);
  }
});

test('every answer has its words; a failure leads to the help desk', async ({ app }) => {
  const page = await app.page({ as, viewport: desktop, dark: true });
  for (const [example, { flow, at, texts }] of Object.entries(answers)) {
    app.mock.pins.clear();
    for (const [id, pinned] of Object.entries(flow.pins ?? {})) app.mock.pins.set(id, pinned);
    app.mock.pins.set(flow.writes, example);
    await page.goto(app.url + path);
    await waitForScreen(page);
    await flow.fill(page);
    await press(page, flow);
    if (at === 'done') await page.waitForURL(({ pathname }) => pathname.endsWith('/done'));
    else await expect(page.getByRole('alert').first()).toBeVisible();
    await expectTexts(page, texts);
    if (at === 'alert') {
      const call = page.getByRole('main').getByRole('link', { name: /^ヘルプデスクに電話する/ });
      await expect(call).toHaveAttribute('href', 'tel:0120-000-000');
    }
    if (example === 'stop_failed' || example === 'normal') await expectNoSidewaysScroll(page);
  }
});

test('stopped from the contract, then started again, ten minutes each', async ({ app }) => {
  const page = await app.visit('/mobile/contract/', { as, viewport: phone });
  await page
    .getByRole('link', { name: /^SIMの利用停止・再開/ })
    .first()
    .click();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, ['選択してください']);
  await expectNoSidewaysScroll(page);
  await simStop.fill(page);
  await expectNoSidewaysScroll(page);
  app.mock.faults.set(simStop.writes, { kind: 'cut', times: 1 });
  await press(page, simStop);
  await expectTexts(page, ['結果を確認できませんでした', '停止の手続き中', '受け付けられています']);

  app.mock.clock.set('2026-11-21T10:55:00+09:00');
  await page.goto(app.url + path);
  await simRestart.fill(page);
  await press(page, simRestart);
  await expect(page.getByRole('heading', { level: 1, name: simRestart.done })).toBeVisible();
  await expectTexts(page, ['090-0000-3456', '三枝 みのり 様']);
  await page.goto(`${app.url}/mobile/top/`);
  await expectTexts(page, ['再開の手続き中', '利用の再開の手続き中です']);
  await expect(page.getByText('利用停止中')).toHaveCount(0);
});

test('before its activation a SIM says why, and the two ways to the help desk stand apart', async ({
  app,
}) => {
  const page = await app.visit('/mobile/contract/stop_restart', { as: 'nagai.mio' });
  await expectTexts(page, ['SIMが開通するまで、お手続きいただけません。', 'お急ぎのときは']);
  await expect(page.getByText('変わっていません')).toHaveCount(0);
  const ask = await page.getByRole('link', { name: /ヘルプデスクに問い合わせる/ }).boundingBox();
  const call = await page.getByRole('link', { name: /ヘルプデスクに電話する/ }).boundingBox();
  expect((call?.x ?? 0) - (ask?.x ?? 0) - (ask?.width ?? 0)).toBeGreaterThanOrEqual(8);
});
