// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetOrder, keepOrder, markOfOrder, recentOrder } from './recentOrders';

const time = (clock: string) => new Date(`2026-11-21T${clock}+09:00`);
const at = (clock: string) => time(clock).toISOString();
const values = { option_code: 'DC1', tel: '09000001234' };
const mark = markOfOrder('mizuno.keiko', 'm09000001234', 'charge', values);
const order = { mark, at: at('10:40:00'), isAccepted: false };

beforeEach(() => localStorage.clear());

test('the same order has the same mark, in whatever order its fields are', () => {
  const turned = { tel: '09000001234', option_code: 'DC1' };
  expect(markOfOrder('mizuno.keiko', 'm09000001234', 'charge', turned)).toBe(mark);
});

test.each([
  ['customer', markOfOrder('kawase.ryo', 'm09000001234', 'charge', values)],
  ['line', markOfOrder('mizuno.keiko', 'm09000005678', 'charge', values)],
  ['procedure', markOfOrder('mizuno.keiko', 'm09000001234', 'advance', values)],
  ['amount', markOfOrder('mizuno.keiko', 'm09000001234', 'charge', { option_code: 'DC2' })],
])('an order with another %s is not known', (_, other) => {
  keepOrder(order, time('10:40:00'));
  expect(recentOrder(other, time('10:41:00'))).toBeUndefined();
});

test('an order is known for ten minutes, and what became of it', () => {
  keepOrder(order, time('10:40:00'));
  expect(recentOrder(mark, time('10:41:00'))).toEqual(order);
  keepOrder({ ...order, isAccepted: true }, time('10:41:00'));
  expect(recentOrder(mark, time('10:49:59'))).toEqual({ ...order, isAccepted: true });
  expect(recentOrder(mark, time('10:50:00'))).toBeUndefined();
});

test('what was surely not accepted is forgotten; an earlier order of the same is not', () => {
  const second = { ...order, at: at('10:45:00') };
  keepOrder(order, time('10:40:00'));
  keepOrder(second, time('10:45:00'));
  expect(recentOrder(mark, time('10:46:00'))).toEqual(second);
  forgetOrder(second, time('10:46:00'));
  expect(recentOrder(mark, time('10:46:00'))).toEqual(order);
  forgetOrder(order, time('10:46:00'));
  expect({ ...localStorage }).toEqual({});
});

test('nothing of what was ordered is kept', () => {
  keepOrder(order, time('10:40:00'));
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/mizuno|0900|charge|DC1/);
});

test('where nothing can be kept, no order is known', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepOrder(order, time('10:40:00'));
  expect(recentOrder(mark, time('10:41:00'))).toBeUndefined();
});
