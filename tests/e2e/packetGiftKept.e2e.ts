import { expect, test } from 'vitest';
import { as, fillIn, giveButton, main, start, toReview } from './packetGiftSteps.ts';
import { phone } from './pages.ts';
import { expectSound, settled, useStage } from './portal.ts';

const stage = useStage();

test('a double press sends one', async () => {
  const page = await stage.visitFresh(start, { as });
  await toReview(page);
  stage.portal.mock.faults.set('postPacketGiftCode', { delay_ms: 1500 });
  const sent = stage.callsFromNow('postPacketGiftCode');
  await page.getByRole('button', giveButton).dblclick();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/done'));
  expect(sent().length).toBe(1);
  // Back leads to an empty form, and forward to the receipt: neither sends.
  await page.goBack();
  await page.getByRole('button', { name: '確認へ進む' }).waitFor();
  expect(await page.getByLabel('贈るデータ量').inputValue()).toBe('');
  await page.goto(`${stage.url}${start}confirm`);
  await page.getByText('手続きが完了しました。').waitFor();
  expect(sent().length).toBe(1);
});

test('who goes back before the receipt could be drawn finds an empty form', async () => {
  const page = await stage.visitFresh(start, { as, own: true });
  // As on a busy phone: what was pressed meanwhile comes first.
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
  await page.getByText('まだ確定しません。').waitFor();
  expect(await page.getByLabel('贈るデータ量').inputValue()).toBe('');
});

test('an answer that is lost is unknown, and the state is read again', async () => {
  const page = await stage.visitFresh(start, { as, viewport: phone });
  await toReview(page);
  const sent = stage.callsFromNow('postPacketGiftCode');
  stage.portal.mock.faults.set('postPacketGiftCode', { kind: 'cut', times: 1 });
  await page.getByRole('button', giveButton).click();
  await page.getByRole('heading', { name: '結果を確認できませんでした' }).waitFor();
  await page.getByText('もう一度贈る必要はありません。').waitFor();
  expect(sent().length).toBe(1);
  await expectSound(page);
  await page.reload();
  await settled(page);
  await page.getByRole('heading', { name: '結果を確認できませんでした' }).waitFor();
  expect(sent().length).toBe(1);
});

test('a reload keeps each step, the receipt without its codes in storage', async () => {
  const page = await stage.visitFresh(start, { as });
  await fillIn(page);
  await page.reload();
  await settled(page);
  expect(await page.getByLabel('贈る相手の電話番号').inputValue()).toBe('09000005678');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByText('まだ贈られていません。').waitFor();
  await page.reload();
  await page.getByRole('button', giveButton).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/done'));
  const shown = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(stored).not.toContain(shown.replace('-', ''));
  await page.reload();
  await page.getByText(shown).waitFor();
});

test.each(['confirm', 'done'])('/%s without anything before it starts again', async (step) => {
  const page = await stage.visit(start + step, { as });
  expect(new URL(page.url()).pathname).toBe(start);
  await page.getByText('エラーが発生しました。初めからやり直してください。').waitFor();
});

test('変更 leads to its field and back to the review; edited values want Next again', async () => {
  const page = await stage.visit(start, { as });
  await toReview(page);
  await page.getByRole('link', { name: '変更(メッセージ)' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'message');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('どうぞ');
  await page.goBack();
  // What was typed wasn't confirmed by Next: the review isn't shown with it.
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByText('まだ贈られていません。').waitFor();
  expect(await main(page)).toContain('どうぞ');
  await page.goBack();
  await page.getByRole('button', { name: '確認へ進む' }).waitFor();
  expect(await page.getByLabel('メッセージ').inputValue()).toBe('どうぞ');
});

test('offline nothing can be sent, and what was typed stays', async () => {
  const page = await stage.visit(start, { as, viewport: phone });
  await toReview(page);
  await page.context().setOffline(true);
  await page.getByText('オフラインのため、いまは送信できません。').waitFor();
  await expectSound(page);
  const sent = stage.callsFromNow('postPacketGiftCode');
  await page.getByRole('button', giveButton).press('Enter');
  await page.context().setOffline(false);
  await page.getByText('オフラインのため').waitFor({ state: 'detached' });
  expect(sent()).toEqual([]);
  expect(await main(page)).toContain('動画、たくさん見てね');
});
