import type { RequiredAction } from '@/api/generated/schemas';
import { daysUntil, endless, formatNearDay, untilNearDay } from '@/lib/date';
import type { StatusShape } from '@/ui/status/Status';

/** Days before its deadline from which an action is drawn in a box. */
const soon = 7;

/**
 * How long there is for an action, as shape and word; undefined where it has no deadline.
 * @param today moment from which days are counted
 */
export function deadlineStatus(
  { kind, due_on }: Pick<RequiredAction, 'kind' | 'due_on'>,
  today: Date,
): StatusShape | undefined {
  const caution = (label: string): StatusShape => ({ mark: 'triangle', label, box: 'caution' });
  if (kind === 'unfamiliar_login') return caution('お早めに');
  if (due_on === null || due_on === endless) return undefined;
  const left = daysUntil(due_on, today);
  if (left < 0) return caution('期限切れ');
  if (left === 0) return caution('今日まで');
  return left <= soon ? caution(`あと${left}日`) : { mark: 'circle', label: `あと${left}日` };
}

/**
 * By when an action has to be done, or that its day is past.
 * @param day the deadline, an ISO day
 * @param today moment from which days are counted
 */
export function dueText({ kind }: Pick<RequiredAction, 'kind'>, day: string, today: Date): string {
  if (daysUntil(day, today) >= 0) return untilNearDay(day, today);
  const near = formatNearDay(day, today);
  // Several bills may be owed, of which the oldest gives the day.
  return kind === 'unpaid' ? `${near}に期限を過ぎた分があります` : `${near}に期限を過ぎました`;
}
