import { japanDay, japanMonth } from '@/lib/date.ts';
import { lastDayOfMonth } from '@/lib/days.ts';
import { eventsOf, type Past } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import type { Success } from '../operations.ts';

export type SentGift = Success<'getPacketGift'>['sent'][number];

/** Smallest gift and step between two amounts (MB). */
export const stepMb = 500;
export const giftsAMonth = 3;

/** A gift that a customer gave in the portal. */
export interface Gift {
  from_phone: string;
  auth_code: string;
  sent: SentGift & { gift_code: string };
}

/** What happened to all customers, as things stand for who asks: a gift of one is received by another. */
const pasts = (mock: MockContext, session: Session, now: Date): Past[] =>
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
export function allGifts(mock: MockContext, session: Session, now: Date): Gift[] {
  const all = pasts(mock, session, now);
  const taken = takenAt(all);
  return all.flatMap((past, index) =>
    eventsOf(past, 'postPacketGiftCode')
      .map(({ service_id, answer }): Gift => {
        const { receipt_number, gift_code, auth_code, to_phone, amount_mb } = answer;
        const { message, accepted_at, expires_on } = answer;
        const received_at = taken.get(gift_code) ?? null;
        const giver = mock.customers[index]?.services.find(
          ({ listed }) => listed.service_id === service_id,
        );
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
export function asOf(gift: SentGift, now: Date): SentGift {
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
export const isThisMonth = (gift: SentGift, now: Date): boolean =>
  japanMonth(new Date(gift.accepted_at)) === japanMonth(now);
