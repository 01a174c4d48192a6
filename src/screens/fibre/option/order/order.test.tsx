// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { present } from '@/lib/present';
import type { Procedure } from '@/procedure/Procedure';
import type { DonePageOf } from '@/procedure/Receipt';
import { SimpleQuit } from '../orderForms/choice';
import { ConsoleQuit } from '../orderForms/console';
import { DenkiChange, DenkiEntry, GasChange, GasEntry } from '../orderForms/energy';
import { HikaritvQuit } from '../orderForms/hikaritv';
import { SecomQuit } from '../orderForms/partners';
import { WatchOverEntry } from '../orderForms/watchOver';
import type { OrderName } from '../orders';
import type { OrderOf } from './Order';

type Shown = Parameters<typeof Procedure<Record<string, string>, object>>[0];

let shown: Shown | undefined;
vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));
vi.mock('@/procedure/Procedure', () => ({
  Procedure: (props: Shown) => {
    shown = props;
    return null;
  },
}));
vi.mock('@/procedure/Receipt', () => ({
  DonePageOf: ({ rows = [] }: Parameters<typeof DonePageOf>[0]) =>
    present(rows).map(({ term, value }) => <li key={String(term)}>{[term, value]}</li>),
}));
vi.mock('@/api/client', async (original) => ({
  ...(await original<object>()),
  call: () =>
    Promise.resolve({
      receipt_number: 'OP26112100001',
      accepted_at: '2026-11-21T10:42:00+09:00',
      name: '名前',
      order_type: '3',
      starts_on: '2027-01-01',
      monthly_fee: 0,
      fee: 0,
    }),
}));
afterEach(cleanup);

/** The order as its procedure is given it. */
function orderOf(Form: ComponentType<OrderOf>, code: string, order: OrderName): Shown {
  const client = createQueryClient();
  const own = [
    read(api.getOptionPs5),
    read(api.getOptionDenki),
    read(api.getOptionGas),
    read(api.getOptionHikaritv),
    read(api.getOptionWatchOver),
    read(api.getServiceHikaritv, ofService('fixed')),
  ];
  for (const { queryKey } of own)
    client.setQueryData(queryKey, { code, current: null, editions: [], plans: [] } as never);
  render(
    <QueryClientProvider client={client}>
      <Form code={code} order={order} />
    </QueryClientProvider>,
  );
  if (!shown) throw new Error('The form shows no procedure.');
  return shown;
}

async function receiptOf(
  Form: ComponentType<OrderOf>,
  code: string,
  values: Record<string, string>,
  order: OrderName = 'entry',
) {
  const { of, done } = orderOf(Form, code, order);
  const receipt = await of.submit(values, {});
  render(done(receipt));
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  return { rows, kept: JSON.stringify(receipt) };
}

test('the receipt says what was chosen', async () => {
  const { rows } = await receiptOf(WatchOverEntry, 'MO320N', { choice: 'lump_sum' });
  expect(rows).toContain('機器代金一括払い');
});

test('what was chosen comes after the name, and a day that the answer names is shown once', async () => {
  const values = { leaving: 'buy', quit_on: '2026-12-31' };
  const { rows } = await receiptOf(ConsoleQuit, 'MO301N', values, 'quit');
  expect(rows).toEqual([
    'オプション名前',
    '機器機器を買い取る',
    'ご利用できる最後の日2026年12月31日(木)',
  ]);
});

test('what is personal stays off the receipt, which is kept', async () => {
  const { rows, kept } = await receiptOf(GasEntry, 'MO202N', {
    gas_kind: 'city',
    company: '東ガス',
    customer_number: '0123',
    supply_point: '987',
    holder: '水野 恵子',
    plan: '一般',
  });
  expect(rows).toContain('いまのガス会社東ガス');
  expect(rows.join()).not.toMatch(/お客さま番号|供給地点特定番号/);
  expect(kept).not.toMatch(/0123|987|水野/);
});

test.each([
  ['any option', SimpleQuit, 'MO120N', 'quit', 'desired_on', 'quit_on'],
  ['the console', ConsoleQuit, 'MO301N', 'quit', 'desired_on', 'quit_on'],
  ['the TV', HikaritvQuit, 'HIKARITV', 'quit', 'quit_on', 'quit_on'],
  ['home security', SecomQuit, 'MO340N', 'quit', 'quit_on', 'quit_on'],
  ['electricity', DenkiEntry, 'MO201N', 'entry', 'energy.supply_point', 'supply_point'],
  ['its contract', DenkiChange, 'MO201N', 'change', 'current.supply_point', 'supply_point'],
  ['its plan', DenkiChange, 'MO201N', 'change', 'plan', 'new_plan'],
  ['gas', GasChange, 'MO202N', 'change', 'energy.plan', 'plan'],
] as const)(
  '%s: a refused request field is shown at its field',
  (_, Form, code, order, sent, name) => {
    const fields = orderOf(Form, code, order).of.steps.flatMap((step) => step.fields);
    expect(fields.find((field) => (field.requestField ?? field.name) === sent)?.name).toBe(name);
  },
);
