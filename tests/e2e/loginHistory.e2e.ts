import { expect, test } from 'vitest';
import { allExamplesOf } from './examples.ts';
import { desktop, phone } from './pages.ts';
import { expectSound, settled, useStage } from './portal.ts';

const stage = useStage();

/** Each named example of the history, and what must be seen. */
const words: Record<string, string[]> = {
  normal: [
    'はじめての端末からのログイン',
    '11月19日(木) 3:12',
    'Android・Chrome',
    '福岡県付近 203.0.113.24',
    'いまの端末',
    'パスワード違い',
  ],
  unfamiliar: ['2件のうち新しいもの', '11月17日(火) 2:40', 'Linux・2001:db8::24', 'はじめての端末'],
  failed: ['ロック中', 'パスワード違い'],
  empty: ['0件', 'この3か月のログインの記録はありません。'],
  one: ['これまでのログイン', '11月21日(土) 10:38', 'いまの端末'],
  many: ['11月のログイン', '16件', '10月のログイン', '8月のログイン', '8月30日(日) 7:52'],
  longest: ['みなもスマートテレビ 4K チューナー内蔵モデル 2026年版(リビング)', '神奈川県'],
};
/** These are the API error dialog's. */
const failures = [
  'session_invalid',
  'system_error',
  'maintenance',
  'maintenance_open_end',
  'maintenance_html',
];

test('every named example of the history is looked at', async () => {
  expect([...Object.keys(words), ...failures].sort()).toEqual(
    await allExamplesOf(stage, 'getLoginHistory'),
  );
});

test.each(Object.entries(words))('%s', async (example, seen) => {
  stage.portal.mock.pins.set('getLoginHistory', example);
  const page = await stage.visit('/login_history', { as: 'irie.fumi', viewport: phone });
  const text = (await page.getByRole('main').textContent()) ?? '';
  for (const word of seen) expect(text).toContain(word);
  await expectSound(page);
});

test('a login that was the customer closes the question, and a reload does not ask again', async () => {
  const page = await stage.visit('/mobile/login_history', { as: 'saegusa.minori' });
  const mine = page.getByRole('button', { name: '自分のログインです' });
  await mine.click();
  await page.getByText('11月17日(火) 2:40').waitFor();
  await page.reload();
  await settled(page);
  expect(await page.getByText('2件のうち新しいもの').count()).toBe(0);
  await mine.click();
  expect(await mine.count()).toBe(0);
  expect(await page.getByText('11月19日(木) 3:12').isVisible()).toBe(true);
});

test.each([
  ['/login_history', '/contract/password', '/top'],
  ['/mobile/login_history', '/mobile/contract/password?line=1234', '/mobile/top/?line=1234'],
])('%s leads to the password and back to the top', async (path, password, top) => {
  stage.portal.mock.pins.set('getLoginHistory', 'normal');
  const page = await stage.visit(path, { as: 'mizuno.keiko' });
  const main = page.getByRole('main');
  expect(
    await main
      .getByRole('link', { name: '心当たりがないので、パスワードを変更する' })
      .getAttribute('href'),
  ).toBe(password);
  expect(await main.getByRole('link', { name: '料金・お知らせ' }).getAttribute('href')).toBe(top);
});

test.each([
  [phone, true],
  [desktop, false],
  [desktop, true],
])('sound at %o, dark %s', async (viewport, dark) => {
  const page = await stage.visit('/mobile/login_history', { as: 'kawase.ryo', viewport, dark });
  await expectSound(page);
});
