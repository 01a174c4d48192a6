import { expect, test } from 'vitest';
import { postalEntry, postalFile } from './postalData.ts';

test.each([
  ['1500001', ['東京都', '渋谷区', '神宮前']],
  ['1000000', ['東京都', '千代田区', '']],
  ['4980000', ['愛知県', '弥富市', '']],
  ['0600042', ['北海道', '札幌市中央区', '大通西']],
])('%s is %j', (code, entry) => expect(postalEntry(code)).toEqual(entry));

test('A code that nobody has means nothing', () => {
  expect(postalEntry('9990000')).toBeUndefined();
  expect(postalFile('150')['1500001']).toEqual(['東京都', '渋谷区', '神宮前']);
  expect(postalFile('000')).toEqual({});
});
