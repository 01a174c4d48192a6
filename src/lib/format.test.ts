import { expect, test } from 'vitest';
import { formatGb } from './data';
import { formatDay } from './date';
import { formatPhone, normalisePhone } from './numbers';
import { formatDifference, formatYen } from './yen';

test('yen', () => {
  expect(formatYen(1234567)).toBe('1,234,567円');
  expect(formatYen(-501)).toBe('−501円');
  expect([2375, -26, 0].map(formatDifference)).toEqual(['+2,375', '−26', '±0']);
});

test('what is no number or no date is never shown as one', () => {
  const given = JSON.parse('{ "yen": null, "mb": "x", "day": 0 }') as {
    yen: number;
    mb: number;
    day: string;
  };
  expect(() => formatYen(given.yen)).toThrow(new RangeError('null is no number to show'));
  expect(() => formatGb(given.mb)).toThrow(RangeError);
  expect(() => formatDay(given.day)).toThrow(new RangeError('This is no date'));
});

test('GB is rounded down', () => {
  expect([12_600, 1_999, 0].map(formatGb)).toEqual(['12.6', '1.9', '0.0']);
});

test('phone numbers are shown 3-4-rest from 11 digits on', () => {
  expect(formatPhone('09000001234')).toBe('090-0000-1234');
  expect(formatPhone('0451234567')).toBe('0451234567');
});

test.each([
  ['0300001234', '03-0000-1234'],
  ['0612345678', '06-1234-5678'],
  ['0120000000', '0120-000-000'],
  ['0570123456', '0570-123-456'],
])('a shorter number %s is parted where its first digits tell how', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
  expect(normalisePhone(shown)).toBe(digits);
});

test.each([
  '090-0000-1234',
  '０９０　００００　１２３４',
  '090 0000 1234',
  '090ー0000−1234',
  '090.0000.1234',
  '090・0000・1234',
  '(090)0000―1234',
  '\u202d090-0000-1234\u202c',
  '\u2066090\u2069\u200b0000\u200e\u00ad1234\ufeff',
  '+81 90-0000-1234',
  '＋８１ ９０ ００００ １２３４',
  '+81 (0)90-0000-1234',
  '+81-(0)90-0000-1234',
  '0081 90 0000 1234',
  '010 81 90 0000 1234',
  'tel:+819000001234',
])('a pasted phone number %s is cleaned', (typed) =>
  expect(normalisePhone(typed)).toBe('09000001234'),
);

test.each([
  ['+81 3-1234-5678', '0312345678'],
  ['+81 120-000-000', '0120000000'],
  ['+1 202 555 0123', '+12025550123'],
  ['+81 90-1234', '+81901234'],
  ['00000000000', '00000000000'],
  ['03-1234-5678 内線12', '0312345678内線12'],
])('only the country’s code of a whole number goes: %s', (typed, digits) =>
  expect(normalisePhone(typed)).toBe(digits),
);
