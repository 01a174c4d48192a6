import { expect, test } from 'vitest';
import { kanaOf } from './customerRows';

test.each([
  ['タナカ', 'ハナコ', 'タナカ ハナコ'],
  ['タ　　ナカ ', `${'　'.repeat(30)}ハナコ`, 'タ ナカ ハナコ'],
  ['ヤマダ　', '　', 'ヤマダ'],
])('the kana “%s” and “%s” have single blanks', (last_name_kana, first_name_kana, shown) => {
  expect(kanaOf({ last_name_kana, first_name_kana })).toBe(shown);
});
