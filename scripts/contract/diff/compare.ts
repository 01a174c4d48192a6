import type { DocumentName } from '../documents.ts';
import { type ContractOperation, type Json, listOperations, resolve } from '../operations.ts';
import { type Change, compareSchemas } from './schema.ts';

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
    ...parameterChanges(older, newer),
    ...requestChanges(older, newer),
    ...responseChanges(older, newer),
  ];
}

interface Parameter {
  name: string;
  isRequired: boolean;
  schema: unknown;
}

function parametersOf({ spec, operation: { path, method } }: Version): Map<string, Parameter> {
  const item = resolve(spec, (spec['paths'] as Json)[path]);
  const lists = [item['parameters'], (item[method] as Json)['parameters']];
  const all = lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  return new Map(
    all.map((node) => {
      const { name, required, schema } = resolve(spec, node);
      return [String(name), { name: String(name), isRequired: required === true, schema }];
    }),
  );
}

function parameterChanges(older: Version, newer: Version): Change[] {
  const [a, b] = [parametersOf(older), parametersOf(newer)];
  return [
    ...[...a.values()].flatMap(({ name, isRequired, schema }) => {
      const now = b.get(name);
      if (!now) return [breaking(`the parameter ${name} is gone`)];
      return [
        ...(isRequired === now.isRequired
          ? []
          : [
              (now.isRequired ? breaking : compatible)(
                `the parameter ${name} is ${now.isRequired ? 'now' : 'no longer'} required`,
              ),
            ]),
        ...compareSchemas(
          { spec: older.spec, schema },
          { spec: newer.spec, schema: now.schema },
          `the parameter ${name}`,
          'request',
        ),
      ];
    }),
    ...[...b.values()]
      .filter(({ name }) => !a.has(name))
      .map(({ name, isRequired }) =>
        (isRequired ? breaking : compatible)(
          `the parameter ${name} is new${isRequired ? ' and required' : ''}`,
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
      const lost = was.examples.filter(({ name }) => !is.examples.some((e) => e.name === name));
      return [
        ...schemas.map(({ weight, what }) => ({ weight, what: `${status}: ${what}` })),
        ...lost.map(({ name }) => compatible(`${status}: the scenario ${name} is gone`)),
      ];
    }),
    ...[...b.keys()]
      .filter((status) => !a.has(status))
      .map((status) => (status < '400' ? breaking : compatible)(`${status} is new`)),
  ];
}
