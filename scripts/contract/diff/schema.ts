import { type Json, resolve } from '../operations.ts';

/** Whether a change can break a program that keeps to the older version. */
export type Weight = 'breaking' | 'compatible';

/** One difference. */
export interface Change {
  weight: Weight;
  /** What differs, in a sentence. */
  what: string;
}

/** A schema of a bundled document. */
export interface Located {
  spec: Json;
  schema: unknown;
}

/** Where a value is sent: the same change of its schema weighs the opposite way in requests and in responses. */
export type Direction = 'request' | 'response';

interface Shape {
  types: string[];
  values: string[] | undefined;
  properties: Map<string, unknown>;
  required: Set<string>;
  items: unknown;
  branches: unknown[];
  limits: Json;
  rules: string[];
}

/** What a schema or an operation is held to beside its shape (`x-sum`), each as one line. */
export const rulesOf = (node: Json): string[] =>
  Object.entries(node).flatMap(([name, value]) =>
    name.startsWith('x-')
      ? (Array.isArray(value) ? value : [value]).map((one) => ruleText(name, one))
      : [],
  );

const ruleText = (name: string, value: unknown): string =>
  `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`;

/** A client may rely on what answers keep, which a server has to; of a request it is the other way round. */
export function compareRules(
  older: readonly string[],
  newer: readonly string[],
  name: string,
  direction: Direction,
): Change[] {
  const [relies, keeps] = direction === 'response' ? ['client', 'server'] : ['server', 'client'];
  return [
    ...older
      .filter((rule) => !newer.includes(rule))
      .map((rule) => ({
        weight: weigh(true, direction),
        what: `${name} no longer has the rule ${rule}, on which a ${relies} may rely`,
      })),
    ...newer
      .filter((rule) => !older.includes(rule))
      .map((rule) => ({
        weight: weigh(false, direction),
        what: `${name} has the new rule ${rule}, which a ${keeps} has to keep`,
      })),
  ];
}

/** The value of each limit when a schema doesn't set it. */
const limits = {
  minLength: 0,
  minItems: 0,
  minimum: -Infinity,
  maxLength: Infinity,
  maxItems: Infinity,
  maximum: Infinity,
} as const;
const exact = ['pattern', 'format'] as const;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What a schema allows: references are followed, and `null` beside one other branch becomes one of the types. */
function shapeOf({ spec, schema }: Located): Shape {
  const own = resolve(spec, schema);
  const branches = [...listOf(own['anyOf']), ...listOf(own['oneOf'])];
  const isNull = (branch: unknown) => resolve(spec, branch)['type'] === 'null';
  const [only, ...more] = branches.filter((branch) => !isNull(branch));
  if (only && more.length === 0) {
    const inner = shapeOf({ spec, schema: only });
    return {
      ...inner,
      types: branches.some(isNull) ? [...inner.types, 'null'] : inner.types,
      rules: [...rulesOf(own), ...inner.rules],
    };
  }
  const parts = [own, ...listOf(own['allOf']).map((part) => resolve(spec, part))];
  const type = own['type'];
  return {
    types: typeof type === 'string' ? [type] : listOf(type).map(String),
    values: Array.isArray(own['enum']) ? own['enum'].map(String) : undefined,
    properties: new Map(
      parts.flatMap((part) => Object.entries((part['properties'] ?? {}) as Json)),
    ),
    required: new Set(parts.flatMap((part) => listOf(part['required']).map(String))),
    items: own['items'],
    branches: more.length ? branches : [],
    limits: own,
    rules: parts.flatMap(rulesOf),
  };
}

/**
 * Compares two versions of a schema.
 * @param at where it is, e.g. `current.status`
 */
