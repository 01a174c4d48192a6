import { japanDay, japanMonth } from '@/lib/date.ts';
import { lastDayOfMonth } from '@/lib/days.ts';
import { type MockContext, sharedState } from '../../mockContext.ts';
import type { Success } from '../operations.ts';

export type SentGift = Success<'getPacketGift'>['sent'][number];

/** Smallest gift and step between two amounts (MB). */
export const stepMb = 500;
export const giftsAMonth = 3;

/** A gift given since the mock started: its giver sees it in that login, its receiver in any. */
export interface Gift {
  from_phone: string;
  auth_code: string;
  sent: SentGift & { gift_code: string };
}

/** All gifts given since the mock started, newest first. */
export const giftBook = (mock: MockContext): Gift[] => sharedState(mock, 'gifts', (): Gift[] => []);

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
