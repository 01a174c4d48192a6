import { expect, test, vi } from 'vitest';
import { orderOf } from './Order';
import type { OrderReceipt, OrderValues } from './orderForm';
import type { OrderName } from './orderNames';

const answered: OrderReceipt = {
  receipt_number: 'OP26112100001',
  accepted_at: '2026-11-21T10:42:00+09:00',
  rows: [
    { term: 'オプション', value: '名前' },
    { term: 'ご利用できる最後の日', value: '2026年12月31日(木)' },
  ],
  next: '',
};
vi.mock('./mutations', async (original) => ({
  ...(await original<object>()),
  sendOrder: () => Promise.resolve(answered),
}));

async function rowsOf(code: string, order: OrderName, values: OrderValues) {
  const { rows } = await orderOf(code, order).submit(values, {});
  return rows.map(({ term, value }) => term + value);
}

test('the receipt says what was chosen', async () => {
  expect(await rowsOf('MO320N', 'entry', { choice: 'lump_sum' })).toContain('機器代金一括払い');
  expect(await rowsOf('MO301N', 'quit', { leaving: 'buy', quit_on: '2026-12-31' })).toEqual([
    'オプション名前',
    '機器機器を買い取る',
    'ご利用できる最後の日2026年12月31日(木)',
  ]);
});

test('what is personal stays off the receipt, which is kept', async () => {
  const values = { company: '東ガス', customer_number: '0123', holder: '水野 恵子', plan: '一般' };
  const rows = await rowsOf('MO202N', 'entry', values);
  expect(rows).toContain('いまのガス会社東ガス');
  expect(rows.join()).not.toMatch(/0123|水野/);
});
