import { isNeo } from '@/catalogue/planRules.ts';
import { formatDay, japanDay, japanMonth, lastDayOfMonth, nextMonthStart } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { serviceNamed } from '../customers/customer.ts';
import { type CustomerCall, Refusal, type ServiceCall } from '../handler.ts';
import { eventsOf, type Past } from '../ledger/event.ts';
import type { MockContext } from '../mockContext.ts';
import type { Session } from '../session/sessions.ts';
import { gb, giftLimit, type Sim, simBegun, simOf } from './simData.ts';
import { isLeft } from './simLife.ts';
import { restrictionOf } from './simRestrictions.ts';

export type SentGift = Success<'getPacketGift'>['sent'][number];

/** Smallest gift and step between two amounts (MB). */
export const stepMb = 500;

const giftsAMonth = 3;

/** A gift that a customer gave in the portal. */
export interface Gift {
  from_phone: string;
  auth_code: string;
  sent: SentGift & { gift_code: string };
}

/** What happened to all customers, since a gift of one is received by another. */
const pasts = ({ mock, session, now }: CustomerCall): Past[] =>
  mock.customers.map((customer) =>
    customer === session.customer ? session.past : mock.sessions.ledgerOf(customer).until(now),
  );

/** When each gift was received, by its code. */
const takenAt = (all: readonly Past[]) =>
  new Map(
    all.flatMap((past) =>
      eventsOf(past, 'postPacketGiftRequest').map(
        ({ asked, answer }) => [asked.gift_code, answer.accepted_at] as const,
      ),
    ),
  );

/** Whether this customer has received a gift. */
export const hasTaken = ({ past }: Session, gift_code: string): boolean =>
  takenAt([past]).has(gift_code);

/** All gifts that customers gave in the portal, newest first. */
export function allGifts(call: CustomerCall): Gift[] {
  const { mock } = call;
  const all = pasts(call);
  const taken = takenAt(all);
  return all.flatMap((past, index) =>
    eventsOf(past, 'postPacketGiftCode')
      .map(({ service_id, answer }): Gift => {
        const { receipt_number, gift_code, auth_code, to_phone, amount_mb } = answer;
        const { message, accepted_at, expires_on } = answer;
        const received_at = taken.get(gift_code) ?? null;
        const customer = mock.customers[index];
        const giver = customer && serviceNamed(customer, service_id);
        return {
          from_phone: giver?.listed.phone_number ?? '',
          auth_code,
          sent: {
            receipt_number,
            gift_code,
            to_phone,
            amount_mb,
            message,
            state: received_at === null ? 'waiting' : 'received',
            accepted_at,
            expires_on,
            received_at,
          },
        };
      })
      .reverse(),
  );
}

/** The gift as its list shows it at a moment: one that nobody received expires. */
export function giftAt(gift: SentGift, now: Date): SentGift {
  const isOver = gift.state === 'waiting' && japanDay(now) > gift.expires_on;
  return isOver ? { ...gift, state: 'expired' } : gift;
}

/** Gift codes are read aloud and typed in: no characters that look alike. */
export function newCodes(mock: MockContext): { gift_code: string; auth_code: string } {
  return {
    gift_code: mock.random.code(8, '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'),
    auth_code: mock.random.code(4, '0123456789'),
  };
}

/** When acceptance closes in the month of a moment: 20:00 of its last day. */
export const closesAt = (now: Date): Date => new Date(`${lastDayOfMonth(now)}T20:00:00+09:00`);

/** Whether a gift was given in the month of a moment. */
const isThisMonth = (gift: SentGift, now: Date): boolean =>
  japanMonth(new Date(gift.accepted_at)) === japanMonth(now);

type Gifts = Success<'getPacketGift'>;

/** The customer's other numbers, and why one of them can receive nothing now. */
export function ownLines(call: ServiceCall): NonNullable<Gifts['own_lines']> {
  return call.session.customer.services.flatMap((service) => {
    const other = { ...call, service };
    const phone = service.listed.phone_number;
    if (!phone || service === call.service || isLeft(other)) return [];
    const sim = simOf(other);
    const reason = isNeo(sim.plan.current)
      ? (receivingClosed(other, sim)?.message ?? null)
      : 'NEOプランではないため、受け取れません。';
    return [{ phone, can_receive: reason === null, reason }];
  });
}

/** Why a SIM can receive nothing now; null when it can. */
export function receivingClosed(
  call: ServiceCall,
  sim: Sim,
): NonNullable<Gifts['receiving_closed']> | null {
  const refusal = receiverRefusal(call, sim);
  if (!refusal) return null;
  const { message, available_from } = refusal.change;
  return {
    message:
      typeof message === 'string' ? message : 'データを受け取れるのは、NEOプランのお客さまです。',
    available_from: typeof available_from === 'string' ? available_from : null,
  };
}

/** Why a SIM that isn't activated can neither give nor receive. */
function idleRefusal(call: ServiceCall): Refusal | undefined {
  const closed = restrictionOf(call, 'packet_gift');
  if (closed?.reason !== 'not_activated') return undefined;
  const { text: message, available_from } = closed;
  return new Refusal('packet_gift_none_contract', { message, available_from });
}

/** Why this SIM can give nothing now; undefined when it can (docs/product.md §9.6). */
export function entryRefusal(call: ServiceCall, sim: Sim, sent: SentGift[]): Refusal | undefined {
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
  call: ServiceCall,
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
  if (!isNeo(simBegun({ ...call, service: receiver }).plan.current))
    return new Refusal('packet_gift_code_none_price_plan');
  if (order.amount_mb > limit)
    return new Refusal('packet_gift_code_capacity_over', {
      message: `指定できるデータ量を超えています。${gb(limit)}以内で指定してください。`,
      limit_mb: limit,
    });
  return undefined;
}

/** Why this SIM can receive nothing now. */
export function receiverRefusal(call: ServiceCall, sim: Sim): Refusal | undefined {
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
