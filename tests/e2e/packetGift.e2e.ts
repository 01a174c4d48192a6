import { expectTexts, mainText, reopen } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { as, fillIn, giveButton, start, toReview } from './packetGiftSteps.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

test(
  'by keyboard alone: given, in the list, and gone from the data left',
  { tag: '@engines' },
  async ({ app }) => {
    const page = await app.visit(start, { as });
    await page.getByLabel('贈るデータ量').focus();
    await page.keyboard.type('２.0');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'ほかの方へ' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('090-0000-3456');
    await page.keyboard.press('Tab');
    await page.keyboard.type('動画、たくさん見てね');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('まだ贈られていません。')).toBeVisible();
    await expect.poll(() => mainText(page)).toContain('090-0000-3456');
    await page.getByRole('button', giveButton).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: '2.0GBを贈る手続きが完了しました。' }),
    ).toBeVisible();
    const receipt = await mainText(page);
    expect(receipt).toMatch(/ギフトコード[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(receipt).toMatch(/認証コード\d{4}/);
    expect(receipt).toContain('データの残りは10.6GBになりました。');
    const code = /ギフトコード([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(receipt)?.[1] ?? 'none';

    await page.getByRole('link', { name: 'トップに戻る' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname.endsWith('/mobile/top/'));
    await expect(page.getByText('10.6', { exact: false }).first()).toBeVisible();
    await page.getByRole('link', { name: 'データを贈る・受け取る' }).click();
    await page.getByText('2.0GB → 090-0000-3456').click();
    await expect(page.getByText(code)).toBeVisible();
    await expect(page.getByText('認証コード')).toBeVisible();
  },
);

/** At the entry: what must be read, and whether data can be given. */
const entries: Record<string, { texts: string[]; blocked?: true }> = {
  normal: { texts: ['10.0GBまで', '1.0GB → 090-0000-5678', '受け取り済み', '期限切れ'] },
  sent: { texts: ['8.0GBまで', '受け取り待ち', 'あと2回贈れます'] },
  code_pending: { texts: ['受け取り待ち'] },
  empty: { texts: ['贈ったデータはありません', '受け取ったデータはありません'] },
  received: { texts: ['贈ったデータはありません', '先日のお礼です'] },
  one: { texts: ['1.0GB → 090-0000-5678', '受け取ったデータはありません'] },
  smallest: { texts: ['0.5GBまで', 'あと1回贈れます'] },
  last_day: { texts: ['10.0GBまで'] },
  many: { texts: ['2026年6月2日(火)', '090-0000-3456'] },
  longest: { texts: ['999.5GBまで', '999.5GB → 090-0000-5678'] },
  longest_received: { texts: ['贈ったデータはありません', '卒業おめでとう'] },
  own_lines: { texts: ['自分の回線へ(090-0000-5678)', 'ほかの方へ'] },
  packet_gift_none_contract: { blocked: true, texts: ['対象のご契約がありません', '番号を選ぶ'] },
  packet_gift_already: {
    blocked: true,
    texts: ['12月1日(火)から', '今月贈れる回数(3回)をすでに使っています', '1.0GB → 090-0000-5678'],
  },
  packet_gift_code_none_price_plan: { blocked: true, texts: ['対象のプランではありません'] },
  packet_gift_code_not_neo_plan: {
    blocked: true,
    texts: ['対象のプランではありません', 'NEOプランのお客さまです'],
  },
  packet_gift_code_month_end: {
    blocked: true,
    texts: ['本日は受け付けていません', '12月1日(火)から'],
  },
  capacity_shortage: { blocked: true, texts: ['0.5GBに足りません', 'データを受け取る'] },
};

test('every example of the entry is looked at', async ({ app }) => {
  const names = await examplesOf(app, 'getPacketGift');
  // These answer to an invalid or foreign service id, which no screen sends.
  const own = names.filter((name) => !['bad_request', 'not_found'].includes(name));
  expect(Object.keys(entries).sort()).toEqual(own);
});

test('each example of the entry shows its words', async ({ app }) => {
  const page = await app.visit(start, { as, viewport: phone });
  for (const [example, { texts, blocked }] of Object.entries(entries)) {
    await reopen(app, page, { getPacketGift: example });
    await expectTexts(page, blocked ? [...texts, 'いまはお手続きいただけません'] : texts, example);
    await expect(page.getByRole('button', { name: '確認へ進む' })).toHaveCount(blocked ? 0 : 1);
    await expectNoSidewaysScroll(page);
  }
});

/** When it is sent: the words, and where the customer is then. */
const answers: Record<string, { texts: string[]; at: 'done' | 'confirm' | 'field' }> = {
  normal: { at: 'done', texts: ['8K4M-22QP', '4071', 'PG-2611-21-0483', '2026年11月30日(月)'] },
  no_message: { at: 'done', texts: ['0.5GBを贈る手続きが完了しました。', '12.1GB'] },
  longest: { at: 'done', texts: ['WWWW-WWWW', '999.5GB', '卒業おめでとう'] },
  packet_gift_code_cant_get_in_code: {
    at: 'done',
    texts: [
      '手続きを受け付けました。',
      '混み合っている可能性があります。',
      '贈ったデータの一覧を見る',
    ],
  },
  bad_request: { at: 'field', texts: ['11桁の半角数字で入力してください。', '0.5GB単位'] },
  capacity_shortage: { at: 'field', texts: ['データの残りが足りません。'] },
  packet_gift_code_capacity_over: { at: 'field', texts: ['指定できるデータ量を超えています。'] },
  packet_gift_none_sim_tel: { at: 'field', texts: ['入力された電話番号はご利用になれません。'] },
  packet_gift_code_not_available_sim_tel: {
    at: 'field',
    texts: ['利用停止中の番号には贈れません。'],
  },
  packet_gift_code_none_price_plan: { at: 'field', texts: ['対象のプランではありません。'] },
  packet_gift_none_contract: { at: 'confirm', texts: ['対象のご契約がありません'] },
  packet_gift_already: { at: 'confirm', texts: ['今月はこれ以上贈れません'] },
  packet_gift_code_month_end: {
    at: 'confirm',
    texts: ['本日は受け付けていません', '12月1日(火)からお手続きいただけます。'],
  },
  packet_gift_code_none_contract_in_post: {
    at: 'confirm',
    texts: ['対象のご契約を確認できません'],
  },
  packet_gift_code_not_neo_plan: { at: 'confirm', texts: ['NEOプランのお客さまです。'] },
};

test('every example of the sending is looked at', async ({ app }) => {
  const names = await examplesOf(app, 'postPacketGiftCode');
  expect(Object.keys(answers).sort()).toEqual(names.filter((name) => name !== 'not_found'));
});

test('each answer to the sending has its words', async ({ app }) => {
  test.setTimeout(240_000);
  const page = await app.visit(start, { as, viewport: phone });
  for (const [example, { texts, at }] of Object.entries(answers)) {
    await page.goto(app.url + start);
    await toReview(page);
    app.mock.pins.set('postPacketGiftCode', example);
    await press(page, { button: giveButton.name });
    if (at === 'done') await page.waitForURL(({ pathname }) => pathname.endsWith('/done'));
    else await expect(page.getByRole('alert').first(), example).toBeVisible();
    const saying = at === 'confirm' ? [...texts, 'データは贈られていません。'] : texts;
    await expectTexts(page, saying, example);
    if (at === 'field') {
      await expect(page.getByLabel('メッセージ')).toHaveValue('動画、たくさん見てね');
      await expect(page.getByLabel('贈る相手の電話番号')).toHaveValue('09000003456');
      await expect(page.locator(':focus', { hasText: /入力の誤りが\dつあります/ })).toBeVisible();
    }
    await expectNoSidewaysScroll(page);
  }
});

test(
  'what is wrong is said at its field and in the summary, which takes the focus',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.visit(start, { as, viewport: phone });
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expect(page.getByText('入力の誤りが2つあります')).toBeVisible();
    await expect(page.getByText('必須項目が未入力です', { exact: true })).toHaveCount(1);
    await expect(page.getByRole('group', { name: /^贈る相手/ })).toContainText('選択してください');
    await fillIn(page, '090-0000-567');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await expect(
      page.getByText('10桁です。携帯電話番号は、11桁の半角数字で入力してください。', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(page.locator(':focus')).toContainText('入力の誤りが1つあります');
    await expectNoSidewaysScroll(page);
  },
);

test('the receipt on paper: codes and rows, no buttons', async ({ app }) => {
  app.mock.pins.set('postPacketGiftCode', 'normal');
  const page = await app.visit(start, { as });
  await toReview(page);
  await page.getByRole('button', giveButton).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/done'));
  await waitForScreen(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('認証コード')).toBeVisible();
  await expect(page.getByText('取り消しはできません。')).toBeVisible();
  await expect(page.getByRole('link', { name: 'トップに戻る' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /コピー/ })).toHaveCount(0);
});

test('each step fits a desktop', async ({ app }) => {
  app.mock.pins.set('postPacketGiftCode', 'normal');
  const page = await app.visit(start, { as, viewport: desktop });
  await expectNoSidewaysScroll(page);
  await toReview(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', giveButton).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/done'));
  await waitForScreen(page);
  await expectNoSidewaysScroll(page);
});
