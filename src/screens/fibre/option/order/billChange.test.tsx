// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { BillChange, changeSince } from './BillChange';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));

afterEach(cleanup);

const phone: Schema.Option = {
  code: 'VOIP',
  category: 'life_support',
  status: 'SRVC',
  monthly_fee: 550,
  regular_fee: 550,
  starts_on: '2023-09-14',
  ends_on: '9999-12-31',
  order_types: [],
  reason: null,
};

const listOf = (given: Partial<Schema.Options> = {}): Schema.Options => ({
  month: '202611',
  monthly_total: 2788,
  next_month_total: 2788,
  options: [phone],
  ...given,
});

/** Months of the bills, newest first; null where the total isn't known yet. */
type Totals = readonly (readonly [month: string, total: number | null])[];

function show(props: Partial<ComponentProps<typeof BillChange>>, totals: Totals) {
  const client = createQueryClient();
  client.setQueryData(read(api.getBilling, ofService('fixed')).queryKey, {
    months: totals.map(([month, total]) => ({
      month,
      usage_month: String(Number(month) - 1),
      total,
    })),
  } as never);
  const { container } = render(
    <QueryClientProvider client={client}>
      <BillChange from="202612" list={listOf()} difference={550} {...props} />
    </QueryClientProvider>,
  );
  return container.textContent;
}

const bills: Totals = [
  ['202612', null],
  ['202611', 8228],
  ['202610', 7678],
];

test('the options cost more from the month, and the whole bill is reckoned by the last known one', () => {
  const text = show({}, bills);
  expect(text).toContain('毎月のオプション料金(12月のご利用分、1月のご請求から)');
  expect(text).toMatch(/2,788.*3,338/);
  expect(text).toContain('11月ご請求の8,228円が8,778円になる計算です。');
});

test('what is applied for already counts in the whole bill too, and so does a device', () => {
  const text = show({ list: listOf({ monthly_total: 2568 }), instalment: 110 }, bills);
  expect(text).toMatch(/2,788.*3,338/);
  expect(text).toContain(
    '8,228円が9,108円になる計算です。お申し込み済みの変更(+220円)も含みます。',
  );
});

test('what is left off lowers both, and a discount can take the options below zero', () => {
  const text = show(
    { list: listOf({ monthly_total: 330, next_month_total: 330 }), difference: -501 },
    bills,
  );
  expect(text).toMatch(/330.*−171/);
  expect(text).toContain('8,228円が7,727円になる計算です。');
});

test('without any bill with a total, only the cost of the options is shown', () => {
  const text = show({}, [['202612', null]]);
  expect(text).toMatch(/2,788.*3,338/);
  expect(text).not.toContain('ご請求全体では');
});

test('what is taken back has reached no bill', () => {
  expect(show({ isTakenBack: true }, bills)).not.toContain('ご請求全体では');
});

test('a beginning that nobody knows yet says so', () => {
  const text = show({ isLater: true }, bills);
  expect(text).toContain('毎月のオプション料金(ご利用が始まる月の分、翌月のご請求から)');
  expect(text).not.toContain('12月から');
});

test('an order that costs nothing by month says only that', () => {
  show({ difference: 0 }, bills);
  expect(screen.getByText('毎月のオプション料金は変わりません。')).toBeTruthy();
  expect(screen.queryByText(/ご請求全体では/)).toBeNull();
});

test.each<[string, Partial<Schema.Options>, number]>([
  ['what has been ordered', { next_month_total: 3338 }, 550],
  [
    'what has begun',
    { options: [phone, { ...phone, code: 'MO361N', starts_on: '2026-12-01' }] },
    550,
  ],
  [
    'what has ended',
    { options: [{ ...phone, status: 'QUIT', monthly_fee: 330, ends_on: '2026-11-30' }] },
    -330,
  ],
  ['what had ended before', { options: [{ ...phone, status: 'QUIT', ends_on: '2026-09-30' }] }, 0],
  [
    'what began and ended since',
    { options: [{ ...phone, status: 'QUIT', starts_on: '2026-11-01', ends_on: '2026-11-30' }] },
    0,
  ],
])('since the month of the last bill %s changes the options', (_, list, change) => {
  expect(changeSince('202610', listOf(list))).toBe(change);
});
