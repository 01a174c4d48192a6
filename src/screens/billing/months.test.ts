import { expect, test } from 'vitest';
import { averageSentence, byYear, differences, hasUnreadable, isOpen, isReadable } from './months';

const bill = (month: string, total: number | null) => ({
  month,
  usage_month: month,
  status: total === null ? '9' : '3',
  total,
  fixing_date: null,
  has_invoice: false,
  sub_system_id: null,
});

test('a difference needs both months, also over the turn of the year', () => {
  const found = differences([
    bill('202603', 300),
    bill('202602', null),
    bill('202601', 150),
    bill('202512', 200),
    bill('202510', 100),
  ]);
  expect([...found]).toEqual([['202601', -50]]);
});

test('years keep the order of their months', () => {
  const years = byYear([bill('202602', 1), bill('202601', 2), bill('202512', 3)]);
  expect(years.map(({ year, months }) => [year, months.map(({ month }) => month)])).toEqual([
    ['2026', ['202602', '202601']],
    ['2025', ['202512']],
  ]);
});

test.each([
  ['0', true, false],
  ['2', true, true],
  ['4', true, true],
  ['5', true, true],
  ['6', true, false],
  ['9', false, false],
  ['10', false, false],
])('status %s', (status, readable, open) => {
  expect([isReadable(status), isOpen(status)]).toEqual([readable, open]);
});

const billOf = (month: string, total: number | null, status = '3') => ({
  month,
  usage_month: month,
  status,
  total,
  fixing_date: null,
  has_invoice: false,
  sub_system_id: null,
});

const said = (bills: ReturnType<typeof billOf>[]) =>
  averageSentence(bills)
    .map((part) => (typeof part === 'string' ? part : Object.values(part).join('')))
    .join('');

test('the average of what can be read, rounded', () => {
  expect(said([billOf('202611', 10430), billOf('202610', 8055)])).toBe(
    'この2か月の平均は、9,243円です。',
  );
});

test('months that can’t be read are named in order and left out', () => {
  const bills = [
    billOf('202606', null, '9'),
    billOf('202605', 100),
    billOf('202604', 300),
    billOf('202603', null, '9'),
  ];
  expect(said(bills)).toBe(
    '3月と6月を除く2か月の平均は、200円です。3月と6月のご請求だけ、いま読み込めません。',
  );
});

test('a stopped bill is named as left out, one that is not fixed yet is not', () => {
  const bills = [
    billOf('202612', null, '0'),
    billOf('202609', null, '6'),
    billOf('202608', null, '9'),
    billOf('202607', 100),
    billOf('202606', 300),
  ];
  expect(said(bills)).toBe(
    '8月と9月を除く2か月の平均は、200円です。8月のご請求だけ、いま読み込めません。',
  );
});

test('a stopped bill has no amount but is no failure, and one bill alone no average', () => {
  expect(said([billOf('202611', null, '6'), billOf('202610', 300)])).toBe(
    '10月のご請求は、300円です。',
  );
  expect(said([billOf('202611', null, '9'), billOf('202610', 300)])).toBe(
    '10月のご請求は、300円です。11月のご請求だけ、いま読み込めません。',
  );
});

test('nothing to say without bills, and the failure where none can be read', () => {
  expect(said([])).toBe('');
  expect(said([billOf('202611', null, '9')])).toBe('ご請求を、いま読み込めません。');
  expect(said([billOf('202611', 300, '9')])).toBe('ご請求を、いま読み込めません。');
});

test('a year with a bill that can’t be read isn’t one without bills', () => {
  const bills = [billOf('202611', 300, '9'), billOf('202510', 300)];
  expect(hasUnreadable(bills, '2026')).toBe(true);
  expect(hasUnreadable(bills, '2025')).toBe(false);
  expect(hasUnreadable(bills, '2024')).toBe(false);
});
