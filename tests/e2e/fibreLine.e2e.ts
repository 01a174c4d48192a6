import { expectTexts } from './exampleRounds.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './pages.ts';

test('a SIM without calls shows its messages alone', async ({ app }) => {
  app.mock.pins.set('getLoginMessage', 'empty');
  const page = await app.visit('/mobile/top/', { as: 'kobato.madoka', viewport: phone });
  const table = page.getByRole('table', { name: '今月の通話とSMSの料金' });
  await expect(table).toContainText('SMS');
  await expect(table).not.toContainText('通話料');
});

test('who has no flat rate reads what one costs at least', async ({ app }) => {
  const page = await app.visit('/mobile/option', { as: 'saegusa.minori', viewport: phone });
  await expectTexts(page, ['490円/月から']);
});

test('who has to pay first is led to no data that is closed to them too', async ({ app }) => {
  const path = '/mobile/top/data_advance';
  const page = await app.visit(path, { as: 'hamano.nagi', viewport: phone });
  await expectTexts(page, ['お支払いを確認できるまで、お申し込みいただけません。']);
  await expect(page.getByRole('link', { name: 'データを追加する' })).toBeHidden();
});

test('a number is good until its own last day, not until that of the line', async ({ app }) => {
  const page = await app.visit('/mobile/contract/', { as: 'oki.taichi', viewport: phone });
  await expectTexts(page, [
    '最終ご利用日2026年12月31日(木)',
    '開通の期限は2026年12月5日(土)です',
    '開通しないときは、この日に解約となり、番号は残せません',
  ]);
});

test('a number that has run out isn’t to be given to anybody', async ({ app }) => {
  app.mock.clock.set('2026-12-06T09:00:00+09:00');
  const page = await app.visit('/mobile/contract/quit', { as: 'oki.taichi', viewport: phone });
  await expectTexts(page, [
    'MNP予約番号の有効期限を過ぎています',
    '解約を取り消すと、新しい番号を発行できます。',
  ]);
  await expect(page.getByRole('main')).not.toContainText('この番号をお伝えください');
  await page.goto(`${app.url}/mobile/contract/`);
  await expectTexts(page, ['2026年12月5日(土)に期限が切れました']);
});

test('who waits for the line reads that an option comes after it', async ({ app }) => {
  const page = await app.visit('/option/MO120N', { as: 'hayase.sho', viewport: phone });
  await expectTexts(page, ['光の開通後に始まります', 'ご利用が始まる月の分、翌月のご請求から']);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByRole('button', { name: '申し込む', exact: true }).click();
  await expectTexts(page, ['決まりしだいお知らせします']);
});

test('what is registered is changed where it can be, and not offered where it can’t', async ({
  app,
}) => {
  for (const [as, isOffered] of [
    ['irie.fumi', true],
    ['hayase.sho', false],
  ] as const) {
    const page = await app.visit('/contract', { as, viewport: desktop });
    await expectTexts(page, ['お客さま情報', '送付先']);
    for (const name of ['登録情報を変更する', /^変更\(送付先/])
      await expect(page.getByRole('link', { name }), as).toHaveCount(isOffered ? 1 : 0);
  }
});
