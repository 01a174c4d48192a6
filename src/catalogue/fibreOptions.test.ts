import { expect, test } from 'vitest';
import { formatYen } from '@/lib/yen';
import { fibreOption, fibreOptions, pageName } from './fibreOptions';
import { optionTerms } from './fibreOptions/terms';

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

/** Each kind of option that is counted in docs/product.md §7.8 has an option. */
test.each([
  ['home phone', /^ホームでんわ/],
  ['video streaming', /^動画見放題$/],
  ['TV', /^ひかりTV$/],
  ['security software', /セキュリティ$/],
  ['device warranty', /補償$/],
  ['remote support', /^リモートサポート$/],
  ['home assistance', /^くらしの駆けつけ/],
  ['living packs', /くらし.*パック$/],
  ['electricity bundle', /^でんきセット割$/],
  ['gas bundle', /^ガスセット割$/],
  ['smart home', /^スマートライフ$/],
  ['smart lock', /^スマートロック$/],
  ['cameras', /カメラ$/],
  ['game consoles', /^ゲーム機プラン/],
  ['mesh Wi-Fi', /^メッシュWi-Fi$/],
  ['watch-over device', /^見守りデバイス$/],
  ['English lessons', /英会話/],
])('%s is in the catalogue', (_, name) => {
  expect(fibreOptions.some((option) => name.test(option.name))).toBe(true);
});

/** Every price that is given (docs/product.md §7.8). */
const given: [code: string, type: string, price: string][] = [
  ['VOIP', '東日本エリア', '550円/月'],
  ['VOIP', '西日本エリア', '330円/月'],
  ['VOIP', '通話料', '3分 8.789円'],
  ['VOIP', 'はじめての回線工事', '3,300円'],
  ['MO101N', '月額料金', '2,189円/月'],
  ['HIKARITV', '月額料金', '2,750円/月'],
  ['MO201N', '割引', '月額基本料金から 501円'],
  ['MO202N', '割引', '月額基本料金から 200円'],
  ['MO320N', '事務手数料', '3,300円'],
  ['MO320N', '月額料金', '1,078円/月'],
  ['MO320N', '入会特典', '599円/月'],
  ['MO320N', '機器(一括払い)', '3,960円'],
  ['MO320N', '機器(分割払い)', '110円 × 36か月'],
  ['MO110N', '無料版', '0円'],
  ['MO110N', '有料版', '550円/月'],
  ['MO361N', '月額料金', '550円/月'],
  ['MO361N', '警備員の駆けつけ', '30分ごとに 5,500円'],
  ['MO111N', '初期費用', '0円'],
  ['MO111N', '月額料金', '550円/月'],
  ['MO111N', '基本オプション版', '0円'],
  ['MO120N', '月額料金', '550円/月'],
  ['MO310N', '月額料金', '330円/月'],
  ['MO310N', '機器の返却', '2,200円'],
  ['MO301N', '月額料金', '2,020円/月(3年契約)'],
  ['MO302N', '月額料金', '1,780円/月'],
];

test('a price is one of the given, or its option says that it is a sample', () => {
  const priced = fibreOptions.flatMap(({ code, prices, source }) =>
    source.prices === 'given' ? prices.map(({ type, price }) => [code, type, price]) : [],
  );
  expect(priced.toSorted()).toEqual(given.toSorted());
});

test.each([
  ['MO201N', 'いまの電気のご契約の内容が必要です'],
  ['MO202N', 'いまのガスのご契約の内容が必要です'],
  ['MO202N', 'LPガス(プロパンガス)をお使いの方は、\nお申し込みいただけません。'],
  ['MO361N', '警備員の駆けつけは、別のお申し込みが必要です'],
  ['MO301N', '機器が届いた日から、ご利用が始まります。'],
  ['MO302N', '機器が届いた日から、ご利用が始まります。'],
  ['MO302N', '機器の返却または買い取り'],
])('%s says: %s', (code, text) => {
  expect(fibreOption(code)?.annotations.join()).toContain(text);
});

test('the fee of a list is the first monthly price, and up to 7 devices are protected', () => {
  for (const { fee, prices, code } of fibreOptions) {
    const monthly = prices.find(({ type }) => type === '月額料金')?.price;
    if (monthly) expect(monthly, code).toContain(formatYen(fee));
  }
  expect(fibreOption('MO111N')?.appeals.join()).toContain('7台まで');
});

test('what the terms of an option charge is among its prices', () => {
  for (const { code, optionType, prices, fee } of fibreOptions) {
    const { first, apart, leaving } = optionTerms(optionType);
    const charged = [...first.map(({ yen }) => formatYen(yen)), apart, leaving].join('\n');
    const said = [formatYen(fee), ...prices.map(({ price }) => price)].join('\n');
    for (const [amount] of charged.matchAll(/[\d,.]+円/g)) expect(said, code).toContain(amount);
  }
});

test('options of one page are called by what they have in common', () => {
  expect([pageName('MO301N'), pageName('MO302N')]).toEqual(['ゲーム機プラン', 'ゲーム機プラン']);
  expect([pageName('VOIP'), pageName('MO999N')]).toEqual(['ホームでんわ', 'MO999N']);
});
