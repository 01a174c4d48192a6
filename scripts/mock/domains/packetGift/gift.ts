import { japanDay, japanMonth } from '@/lib/date.ts';
import { lastDayOfMonth } from '@/lib/days.ts';
import type { Draft } from '../../ledger/ledger.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { sessionState } from '../domain.ts';
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

/** The gifts that this customer gave, newest first. */
export const ownGifts = (session: Session): Gift[] =>
  sessionState(session, 'given gifts', (): Gift[] => []);

/** When this customer took each gift, by its code. */
export const ownTaken = (session: Session): Record<string, string> =>
  sessionState(session, 'taken gifts', (): Record<string, string> => ({}));

/**
 * All gifts that customers gave in the portal, as things stand for who asks: what one customer gave and another
 * took is kept with each, and told here together.
 */
export function allGifts(mock: MockContext, session: Session, now: Date): Gift[] {
  const customers: Draft[] = mock.customers.map((customer) =>
    customer === session.customer ? session.state : mock.sessions.ledgerOf(customer).draft(now),
  );
  const takenAt = new Map(
    customers.flatMap((draft) =>
      Object.entries(draft.get('taken gifts', (): Record<string, string> => ({}))),
    ),
  );
  return customers
    .flatMap((draft) => draft.get('given gifts', (): Gift[] => []))
    .map((gift) => {
      const received_at = takenAt.get(gift.sent.gift_code);
      return received_at === undefined
        ? gift
        : { ...gift, sent: { ...gift.sent, state: 'received' as const, received_at } };
    });
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
