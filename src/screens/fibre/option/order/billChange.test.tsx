// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { BillChange } from './BillChange';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));

afterEach(cleanup);

/** Months of the bills, newest first; null where the total isn't known yet. */
type Totals = readonly (readonly [month: string, total: number | null])[];

function show(props: Partial<ComponentProps<typeof BillChange>>, totals: Totals) {
  const client = createQueryClient();
  client.setQueryData(read(api.getBilling, ofService('fixed')).queryKey, {
    months: totals.map(([month, total]) => ({ month, total })),
  } as never);
  const { container } = render(
    <QueryClientProvider client={client}>
      <BillChange from="202612" before={2788} difference={550} {...props} />
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
  const text = show({ known: 220, instalment: 110 }, bills);
  expect(text).toMatch(/2,788.*3,338/);
  expect(text).toContain(
    '8,228円が9,108円になる計算です。お申し込み済みの変更(+220円)も含みます。',
  );
});

test('what is left off lowers both, and a discount can take the options below zero', () => {
  const text = show({ before: 330, difference: -501 }, bills);
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
