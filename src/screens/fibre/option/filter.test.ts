import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { filterOf, matching, searched } from './filter';
import { offersOf } from './offers';

const used: Schema.Option = {
  code: 'MO101N',
  category: 'life_support',
  status: 'SRVC',
  monthly_fee: 2189,
  regular_fee: 2189,
  starts_on: '2026-10-01',
  ends_on: '9999-12-31',
  order_types: ['3'],
  reason: null,
};
const stopped: Schema.Option = {
  ...used,
  code: 'MO301N',
  category: 'iot',
  status: 'NONE',
  order_types: [],
  reason: '機器の在庫がないため、いまはお申し込みいただけません。',
};
const offers = offersOf([used, stopped], undefined);
const codes = (address: string) =>
  matching(offers, filterOf(new URLSearchParams(address))).map(({ code }) => code);

test.each([
  ['どうがみほうだい', 'MO101N'],
  ['ドウガミホウダイ', 'MO101N'],
  ['ﾄﾞｳｶﾞ', 'MO101N'],
  ['動画', 'MO101N'],
  ['ＶＩＤＥＯ', 'MO101N'],
  ['mo101n', 'MO101N'],
  ['MO101N', 'MO101N'],
  ['wifi', 'MO310N'],
  ['Wi-Fi', 'MO310N'],
  ['わいふぁい', 'MO310N'],
  ['でんわ 固定', 'VOIP'],
  ['voip', 'VOIP'],
  ['電気', 'MO201N'],
  ['むせん', 'MO310N'],
  ['ルーター', 'MO310N'],
  ['でんわ', 'VOIP'],
  ['家の固定電話', 'VOIP'],
  ['ウイルス', 'MO110N'],
  ['ウィルス対策', 'MO111N'],
  ['ﾌﾟﾚｽﾃ', 'MO301N'],
  ['スマホ 壊れた', 'MO117N'],
  ['まいご', 'MO320N'],
])('%s finds %s', (q, code) => {
  expect(codes(new URLSearchParams({ q }).toString())).toContain(code);
});

test('a search alone minds neither status nor price', () => {
  expect(searched(offers, 'げーむき').map(({ code }) => code)).toEqual(['MO301N', 'MO302N']);
  expect(searched(offers, ' ')).toHaveLength(62);
});

test('what fits best comes first', () => {
  const first = (q: string) => matching(offers, filterOf(new URLSearchParams({ q })))[0]?.code;
  expect(first('見守り')).toBe('MO320N');
  expect(first('動画見放題')).toBe('MO101N');
  expect(first('voip')).toBe('VOIP');
});

test('all words must be found, and nothing else is', () => {
  expect(codes('q=mo101n')).toEqual(['MO101N']);
  expect(codes('q=動画 電話')).toEqual([]);
  expect(codes('q=zzz')).toEqual([]);
});

test('status and price choose', () => {
  expect(codes('status=contracted')).toEqual(['MO101N']);
  expect(codes('status=blocked')).toEqual(['MO301N']);
  expect(codes('status=open')).toHaveLength(60);
  expect(codes('status=SRVC')).toEqual(['MO101N']);
  expect(codes('status=QTWT')).toEqual([]);
  const fees = (price: string) =>
    matching(offers, filterOf(new URLSearchParams({ price }))).map(({ fee }) => fee);
  expect(Math.max(...fees('0'))).toBe(0);
  expect([Math.min(...fees('500')), Math.max(...fees('500'))]).toEqual([110, 440]);
  expect(Math.min(...fees('1000'))).toBe(550);
  expect(Math.min(...fees('over'))).toBeGreaterThan(1000);
  expect(['0', '500', '1000', 'over'].flatMap(fees)).toHaveLength(62);
});

test('what the address can’t mean shows all', () => {
  expect(codes('status=toString&price=-1&category=x')).toHaveLength(62);
});
