import { expect, test } from 'vitest';
import * as d from './date';

const lastSecond = new Date('2026-11-30T23:59:59+09:00');

test('days are Japan’s whatever the device’s zone', () => {
  expect(d.formatDay('2026-11-27')).toBe('11月27日(金)');
  expect(d.formatDay(lastSecond)).toBe('11月30日(月)');
  expect(d.formatDay(new Date(lastSecond.getTime() + 1000))).toBe('12月1日(火)');
  expect(d.formatFullTime('2026-11-21T01:42:00Z')).toBe('2026年11月21日(土) 10:42');
});

test('the end of 9999 means no end', () => {
  expect(d.formatDay('9999-12-31')).toBe('-');
  expect(d.formatFullDay('9999-12-31')).toBe('-');
});

test('days are counted by Japan’s calendar', () => {
  expect(d.daysUntil('2026-11-27', new Date('2026-11-21T23:59:59+09:00'))).toBe(6);
  expect(d.daysUntil('2026-11-27', new Date('2026-11-22T00:00:00+09:00'))).toBe(5);
  expect(d.daysLeftInMonth(new Date('2026-11-21T10:40:00+09:00'))).toBe(10);
  expect(d.daysLeftInMonth(new Date('2028-02-29T10:40:00+09:00'))).toBe(1);
});

test('months roll over the year', () => {
  expect(d.addMonths('202601', -1)).toBe('202512');
  expect(d.addMonths('202611', 2)).toBe('202701');
  expect(d.japanMonth(lastSecond)).toBe('202611');
  expect(() => d.parseMonth('202613')).toThrow(RangeError);
});

test('a day alone begins at midnight of Japan; a moment is told with two digits of minutes', () => {
  expect(d.formatTime('2026-11-27')).toBe('11月27日(金) 0:00');
  expect(d.formatTime('2026-11-27T00:05:00+09:00')).toBe('11月27日(金) 0:05');
  expect(d.formatClock('2026-11-27T23:59:00+09:00')).toBe('23:59');
});

test('every other end of a month, a year or an age is a day as any', () => {
  expect(d.formatDay('2026-10-31')).toBe('10月31日(土)');
  expect(d.formatDay('2026-12-31')).toBe('12月31日(木)');
  expect(d.formatDay('9999-10-31')).toBe('10月31日(日)');
  expect(d.formatDay('9999-12-30')).toBe('12月30日(木)');
});

test.each(['202613', '202600', '2026-11', '1202611', '2026111'])(
  '%s is no month, which is said',
  (month) => expect(() => d.parseMonth(month)).toThrow(`${month} is no month (YYYYMM)`),
);

test('a month of use stands on the bill of the next, over the year too', () => {
  expect(d.billOfUse('202612')).toBe('202701');
  expect(d.billMonth('2026-11-30')).toBe('202612');
  expect(d.formatFullMonth('202611')).toBe('2026年11月');
  expect(d.formatMonthSpan(['202611', '202612', '202701'])).toBe('11〜1月');
  expect(d.formatMonthSpan(['202611'])).toBe('11月');
  expect(d.formatMonthSpan([])).toBe('');
});

test('until when something holds is told in words where there is no end', () => {
  expect(d.untilDay('2026-11-27')).toBe('11月27日(金)まで');
  expect(d.untilDay('2026-11-27', '使えます')).toBe('11月27日(金)まで使えます');
  expect(d.untilFullDay('2026-11-27')).toBe('2026年11月27日(金)まで');
  expect(d.untilDay('9999-12-31')).toBe('期限なし');
  expect(d.untilDay('9999-12-31', '使えます')).toBe('使えます');
  expect(d.untilFullDay('9999-12-31')).toBe('期限なし');
});
