import { expect, test } from 'vitest';
import { searchBanks } from './bankSearch';

const all = [
  { code: '0001', name: 'みずほ', kana: 'ミズホ' },
  { code: '0005', name: '三菱UFJ', kana: 'ミツビシユ-エフジエイ' },
  { code: '0009', name: '三井住友', kana: 'ミツイスミトモ' },
  { code: '0150', name: 'スルガ', kana: 'スルガ' },
  { code: '1552', name: '朝日信用金庫', kana: 'アサヒシンキン' },
];
const codes = (typed: string) => searchBanks(all, typed).map(({ code }) => code);

test.each([
  ['みずほ', ['0001']],
  ['ﾐｽﾞﾎ銀行', ['0001']],
  ['みつ', ['0005', '0009']],
  ['ufj', ['0005']],
  ['0009', ['0009']],
  ['信用', ['1552']],
  ['', []],
  ['なし', []],
])('%s', (typed, expected) => expect(codes(typed)).toEqual(expected));
