import type { Page } from '@playwright/test';
import type { App } from './app.ts';
import { type Examples, expectEveryExample, expectTexts, rounds } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { introduce } from './flows/introduce.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

test.beforeEach(({ app }) => app.mock.clock.set('2026-11-21T10:40:00+09:00'));

const { as, path } = introduce;
const pin = (app: App, id: string, example: string) => app.mock.pins.set(id, example);
const again = async (app: App, page: Page) => {
  await page.goto(app.url + path);
  await waitForScreen(page);
};

const table: Examples = {
  getIntroduce: {
    normal: ['5,000円ずつ受け取れます。', 'MZN-4827', '有効期限 2027年1月31日(日)'],
    expired: ['！有効期限切れです', '2026年10月31日(土)まででした。', '紹介コードを発行する'],
    empty: ['紹介コードは、まだ発行されていません。', '紹介コードを発行する'],
    longest: ['ABCDEFGH-99999999', '9,999,999円ずつ', '999人'],
  },
  getMansionIntroduce: {
    normal: ['お住まいの建物は、建物の紹介の対象ではありません。'],
    accepting: ['みなもコートにお住まいの方', '10,000円', '建物の紹介コードを発行する'],
    introduced: ['みなもコートを紹介済みです。', 'MNS-7301'],
    ended: ['みなもコートの紹介の受け付けは、終了しました。'],
    longest: ['グランドみなもシーサイドレジデンス大鳳森タワーウエスト棟', '9,999,999円'],
  },
};

const refusals: Record<string, string> = {
  bad_request: '入力に誤りがあります。',
  applicant_too_young: '18歳未満の方は、ご入会いただけません。',
  code_exists: 'いまのコードの有効期限まで、新しいコードは発行できません。',
  introduction_not_eligible: 'ご利用の開始前、または解約の手続き中のため、発行できません。',
};

test('every state of both codes; each refusal; then both are made and stay', async ({ app }) => {
  await expectEveryExample(app, table);
  expect([...Object.keys(refusals), 'normal'].sort()).toEqual(
    await examplesOf(app, introduce.writes),
  );
  const page = await app.visit(path, { as, viewport: phone });
  for (const { pins, texts } of rounds(table)) {
    app.mock.pins.clear();
    for (const [id, example] of Object.entries(pins)) pin(app, id, example);
    await again(app, page);
    await expectTexts(page, texts);
    await expectNoSidewaysScroll(page);
  }
  app.mock.pins.clear();
  await again(app, page);
  for (const [example, text] of Object.entries(refusals)) {
    pin(app, introduce.writes, example);
    await press(page, introduce);
    await expectTexts(page, [text, '新しいコードは発行されていません。']);
  }
  app.mock.pins.clear();
  await press(page, introduce);
  await expect(page.getByRole('heading', { name: introduce.done })).toBeVisible();
  await page.getByRole('button', { name: '建物の紹介コードを発行する' }).click();
  await expect(
    page.getByRole('heading', { name: '建物の紹介コードを発行しました。' }),
  ).toBeVisible();
  await expectTexts(page, ['有効期限 2027年1月31日(日)', 'みなもコートを紹介済みです。']);
  await expectNoSidewaysScroll(page);
  const [code] = /MNM-\d+/.exec(await page.getByRole('main').innerText()) ?? [];
  await again(app, page);
  await expectTexts(page, [code ?? '-', '建物の紹介コード']);
  await page.goto(`${app.url}/notification_history`);
  await expect(page.getByText('お友達の紹介コードを発行しました').first()).toBeVisible();
});

test('the benefits lead to it; a code is passed on by every way of the device', async ({ app }) => {
  const page = await app.page({ own: true, as: 'irie.fumi', viewport: desktop, dark: true });
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = data?.url ?? '';
      return Promise.resolve();
    };
  });
  await page.goto(`${app.url}/campaign`);
  await page.getByRole('link', { name: 'お友達・建物の紹介へ' }).click();
  await expect(page.getByRole('heading', { name: 'お友達・建物の紹介' })).toBeVisible();
  for (const way of ['LINEで送る', 'メールで送る', 'SMSで送る', 'Xに投稿する', 'お友達のクーポン'])
    await expect(page.getByRole('link', { name: new RegExp(`^${way}`) })).toBeVisible();
  await page.getByRole('button', { name: 'ほかのアプリで送る' }).click();
  await expect.poll(() => page.title()).toBe('https://minamo.example/f/IRI-1146');
  await expectNoSidewaysScroll(page);
});

test('who is under 18 reads why no code can be made, and presses nothing', async ({ app }) => {
  pin(app, 'getIntroduce', 'empty');
  pin(app, 'getMansionIntroduce', 'accepting');
  const page = await app.page({ own: true, as: 'irie.fumi', viewport: phone });
  await page.route('**/contract', async (route) => {
    const response = await route.fetch();
    const { customer, ...rest } = (await response.json()) as { customer: object };
    await route.fulfill({
      response,
      json: { ...rest, customer: { ...customer, birthday: '2008-11-22' } },
    });
  });
  await page.route('**/v1/introduce', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), can_create: false },
    });
  });
  await page.goto(app.url + path);
  await waitForScreen(page);
  await expectTexts(page, ['18歳未満の方は、ご入会いただけません。']);
  await expect(page.getByText('18歳未満の方は')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /を発行する/ })).toHaveCount(0);
});
