import { isNeo } from '@/catalogue/planRules.ts';
import { formatDay } from '@/lib/date.ts';
import { nextMonthStart } from '@/lib/days.ts';
import { gb } from '../charge/gb.ts';
import { type PlanCall, Refusal } from '../domain.ts';
import { restrictionOf } from '../settings/simRestrictions.ts';
import { giftLimit, type Sim, simBegun } from '../traffic/sim.ts';
import { closesAt, giftsAMonth, isThisMonth, type SentGift, stepMb } from './gift.ts';

/** Why a SIM that isn't activated can neither give nor receive. */
function idleRefusal(call: PlanCall): Refusal | undefined {
  const closed = restrictionOf(call, 'packet_gift');
  if (closed?.reason !== 'not_activated') return undefined;
  const { text: message, available_from } = closed;
  return new Refusal('packet_gift_none_contract', { message, available_from });
}

/** Why this SIM can give nothing now; undefined when it can (docs/product.md §9.6). */
export function entryRefusal(call: PlanCall, sim: Sim, sent: SentGift[]): Refusal | undefined {
  const { now } = call;
  const from = nextMonthStart(now);
  const idle = idleRefusal(call);
  if (idle) return new Refusal(idle.example, { ...idle.change, sent });
  if (!isNeo(sim.plan.current)) return new Refusal('packet_gift_code_not_neo_plan', { sent });
  if (sim.usage.is_unlimited) return new Refusal('packet_gift_code_none_price_plan', { sent });
  if (now >= closesAt(now)) return monthEnd(now, { sent });
  if (timesLeft(sent, now) < 1)
    return new Refusal('packet_gift_already', { available_from: from, sent });
  if (giftLimit(sim, stepMb) < stepMb)
    return new Refusal('capacity_shortage', { available_from: from, sent });
  return undefined;
}

/** Why this gift cannot be given; the entry's reasons come first. */
export function sendRefusal(
  call: PlanCall,
  sim: Sim,
  sent: SentGift[],
  order: { to_phone: string; amount_mb: number },
): Refusal | undefined {
  const { mock } = call;
  const entry = entryRefusal(call, sim, sent);
  const limit = giftLimit(sim, stepMb);
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
export function receiverRefusal(call: PlanCall, sim: Sim): Refusal | undefined {
  const idle = idleRefusal(call);
  if (idle) return idle;
  return isNeo(sim.plan.current) ? undefined : new Refusal('packet_gift_code_not_neo_plan');
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
