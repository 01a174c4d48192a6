import { markOf } from '@/lib/markOf';
import { deviceStorage, readJson } from '@/session/storage';

/** An order that was sent from this browser; nothing of what it holds is kept. */
export interface RecentOrder {
  /** A number made of the customer and the whole order (`markOfOrder`). */
  mark: number;
  /** ISO moment at which it was sent. */
  at: string;
  /** The server has accepted it; else nobody knows yet. */
  isAccepted: boolean;
}

const key = 'minamo.recent_orders';

/** Milliseconds. Later, the customer hardly takes the second order for the first. */
const maxAge = 10 * 60_000;

/** Tells orders apart: who orders, for which service, and what, without secrets. */
export function markOfOrder(
  userId: string,
  serviceId: string,
  procedure: string,
  values: Readonly<Record<string, unknown>>,
): number {
  const sorted = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return markOf('order', userId, serviceId, procedure, sorted);
}

function read(now: Date): RecentOrder[] {
  const kept = readJson(deviceStorage(), key);
  const orders = Array.isArray(kept) ? (kept as RecentOrder[]) : [];
  return orders.filter(({ at }) => Math.abs(now.getTime() - Date.parse(at)) < maxAge);
}

function write(orders: readonly RecentOrder[]): void {
  try {
    if (orders.length > 0) deviceStorage().setItem(key, JSON.stringify(orders));
    else deviceStorage().removeItem(key);
  } catch {
    // Storage is full or forbidden: the same order in another tab is not noticed.
  }
}

const without = ({ mark, at }: RecentOrder, orders: readonly RecentOrder[]) =>
  orders.filter((other) => other.mark !== mark || other.at !== at);

/** The same order, if it was sent from any tab in the last ten minutes; the latest one. */
export const recentOrder = (mark: number, now: Date): RecentOrder | undefined =>
  read(now).findLast((order) => order.mark === mark);

/** Keeps an order, or what has become of it. */
export const keepOrder = (order: RecentOrder, now: Date): void =>
  write([...without(order, read(now)), order]);

/** Forgets an order that was surely not accepted. */
export const forgetOrder = (order: RecentOrder, now: Date): void =>
  write(without(order, read(now)));
