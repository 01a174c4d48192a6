import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { billCsv } from './billCsv';

const line = { kind: 'base' as const, quantity: null };
const bill = {
  month: '202611',
  total: 8099,
  groups: [
    {
      label: 'インターネット',
      lines: [
        { ...line, label: '2ギガ "戸建て", 基本料金', detail: '10月1日〜31日', amount: 8100 },
        { ...line, kind: 'discount', label: '=割引', detail: null, quantity: '2回', amount: -100 },
      ],
    },
  ],
  carried_forward: [
    { usage_month: '202609', label: '番号案内', reason: '請求が遅れたため', amount: 99 },
  ],
} as unknown as Schema.BillDetail;

test('each line of the bill, its total last; quotes, commas and formulas do no harm', () => {
  expect(billCsv([bill]).split('\r\n')).toEqual([
    '\uFEFF請求月,区分,内容,詳細,数量,金額(円)',
    '2026年11月,インターネット,"2ギガ ""戸建て"", 基本料金",10月1日〜31日,,8100',
    "2026年11月,インターネット,'=割引,,2回,-100",
    '2026年11月,前の月からの繰り越し,番号案内,請求が遅れたため,,99',
    '2026年11月,,ご請求額の合計,,,8099',
    '',
  ]);
  const amounts = billCsv([bill])
    .split('\r\n')
    .slice(1, -1)
    .map((row) => Number(row.split(',').at(-1)));
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
});

test('bills of a year follow each other under one head', () => {
  const rows = billCsv([{ ...bill, month: '202610' }, bill]).split('\r\n');
  expect(rows.filter((row) => row.includes('請求月'))).toHaveLength(1);
  expect(rows.filter((row) => row.includes('ご請求額の合計'))).toEqual([
    '2026年10月,,ご請求額の合計,,,8099',
    '2026年11月,,ご請求額の合計,,,8099',
  ]);
});
