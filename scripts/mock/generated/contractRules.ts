/** The rules beside schemas (openapi/README.md), as far as a single answer can keep them. */
export interface Rules {
  'x-echoes'?: string;
  'x-unique-by'?: string;
  'x-sorted-by'?: string;
  'x-sum'?: readonly string[];
  'x-at-most'?: readonly string[];
  'x-count'?: readonly string[];
}

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a place such as `series/month`; undefined where there is none. */
export const valueAt = (value: unknown, place: string): unknown =>
  place.split('/').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), value);

/** A list that rises by a field, or falls where it begins with `-`; items without it stay among their neighbours. */
export function sortedBy(items: readonly unknown[], order: string): unknown[] {
  const place = order.replace('-', '');
  const key = (item: unknown) => valueAt(item, place) as string | number | null;
  const sorted = items
    .filter((item) => key(item) !== null)
    .sort((a, b) => {
      const [x, y] = [key(a), key(b)];
      if (x === y || x === null || y === null) return 0;
      return x < y === order.startsWith('-') ? 1 : -1;
    });
  return [...sorted, ...items.filter((item) => key(item) === null)];
}

/** Fields that repeat what was asked for do so. */
export function asEchoed(
  drawn: Values,
  properties: Readonly<Record<string, Rules>>,
  asked: Readonly<Record<string, string>>,
): Values {
  const echoed = Object.entries(properties).flatMap(([name, { 'x-echoes': parameter = '' }]) => {
    const value = asked[parameter];
    return value !== undefined && name in drawn ? [[name, value] as const] : [];
  });
  return { ...drawn, ...Object.fromEntries(echoed) };
}

const beginning = /^(.*_)?(?:start(?:s|ed)_(?:on|at)|from)$/;
const ending = /^(.*_)?(?:end(?:s|ed)_(?:on|at)|until)$/;

/** What begins and ends in an object begins first. */
export function inOrder(drawn: Values): Values {
  const names = Object.keys(drawn);
  const changed = { ...drawn };
  for (const from of names)
    for (const until of names) {
      const [begin, end] = [beginning.exec(from), ending.exec(until)];
      if (!begin || !end || begin[1] !== end[1]) continue;
      const [first, last] = [changed[from], changed[until]];
      if (typeof first !== 'string' || typeof last !== 'string' || first <= last) continue;
      // A day and a moment can't take each other's place.
      if (first.length === last.length) [changed[from], changed[until]] = [last, first];
      else changed[from] = `1970-01-01${first.slice(10)}`;
    }
  return changed;
}

/** No part of an object is more than its whole (`x-at-most`). */
export function limited(drawn: Values, { 'x-at-most': rules = [] }: Rules): Values {
  const changed = { ...drawn };
  for (const rule of rules) {
    const [part = '', whole = ''] = rule.split(' <= ');
    const [some, all] = [changed[part], changed[whole]];
    if (typeof some === 'number' && typeof all === 'number') changed[part] = Math.min(some, all);
  }
  return changed;
}

/** A number of items is that of the list (`x-count`). */
export function counted(drawn: Values, { 'x-count': rules = [] }: Rules): Values {
  const changed = { ...drawn };
  for (const rule of rules) {
    const [, field = '', list = '', by = '', codes] =
      /^(\S+) = (\S+)(?: where (\S+) in (\S+))?$/.exec(rule) ?? [];
    const items = changed[list];
    if (!Array.isArray(items) || !(field in changed)) continue;
    const wanted = codes?.split(',');
    const count = items.filter(
      (item) => !wanted || wanted.includes(String(valueAt(item, by))),
    ).length;
    changed[field] = typeof changed[field] === 'boolean' ? count === 1 : count;
  }
  return changed;
}

interface Summed extends Rules {
  minimum?: number;
  maximum?: number;
  properties?: Readonly<Record<string, Summed>>;
  anyOf?: readonly Summed[];
}

/** A part of a sum: a field, or a field of each item of a list. */
interface Part {
  sign: 1 | -1;
  /** Empty where it is a single field. */
  list: string;
  field: string;
}

const partsOf = (text: string): Part[] =>
  [...text.matchAll(/([+-]?) ?([^ +-]+)/g)].map(([, sign, place = '']) => {
    const [field = '', list = ''] = place.split('/*/').reverse();
    return { sign: sign === '-' ? -1 : 1, list, field };
  });

/**
 * An object whose sums add up (`x-sum`). Where what was drawn adds up to more than the total may be, items are
 * left out, or the first single part is what is missing.
 */
export function settled(drawn: Values, schema: Summed): Values {
  const equations = schema['x-sum'] ?? [];
  if (equations.length === 0) return drawn;
  const object = structuredClone(drawn);
  const done = new Set<string>();
  for (const equation of equations) {
    const [total = '', parts = ''] = equation.split(' = ');
    addUp(object, total, partsOf(parts), boundsOf(schema.properties?.[total]), done.has(total));
    done.add(total);
  }
  return object;
}

function boundsOf(schema: Summed | undefined): [least: number, most: number] {
  const field = schema?.anyOf?.find(({ maximum }) => maximum !== undefined) ?? schema;
  return [field?.minimum ?? 0, field?.maximum ?? 9_999_999];
}

function addUp(
  object: Values,
  total: string,
  parts: readonly Part[],
  [least, most]: [number, number],
  isFixed: boolean,
): void {
  const single = parts.find(({ list }) => list === '');
  for (;;) {
    const sum = sumOf(object, parts);
    if (sum === undefined || typeof object[total] !== 'number') return;
    const wanted = isFixed ? object[total] : Math.min(Math.max(sum, least), most);
    object[total] = wanted;
    if (sum === wanted) return;
    const rest = single && (valueAt(object, single.field) as number) + single.sign * (wanted - sum);
    if (single && rest !== undefined && rest >= 0 && rest <= most)
      return setAt(object, single.field, rest);
    const longest = parts
      .map(({ list }) => valueAt(object, list))
      .filter(Array.isArray)
      .sort((a, b) => b.length - a.length)[0];
    if (longest?.pop() === undefined) return;
  }
}

/** Undefined where a part isn't known: then there is nothing to add up. */
function sumOf(object: Values, parts: readonly Part[]): number | undefined {
  const values = parts.flatMap(({ sign, list, field }) => {
    const items = list === '' ? [object] : (valueAt(object, list) as readonly unknown[]);
    return items.map((item) => {
      const value = valueAt(item, field);
      return typeof value === 'number' ? sign * value : undefined;
    });
  });
  return values.reduce<number | undefined>(
    (sum, value) => (sum === undefined || value === undefined ? undefined : sum + value),
    0,
  );
}

function setAt(object: Values, place: string, value: number): void {
  const names = place.split('/');
  const last = names.pop() ?? '';
  const holder = names.length === 0 ? object : valueAt(object, names.join('/'));
  if (isObject(holder)) holder[last] = value;
}
