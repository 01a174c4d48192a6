import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';

const as = 'tokita.haru';
const name = '母のスマホ';

test('a line is named on its contract, and the name is beside its number', async ({ app }) => {
  const page = await app.visit('/mobile/contract/?line=4321', { as, viewport: phone });
  const field = page.getByRole('textbox', { name: '名前' });
  await field.fill('あ'.repeat(21));
  await page.getByRole('button', { name: '名前を保存する' }).click();
  await expect(field).toHaveAccessibleDescription(/21文字です。20文字以内で入力してください。/);
  await expect(field).toHaveValue('あ'.repeat(21));
  await field.fill(name);
  await page.getByRole('button', { name: '名前を保存する' }).click();
  await expect(page.getByText(`「${name}」にしました。`)).toBeVisible();
  await expect(page.getByText('お使いのこの端末だけに残り')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(`${app.url}/mobile/contract/stop_restart?line=4321`);
  await expect(page.getByText('この番号の手続き')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('090-0000-4321');
  await expect(page.getByRole('main').getByText(name)).toBeVisible();

  // Every page says in its header which of the lines it is about.
  await page.goto(`${app.url}/mobile/billing?line=4321`);
  await expect(page.getByRole('banner')).toContainText(`090-0000-4321 ${name}`);
  await page.goto(`${app.url}/mobile/billing?line=4322`);
  await expect(page.getByRole('banner')).toContainText('090-0000-4322');
  await expect(page.getByRole('banner')).not.toContainText(name);
  await expectNoSidewaysScroll(page);

  await page.goto(`${app.url}/service/`);
  await expect(
    page.getByRole('link', { name: `開く(Minamo モバイル 090-0000-4321 ${name})` }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /4322/ })).not.toHaveAccessibleName(new RegExp(name));
  await expect(page.getByText('・前回')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});

test('the longest name doesn’t break a page, nor does one that looks like markup', async ({
  app,
}) => {
  const page = await app.visit('/mobile/contract/?line=4321', { as, viewport: phone });
  const longest = '<img src=x>WWWWWWWWW';
  await page.getByRole('textbox', { name: '名前' }).fill(longest);
  await page.getByRole('button', { name: '名前を保存する' }).click();
  await expect(page.getByText(`「${longest}」にしました。`)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of ['/service/', '/mobile/contract/stop_restart?line=4321', '/mobile/lost']) {
    await page.goto(app.url + path);
    await expect(page.getByText(longest).filter({ visible: true }).first()).toBeVisible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, path).toBeLessThanOrEqual(0);
  }
});

test('what is in progress for a line names it too', async ({ app }) => {
  const page = await app.visit('/mobile/contract/?line=1234', { as: 'mizuno.keiko' });
  await page.getByRole('textbox', { name: '名前' }).fill(name);
  await page.getByRole('button', { name: '名前を保存する' }).click();
  await expect(page.getByText(`「${name}」にしました。`)).toBeVisible();
  await page.goto(`${app.url}/mobile/progress`);
  await expect(page.getByRole('main').getByText(name)).toHaveCount(1);
});

test('a customer with one line names nothing', async ({ app }) => {
  const page = await app.visit('/mobile/contract/', { as: 'kawase.ryo', viewport: desktop });
  await expect(page.getByRole('heading', { name: '書類' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '名前' })).toHaveCount(0);
});
