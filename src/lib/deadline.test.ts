import { expect, test } from 'vitest';
import { formatDeadline, formatNearDay, formatNearMonth, untilNearDay } from './deadline';

const today = new Date('2026-11-21T10:40:00+09:00');

test('a year is told where it could be mistaken', () => {
  expect(formatNearDay('2027-01-15', today)).toBe('1月15日(金)');
  expect(formatNearDay('2027-03-01', today)).toBe('2027年3月1日(月)');
  expect(formatNearDay('2024-09-27', today)).toBe('2024年9月27日(金)');
});

test('a month of another year says which, by the year in Japan', () => {
  expect(formatNearMonth('202611', today)).toBe('11月');
  expect(formatNearMonth('202512', today)).toBe('2025年12月');
  expect(formatNearMonth('202612', new Date('2026-12-31T15:00:00Z'))).toBe('2026年12月');
});

test('a deadline says what is left, up to its last day', () => {
  expect(formatDeadline('2026-12-10', today)).toBe('12月10日(木)まで・あと19日');
  expect(formatDeadline('2026-11-21', today)).toBe('11月21日(土)まで・今日が最後の日です');
  expect(formatDeadline('2026-11-20', today)).toBe('11月20日(金)まで');
});

test('late in the evening of Japan it is still that day', () => {
  const late = new Date('2026-11-21T23:59:59+09:00');
  expect(formatDeadline('2026-11-22', late)).toBe('11月22日(日)まで・あと1日');
});

test('a day 90 days away is near, one more is not', () => {
  expect(formatNearDay('2027-02-19', today)).toBe('2月19日(金)');
  expect(formatNearDay('2027-02-20', today)).toBe('2027年2月20日(土)');
  expect(formatNearDay('2026-08-23', today)).toBe('8月23日(日)');
  expect(formatNearDay('2026-08-22', today)).toBe('2026年8月22日(土)');
});

test('what has no end has no days left', () => {
  expect(formatDeadline('9999-12-31', today)).toBe('期限なし');
  expect(untilNearDay('9999-12-31', today)).toBe('期限なし');
  expect(untilNearDay('2027-03-01', today)).toBe('2027年3月1日(月)まで');
});
