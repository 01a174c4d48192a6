import { expect, test } from 'vitest';
import { byYear, differences, isOpen, isReadable } from './months';

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
