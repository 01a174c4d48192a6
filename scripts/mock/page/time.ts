const tokyo = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', ...options });

const day = tokyo({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' });
const minute = tokyo({ hour: '2-digit', minute: '2-digit' });
const second = tokyo({
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** `2026年11月21日(土)` */
export const dayOf = (at: string): string => day.format(new Date(at));
/** `10:42` */
export const minuteOf = (at: string): string => minute.format(new Date(at));
/** `10:42:07.318` */
export const secondOf = (at: string): string => second.format(new Date(at));

const japanDay = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

/** The same time a day later, as ISO. */
export const nextDay = (at: string): string => new Date(Date.parse(at) + 86_400_000).toISOString();

/** The last minute of the month of a moment, in Japan, as ISO. */
export function endOfMonth(at: string): string {
  const [year = 0, month = 0] = japanDay(new Date(at)).split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return new Date(`${last}T23:59:00+09:00`).toISOString();
}
