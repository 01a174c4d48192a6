import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { arrival, recentDeliveries } from './ProgressSection';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-02T23:59:00+09:00') }));
afterEach(() => void vi.useRealTimers());

const delivery = (status: Schema.Delivery['status'], date: string | null) =>
  ({ status, date }) as Schema.Delivery;

test('what has come is shown for a week, and what has not until it comes', () => {
  const lists = [
    delivery('delivered', '2026-11-25'),
    delivery('delivered', '2026-12-02'),
    delivery('returned', '2026-11-01'),
    delivery('preparing', null),
  ];
  const old = [delivery('delivered', '2026-11-24'), delivery('delivered', null)];
  expect(recentDeliveries([...old, ...lists])).toEqual(lists);
});

test('a delivery whose band is over is not announced any more, until its state changes', () => {
  const today = { date: '2026-12-02', carrier: null } as Schema.Delivery;
  const evening = { ...today, time_band: '19:00-20:30' } as const;
  expect(arrival({ ...evening, status: 'shipped' })).toBe('今日の19:00〜20:30の予定でした');
  expect(arrival({ ...evening, status: 'delivered' })).toBe(
    '12月2日(水) 19:00〜20:30にお届けしました',
  );
  expect(arrival({ ...today, time_band: null, status: 'shipped' })).toBe(
    '12月2日(水)にお届けします',
  );
});
