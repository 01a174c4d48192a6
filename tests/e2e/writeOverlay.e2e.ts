import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { charge } from './flows/charge.ts';
import { creditCard } from './flows/creditCard.ts';
import { press } from './flows/flow.ts';
import { logIn } from './login.ts';
import { phone } from './pages.ts';

test(
  'While an order is on its way nothing else can be pressed, and nothing says that it was not made',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit(charge.path, { as: charge.as, viewport: phone });
    await charge.fill(page);
    app.mock.faults.set(charge.writes, { kind: 'hang' });
    await press(page, charge);
    await expect(page.getByText('このままお待ちください。')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: '入力に戻る' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(({ pathname }) => /confirm\/?$/.test(pathname));
    await page.goBack();
    await expect(page.getByRole('radio', { name: /1\.0GB/ })).toBeVisible();
    await expect(page.getByRole('main')).not.toHaveText(/まだ(確定し|追加され)/);
  },
);

test('A login that is on its way is covered too', async ({ app }) => {
  const page = await app.visit('/login', { viewport: phone });
  app.mock.faults.set('postLogin', { kind: 'hang' });
  await logIn(page, 'mizuno.keiko');
  await expect(page.getByText('このままお待ちください。')).toBeVisible();
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ pathname }) => /^\/login/.test(pathname));
});

test('A card that is on its way is covered too', async ({ app }) => {
  const page = await app.visit(creditCard.path, { as: creditCard.as, viewport: phone });
  await creditCard.fill(page);
  app.mock.faults.set('*ecureEncrypt', { kind: 'hang' });
  await press(page, creditCard);
  await expect(page.getByText('このままお待ちください。')).toBeVisible();
  await page.getByRole('main').getByRole('link').last().focus();
  const before = page.url();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(before);
});
