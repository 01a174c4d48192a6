import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';

const as = 'irie.fumi';
const own = 'お客さまの地域の障害';
const others = 'ご確認ください';

test('a disturbance at the own line is below the bill: since when, until when, and three steps', async ({
  app,
}) => {
  app.mock.pins.set('getCaution', 'disturbance');
  const page = await app.visit('/top', { as, viewport: phone });
  const section = page.getByRole('region', { name: own });
  await expect(section).toContainText('みなも区で通信障害が発生しています');
  await expect(section).toContainText('11月21日(土) 9:12');
  await expect(section).toContainText('11月21日(土) 11:30');
  await expect(section.getByRole('link')).toHaveAttribute(
    'href',
    'https://www.minamo.example/maintenance',
  );
  const steps = page.getByRole('region', { name: 'つながらないとき' }).getByRole('listitem');
  await expect(steps).toHaveText([/電源を切る/, /待つ/, /もう一度、電源を入れる/]);
  // It comes first, and only once.
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(own);
  await expect(page.getByRole('region', { name: others })).not.toContainText('通信障害');
  await expectNoSidewaysScroll(page);
});

test('the steps name the customer’s own devices', async ({ app }) => {
  app.mock.pins.set('getCaution', 'disturbance_open_end');
  app.mock.pins.set('getFixedContract', 'hikaritv');
  const page = await app.visit('/top', { as, viewport: desktop, dark: true });
  await expect(page.getByRole('region', { name: own })).toContainText('まだわかりません');
  await expect(page.getByRole('region', { name: own }).getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'つながらないとき' })).toContainText(
    'ひかりTVチューナー',
  );
  await expectNoSidewaysScroll(page);
});

for (const [what, example, pins] of [
  ['elsewhere', 'disturbance_other_area', {}],
  ['without an area', 'many', {}],
  ['at a line whose address can’t be read', 'disturbance', { address: 'system_error' }],
] as const)
  test(`a disturbance ${what} is a caution as every other`, async ({ app }) => {
    app.mock.pins.set('getCaution', example);
    if ('address' in pins) app.mock.pins.set('getInstallationAddressInfo', pins.address);
    const page = await app.visit('/top', { as, viewport: phone });
    await expect(page.getByRole('region', { name: others })).toContainText('通信障害');
    await expect(page.getByRole('region', { name: own })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'つながらないとき' })).toHaveCount(0);
  });
