import type { DocumentName } from '../documents.ts';
import { type ContractOperation, type Json, listOperations, resolve } from '../operations.ts';
import { type Change, compareRules, compareSchemas, rulesOf } from './schema.ts';

/** What changed of one operation. */
export interface OperationDiff {
  document: DocumentName;
  operationId: string;
  /** `GET /api/read/v1/user` */
  call: string;
  changes: Change[];
}

const breaking = (what: string): Change => ({ weight: 'breaking', what });
const compatible = (what: string): Change => ({ weight: 'compatible', what });

const callOf = ({ method, path }: ContractOperation) => `${method.toUpperCase()} ${path}`;

/** Compares the addresses that two versions of a bundled document name as its servers. */
export function compareServers(older: Json, newer: Json): Change[] {
  const [a, b] = [serversOf(older), serversOf(newer)];
  return [
    ...a.filter((url) => !b.includes(url)).map((url) => breaking(`the server ${url} is gone`)),
    ...b.filter((url) => !a.includes(url)).map((url) => compatible(`the server ${url} is new`)),
  ];
}

const serversOf = ({ servers }: Json): string[] =>
  Array.isArray(servers) ? servers.map((server: Json) => String(server['url'])) : [];

/** Compares two versions of a bundled document, operation by operation; those alike are left out. */
export function compareDocuments(
  document: DocumentName,
  older: Json,
  newer: Json,
): OperationDiff[] {
  const before = new Map(listOperations(older).map((o) => [callOf(o), o]));
  const after = new Map(listOperations(newer).map((o) => [callOf(o), o]));
  const diff = (operation: ContractOperation, changes: Change[]): OperationDiff => ({
    document,
    operationId: operation.operationId,
    call: callOf(operation),
    changes,
  });
  return [
    ...[...before].flatMap(([call, operation]) => {
      const now = after.get(call);
      if (!now) return [diff(operation, [breaking('the operation is gone')])];
      const changes = changesOf({ spec: older, operation }, { spec: newer, operation: now });
      return changes.length ? [diff(now, changes)] : [];
    }),
    ...[...after]
      .filter(([call]) => !before.has(call))
      .map(([, operation]) => diff(operation, [compatible('the operation is new')])),
  ];
}

interface Version {
  spec: Json;
  operation: ContractOperation;
}

function changesOf(older: Version, newer: Version): Change[] {
  const [a, b] = [older.operation, newer.operation];
  return [
    ...(a.operationId === b.operationId
      ? []
      : [breaking(`the operation was called ${a.operationId}`)]),
    ...(a.isPublic === b.isPublic
      ? []
      : [b.isPublic ? compatible('needs no login any more') : breaking('now needs a login')]),
    ...compareRules(rulesOf(nodeOf(older)), rulesOf(nodeOf(newer)), 'the operation', 'response'),
    ...parameterChanges(older, newer),
    ...requestChanges(older, newer),
    ...responseChanges(older, newer),
  ];
}

/** The operation as the document has it. */
const nodeOf = ({ spec, operation: { path, method } }: Version): Json =>
  resolve(spec, (spec['paths'] as Json)[path])[method] as Json;

interface Parameter {
  /** As people call it: `the parameter target_month`, `the header Idempotency-Key`. */
  called: string;
  isRequired: boolean;
  schema: unknown;
}

function parametersOf({ spec, operation: { path, method } }: Version): Map<string, Parameter> {
  const item = resolve(spec, (spec['paths'] as Json)[path]);
  const lists = [item['parameters'], (item[method] as Json)['parameters']];
  const all = lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  return new Map(
    all.map((node) => {
      const { name, required, schema, in: place } = resolve(spec, node);
      const called = `the ${place === 'header' ? 'header' : 'parameter'} ${String(name)}`;
      return [called, { called, isRequired: required === true, schema }];
    }),
  );
}

