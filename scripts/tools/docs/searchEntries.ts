import type { DocumentName } from '../../contract/documents.ts';
import {
  type ContractOperation,
  isObject,
  type Json,
  listOperations,
  resolve,
} from '../../contract/operations.ts';

/** Something that can be found in the contract, and the operations that contain it. */
export interface SearchEntry {
  kind: 'operation' | 'field' | 'code' | 'scenario';
  /** `getBilling`, `data_left_mb`, `5`, `status_5`. */
  name: string;
  /** What it means: description, Japanese label, summary; for an operation its call. */
  text: string;
  /** `[document, anchor there, operationId]` of each place. */
  places: [document: DocumentName, anchor: string, operationId: string][];
}

/**
 * All operations, fields, codes and scenarios of a document. What has the same name and meaning in several
 * operations is one entry with several places.
 */
export function searchEntries(document: DocumentName, spec: Json): SearchEntry[] {
  const found = new Map<string, SearchEntry>();
  for (const operation of listOperations(spec)) {
    const node = nodeOf(spec, operation);
    const { operationId } = operation;
    const place: SearchEntry['places'][number] = [
      document,
      anchorOf(node, operationId),
      operationId,
    ];
    const add = (kind: SearchEntry['kind'], name: string, text: string) => {
      const key = `${kind} ${name} ${text}`;
      const entry = found.get(key) ?? { kind, name, text, places: [] };
      if (!entry.places.some(([, , id]) => id === operationId)) entry.places.push(place);
      found.set(key, entry);
    };
    add(
      'operation',
      operationId,
      `${operation.method.toUpperCase()} ${operation.path} ${textOf(node['summary'])}`,
    );
    for (const { examples } of operation.responses)
      for (const { name, summary = '' } of examples) add('scenario', name, summary);
    for (const parameter of parametersOf(spec, operation, node)) {
      add('field', textOf(parameter['name']), textOf(parameter['description']));
      walk(spec, parameter['schema'], add);
    }
    walk(spec, operation.request?.schema, add);
    for (const { schema } of operation.responses) walk(spec, schema, add);
  }
  return [...found.values()];
}

/** Joins the entries of several documents: what is the same in two becomes one. */
export function joined(lists: readonly SearchEntry[][]): SearchEntry[] {
  const found = new Map<string, SearchEntry>();
  for (const entry of lists.flat()) {
    const key = `${entry.kind} ${entry.name} ${entry.text}`;
    const before = found.get(key);
    if (before) before.places.push(...entry.places);
    else found.set(key, { ...entry, places: [...entry.places] });
  }
  return [...found.values()];
}

type Add = (kind: SearchEntry['kind'], name: string, text: string) => void;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const nodeOf = (spec: Json, { path, method }: ContractOperation): Json =>
  (spec['paths'] as Record<string, Record<string, Json>>)[path]?.[method] ?? {};

/** Where Redoc shows an operation. */
function anchorOf(node: Json, operationId: string): string {
  const [tag] = Array.isArray(node['tags']) ? (node['tags'] as string[]) : [];
  return tag === undefined ? `operation/${operationId}` : `tag/${tag}/operation/${operationId}`;
}

function parametersOf(spec: Json, { path }: ContractOperation, node: Json): Json[] {
  const item = (spec['paths'] as Record<string, Json>)[path] ?? {};
  return [item['parameters'], node['parameters']]
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
    .map((parameter) => resolve(spec, parameter));
}

/** Tells each field of a schema and each code with its label, as the code's description lists it. */
function walk(spec: Json, schema: unknown, add: Add, seen = new Set<unknown>()): void {
  if (!isObject(schema)) return;
  const node = resolve(spec, schema);
  if (seen.has(node)) return;
  seen.add(node);
  const description = textOf(node['description']);
  if (Array.isArray(node['enum']))
    for (const [, code = '', label = ''] of description.matchAll(/^- ([^:\s]+): (.+)$/gm))
      add('code', code, label);
  for (const [name, field] of Object.entries(
    isObject(node['properties']) ? node['properties'] : {},
  )) {
    const own = isObject(field) ? textOf(field['description']) : '';
    const named = isObject(field) ? textOf(resolve(spec, field)['description']) : '';
    add('field', name, (own || named).replace(/\s*^- .*$/gms, '').trim());
    walk(spec, field, add, seen);
  }
  walk(spec, node['items'], add, seen);
  for (const kind of ['anyOf', 'oneOf', 'allOf'])
    if (Array.isArray(node[kind]))
      for (const one of node[kind] as unknown[]) walk(spec, one, add, seen);
}
