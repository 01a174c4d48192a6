import { formatFullDay, parseMonth } from './date';

/** `1978年4月3日`: a day whose weekday nobody needs, such as a birthday; `-` for 9999-12-31. */
export function formatDayWithoutWeekday(day: string): string {
  return formatFullDay(day).replace(/\(.\)$/, '');
}

/** A card's expiry `YYYYMM` as it stands on the card: `08/2029`. */
export function formatExpiry(month: string): string {
  const { year, month: number } = parseMonth(month);
  return `${String(number).padStart(2, '0')}/${year}`;
}

/** `約1時間`, `約3時間30分`, `約30分`. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `約${hours > 0 ? `${hours}時間` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`;
}
