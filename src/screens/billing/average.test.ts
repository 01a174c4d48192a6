import { expect, test } from 'vitest';
import { averageSentence } from './average';

const bill = (month: string, total: number | null, status = '3') => ({
  month,
  usage_month: month,
  status,
  total,
  fixing_date: null,
  has_invoice: false,
  sub_system_id: null,
});

const said = (bills: ReturnType<typeof bill>[]) =>
  averageSentence(bills)
    .map((part) => (typeof part === 'string' ? part : Object.values(part).join('')))
    .join('');

test('the average of what can be read, rounded', () => {
  expect(said([bill('202611', 10430), bill('202610', 8055)])).toBe(
    'この2か月の平均は、9,243円です。',
  );
});

test('months that can’t be read are named in order and left out', () => {
  const bills = [
    bill('202606', null, '9'),
    bill('202605', 100),
    bill('202604', 300),
    bill('202603', null, '9'),
  ];
  expect(said(bills)).toBe(
    '3月と6月を除く2か月の平均は、200円です。3月と6月のご請求だけ、いま読み込めません。',
  );
});

test('a stopped bill is named as left out, one that is not fixed yet is not', () => {
  const bills = [
    bill('202612', null, '0'),
    bill('202609', null, '6'),
    bill('202608', null, '9'),
    bill('202607', 100),
    bill('202606', 300),
  ];
  expect(said(bills)).toBe(
    '8月と9月を除く2か月の平均は、200円です。8月のご請求だけ、いま読み込めません。',
  );
});

test('a stopped bill has no amount but is no failure, and one bill alone no average', () => {
  expect(said([bill('202611', null, '6'), bill('202610', 300)])).toBe(
    '10月のご請求は、300円です。',
  );
  expect(said([bill('202611', null, '9'), bill('202610', 300)])).toBe(
    '10月のご請求は、300円です。11月のご請求だけ、いま読み込めません。',
  );
});

test('nothing to say without bills, and the failure where none can be read', () => {
  expect(said([])).toBe('');
  expect(said([bill('202611', null, '9')])).toBe('ご請求を、いま読み込めません。');
  expect(said([bill('202611', 300, '9')])).toBe('ご請求を、いま読み込めません。');
});
