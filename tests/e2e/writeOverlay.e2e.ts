import { expect, test } from 'vitest';
import { charge } from './drives/charge.ts';
import { creditCard } from './drives/creditCard.ts';
import { press } from './drives/drive.ts';
import { phone } from './pages.ts';
import { expectSound, logIn, useStage } from './portal.ts';

const stage = useStage();

test('While an order is on its way nothing else can be pressed, and nothing says that it was not made', async () => {
  const page = await stage.visitFresh(charge.path, { as: charge.as, viewport: phone });
  await charge.fill(page);
  stage.portal.mock.faults.set(charge.writes, { kind: 'hang' });
  await press(page, charge);
  await page.getByText('このままお待ちください。').waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: '入力に戻る' }).focus();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).pathname).toMatch(/confirm\/?$/);
  await page.goBack();
  await page.getByRole('radio', { name: /1\.0GB/ }).waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/まだ(確定し|追加され)/);
});

test('A login that is on its way is covered too', async () => {
  const page = await stage.visit('/login', { viewport: phone });
  stage.portal.mock.faults.set('postLogin', { kind: 'hang' });
  await logIn(page, 'mizuno.keiko');
  await page.getByText('このままお待ちください。').waitFor();
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).focus();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).pathname).toMatch(/^\/login/);
});

test('A card that is on its way is covered too', async () => {
  const page = await stage.visitFresh(creditCard.path, { as: creditCard.as, viewport: phone });
  await creditCard.fill(page);
  stage.portal.mock.faults.set('*ecureEncrypt', { kind: 'hang' });
  await press(page, creditCard);
  await page.getByText('このままお待ちください。').waitFor();
  await page.getByRole('main').getByRole('link').last().focus();
  const before = page.url();
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(before);
});
