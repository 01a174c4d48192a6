import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read, type Rejection, withoutRejection } from '@/api/query';
type Entry = Schema.PacketGift | Rejection;

/** The gift's entry or its refusal. */
export function useGiftEntry(): Entry {
  return useSuspenseQuery(queryOrRejection(read(api.getPacketGift))).data;
}

/** The gift's entry, for parts that are shown only while it isn't refused. */
export function usePacketGift(): Schema.PacketGift {
  return withoutRejection(useGiftEntry());
}

/** Gifts that were given; a refusal lists them too. */
export function useSentGifts(): readonly Schema.SentGift[] {
  const entry = useGiftEntry();
  if (!isRejection(entry)) return entry.sent;
  const { sent } = entry.refusal.details;
  return Array.isArray(sent) ? (sent as Schema.SentGift[]) : [];
}

/** `8K4M22QP` → `8K4M-22QP`. */
export const formatGiftCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;
