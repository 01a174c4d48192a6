import { expect, test } from 'vitest';
import {
  numberText,
  toFullWidth,
  toFullWidthKatakana,
  toHalfWidth,
  toKatakana,
  ungrouped,
} from './characters';

test('letters, digits, marks and spaces are folded to half width, the ends of the range too', () => {
  expect(toHalfWidth('！Ａ９ａ～　－')).toBe('!A9a~ -');
  expect(toHalfWidth('ミズノ ー水野ｶﾅ')).toBe('ミズノ ー水野ｶﾅ');
});

test('and to full width', () => {
  expect(toFullWidth('!A9a~ - 水')).toBe('！Ａ９ａ～　－　水');
});

test('what was typed in groups loses them', () => {
  expect(ungrouped('４０００-0000 ００００－0002')).toBe('4000000000000002');
  expect(ungrouped('1‐2‑3‒4–5—6―7−8ー9\u30000─1━2ｰ3－4.5・6．7。8')).toBe('123456789012345678');
  expect(ungrouped('\u202d12\u200b3\u0007\ufe0f4\u202c')).toBe('1234');
});

test('a number keeps its point, however that is typed', () => {
  for (const typed of [' １。５ ', '1.5', '1,5', '\u200b1、5'])
    expect(numberText(typed)).toBe('1.5');
});

test('half-width katakana becomes full with its marks, everything else stays', () => {
  expect(toFullWidthKatakana('ﾐｽﾞﾉ ｹｲｺ｡')).toBe('ミズノ ケイコ。');
  expect(toFullWidthKatakana('Ａ㈱ｶﾞ')).toBe('Ａ㈱ガ');
});

test('hiragana becomes katakana, from the first to the last', () => {
  expect(toKatakana('ぁみずのゖ水野Aー')).toBe('ァミズノヶ水野Aー');
});
