import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read, withoutRejection } from '@/api/query';
import { formatGb } from '@/lib/data';
import { formatDay, formatTime } from '@/lib/date';
import type { Blocked } from '@/procedure/procedure';
import { useBlocked } from '../useBlocked';

export interface GigaPlusReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  amountMb: number;
  usableUntil: string;
  /** Data left (MB); null when unlimited. */
  leftMb: number | null;
}

/** What can be received, for parts that are shown only while it isn't refused. */
export function useGigaPlus(): Schema.GigaPlus {
  return withoutRejection(useSuspenseQuery(queryOrRejection(read(api.getGigaPlus))).data);
}

/** Why it can't be received: there is none, it was received, its last day is past. */
export function useGigaPlusBlocked(): Blocked | undefined {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getGigaPlus)));
  return useBlocked(
    'giga_plus',
    data,
    isRejection(data) ? pastText(data.refusal.details) : undefined,
  );
}

/** When the extra data was received, or until when it could have been. */
function pastText(details: Readonly<Record<string, unknown>>): string | undefined {
  const { amount_mb, received_at, receive_until } = details;
  if (typeof amount_mb !== 'number') return undefined;
  const what = `${formatGb(amount_mb)}GB`;
  if (typeof received_at === 'string')
    return `${what}は、${formatTime(received_at)}に受け取りました。`;
  if (typeof receive_until !== 'string') return undefined;
  return `${what}の受け取り期限は、${formatDay(receive_until)}でした。`;
}
