import { type Examples, expectEveryExample, expectTexts } from './exampleRounds.ts';
import { examplesOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'irie.fumi';
const path = '/contract/account_link';

const states: Examples = {
  getSonyAccount: {
    normal: ['未連携', 'まだ連携していません。', '連携の手続きへ進む'],
    linked: ['連携済み', 'm••••@example.jp', '2025年5月2日(金)', '連携の解除'],
    expired: ['連携の期限切れ', '期限が切れています', 'もう一度連携する'],
    longest: ['k••••@mail.longest-domain-example.example.jp'],
  },
};

test('each state of the linked account', async ({ app }) => {
  await expectEveryExample(app, states);
  const page = await app.visit(path, { as, viewport: phone });
  for (const [example, texts] of Object.entries(states['getSonyAccount'] ?? {})) {
    app.mock.pins.set('getSonyAccount', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
    const links = page.getByRole('button', { name: /連携/ });
    await expect(links, example).toHaveCount(example === 'normal' || example === 'expired' ? 1 : 0);
    await expectNoSidewaysScroll(page);
  }
});

test('linking goes on at the partner; a refusal and a failure say that nothing changed', async ({
  app,
}) => {
  const { mock } = app;
  const names = await examplesOf(app, 'getSonyAccountToken');
  expect(names.filter((name) => name !== 'normal')).toEqual(['account_already_linked']);
  const page = await app.visit('/contract', { as, viewport: desktop, dark: true });
  await page.getByRole('link', { name: '設定(連携ID)' }).click();
  await page.waitForURL(`**${path}`);
  const start = page.getByRole('button', { name: '連携の手続きへ進む' });
  mock.pins.set('getSonyAccountToken', 'account_already_linked');
  await start.click();
  await expectTexts(page, ['すでに連携済みです', '連携の状態は変わっていません。']);
  await expectNoSidewaysScroll(page);
  mock.pins.clear();
  await page.route('https://account.example.jp/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>提携先</title><h1>提携先</h1>' }),
  );
  await start.click();
  await page.waitForURL('https://account.example.jp/link#token=*');
  const token = new URL(page.url()).hash.replace('#token=', '');
  expect(token).toHaveLength(32);
  await page.goBack();
  await waitForScreen(page);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
  );
  expect(kept).not.toContain(token);
});
