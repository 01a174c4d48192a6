import { addMonths, formatDay, japanMonth } from '@/lib/date';
import { lastDayOf } from '@/lib/days';

/** Options end at the end of a month: of this one, or of one of the two after it. */
export function quitDays(now: Date): { value: string; title: string; help: string }[] {
  const monthEnds = ['今月末', '来月末', '再来月末'] as const;
  return monthEnds.map((label, index) => {
    const day = lastDayOf(addMonths(japanMonth(now), index));
    return { value: day, title: formatDay(day), help: `${label}まで使えます` };
  });
}
