import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './pages.ts';
import { expectSound, logIn, settled, useStage } from './portal.ts';

const stage = useStage();

const isAt = (path: string, line: string) => (url: URL) =>
  url.pathname === path && url.searchParams.get('line') === line;
/** The number in the header, which is the SIM that the page is about. */
const shows = (page: Page, phoneNumber: string) =>
  page.getByRole('banner').getByRole('button', { name: phoneNumber }).waitFor();

test('a SIM opened in a new tab is that SIM, after the login between', async () => {
  const page = await stage.visitFresh('/service/', { as: 'tokita.haru' });
  const link = page.getByRole('link', { name: /^.{2,3}\(Minamo モバイル/ }).nth(1);
  const line = new URL((await link.getAttribute('href')) ?? '', stage.url).searchParams.get('line');
  const opened = page.context().waitForEvent('page');
  await link.click({ button: 'middle' });
  const tab = await opened;
  await tab.waitForURL(/\/login\?redirect_uri=/);
  await logIn(tab, 'tokita.haru');
  await tab.waitForURL(isAt('/mobile/top/', line ?? ''));
  await tab
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`${line}`) })
    .waitFor();
});

test('a reload, a link, the menu and the way back lead to the line that they are about', async () => {
  const page = await stage.visit('/mobile/top/?line=5678', { as: 'mizuno.keiko' });
  await shows(page, '090-0000-5678');
  await page.getByRole('link', { name: 'ご契約情報' }).first().click();
  await page.waitForURL(isAt('/mobile/contract/', '5678'));
  await page.reload();
  await shows(page, '090-0000-5678');
  await page.getByRole('button', { name: '090-0000-5678' }).click();
  await page.getByRole('link', { name: /090-0000-1234/ }).click();
  await page.waitForURL(isAt('/mobile/top/', '1234'));
  await shows(page, '090-0000-1234');
  await page.goBack();
  await page.waitForURL(isAt('/mobile/contract/', '5678'));
  await shows(page, '090-0000-5678');
});

test('an order of another SIM, come to from fibre, is taken back at that SIM', async () => {
  stage.portal.mock.pins.set('getProcedureInProgress', 'empty');
  const page = await stage.visit('/progress', { as: 'mizuno.keiko' });
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const mobile = links.filter((href) => href.startsWith('/mobile/'));
  expect(mobile.length).toBeGreaterThan(0);
  expect(mobile.every((href) => href.includes('line='))).toBe(true);
});

test('a procedure is switched to another number in its place; a closed one says why', async () => {
  const page = await stage.visit('/mobile/contract/plan?line=4321', {
    as: 'tokita.haru',
    viewport: phone,
  });
  await page.getByRole('button', { name: '番号を切り替える' }).click();
  const dialog = page.getByRole('dialog', { name: '番号を切り替える' });
  await dialog.getByRole('link', { name: /090-0000-4323/ }).click();
  await page.waitForURL(isAt('/mobile/contract/plan', '4323'));
  await page.getByRole('heading', { level: 1, name: 'プランの変更' }).waitFor();
  expect(await dialog.count()).toBe(0);

  const closed = await stage.visit('/mobile/contract/plan?line=1357', { as: 'hamano.nagi' });
  await closed.getByRole('button', { name: '番号を切り替える' }).click();
  await closed.getByRole('dialog').getByText('SIMの利用を停止しています').waitFor();
});

test('a draft stays with its line', async () => {
  const page = await stage.visit('/mobile/top/packet_gift/?line=1234', { as: 'mizuno.keiko' });
  await page.getByLabel('贈るデータ量').fill('0.5');
  await page.getByLabel('贈る相手の電話番号').fill('09000003456');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.waitForURL(isAt('/mobile/top/packet_gift/confirm', '1234'));
  await page.goto(`${stage.url}/mobile/top/packet_gift/confirm?line=5678`);
  await settled(page);
  await shows(page, '090-0000-5678');
  expect(await page.getByRole('main').textContent()).not.toContain('090-0000-3456');
  await page.goBack();
  await page.getByText('090-0000-3456').first().waitFor();
  await shows(page, '090-0000-1234');
});

test.each([
  ['mizuno.keiko', phone, ['090-0000-1234', '090-0000-5678']],
  ['kawase.ryo', desktop, ['090-']],
  ['irie.fumi', phone, []],
] as const)(
  'a line that %s does not have is told, with the own ones',
  async (as, viewport, own) => {
    const page = await stage.visit('/mobile/contract/?line=9999', { as, viewport });
    await page.getByRole('heading', { level: 1, name: /この回線は/ }).waitFor();
    for (const number of own) expect(await page.getByRole('main').textContent()).toContain(number);
    await expectSound(page);
    const [first] = own;
    if (!first) return;
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(first) })
      .first()
      .click();
    await page.waitForURL(({ pathname }) => pathname === '/mobile/contract/');
    await page.getByRole('heading', { level: 1, name: 'ご契約情報' }).waitFor();
  },
);

test.each([
  ['kawase.ryo', '/mobile/top/'],
  ['irie.fumi', '/top'],
  ['mizuno.keiko', '/service/'],
])('the bare address leads %s to %s', async (as, path) => {
  const page = await stage.page({ as });
  await page.goto(stage.url);
  await page.waitForURL(({ pathname }) => pathname === path);
});

test('the bare address leads to the service last used, and without a login to it', async () => {
  const page = await stage.visitFresh('/mobile/contract/?line=5678', { as: 'mizuno.keiko' });
  await page.goto(stage.url);
  await page.waitForURL(isAt('/mobile/top/', '5678'));
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(stage.url);
  await page.waitForURL(`${stage.url}/login`);
});
