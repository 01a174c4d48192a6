import { isObject } from '../operations.ts';
import type { Oddity } from './json.ts';

/** How names begin that say when something begins, and those that say when the same ends. */
const begins = /^(.*_)?(?:start(?:s|ed)_(on|at)|(from))$/;
const ends = /^(.*_)?(?:end(?:s|ed)_(on|at)|(until))$/;

/** Names that say when something happened, so that it lies behind the answer. */
const happened =
  /^(?:as_of|(?:.*_)?(?:accepted|activated|applied|bought|ended|issued|linked|received|refunded|reported|requested|shipped|stopped|updated)_(?:on|at))$/;

/** Names that say what can still be chosen, or is still to come. */
const coming =
  /^(?:arrives_from|available_from|closes_at|earliest_on|next_date|next_fixing_date|selectable_(?:from|until))$/;

/** How far a server's other clocks may be ahead of the one that sets its Date header. */
const toleranceMs = 60_000;
const japanMs = 9 * 3_600_000;

/**
 * What can't be of the days and moments of a body, by the names of its fields (openapi/README.md).
 * @param now the Date header of the answer, in ms; not a number where there is none
 */
export function timeOddities(value: unknown, now: number, at = ''): Oddity[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => timeOddities(item, now, `${at}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): Oddity[] => {
    const place = `${at}/${name}`;
    if (!isDay(inner)) return timeOddities(inner, now, place);
    const end = endOf(name, inner, value);
    return [
      ...(end ? [{ rule: 'body-period', at: place, expected: end, got: inner } as const] : []),
      ...(happened.test(name) && isAhead(inner, now)
        ? [
            {
              rule: 'body-future',
              at: place,
              expected: 'a time that has passed',
              got: inner,
            } as const,
          ]
        : []),
      // What was accepted has been used in time.
      ...((name === 'expires_at' &&
        !value['accepted_at'] &&
        Date.parse(inner) < now - toleranceMs) ||
      (coming.test(name) && isOver(inner, now))
        ? [{ rule: 'body-expired', at: place, expected: 'a time to come', got: inner } as const]
        : []),
    ];
  });
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

/** What a beginning should be before, where it is not; a day and a moment are compared as days. */
function endOf(name: string, begin: string, beside: Record<string, unknown>): string | undefined {
  const of = begins.exec(name);
  if (!of) return undefined;
  const wrong = Object.entries(beside).find(([other, value]) => {
    const end = ends.exec(other);
    if (!end || !isDay(value) || !sameThing(of, end)) return false;
    return value < begin.slice(0, value.length);
  });
  return wrong && `no later than ${wrong[0]} ${String(wrong[1])}`;
}

const sameThing = ([, ...a]: RegExpExecArray, [, ...b]: RegExpExecArray): boolean =>
  (a[0] ?? '') === (b[0] ?? '') && Boolean(a[2]) === Boolean(b[2]);

/** The day in Japan of a moment in ms. */
export const japanDay = (moment: number): string =>
  new Date(moment + japanMs).toISOString().slice(0, 10);

/** Whether a day or moment lies after `now`, in ms; never where that is not a number. */
export function isAhead(text: string, now: number): boolean {
  if (Number.isNaN(now)) return false;
  if (text.includes('T')) return Date.parse(text) > now + toleranceMs;
  const today = japanDay(now + toleranceMs);
  // No end is written as a day of the year 9999.
  return text > today && !text.startsWith('9999');
}

/** Whether a day, a month (YYYYMM) or a moment lies before the day of `now`, in ms; never where that is not a number. */
export function isOver(text: string, now: number): boolean {
  if (Number.isNaN(now)) return false;
  const today = japanDay(now - toleranceMs);
  return /^\d{6}$/.test(text)
    ? text < today.slice(0, 7).replace('-', '')
    : isDay(text) && text.slice(0, 10) < today;
}