function parameterChanges(older: Version, newer: Version): Change[] {
  const [a, b] = [parametersOf(older), parametersOf(newer)];
  return [
    ...[...a.values()].flatMap(({ called, isRequired, schema }) => {
      const now = b.get(called);
      if (!now) return [breaking(`${called} is gone`)];
      return [
        ...(isRequired === now.isRequired
          ? []
          : [
              (now.isRequired ? breaking : compatible)(
                `${called} is ${now.isRequired ? 'now' : 'no longer'} required`,
              ),
            ]),
        ...compareSchemas(
          { spec: older.spec, schema },
          { spec: newer.spec, schema: now.schema },
          called,
          'request',
        ),
      ];
    }),
    ...[...b.values()]
      .filter(({ called }) => !a.has(called))
      .map(({ called, isRequired }) =>
        (isRequired ? breaking : compatible)(
          `${called} is new${isRequired ? ' and required' : ''}`,
        ),
      ),
  ];
}

function requestChanges(older: Version, newer: Version): Change[] {
  const [a, b] = [older.operation.request, newer.operation.request];
  if (!a && !b) return [];
  if (!a) return [breaking('a body is now asked for')];
  if (!b) return [breaking('no body is taken any more')];
  return compareSchemas(
    { spec: older.spec, schema: a.schema },
    { spec: newer.spec, schema: b.schema },
    '',
    'request',
  ).map(({ weight, what }) => ({ weight, what: `request: ${what}` }));
}

function responseChanges(older: Version, newer: Version): Change[] {
  const [a, b] = [older, newer].map(
    ({ operation }) => new Map(operation.responses.map((r) => [r.status, r])),
  );
  if (!a || !b) return [];
  return [
    ...[...a].flatMap(([status, was]): Change[] => {
      const is = b.get(status);
      if (!is) return [(status < '300' ? breaking : compatible)(`${status} is gone`)];
      if (was.mediaType !== is.mediaType)
        return [
          breaking(
            `${status} is ${is.mediaType ?? 'empty'}, no longer ${was.mediaType ?? 'empty'}`,
          ),
        ];
      const schemas =
        was.schema && is.schema
          ? compareSchemas(
              { spec: older.spec, schema: was.schema },
              { spec: newer.spec, schema: is.schema },
              '',
              'response',
            )
          : [];
      const headers = headerChanges(
        { spec: older.spec, headers: headersOf(older, status) },
        { spec: newer.spec, headers: headersOf(newer, status) },
      );
      const lost = was.examples.filter(({ name }) => !is.examples.some((e) => e.name === name));
      return [
        ...[...headers, ...schemas].map(({ weight, what }) => ({
          weight,
          what: `${status}: ${what}`,
        })),
        ...lost.map(({ name }) => compatible(`${status}: the scenario ${name} is gone`)),
      ];
    }),
    ...[...b.keys()]
      .filter((status) => !a.has(status))
      .map((status) => (status < '400' ? breaking : compatible)(`${status} is new`)),
  ];
}

/** The headers that an answer is declared with. */
function headersOf({ spec, operation: { path, method } }: Version, status: string): Json {
  const item = resolve(spec, (spec['paths'] as Json)[path]);
  const responses = (item[method] as Json)['responses'] as Json;
  return (resolve(spec, responses[status])['headers'] ?? {}) as Json;
}

/** A header that an answer always has may be relied on; one that it may have may not. */
function headerChanges(
  older: { spec: Json; headers: Json },
  newer: { spec: Json; headers: Json },
): Change[] {
  const [a, b] = [older, newer].map(
    ({ spec, headers }) =>
      new Map(Object.entries(headers).map(([name, node]) => [name, resolve(spec, node)])),
  );
  if (!a || !b) return [];
  const isSure = (header: Json | undefined) => header?.['required'] === true;
  return [
    ...[...a].flatMap(([name, was]): Change[] => {
      const is = b.get(name);
      if (!is) return [breaking(`the header ${name} is gone`)];
      return [
        ...(isSure(was) && !isSure(is)
          ? [breaking(`the header ${name} is no longer required`)]
          : !isSure(was) && isSure(is)
            ? [compatible(`the header ${name} is now required`)]
            : []),
        ...compareSchemas(
          { spec: older.spec, schema: was['schema'] ?? {} },
          { spec: newer.spec, schema: is['schema'] ?? {} },
          `the header ${name}`,
          'response',
        ),
      ];
    }),
    ...[...b.keys()]
      .filter((name) => !a.has(name))
      .map((name) => compatible(`the header ${name} is new`)),
  ];
}
