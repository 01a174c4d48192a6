import { expect, test } from 'vitest';
import { ungrouped } from '@/lib/characters';
import { accountProblem, holderKana, holderProblem } from './cashbackValues';

test('an account number has seven digits', () => {
  expect(ungrouped('１２３-4567')).toBe('1234567');
  expect(accountProblem('1234567')).toBeUndefined();
  expect(accountProblem('')).toBe('必須項目が未入力です');
  expect(accountProblem('123')).toContain('3桁です。');
  expect(accountProblem('12345ab')).toBe(
    '「a」は使えません。口座番号は7桁の半角数字で入力してください。',
  );
});

test('a holder is written in full-width katakana', () => {
  for (const typed of [' ﾐｽﾞﾉ　 ｹｲｺ ', 'みずの・けいこ', 'ミス\u3099ノ \u200bケイコ'])
    expect(holderKana(typed)).toBe('ミズノ ケイコ');
  expect(holderKana('カ）ミナモ　ジェ－ン')).toBe('カ)ミナモ ジェーン');
  expect(holderProblem('ミズノ ケイコ')).toBeUndefined();
  expect(holderProblem('')).toBe('必須項目が未入力です');
  expect(holderProblem('水野')).toBe('「水」は使えません。全角カタカナで入力してください。');
  expect(holderProblem('ア'.repeat(49))).toContain('49文字です。');
});
