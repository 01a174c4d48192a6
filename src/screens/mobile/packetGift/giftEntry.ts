import { useSuspenseQuery } from '@tanstack/react-query';
import {
  type DataOf,
  isRejection,
  type Rejection,
  withoutRejection,
} from '@/procedure/queryOrRejection';
import { packetGiftQueries } from './queries';

type Entry = DataOf<ReturnType<typeof packetGiftQueries.gift>>;

/** What can be given now, and what was given and received. */
export type PacketGift = Exclude<Entry, Rejection>;
export type SentGift = PacketGift['sent'][number];

/** The gift's entry or its refusal. */
export function useGiftEntry(): Entry {
  return useSuspenseQuery(packetGiftQueries.gift()).data;
}

/** The gift's entry, for parts that are shown only while it isn't refused. */
export function usePacketGift(): PacketGift {
  return withoutRejection(useGiftEntry());
}

/** Gifts that were given; a refusal lists them too. */
export function useSentGifts(): readonly SentGift[] {
  const entry = useGiftEntry();
  if (!isRejection(entry)) return entry.sent;
  const { sent } = entry.refusal.details;
  return Array.isArray(sent) ? (sent as SentGift[]) : [];
}

/** `8K4M22QP` → `8K4M-22QP`. */
export const formatGiftCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;