export function compareSchemas(
  older: Located,
  newer: Located,
  at: string,
  direction: Direction,
  seen: readonly unknown[] = [],
): Change[] {
  // A schema that contains itself has been compared one level up.
  if (seen.includes(newer.schema)) return [];
  const [a, b] = [shapeOf(older), shapeOf(newer)];
  const path = [...seen, newer.schema];
  const inner = (from: unknown, to: unknown, name: string) =>
    compareSchemas(
      { spec: older.spec, schema: from },
      { spec: newer.spec, schema: to },
      name,
      direction,
      path,
    );
  return [
    ...widths(a, b, at, direction),
    ...compareRules(a.rules, b.rules, at || 'the body', direction),
    ...properties(a, b, at, direction),
    ...[...a.properties].flatMap(([name, from]) =>
      b.properties.has(name)
        ? inner(from, b.properties.get(name), at === '' ? name : `${at}.${name}`)
        : [],
    ),
    ...(a.items && b.items ? inner(a.items, b.items, `${at}[]`) : []),
    ...a.branches.flatMap((from, index) =>
      b.branches[index] ? inner(from, b.branches[index], at) : [],
    ),
  ];
}

/** Allowing more is compatible in a request, allowing less in a response. */
const weigh = (letsMore: boolean, direction: Direction): Weight =>
  letsMore === (direction === 'request') ? 'compatible' : 'breaking';

const said = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));

function widths(a: Shape, b: Shape, at: string, direction: Direction): Change[] {
  const name = at || 'the body';
  const changes: Change[] = [];
  const sets = [
    { word: 'type', from: a.types, to: b.types },
    { word: 'value', from: a.values ?? [], to: b.values ?? [] },
  ];
  for (const { word, from, to } of sets) {
    const more = to.filter((value) => !from.includes(value));
    const less = from.filter((value) => !to.includes(value));
    if (from.length && more.length)
      changes.push({
        weight: weigh(true, direction),
        what: `${name} has the new ${word} ${more.join(', ')}`,
      });
    if (to.length && less.length)
      changes.push({
        weight: weigh(false, direction),
        what: `${name} no longer has the ${word} ${less.join(', ')}`,
      });
  }
  if (a.values && !b.values)
    changes.push({
      weight: weigh(true, direction),
      what: `${name} has no list of values any more`,
    });
  if (!a.values && b.values)
    changes.push({
      weight: weigh(false, direction),
      what: `${name} is now one of a list of values`,
    });
  for (const [limit, none] of Object.entries(limits)) {
    const [from, to] = [Number(a.limits[limit] ?? none), Number(b.limits[limit] ?? none)];
    if (from === to) continue;
    const letsMore = to > from === (none === Infinity);
    changes.push({
      weight: weigh(letsMore, direction),
      what: `${name} has ${limit} ${said(b.limits[limit])} instead of ${said(a.limits[limit])}`,
    });
  }
  if (a.branches.length !== b.branches.length)
    changes.push({
      weight: weigh(b.branches.length > a.branches.length, direction),
      what: `${name} has ${b.branches.length || 1} forms instead of ${a.branches.length || 1}`,
    });
  for (const rule of exact)
    if (a.limits[rule] !== b.limits[rule])
      changes.push({
        weight: 'breaking',
        what: `${name} has the ${rule} ${said(b.limits[rule])} instead of ${said(a.limits[rule])}`,
      });
  return changes;
}

function properties(a: Shape, b: Shape, at: string, direction: Direction): Change[] {
  const place = (name: string) => (at === '' ? name : `${at}.${name}`);
  const gone = [...a.properties.keys()].filter((name) => !b.properties.has(name));
  const added = [...b.properties.keys()].filter((name) => !a.properties.has(name));
  const kept = [...a.properties.keys()].filter((name) => b.properties.has(name));
  return [
    ...gone.map((name): Change => ({ weight: 'breaking', what: `${place(name)} is gone` })),
    ...added.map((name): Change => {
      const isNeeded = direction === 'request' && b.required.has(name);
      return {
        weight: isNeeded ? 'breaking' : 'compatible',
        what: `${place(name)} is new${isNeeded ? ' and required' : ''}`,
      };
    }),
    ...kept.flatMap((name): Change[] => {
      const [was, is] = [a.required.has(name), b.required.has(name)];
      if (was === is) return [];
      return [
        {
          weight: weigh(!is, direction),
          what: `${place(name)} is ${is ? 'now' : 'no longer'} required`,
        },
      ];
    }),
  ];
}
