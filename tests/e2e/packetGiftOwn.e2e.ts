import type { Page } from '@playwright/test';
import { mainText } from './exampleRounds.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { as, giveButton, start, toReview } from './packetGiftSteps.ts';
import { desktop, phone } from './pages.ts';
import { pasted } from './pasted.ts';
import { expectNowhereOn } from './secrets.ts';
import { waitForScreen } from './waitForScreen.ts';

const claimButton = { name: '090-0000-5678で受け取る' } as const;

/** Gives 2.0 GB from one number of the customer to the other. */
async function giveToOwn(page: Page) {
  await page.getByLabel('贈るデータ量').fill('2.0');
  await page.getByRole('radio', { name: '自分の回線へ(090-0000-5678)' }).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByText('ご自身の番号')).toBeVisible();
  await page.getByRole('button', giveButton).click();
  await expect(page.getByRole('button', claimButton)).toBeVisible();
}

test('an own line receives by one press, with no code typed or kept', async ({ app }) => {
  const page = await app.visit(start, { as, viewport: phone });
  await expect(page.getByLabel('贈る相手の電話番号')).toHaveCount(0);
  await giveToOwn(page);
  await expectNoSidewaysScroll(page);
  const receipt = await mainText(page);
  const gift = /ギフトコード([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(receipt)?.[1] ?? 'none';
  const sent = app.callsFromNow('postPacketGiftRequest');
  await page.getByRole('button', claimButton).dblclick();
  await expect(page.getByText('受け取り済み')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('090-0000-5678で受け取りました。');
  await expect(page.locator(':focus')).toContainText('この番号のデータの残りは');
  expect(sent()).toHaveLength(1);
  await expectNowhereOn(page, [gift.replace('-', '')]);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.getByText('受け取り済み')).toBeVisible();
  await expect(page.getByRole('button', claimButton)).toHaveCount(0);
});

test('a lost answer and a refusal of the receiving are shown where it was pressed', async ({
  app,
}) => {
  const page = await app.visit(start, { as, viewport: phone });
  await giveToOwn(page);
  app.mock.pins.set('postPacketGiftRequest', 'packet_gift_code_month_end');
  await page.getByRole('button', claimButton).click();
  await expect(page.getByRole('alert')).toContainText('データは受け取られていません。');
  app.mock.pins.clear();
  app.mock.faults.set('postPacketGiftRequest', { kind: 'cut', times: 1 });
  await page.getByRole('button', claimButton).click();
  await expect(page.getByText('受け取り済み')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('090-0000-5678で受け取りました。');
});

test('a line that can receive nothing is not offered; the choice survives the review', async ({
  app,
}) => {
  const page = await app.visit(`${start}?line=4321`, { as: 'tokita.haru', viewport: desktop });
  const group = page.getByRole('group', { name: /^贈る相手/ });
  await expect(group.getByRole('radio', { name: /090-0000-4323/ })).toBeDisabled();
  await expect(group).toContainText('NEOプランではないため、受け取れません。');
  await page.getByLabel('贈るデータ量').fill('0.5');
  await group.getByRole('radio', { name: /090-0000-4322/ }).check();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByRole('link', { name: '変更(贈る相手の電話番号)' }).click();
  await expect(page.getByRole('radio', { name: /090-0000-4322/ })).toBeChecked();
  // A number that is typed stays in its field, the customer's own too.
  await page.getByRole('radio', { name: 'ほかの方へ' }).check();
  await page.getByLabel('贈る相手の電話番号').fill('090-0000-4322');
  await expect(page.getByLabel('贈る相手の電話番号')).toHaveValue('090-0000-4322');
  await expectNoSidewaysScroll(page);
});

test('what is left is counted while the amount is typed, and said', async ({ app }) => {
  const page = await app.visit(start, { as });
  await expect(page.getByText('今月は、あと3回贈れます。')).toBeVisible();
  await page.getByLabel('贈るデータ量').fill('2.5');
  await expect(page.getByText('贈ったあとの残り 10.1GB', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: '贈ったあとの残りは10.1GBです。' }),
  ).toBeAttached();
  await page.getByLabel('贈るデータ量').fill('10.5');
  await expect(page.getByText('データの残り 12.6GB', { exact: true })).toBeVisible();
});

test('giving and receiving are side by side, each also while the other is closed', async ({
  app,
}) => {
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'データを贈る・受け取る' });
  const page = await app.visit(start, { as: 'kawase.ryo', viewport: phone });
  await expect(page.getByText('現在の料金プランでは、データを贈れません。')).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: '贈る', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await tabs(page).getByRole('link', { name: '受け取る' }).click();
  await expect(page.getByLabel('ギフトコード')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`${app.url}/logout`);

  const other = await app.visit(`${start}receipt?line=4323`, {
    as: 'tokita.haru',
    viewport: desktop,
  });
  await expect(other.getByText('データを受け取れるのは、NEOプランのお客さまです。')).toBeVisible();
  await expect(other.getByLabel('ギフトコード')).toHaveCount(0);
  await expectNoSidewaysScroll(other);
  await tabs(other).getByRole('link', { name: '贈る', exact: true }).click();
  await expect(other.getByText('データを贈れるのは、NEOプランのお客さまです。')).toBeVisible();
});

test('both codes go out in one text; a closed sheet says nothing, a failed one what to do', async ({
  app,
}) => {
  app.mock.pins.set('postPacketGiftCode', 'no_message');
  const page = await app.visit(start, { as, own: true, viewport: phone });
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared, outcome: '' });
    Object.assign(navigator, {
      share: ({ text }: ShareData) => {
        shared.push(text ?? '');
        const { outcome } = window as unknown as { outcome: string };
        return outcome ? Promise.reject(new DOMException('', outcome)) : Promise.resolve();
      },
    });
  });
  await page.reload();
  await waitForScreen(page);
  await toReview(page);
  await page.getByRole('button', giveButton).click();
  const send = page.getByRole('button', { name: '2つのコードをまとめて送る' });
  const failed = page.getByText('送れませんでした。');
  await send.click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  expect((await shared())[0]).toMatch(
    /8K4M-22QP\n.*4071\n.*2026年11月30日\(月\)\n.*\/mobile\/top\/packet_gift\/receipt$/s,
  );
  for (const [outcome, times] of [
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ] as const) {
    await page.evaluate((name) => Object.assign(window, { outcome: name }), outcome);
    await send.click();
    await expect(failed).toHaveCount(times);
  }
  await page.context().grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: '2つのコードをまとめてコピー' }).click();
  await expect(page.getByRole('button', { name: 'コピーしました' })).toBeVisible();
  const [text] = await shared();
  await expect.poll(() => pasted(page)).toBe(text);
  await expectNoSidewaysScroll(page);
});
