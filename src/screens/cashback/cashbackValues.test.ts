import { expect, test } from 'vitest';
import { ungrouped } from '@/lib/width';
import { accountProblem, holderKana, holderProblem } from './cashbackValues';

test('an account number has seven digits', () => {
  expect(ungrouped('１２３-4567')).toBe('1234567');
  expect(accountProblem('1234567')).toBeUndefined();
  expect(accountProblem('')).toBe('必須項目が未入力です');
  expect(accountProblem('123')).toContain('3桁です。');
  expect(accountProblem('12345ab')).toContain('7桁の半角数字');
});

test('a holder is written in full-width katakana', () => {
  expect(holderKana(' ﾐｽﾞﾉ　 ｹｲｺ ')).toBe('ミズノ ケイコ');
  expect(holderProblem('ミズノ ケイコ')).toBeUndefined();
  expect(holderProblem('')).toBe('必須項目が未入力です');
  for (const name of ['みずの', '水野', 'MIZUNO'])
    expect(holderProblem(name)).toBe('全角カタカナで入力してください。');
  expect(holderProblem('ア'.repeat(49))).toContain('49文字です。');
});
