import { isObject, type Json, resolve } from '../operations.ts';
import type { Case } from './cases/case.ts';
import type { Oddity } from './json.ts';
import { isAhead } from './timeRules.ts';

/** A rule beside a schema (openapi/README.md). */
interface Site {
  /** Where its values are: names, and `*` for each item of a list. */
  path: string[];
  keyword: Keyword;
  given: unknown;
}

const keywords = [
  'x-unique-by',
  'x-sorted-by',
  'x-sum',
  'x-at-most',
  'x-count',
  'x-consecutive-by',
  'x-in-month',
  'x-past',
  'x-echoes',
  'x-fact',
] as const;
type Keyword = (typeof keywords)[number];

/** A value with its place. */
export interface Placed {
  at: string;
  value: unknown;
}

const known = new WeakMap<Json, Site[]>();

/** All rules of a schema of a bundled document. */
export function sitesOf(spec: Json, schema: Json): Site[] {
  const made = known.get(schema) ?? collect(spec, schema, [], []);
  known.set(schema, made);
  return made;
}

function collect(spec: Json, node: Json, path: string[], above: Json[]): Site[] {
  const own = resolve(spec, node);
  // A schema that contains itself is looked through once.
  if (above.includes(own)) return [];
  const beside = Object.entries({ ...own, ...node });
  const here = beside.flatMap(([key, given]): Site[] =>
    keywords.some((keyword) => keyword === key) ? [{ path, keyword: key as Keyword, given }] : [],
  );
  const into = (inner: unknown, ...more: string[]): Site[] =>
    isObject(inner) ? collect(spec, inner, [...path, ...more], [...above, own]) : [];
  const branches = [own['anyOf'], own['oneOf'], own['allOf']].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  return [
    ...here,
    ...branches.flatMap((branch) => into(branch)),
    ...into(own['items'], '*'),
    ...Object.entries(isObject(own['properties']) ? own['properties'] : {}).flatMap(
      ([name, inner]) => into(inner, name),
    ),
  ];
}

/** The values at a path of names and `*`. */
export function valuesAt(value: unknown, path: readonly string[], at = ''): Placed[] {
  const [step, ...rest] = path;
  if (step === undefined) return value === undefined ? [] : [{ at, value }];
  if (step === '*')
    return Array.isArray(value)
      ? value.flatMap((item, index) => valuesAt(item, rest, `${at}/${index}`))
      : [];
  return isObject(value) ? valuesAt(value[step], rest, `${at}/${step}`) : [];
}

/**
 * What a body breaks of the rules beside its schema.
 * @param now the Date header of the answer, in ms; not a number where there is none
 */
export function ruleOddities(
  spec: Json,
  schema: Json,
  body: unknown,
  { call, now }: { call: Case; now: number },
): Oddity[] {
  return sitesOf(spec, schema).flatMap(({ path, keyword, given }) =>
    valuesAt(body, path).flatMap((placed): Oddity[] => {
      switch (keyword) {
        case 'x-unique-by':
          return unique(placed, String(given));
        case 'x-sorted-by':
          return sorted(placed, String(given));
        case 'x-sum':
          return listOf(given).flatMap((equation) => sum(placed, equation));
        case 'x-at-most':
          return listOf(given).flatMap((rule) => atMost(placed, rule));
        case 'x-count':
          return listOf(given).flatMap((rule) => count(placed, rule));
        case 'x-consecutive-by':
          return consecutive(placed, String(given));
        case 'x-in-month':
          return listOf(given).flatMap((rule) => inMonth(placed, rule));
        case 'x-past':
          // A named example is of its own moment.
          return call.intent.kind === 'scenario' ? [] : past(placed, now);
        case 'x-echoes':
          return echo(placed, String(given), call);
        case 'x-fact':
          return [];
      }
    }),
  );
}

/** The rules of a keyword that has several. */
export const listOf = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : []);

function unique({ at, value }: Placed, field: string): Oddity[] {
  const seen = new Map<unknown, string>();
  for (const item of valuesAt(value, ['*', ...field.split('/')])) {
    const before = seen.get(item.value);
    if (before)
      return [
        {
          rule: 'body-unique',
          at: at + item.at,
          expected: `another than ${at}${before}`,
          got: JSON.stringify(item.value),
        },
      ];
    seen.set(item.value, item.at);
  }
  return [];
}

/** Texts are compared as texts: days, moments and months sort by time that way. */
function sorted({ at, value }: Placed, given: string): Oddity[] {
  const isFalling = given.startsWith('-');
  const items = valuesAt(value, ['*', ...given.replace('-', '').split('/')]).filter(
    (item) => item.value !== null,
  );
  const wrong = items.findIndex((item, index) => {
    const before = items[index - 1]?.value as string | number | undefined;
    if (before === undefined) return false;
    const now = item.value as string | number;
    return isFalling ? before < now : before > now;
  });
  if (wrong < 1) return [];
  const [before, now] = [items[wrong - 1], items[wrong]];
  return [
    {
      rule: 'body-order',
      at: `${at}${now?.at}`,
      expected: `${isFalling ? 'no more' : 'no less'} than ${JSON.stringify(before?.value)} before it`,
      got: JSON.stringify(now?.value),
    },
  ];
}

