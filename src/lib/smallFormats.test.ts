import { expect, test } from 'vitest';
import { formatFineGb, formatGb } from './data';
import { durationText, formatExpiry } from './date';
import { errorReference } from './errorReference';
import { formatReceiptNumber, imeiCheckDigit, normalisePostalCode } from './numbers';
import { parsedUrl } from './parsedUrl';
import { formatNumber, formatYen } from './yen';

test.each([
  [0, '約0分'],
  [30, '約30分'],
  [60, '約1時間'],
  [210, '約3時間30分'],
])('%i minutes are %s', (minutes, text) => expect(durationText(minutes)).toBe(text));

test('the reference of a failure tells its moment in Japan', () => {
  expect(errorReference(new Date('2026-11-21T01:42:00Z'))).toBe('E-2611-21-1042');
  expect(errorReference(new Date('2109-01-02T03:04:00+09:00'))).toBe('E-0901-02-0304');
});

test('a card’s expiry reads as on the card', () => {
  expect(formatExpiry('202908')).toBe('08/2029');
  expect(formatExpiry('202912')).toBe('12/2029');
});

test.each([
  ['49015420323751', '8'],
  ['35209900176148', '1'],
  ['00000000000000', '0'],
])('the check digit of IMEI %s is %s', (digits, check) =>
  expect(imeiCheckDigit(digits)).toBe(check),
);

test('an address is taken apart, also one within a site; what is none is nothing', () => {
  expect(parsedUrl('https://minamo.example/top')?.pathname).toBe('/top');
  expect(parsedUrl('/billing', 'https://minamo.example')?.href).toBe(
    'https://minamo.example/billing',
  );
  expect(parsedUrl('/billing')).toBeUndefined();
});

test('a postal code is taken however it is typed', () => {
  for (const typed of ['〒１００－０００１', '〒 100.0001', '\u202d100‐0001\u202c'])
    expect(normalisePostalCode(typed)).toBe('1000001');
});

test('a receipt’s number is parted as it is read out; what is none stays', () => {
  expect(formatReceiptNumber('PG2611210483')).toBe('PG-2611-21-0483');
  expect(formatReceiptNumber('XPG2611210483')).toBe('XPG2611210483');
  expect(formatReceiptNumber('PG26112104831')).toBe('PG26112104831');
});

test.each([
  [0, '0.00GB'],
  [1, '1MB'],
  [9, '9MB'],
  [10, '0.01GB'],
  [199, '0.19GB'],
  [1_234_560, '1,234.56GB'],
])('%i MB in fine are %s', (mb, shown) => expect(formatFineGb(mb)).toBe(shown));

test('large numbers are grouped, and 0 has no sign', () => {
  expect(formatGb(1_234_567)).toBe('1,234.5');
  expect([0, -0, 1].map(formatNumber)).toEqual(['0', '0', '1']);
  expect(formatYen(-1_234_567)).toBe('−1,234,567円');
});
