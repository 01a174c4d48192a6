import { isNeo } from '@/catalogue/planRules.ts';
import { formatDay } from '@/lib/date.ts';
import { nextMonthStart } from '@/lib/days.ts';
import type { MockContext } from '../../mockContext.ts';
import { gb } from '../charge/gb.ts';
import { Refusal } from '../domain.ts';
import { type Sim, simBegun } from '../traffic/sim.ts';
import { closesAt, giftsAMonth, isThisMonth, type SentGift, stepMb } from './gift.ts';

/** Why this SIM can give nothing now; undefined when it can (docs/product.md §9.6). */
export function entryRefusal(sim: Sim, sent: SentGift[], now: Date): Refusal | undefined {
  const from = nextMonthStart(now);
  if (!isNeo(sim.plan.current)) return new Refusal('packet_gift_code_not_neo_plan', { sent });
  if (sim.usage.is_unlimited) return new Refusal('packet_gift_code_none_price_plan', { sent });
  if (now >= closesAt(now)) return monthEnd(now, { sent });
  if (timesLeft(sent, now) < 1)
    return new Refusal('packet_gift_already', { available_from: from, sent });
  if (sim.giftLimit(stepMb) < stepMb)
    return new Refusal('capacity_shortage', { available_from: from, sent });
  return undefined;
}

/** Why this gift cannot be given; the entry's reasons come first. */
export function sendRefusal(
  mock: MockContext,
  sim: Sim,
  sent: SentGift[],
  order: { to_phone: string; amount_mb: number },
  now: Date,
): Refusal | undefined {
  const entry = entryRefusal(sim, sent, now);
  const limit = sim.giftLimit(stepMb);
  if (entry) {
    const { message, available_from } = entry.change;
    const limit_mb = entry.example === 'capacity_shortage' ? limit : null;
    return new Refusal(entry.example, {
      ...(message ? { message } : {}),
      ...(available_from ? { available_from } : {}),
      limit_mb,
    });
  }
  if (order.to_phone === sim.phone) return new Refusal('packet_gift_code_not_available_sim_tel');
  const receiver = mock.customers
    .flatMap(({ services }) => services)
    .find(({ listed }) => listed.phone_number === order.to_phone);
  if (!receiver) return new Refusal('packet_gift_none_sim_tel');
  if (!isNeo(simBegun(mock, receiver).plan.current))
    return new Refusal('packet_gift_code_none_price_plan');
  if (order.amount_mb > limit)
    return new Refusal('packet_gift_code_capacity_over', {
      message: `指定できるデータ量を超えています。${gb(limit)}以内で指定してください。`,
      limit_mb: limit,
    });
  return undefined;
}

/** Why this SIM can receive nothing now. */
export function receiverRefusal(sim: Sim, now: Date): Refusal | undefined {
  if (!isNeo(sim.plan.current)) return new Refusal('packet_gift_code_not_neo_plan');
  return now >= closesAt(now) ? monthEnd(now, {}) : undefined;
}

/** How many gifts can still be given this month. */
export const timesLeft = (sent: SentGift[], now: Date): number =>
  giftsAMonth - sent.filter((gift) => isThisMonth(gift, now)).length;

function monthEnd(now: Date, change: Record<string, unknown>): Refusal {
  const from = nextMonthStart(now);
  return new Refusal('packet_gift_code_month_end', {
    message: `本日は受け付けていません。${formatDay(from)}からお手続きいただけます。`,
    available_from: from,
    ...change,
  });
}