/** An equation, a total and what it is made of: with a part that isn't known there is nothing to add up. */
function sum({ at, value }: Placed, equation: string): Oddity[] {
  const [total = '', parts = ''] = equation.split(' = ');
  const [is] = valuesAt(value, total.split('/'));
  if (typeof is?.value !== 'number') return [];
  let added = 0;
  for (const [, sign, place = ''] of parts.matchAll(/([+-]?) ?([^ +-]+)/g)) {
    const path = place.split('/');
    const found = valuesAt(value, path);
    if (found.some((each) => typeof each.value !== 'number')) return [];
    if (!found.length && !path.includes('*')) return [];
    const all = found.reduce((before, each) => before + (each.value as number), 0);
    added += sign === '-' ? -all : all;
  }
  if (added === is.value) return [];
  const expected = `${added}, which is ${parts}`;
  return [{ rule: 'body-sum', at: at + is.at, expected, got: String(is.value) }];
}

/** A part and the whole, `paid_count <= total_count`: with one that isn't known there is nothing to compare. */
function atMost({ at, value }: Placed, rule: string): Oddity[] {
  const [part = '', whole = ''] = rule.split(' <= ');
  const [[some], [all]] = [valuesAt(value, [part]), valuesAt(value, [whole])];
  if (typeof some?.value !== 'number' || typeof all?.value !== 'number') return [];
  if (some.value <= all.value) return [];
  const expected = `no more than ${whole} ${all.value}`;
  return [{ rule: 'body-at-most', at: at + some.at, expected, got: String(some.value) }];
}

/** How many items a list has, or whether it has one: `open_count = cashbacks where status in 4,6,7`. */
function count({ at, value }: Placed, rule: string): Oddity[] {
  const [, field = '', list = '', by, codes = ''] =
    /^(\S+) = (\S+)(?: where (\S+) in (\S+))?$/.exec(rule) ?? [];
  const [[is], [items]] = [valuesAt(value, [field]), valuesAt(value, [list])];
  if (!is || is.value === null || !Array.isArray(items?.value)) return [];
  const wanted = codes.split(',');
  const counted = items.value.filter(
    (item) => by === undefined || (isObject(item) && wanted.includes(String(item[by]))),
  ).length;
  const right = typeof is.value === 'boolean' ? counted === 1 : counted;
  if (is.value === right) return [];
  const expected = `${right}, as ${list} has ${counted}${by === undefined ? '' : ` with ${by} ${codes}`}`;
  return [{ rule: 'body-count', at: at + is.at, expected, got: JSON.stringify(is.value) }];
}

/** Months or days of a list that follow each other, in either direction. */
function consecutive({ at, value }: Placed, field: string): Oddity[] {
  const items = valuesAt(value, ['*', ...field.split('/')]).filter(
    (item) => typeof item.value === 'string',
  );
  // What it contains twice, or out of order, is reported as that.
  const steps = new Set(
    items
      .slice(1)
      .map((item, index) => Math.sign(countOf(item.value) - countOf(items[index]?.value))),
  );
  if (steps.size > 1) return [];
  const gap = items.findIndex((item, index) => {
    const before = items[index - 1];
    return before && Math.abs(countOf(item.value) - countOf(before.value)) > 1;
  });
  if (gap < 1) return [];
  const [before, now] = [items[gap - 1], items[gap]];
  return [
    {
      rule: 'body-gap',
      at: `${at}${now?.at}`,
      expected: `next to ${JSON.stringify(before?.value)}`,
      got: JSON.stringify(now?.value),
    },
  ];
}

/** A month (YYYYMM) as its number since the year 0, a day as its number since 1970. */
function countOf(value: unknown): number {
  const text = String(value);
  return text.length === 6
    ? Number(text.slice(0, 4)) * 12 + Number(text.slice(4))
    : Date.parse(text.slice(0, 10)) / 86_400_000;
}

// Days and moments of the month beside them: `days/*/date in target_month`.
function inMonth({ at, value }: Placed, rule: string): Oddity[] {
  const [days = '', field = ''] = rule.split(' in ');
  const [month] = valuesAt(value, [field]);
  if (typeof month?.value !== 'string') return [];
  const begin = `${month.value.slice(0, 4)}-${month.value.slice(4)}-`;
  const strange = valuesAt(value, days.split('/')).find(
    (day) => typeof day.value === 'string' && !day.value.startsWith(begin),
  );
  if (!strange) return [];
  const expected = `a day of ${field} ${month.value}`;
  return [
    { rule: 'body-month', at: at + strange.at, expected, got: JSON.stringify(strange.value) },
  ];
}

function past({ at, value }: Placed, now: number): Oddity[] {
  return typeof value === 'string' && isAhead(value, now)
    ? [{ rule: 'body-future', at, expected: 'a time that has passed', got: value }]
    : [];
}

function echo({ at, value }: Placed, parameter: string, { path, query, intent }: Case): Oddity[] {
  const asked = path[parameter] ?? query[parameter];
  // A named example is about what it is about.
  if (asked === undefined || value === asked || intent.kind === 'scenario') return [];
  return [{ rule: 'body-echo', at, expected: `${parameter} ${asked}`, got: JSON.stringify(value) }];
}
