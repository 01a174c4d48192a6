import { isObject, type Json } from '../operations.ts';
import { listOf, type Placed, sitesOf, valuesAt } from './schemaRules.ts';
import { japanDay } from './timeRules.ts';

/** What an answer says about something that other answers, or other places of it, speak of too. */
export interface Fact {
  name: string;
  at: string;
  value: unknown;
  /** The service that the object is about which says it, where it names one. */
  serviceId?: string;
}

/**
 * `name`, of which one it is (`by field`), an id’s part (`after f`), and of an object, where it is, which may
 * be so only while something is known (`if field`).
 */
const form = /^(\S+)(?: by (\S+))?(?: after (\S+))?(?: = (.+?))?(?: if (\S+))?$/;

const rulesOf = (given: unknown): string[] =>
  Array.isArray(given) ? listOf(given) : [String(given)];

/**
 * What a body says that other answers say too (`x-fact`, openapi/README.md).
 * @param now when it was said, in ms
 */
export function factsOf(spec: Json, schema: Json, body: unknown, now: number): Fact[] {
  return sitesOf(spec, schema)
    .filter(({ keyword }) => keyword === 'x-fact')
    .flatMap(({ path, given }) =>
      rulesOf(given).flatMap((rule) => {
        const [, name = '', by, after = '', place, known] = form.exec(rule) ?? [];
        const field = path.at(-1) ?? '';
        const holders = valuesAt(body, place === undefined ? path.slice(0, -1) : path);
        return holders.flatMap(({ at, value: beside }): Fact[] => {
          if (!isObject(beside) || (known && beside[known] === null)) return [];
          const said = saidAt(beside, place ?? field, now);
          if (said === undefined || !String(said.value).startsWith(after)) return [];
          const value = after ? String(said.value).slice(after.length) : said.value;
          const which = by === undefined ? '' : ` ${monthOf(beside[by])}`;
          const { service_id: id } = beside;
          const serviceId = typeof id === 'string' ? { serviceId: id } : {};
          return [{ name: name + which, at: at + said.at, value, ...serviceId }];
        });
      }),
    );
}

/** The facts of one of many that a schema has, without which one: `bill_total`. */
export const factNamesOf = (spec: Json, schema: Json): string[] =>
  sitesOf(spec, schema)
    .filter(({ keyword }) => keyword === 'x-fact')
    .flatMap(({ given }) => rulesOf(given))
    .flatMap((rule) => {
      const [, name = '', by] = form.exec(rule) ?? [];
      return by === undefined ? [] : [name];
    });

/** What tells one of many from the others: a day or moment counts as its month. */
const monthOf = (value: unknown): string => String(value).replace(/^(\d{4})-(\d{2})-.*$/, '$1$2');

/** What an object says at a place, or by a calculation; undefined where it says nothing. */
function saidAt(object: Json, place: string, now: number): Placed | undefined {
  const [, from, to] = /^months from (\S+) to (\S+)$/.exec(place) ?? [];
  if (from !== undefined && to !== undefined) return monthsIn(object, from, to, now);
  if (/^[\w/]+$/.test(place)) {
    const [found] = valuesAt(object, place.split('/'));
    if (found && !Array.isArray(found.value)) return found.value === null ? undefined : found;
  }
  const value = textsAt(object, place) ?? amountOf(object, place);
  return value === undefined ? undefined : { at: '', value };
}

/** The texts of those items of a list that have a code, one after the other; undefined where there are none. */
function textsAt(object: Json, place: string): string | undefined {
  const [, list = '', field = '', by = '', codes = ''] =
    /^([\w/]+)\/\*\/([\w/]+) where (\S+) in (\S+)$/.exec(place) ?? [];
  const texts = valuesAt(object, [...list.split('/'), '*'])
    .filter(({ value }) => isObject(value) && codes.split(',').includes(String(value[by])))
    .flatMap(({ value }) => valuesAt(value, field.split('/')));
  return texts.length && texts.every(({ value }) => typeof value === 'string')
    ? texts.map(({ value }) => value).join()
    : undefined;
}

const term = /([+-]?) ?([^\s+-]+)(?: where (\S+) in (\S+))?/g;

/** A calculation: places that are added, subtracted and multiplied; of a list, how many it has. */
function amountOf(object: Json, calculation: string): number | undefined {
  let amount = 0;
  for (const [, sign, places = '', by, codes] of calculation.matchAll(term)) {
    const factors = places.split('×').map((place) => addedUp(object, place, by, codes?.split(',')));
    // With a part that isn't known there is nothing to add up.
    if (!factors.every((factor) => factor !== undefined)) return undefined;
    const product = factors.reduce((one, other) => one * other, 1);
    amount += sign === '-' ? -product : product;
  }
  return amount;
}

/** The sum of the values at a place, or how many items are there; of those with some codes, where some are named. */
function addedUp(
  object: Json,
  place: string,
  by: string | undefined,
  codes: readonly string[] = [],
): number | undefined {
  const isMeant = (item: unknown) =>
    by === undefined || (isObject(item) && codes.includes(String(item[by])));
  const [, list = place, field] = /^(.+)\/\*\/([^*]+)$/.exec(place) ?? [];
  const found = valuesAt(object, list.split('/')).map(({ value }) => value);
  if (!found.length && !list.includes('*')) return undefined;
  if (!found.every((value) => Array.isArray(value)))
    return found.length === 1 && typeof found[0] === 'number' ? found[0] : undefined;
  const items = found.flat().filter(isMeant);
  if (field === undefined) return items.length;
  const numbers = items.flatMap((item) => valuesAt(item, field.split('/')));
  return numbers.every(({ value }) => typeof value === 'number')
    ? numbers.reduce((sum, { value }) => sum + Number(value), 0)
    : undefined;
}

/** How many months there are from one to another, or how many have passed between two days, today at most. */
function monthsIn(object: Json, from: string, to: string, now: number): Placed | undefined {
  if (Number.isNaN(now)) return undefined;
  const [first, last] = [object[from], to === 'today' ? japanDay(now) : object[to]];
  if (typeof first !== 'string' || typeof last !== 'string') return undefined;
  const count = (day: string) =>
    Number(day.slice(0, 4)) * 12 + Number(day.replace('-', '').slice(4, 6));
  if (/^\d{6}$/.test(first)) return { at: '', value: count(last) - count(first) + 1 };
  const today = japanDay(now);
  const end = last < today ? last : today;
  const passed = count(end) - count(first) - (end.slice(8) < first.slice(8) ? 1 : 0);
  return { at: '', value: Math.max(0, passed) };
}
