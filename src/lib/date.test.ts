import { expect, test } from 'vitest';
import * as d from './date';
import {
  addDays,
  ageOn,
  comesOfAge,
  dayRange,
  formatDayWithoutWeekday,
  formatDeadline,
  formatMonths,
  formatNearDay,
  formatNearMonth,
  lastDayOfMonth,
  nextMonthStart,
  untilNearDay,
} from './date';
import { formatPostalCode } from './numbers';

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

test('a day alone begins at midnight of Japan; a moment is shown with two digits of minutes', () => {
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

test('a month of use is on the bill of the next, over the year too', () => {
  expect(d.billOfUse('202612')).toBe('202701');
  expect(d.billMonth('2026-11-30')).toBe('202612');
  expect(d.formatFullMonth('202611')).toBe('2026年11月');
  expect(d.formatMonthSpan(['202611', '202612', '202701'])).toBe('11〜1月');
  expect(d.formatMonthSpan(['202611'])).toBe('11月');
  expect(d.formatMonthSpan([])).toBe('');
});

test('until when something holds is shown in words where there is no end', () => {
  expect(d.untilDay('2026-11-27')).toBe('11月27日(金)まで');
  expect(d.untilDay('2026-11-27', '使えます')).toBe('11月27日(金)まで使えます');
  expect(d.untilFullDay('2026-11-27')).toBe('2026年11月27日(金)まで');
  expect(d.untilDay('9999-12-31')).toBe('期限なし');
  expect(d.untilDay('9999-12-31', '使えます')).toBe('使えます');
  expect(d.untilFullDay('9999-12-31')).toBe('期限なし');
});

test('days go on over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('a range has both its ends', () => {
  expect(dayRange('2026-11-29', '2026-12-02')).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
  expect(dayRange('2026-12-02', '2026-12-01')).toEqual([]);
});

test('what has no end has none a day later either, and no range goes on for ever', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(dayRange('2026-11-21', '9999-12-31').at(-1)).toBe('2028-11-20');
  expect(dayRange('9999-12-31', '9999-12-31').length).toBeLessThan(1000);
});

test.each([
  ['2026-11-21T10:40:00+09:00', '2026-12-01', '2026-11-30'],
  ['2026-12-31T23:59:59+09:00', '2027-01-01', '2026-12-31'],
  ['2027-01-01T00:00:00+09:00', '2027-02-01', '2027-01-31'],
  ['2027-01-31T12:00:00+09:00', '2027-02-01', '2027-01-31'],
  ['2028-02-15T00:00:00+09:00', '2028-03-01', '2028-02-29'],
])('%s: the next month begins on %s, this one ends on %s', (at, next, last) => {
  expect(nextMonthStart(new Date(at))).toBe(next);
  expect(lastDayOfMonth(new Date(at))).toBe(last);
});

const today = new Date('2026-11-21T10:40:00+09:00');

test('a year is shown where it could be mistaken', () => {
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

test.each([
  [0, '1か月未満'],
  [7, '7か月'],
  [12, '1年'],
  [38, '3年2か月'],
  [299, '24年11か月'],
])('%i months are %s', (count, text) => expect(formatMonths(count)).toBe(text));

test('a birthday has no weekday', () => {
  expect(formatDayWithoutWeekday('1978-04-03')).toBe('1978年4月3日');
  expect(formatDayWithoutWeekday('9999-12-31')).toBe('-');
});

test('a postal code is 3 digits, a hyphen, the rest from 7 characters on', () => {
  expect(formatPostalCode('1000000')).toBe('100-0000');
  expect(formatPostalCode('10000')).toBe('10000');
});

test.each([
  ['2008-11-21', '2026-11-20T23:59:59+09:00', 17],
  ['2008-11-21', '2026-11-21T00:00:00+09:00', 18],
  ['2008-11-21', '2026-12-01T00:00:00+09:00', 18],
  ['2008-11-21', '2026-10-30T12:00:00+09:00', 17],
  ['2008-02-29', '2027-02-28T12:00:00+09:00', 18],
  ['2008-02-29', '2026-02-28T23:59:59+09:00', 17],
  // Already the birthday in Japan.
  ['2008-11-21', '2026-11-20T15:00:00Z', 18],
])('who was born on %s is at %s %i years old', (birthday, moment, age) =>
  expect(ageOn(birthday, new Date(moment))).toBe(age),
);

test.each([
  ['2008-11-21', '2026-11-21'],
  ['2008-01-01', '2026-01-01'],
  ['2008-02-29', '2026-03-01'],
])('who was born on %s is old enough from %s', (birthday, day) =>
  expect(comesOfAge(birthday)).toBe(day),
);
