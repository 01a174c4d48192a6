import { addDays, endless } from './date';

/** Holidays of a fixed day, MM-DD. */
const fixedDays = [
  '01-01',
  '02-11',
  '02-23',
  '04-29',
  '05-03',
  '05-04',
  '05-05',
  '08-11',
  '11-03',
  '11-23',
];

/** Holidays that fall on a Monday: month, and which Monday of it. */
const mondays = [
  ['01', 2],
  ['07', 3],
  ['09', 3],
  ['10', 2],
] as const;

const sunday = 0;
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The equinoxes, by the formula that holds from 1980 to 2099. */
const equinox = (year: number, base: number): number =>
  Math.floor(base + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Holidays that the law names, without the substitutes and days in between that follow from them. */
function namedHolidays(year: number): Set<string> {
  const days = fixedDays.map((day) => `${year}-${day}`);
  for (const [month, nth] of mondays) {
    const first = weekdayOf(`${year}-${month}-01`);
    days.push(`${year}-${month}-${twoDigits(((8 - first) % 7) + 1 + (nth - 1) * 7)}`);
  }
  days.push(`${year}-03-${twoDigits(equinox(year, 20.8431))}`);
  days.push(`${year}-09-${twoDigits(equinox(year, 23.2488))}`);
  return new Set(days);
}

const holidaysOf = new Map<number, ReadonlySet<string>>();

/** All holidays of a year: those named, the next free day for one on a Sunday, a day between two. */
function holidays(year: number): ReadonlySet<string> {
  const known = holidaysOf.get(year);
  if (known) return known;
  const named = namedHolidays(year);
  const all = new Set(named);
  for (const day of named) {
    if (weekdayOf(day) === sunday) {
      let substitute = addDays(day, 1);
      while (named.has(substitute)) substitute = addDays(substitute, 1);
      all.add(substitute);
    }
    const between = addDays(day, 1);
    if (named.has(addDays(day, 2)) && weekdayOf(between) !== sunday) all.add(between);
  }
  holidaysOf.set(year, all);
  return all;
}

/**
 * Whether a day (`2026-11-23`) is a public holiday of Japan (国民の祝日に関する法律, as amended in 2022).
 */
export const isHoliday = (day: string): boolean => holidays(Number(day.slice(0, 4))).has(day);

const isYearEnd = (day: string): boolean =>
  ['12-31', '01-01', '01-02', '01-03'].includes(day.slice(5));

/** The first day on or after `day` on which banks are open: no weekend, no holiday, no 31 December to 3 January. */
export function businessDay(day: string): string {
  if (day === endless) return day;
  let open = day;
  while ([0, 6].includes(weekdayOf(open)) || isHoliday(open) || isYearEnd(open))
    open = addDays(open, 1);
  return open;
}
