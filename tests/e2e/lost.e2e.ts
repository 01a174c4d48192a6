import { expectEveryExample, expectTexts } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { simStop } from './flows/stopRestart.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const path = '/mobile/lost';
const title = '紛失・盗難のとき';

/** How each state of the SIM reads, and the way on from it. */
const states: Record<string, { texts: string[]; action: RegExp | undefined }> = {
  normal: {
    texts: ['利用中', '通話・SMS・データ通信', '毎月5,308円の料金', 'いつでも再開できます'],
    action: /^この回線を止める/,
  },
  stopping: { texts: ['停止の手続き中', '10分ほどかかります。'], action: undefined },
  stopped: {
    texts: ['利用停止中', '11月20日(金) 22:31', '紛失', '毎月5,308円'],
    action: /^利用を再開する/,
  },
  stopped_stolen: { texts: ['盗難'], action: /^利用を再開する/ },
  stopped_other: { texts: ['その他'], action: /^利用を再開する/ },
  restarting: { texts: ['再開の手続き中', '10分ほどかかります。'], action: undefined },
  not_possible: { texts: ['解約の手続き中のため、停止できません。'], action: undefined },
};

test('each state of a SIM says what can be done, or why nothing can', async ({ app }) => {
  await expectEveryExample(app, { getStopRestartInfo: mapValues(states, ({ texts }) => texts) });
  const page = await app.visit(path, { as: 'saegusa.minori', viewport: phone });
  for (const [example, { texts, action }] of Object.entries(states)) {
    app.mock.pins.set('getStopRestartInfo', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
    const ways = page.getByRole('link', { name: /この回線を止める|利用を再開する/ });
    await expect(ways).toHaveCount(action ? 1 : 0);
    if (action) await expect(ways).toHaveAccessibleName(action);
    await expectNoSidewaysScroll(page);
  }
});

test('what closes the stop closes it here, with its day and the support number', async ({
  app,
}) => {
  app.mock.pins.set('getSettingsRestriction', 'not_activated');
  const page = await app.visit(path, { as: 'saegusa.minori', viewport: phone });
  await expectTexts(page, ['開通前', '11月24日(火)に開通します。']);
  await expect(page.getByRole('link', { name: /^この回線を止める/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^サポート窓口に電話する/ })).toHaveAttribute(
    'href',
    'tel:0120-000-000',
  );
});

for (const [from, as] of [
  ['/mobile/top/', 'hamano.nagi'],
  ['/service/', 'hamano.nagi'],
  ['/top', 'mitsushima.michiru'],
] as const)
  test(`two presses from ${from} to the stop of the chosen line`, async ({ app }) => {
    const page = await app.visit(from, { as, viewport: desktop });
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const way = page.getByRole('link', { name: /^この回線を止める/ }).first();
    const number = /\((.*)\)/.exec((await way.getAttribute('aria-label')) ?? '')?.[1] ?? 'none';
    await way.click();
    await expect(page.getByRole('radio', { name: '紛失' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: number })).toBeVisible();
  });

test('a line that is stopped is listed beside the one that works', async ({ app }) => {
  const page = await app.visit(path, { as: 'hamano.nagi', viewport: desktop, dark: true });
  const works = page.getByRole('region', { name: '090-0000-1357' });
  const stopped = page.getByRole('region', { name: '090-0000-2468' });
  await expect(works).toContainText('見つかったとき');
  await expect(stopped).toContainText('利用停止中');
  await expect(stopped).toContainText('11月20日(金) 22:31');
  await expectNoSidewaysScroll(page);
  await stopped.getByRole('link', { name: '利用を再開する(090-0000-2468)' }).click();
  await expect(page.getByRole('main')).toContainText('SIMは利用停止中です。');
  await expect(page.getByRole('main')).toContainText('090-0000-2468');
});

test('what stops is what the SIM has: a data SIM has neither calls nor SMS', async ({ app }) => {
  const page = await app.visit(path, { as: 'mizuno.keiko', viewport: phone });
  await expect(page.getByRole('region', { name: '090-0000-5678' })).toContainText(
    '止まるものデータ通信お申し込みから10分ほどで止まります',
  );
  await page.getByRole('link', { name: 'この回線を止める(090-0000-5678)' }).click();
  await expect(page.getByRole('main')).toContainText('データ通信を止めます。10分ほどで');
  await expect(page.getByRole('main')).not.toContainText('通話');
});

test('device protection is named for the device that has it, and only there', async ({ app }) => {
  app.mock.pins.set('getDeviceInfo', 'many');
  const page = await app.visit(path, { as: 'kawase.ryo', viewport: phone });
  await expect(page.getByRole('link', { name: /^端末補償の内容を見る/ })).toHaveCount(1);
  app.mock.pins.set('getDeviceInfo', 'empty');
  await page.reload();
  await expect(page.getByText('警察に届ける')).toBeVisible();
  await expect(page.getByText('端末補償')).toHaveCount(0);
});

test('what a new SIM costs is what the server asks for', async ({ app }) => {
  app.mock.pins.set('getEsim', 'esim');
  const page = await app.visit(path, { as: 'saegusa.minori', viewport: phone });
  await expectTexts(page, ['eSIMの再発行 440円']);
  app.mock.pins.set('getEsim', 'suspended');
  await page.reload();
  await expectTexts(page, ['SIMの利用を停止しているため、お申し込みいただけません。']);
});

test('one line that can’t be read leaves the rest', async ({ app }) => {
  app.mock.pins.set('getStopRestartInfo', 'system_error');
  const page = await app.visit(path, { as: 'saegusa.minori', viewport: phone });
  await expect(page.getByText('読み込めません')).toBeVisible();
  await expect(page.getByText('警察に届ける')).toBeVisible();
});

test('after the stop, the page says so', async ({ app }) => {
  const page = await app.visit(path, { as: simStop.as, viewport: phone });
  await page.getByRole('link', { name: /^この回線を止める/ }).click();
  await simStop.fill(page);
  await page.getByRole('button', { name: simStop.button }).click();
  await expect(page.getByRole('heading', { name: simStop.done })).toBeVisible();
  await page.goto(app.url + path);
  await expectTexts(page, ['停止の手続き中', '停止の手続きには10分ほどかかります。']);
});

test('without a SIM there is neither link nor page', async ({ app }) => {
  const page = await app.visit('/top', { as: 'irie.fumi', viewport: phone });
  await expect(page.getByRole('region', { name: 'よく使う手続き' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await page.goto(app.url + path);
  await page.waitForURL('**/top');
});

const mapValues = <Value, Result>(of: Record<string, Value>, to: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value)]));
