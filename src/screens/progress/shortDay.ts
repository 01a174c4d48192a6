import { japanTime } from '@/lib/date';

/** `11月8日`: a past day, whose weekday says nothing any more. */
export function formatShortDay(date: string): string {
  const { month, day } = japanTime(date);
  return `${month}月${day}日`;
}
