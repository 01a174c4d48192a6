import { expect, test } from 'vitest';
import { fibreOption, fibreOptions } from './fibreOptions';

test('62 options, each once, in three categories', () => {
  const codes = fibreOptions.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const count = (category: string) => fibreOptions.filter((o) => o.category === category).length;
  expect([count('discount'), count('life_support'), count('iot'), codes.length]).toEqual([
    5, 41, 16, 62,
  ]);
});

test('every code is one that the contract knows, every name has its reading', () => {
  for (const { code, kana, appeals, prices } of fibreOptions) {
    expect(code).toMatch(/^(MO[1-3][0-9]{2}N|VOIP|RVOIP|HIKARITV)$/);
    expect(kana, code).toMatch(/^[ぁ-んー]+$/);
    expect(appeals.length, code).toBeGreaterThan(0);
    expect(prices.length, code).toBeGreaterThan(0);
  }
});

test.each([
  ['VOIP', '西日本エリア', '330円/月'],
  ['VOIP', '通話料', '8.789円/3分'],
  ['MO101N', '月額料金', '2,189円/月'],
  ['MO201N', '割引', '月額基本料金から 501円'],
  ['MO202N', '割引', '月額基本料金から 200円'],
  ['MO302N', '月額料金', '1,780円/月'],
  ['MO310N', '機器の返却', '2,200円'],
  ['MO320N', '機器代金(分割払い)', '110円 × 36か月'],
  ['MO361N', '警備員の駆けつけ', '30分ごとに 5,500円'],
])('%s: %s %s', (code, type, price) => {
  expect(fibreOption(code)?.prices).toContainEqual({ type, price });
});
