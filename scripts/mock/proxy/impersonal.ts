import type { Operation } from '../contract/operation.ts';

type Schema = Record<string, unknown>;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Codes and dates that identify a person all the same. */
const personal = /birth|gender/;

/**
 * An answer without anything that identifies a person: numbers, codes of the contract, months and dates stay,
 * every other text becomes that of the contract's example in the same place, or signs of the same length. The
 * name beside a code is the one that an example of the operation has for it; where none has, the example's code
 * and name come in place of both.
 * @param own texts that may stay, such as ids of the demo customer
 */
export function impersonal(
  operation: Operation,
  status: number,
  body: unknown,
  own: readonly string[],
): unknown {
  const declared = operation.prism.responses.find(({ code }) => code === String(status));
  const [content] = declared?.contents ?? [];
  const example = content?.examples?.[0];
  const model = example && 'value' in example ? example.value : undefined;
  const texts = new Map<string, string>();
  collect(model, '', texts);
  const names = new Map<string, string>();
  for (const { contents = [] } of operation.prism.responses)
    for (const { examples = [] } of contents)
      for (const one of examples) if ('value' in one) collectNames(one.value, names);
  const schema = (content?.schema ?? {}) as Schema;
  return walk(body, { schema, model, name: '', texts, names, own });
}

interface Place {
  schema: Schema;
  /** What the example has here. */
  model: unknown;
  name: string;
  /** The example's first text of each field. */
  texts: ReadonlyMap<string, string>;
  /** The examples' name of each code, by field, name's field and code. */
  names: ReadonlyMap<string, string>;
  own: readonly string[];
}

function walk(value: unknown, place: Place): unknown {
  const schema = branchOf(place.schema, value);
  if (Array.isArray(value)) {
    const models = Array.isArray(place.model) ? (place.model as unknown[]) : [];
    return value.map((item, index) =>
      walk(item, {
        ...place,
        schema: isObject(schema['items']) ? schema['items'] : {},
        model: models[index % Math.max(1, models.length)],
      }),
    );
  }
  if (isObject(value)) {
    const fields = isObject(schema['properties']) ? schema['properties'] : {};
    const kept = Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        walk(inner, {
          ...place,
          schema: isObject(fields[name]) ? fields[name] : {},
          model: isObject(place.model) ? place.model[name] : undefined,
          name,
        }),
      ]),
    );
    return withNames(kept, value, place);
  }
  if (typeof value !== 'string' || place.own.includes(value)) return value;
  if (isFixed(schema, value) && !personal.test(place.name)) return value;
  if (typeof place.model === 'string') return place.model;
  return place.texts.get(place.name) ?? value.replace(/[0-9]/g, '0').replace(/[^0-9]/g, '○');
}

/** The pairs of a code and the text that names it, by field: `planCode` and `planName`, `code` and `detail`. */
function pairsIn(object: Schema): [code: string, name: string][] {
  return Object.keys(object)
    .filter((field) => /code$/i.test(field) && typeof object[field] === 'string')
    .flatMap((field) => {
      const own = field.replace(/Code$/, 'Name').replace(/code$/, 'name');
      const others = field === 'code' ? ['label', 'detail'] : [];
      return [own, ...others]
        .filter((name) => typeof object[name] === 'string')
        .map((name): [string, string] => [field, name]);
    });
}

const nameKey = (code: string, name: string, value: unknown) => `${code} ${name} ${String(value)}`;

/** An object whose codes have the names that belong to them. */
function withNames(kept: Schema, value: Schema, { model, names }: Place): Schema {
  const result = { ...kept };
  for (const [code, name] of pairsIn(value)) {
    if (kept[code] !== value[code]) continue;
    const known = names.get(nameKey(code, name, value[code]));
    if (known !== undefined) result[name] = known;
    else if (isObject(model) && typeof model[name] === 'string')
      Object.assign(result, { [code]: model[code], [name]: model[name] });
  }
  return result;
}

function collectNames(example: unknown, names: Map<string, string>): void {
  if (Array.isArray(example)) for (const item of example) collectNames(item, names);
  if (!isObject(example)) return;
  for (const [code, name] of pairsIn(example)) {
    const key = nameKey(code, name, example[code]);
    if (!names.has(key)) names.set(key, String(example[name]));
  }
  for (const inner of Object.values(example)) collectNames(inner, names);
}

/** The part of a choice (`anyOf`) that a value belongs to: by its code, else by its kind. */
function branchOf(schema: Schema, value: unknown): Schema {
  const choices = (schema['anyOf'] ?? schema['oneOf'] ?? []) as Schema[];
  const kind = Array.isArray(value) ? 'array' : typeof value;
  return (
    choices.find((one) => Array.isArray(one['enum']) && one['enum'].includes(value)) ??
    choices.find((one) => one['type'] === kind) ??
    schema
  );
}

const isFixed = (schema: Schema, value: string): boolean =>
  (Array.isArray(schema['enum']) && schema['enum'].includes(value)) ||
  schema['const'] === value ||
  /^date(-time)?$/.test(String(schema['format'])) ||
  schema['pattern'] === '^[0-9]{6}$';

function collect(model: unknown, name: string, texts: Map<string, string>): void {
  if (typeof model === 'string' && !texts.has(name)) texts.set(name, model);
  if (Array.isArray(model)) for (const item of model) collect(item, name, texts);
  if (isObject(model))
    for (const [field, inner] of Object.entries(model)) collect(inner, field, texts);
}
