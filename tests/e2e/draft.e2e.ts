import { expect, test } from 'vitest';
import { phone } from './pages.ts';
import { logIn, settled, useStage } from './portal.ts';

const stage = useStage();
const gift = '/mobile/top/packet_gift/';

test('a session that runs out in the middle: after the login the same step of the same number, with what was typed', async () => {
  const page = await stage.page({ viewport: phone });
  await page.goto(`${stage.url}/login`);
  await logIn(page, 'mizuno.keiko');
  await page.getByRole('link', { name: /090-0000-5678/ }).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/top/'));
  await page.goto(stage.url + gift);
  await settled(page);
  await page.getByLabel('贈るデータ量').fill('0.5');
  await page.getByLabel('贈る相手の電話番号').fill('09000003456');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  stage.portal.mock.pins.set('postPacketGiftCode', '403');
  await page.getByRole('button', { name: '0.5GBを贈る', exact: true }).click();
  await page.waitForURL('**/login?redirect_uri=*');
  await page.getByText('続きから進められます').waitFor();
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await stored()).not.toMatch(/access_secret|session_token|水野/);

  stage.portal.mock.pins.clear();
  // Whoever reloads the login page, as phones do when they come back to a tab, loses nothing either.
  await page.reload();
  await logIn(page, 'mizuno.keiko');
  await page.waitForURL(`**${gift}confirm?line=5678`);
  const main = page.getByRole('main');
  await main.getByText('090-0000-3456').waitFor();
  expect(await main.textContent()).toContain('まだ贈られていません。');
  expect(await main.textContent()).toContain('090-0000-5678');
  await page.getByRole('button', { name: '0.5GBを贈る', exact: true }).click();
  await page.getByRole('heading', { name: '0.5GBを贈る手続きが完了しました。' }).waitFor();
});
