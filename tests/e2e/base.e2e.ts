import { basedPlace, makeBasedBuild } from '../../scripts/serve/host/testBuilds.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { packetGift } from './flows/packetGift.ts';
import { logIn } from './login.ts';
import { waitForScreen } from './waitForScreen.ts';

const { folder: root, base } = basedPlace;
test.use({ portalOptions: { root, base } });

test.beforeAll(makeBasedBuild);

test('below a path of its origin one logs in, comes to the top and applies for something', async ({
  app,
}) => {
  const page = await app.page({ prefetches: true, own: true });
  const missing: string[] = [];
  page.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()));
  await page.goto(`${app.url}/top`);
  await page.waitForURL(`${app.url}/login?redirect_uri=%2Ftop`);
  await logIn(page, packetGift.as);
  await page.waitForURL(`${app.url}/top`);
  await waitForScreen(page);
  await page.getByRole('main').getByRole('link', { name: '内訳を見る', exact: true }).click();
  await page.waitForURL(`${app.url}/billing/202611`);
  await page.goto(`${app.url}/payment`);
  await page.getByRole('link', { name: '変更する(クレジットカード)' }).click();
  await page.waitForURL(`${app.url}/payment/credit_card`);
  await expect(page.getByLabel('カード番号')).toBeVisible();
  await page.goto(app.url + packetGift.path);
  await waitForScreen(page);
  await packetGift.fill(page);
  await press(page, packetGift);
  await expect(page.getByRole('heading', { level: 1, name: packetGift.done })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: packetGift.done })).toBeVisible();
  expect(missing).toEqual([]);
});
