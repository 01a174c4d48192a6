import { formatFullDay } from './date';

/** `1978年4月3日`: a day whose weekday says nothing, as a birthday; `-` for 9999-12-31. */
export function formatDayWithoutWeekday(day: string): string {
  return formatFullDay(day).replace(/\(.\)$/, '');
}
