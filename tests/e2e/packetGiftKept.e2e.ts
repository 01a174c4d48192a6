import { mainText } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { as, fillIn, giveButton, start, toReview } from './packetGiftSteps.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

test('a double press sends one', async ({ app }) => {
  const page = await app.visit(start, { as });
  await toReview(page);
  const { release } = await hold(page, '**/packet-gift-code');
  const sent = app.callsFromNow('postPacketGiftCode');
  await page.getByRole('button', giveButton).dblclick();
  release();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/done'));
  expect(sent()).toHaveLength(1);
  // Back leads to an empty form, and forward to the receipt: neither sends.
  await page.goBack();
  await expect(page.getByRole('button', { name: '確認へ進む' })).toBeVisible();
  await expect(page.getByLabel('贈るデータ量')).toHaveValue('');
  await page.goto(`${app.url}${start}confirm`);
  await expect(page.getByText('手続きが完了しました。')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('who goes back before the receipt could be drawn finds an empty form', async ({ app }) => {
  const page = await app.visit(start, { as, own: true });
  // As on a busy phone, where a press of 戻る that came meanwhile is handled before the receipt is drawn.
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (data, unused, url) => {
      replace(data, unused, url);
      if (!url || !new URL(url, location.href).pathname.endsWith('/done')) return;
      history.back();
      const until = performance.now() + 500;
      while (performance.now() < until);
    };
  });
  await page.reload();
  await toReview(page);
  await page.getByRole('button', giveButton).click();
  await page.waitForURL((url) => url.pathname === start);
  await expect(page.getByText('まだ確定しません。')).toBeVisible();
  await expect(page.getByLabel('贈るデータ量')).toHaveValue('');
});

test('an answer that is lost is unknown, and the state is read again', async ({ app }) => {
  const page = await app.visit(start, { as, viewport: phone });
  await toReview(page);
  const sent = app.callsFromNow('postPacketGiftCode');
  app.mock.faults.set('postPacketGiftCode', { kind: 'cut', times: 1 });
  await page.getByRole('button', giveButton).click();
  await expect(page.getByRole('heading', { name: '結果を確認できませんでした' })).toBeVisible();
  await expect(page.getByText('もう一度贈る必要はありません。')).toBeVisible();
  expect(sent()).toHaveLength(1);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await waitForScreen(page);
  await expect(page.getByRole('heading', { name: '結果を確認できませんでした' })).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('a reload keeps each step, the receipt without its codes in storage', async ({ app }) => {
  const page = await app.visit(start, { as });
  await fillIn(page);
  await page.reload();
  await waitForScreen(page);
  await expect(page.getByLabel('贈る相手の電話番号')).toHaveValue('09000003456');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('まだ贈られていません。')).toBeVisible();
  await page.reload();
  await page.getByRole('button', giveButton).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/done'));
  const shown = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(stored).not.toContain(shown.replace('-', ''));
  await page.reload();
  await expect(page.getByText(shown)).toBeVisible();
});

test('変更 leads to its field and back to the review; edited values want Next again', async ({
  app,
}) => {
  const page = await app.visit(start, { as });
  await toReview(page);
  await page.getByRole('link', { name: '変更(メッセージ)' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'message');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('どうぞ');
  await page.goBack();
  // The new text wasn't confirmed by 確認へ進む, so the review isn't shown with it.
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('まだ贈られていません。')).toBeVisible();
  await expect.poll(() => mainText(page)).toContain('どうぞ');
  await page.goBack();
  await expect(page.getByRole('button', { name: '確認へ進む' })).toBeVisible();
  await expect(page.getByLabel('メッセージ')).toHaveValue('どうぞ');
});

test('offline a press says so, and what was typed can be sent once the line is back', async ({
  app,
}) => {
  const page = await app.visit(start, { as, viewport: phone });
  await toReview(page);
  await page.context().setOffline(true);
  const sent = app.callsFromNow('postPacketGiftCode');
  await page.getByRole('button', giveButton).press('Enter');
  await expect(
    page.getByRole('alert').getByText('インターネットにつながっていません'),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.context().setOffline(false);
  expect(sent()).toEqual([]);
  await expect.poll(() => mainText(page)).toContain('動画、たくさん見てね');
  await page.getByRole('button', giveButton).press('Enter');
  await page.waitForURL(({ pathname }) => pathname.endsWith('/done'));
  expect(sent()).toHaveLength(1);
});
