import { expect, test } from 'vitest';
import { atAddress, type Disturbance } from './CautionSections';

const at = (prefecture: string, city: string | null) =>
  ({
    disturbance: { areas: [{ prefecture, city }], started_at: '', ends_at: null },
  }) as Disturbance;

test.each([
  ['its city', '東京都', 'みなも区', true],
  ['its whole prefecture', '東京都', null, true],
  ['another city', '東京都', 'なぎさ市', false],
  ['a city of that name elsewhere', '千葉県', 'みなも区', false],
  ['another prefecture', '千葉県', null, false],
] as const)('a disturbance in %s', (_, prefecture, city, isOwn) => {
  const address = { prefecture: '東京都', city: 'みなも区' };
  expect(atAddress(at(prefecture, city), address)).toBe(isOwn);
});

test('a city holds its wards, and a ward not the other wards', () => {
  const address = { prefecture: '神奈川県', city: '横浜市中区' };
  expect(atAddress(at('神奈川県', '横浜市'), address)).toBe(true);
  expect(atAddress(at('神奈川県', '横浜市西区'), address)).toBe(false);
});

test('one of several areas is enough', () => {
  const both = at('千葉県', null);
  both.disturbance.areas.push({ prefecture: '東京都', city: 'みなも区' });
  expect(atAddress(both, { prefecture: '東京都', city: 'みなも区' })).toBe(true);
});
