import { expect, test } from 'vitest';
import { allExamplesOf } from './examples.ts';
import { expectEveryExample, expectWords } from './exampleRounds.ts';
import { desktop, phone } from './pages.ts';
import { expectSound, settled, useStage } from './portal.ts';

const stage = useStage();

/** Each named example of the history, and what must be seen. */
const words: Record<string, string[]> = {
  normal: ['すべて24', '未読2', '大切なもの3', '年末年始のサポート窓口の営業時間について'],
  opened: ['未読1', '11月ご請求分の金額が確定しました'],
  unread: ['年末年始のサポート窓口の営業時間について', '11月16日(月)'],
  important: ['工事日が12月5日(土)午前に決まりました', '9月18日(金)'],
  last_page: ['2月ご請求分の金額が確定しました'],
  all_read: ['未読0'],
  empty: ['0件', 'この1年に届いたお知らせはありません。'],
  one: ['すべて1', '11月20日(金)'],
  many: ['年末年始のサポート窓口の営業時間について', '2月16日(月)'],
  longest: ['すべて999', 'それにともなうお手続きについての大切なお知らせ'],
};
/** These are the API error dialog's. */
const failures = [
  'bad_request',
  'session_invalid',
  'not_found',
  'system_error',
  'maintenance',
  'maintenance_open_end',
  'maintenance_html',
];

test('every named example of the history is looked at', async () => {
  expect([...Object.keys(words), ...failures].sort()).toEqual(
    await allExamplesOf(stage, 'getNotificationHistory'),
  );
});

test.each(Object.entries(words))('%s', async (example, seen) => {
  stage.portal.mock.pins.set('getNotificationHistory', example);
  const page = await stage.visit('/notification_history', { as: 'irie.fumi', viewport: phone });
  const text = (await page.getByRole('main').textContent()) ?? '';
  for (const word of seen) expect(text).toContain(word);
  await expectSound(page);
});

test('what came before the common history stands at the end, of fibre alone', async () => {
  const table = {
    getFixedNotificationHistory: {
      normal: ['以前のお知らせ2件', '2023年10月16日(月)', 'Minamo 光のご利用が始まりました'],
      empty: [],
      many: ['以前のお知らせ11件', '2023年1月16日(月)', '2022年12月5日(月)'],
      longest: ['以前のお知らせ1件', 'それにともなうお手続きについての大切なお知らせ'],
    },
  };
  await expectEveryExample(stage, table);
  const page = await stage.visit('/notification_history', { as: 'mizuno.keiko', viewport: phone });
  for (const [example, seen] of Object.entries(table.getFixedNotificationHistory)) {
    stage.portal.mock.pins.set('getFixedNotificationHistory', example);
    await page.reload();
    await settled(page);
    await expectWords(page, seen);
  }
  await page.getByText('それにともなうお手続き').click();
  await expectWords(page, ['2023年9月ご利用分の、ご請求額が確定しました。']);
  await expectSound(page);
  await page.goto(`${stage.url}/mobile/notification_history`);
  await settled(page);
  expect(await page.getByText('以前のお知らせ').count()).toBe(0);
});

test('one opens in place, counts as read, and leads to its bill', async () => {
  const page = await stage.visit('/notification_history', { as: 'mizuno.keiko' });
  await page.getByRole('tab', { name: /^未読 ?2$/ }).waitFor();
  const row = page.getByRole('listitem').filter({ hasText: '11月ご請求分の金額が確定しました' });
  expect(await row.getByText('未読').isVisible()).toBe(true);
  await row.locator('summary').click();
  await page.getByRole('tab', { name: /^未読 ?1$/ }).waitFor();
  expect(await row.getByText('未読').count()).toBe(0);
  expect(await row.getByText('10,430円').isVisible()).toBe(true);
  await expectSound(page);
  await row.getByRole('link', { name: '11月のご請求を見る' }).click();
  await page.waitForURL('**/billing/202611');
});

test('an opened one stays in 未読 while it is read, and is gone on the next visit', async () => {
  const page = await stage.visit('/notification_history', { as: 'mitsushima.michiru' });
  await page.getByRole('tab', { name: /^未読/ }).click();
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await page.waitForFunction(() => document.querySelectorAll('[role=tabpanel] details').length < 6);
  const count = await rows.count();
  await rows.first().locator('summary').click();
  await page.getByRole('tab', { name: new RegExp(`^未読 ?${count - 1}$`) }).waitFor();
  expect(await rows.count()).toBe(count);
  await page.getByRole('tab', { name: /^すべて/ }).click();
  await page.getByRole('tab', { name: /^未読/ }).click();
  await expect.poll(() => rows.count()).toBe(count - 1);
});

test('the announcements before are loaded on, and reading goes on at the first of them', async () => {
  const page = await stage.visit('/notification_history', { as: 'mizuno.keiko' });
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  const first = await rows.count();
  await page.getByRole('button', { name: '前のお知らせを見る' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(first);
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).toBe(await rows.nth(first).locator('summary').textContent());
});

test('a page that cannot be loaded leaves the others, and can be asked for again', async () => {
  const page = await stage.visit('/notification_history', { as: 'mizuno.keiko' });
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  const first = await rows.count();
  stage.portal.mock.pins.set('getNotificationHistory', 'maintenance');
  const more = page.getByRole('button', { name: '前のお知らせを見る' });
  await more.click();
  await page.getByText('前のお知らせを読み込めません').waitFor();
  expect(await rows.count()).toBe(first);
  stage.portal.mock.pins.clear();
  await more.click();
  await expect.poll(() => rows.count()).toBeGreaterThan(first);
});

test('a link out of the portal opens a window of its own', async () => {
  stage.portal.mock.pins.set('getNotificationHistory', 'longest');
  const page = await stage.visit('/notification_history', { as: 'irie.fumi' });
  await page.locator('main summary').first().click();
  const link = page.getByRole('main').getByRole('link', { name: /改定の内容を見る/ });
  expect(await link.getAttribute('href')).toBe('https://www.minamo.example/terms/2027');
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toContain('noopener');
});

test.each([
  [phone, true],
  [desktop, false],
  [desktop, true],
])('sound at %o, dark %s', async (viewport, dark) => {
  const page = await stage.visit('/mobile/notification_history', {
    as: 'saegusa.minori',
    viewport,
    dark,
  });
  await page.locator('main summary').first().click();
  await expectSound(page);
});
