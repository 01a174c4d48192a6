import type * as Schema from '@/api/generated/schemas';
import { formatDeadline, formatNearDay, untilNearDay } from '@/lib/deadline';

/**
 * What is next for a cashback, or what became of it: its deadline, its day of payment, the reason
 * why it ended.
 * @param today a moment, by the server's clock
 */
export function cashbackHelp(cashback: Schema.Cashback, today: Date): string {
  const { note } = cashback;
  const when = cashbackDay(cashback, today);
  return [when, note].filter(Boolean).join(' ');
}

function cashbackDay(
  { status, date, receive_until }: Schema.Cashback,
  today: Date,
): string | undefined {
  switch (status) {
    case '0':
      return date === null
        ? '受け取りの時期が決まりしだい、お知らせします'
        : `${formatNearDay(date, today)}から`;
    case '1':
      return date === null ? undefined : formatNearDay(date, today);
    case '2':
      return receive_until === null ? undefined : untilNearDay(receive_until, today);
    case '4':
    case '6':
    case '7':
      return receive_until === null ? undefined : formatDeadline(receive_until, today);
    case '5':
      return date === null
        ? '振り込みの日が決まりしだい、お知らせします'
        : `${formatNearDay(date, today)}に振り込み予定`;
    default:
      return undefined;
  }
}
