import { type Bundle, loadBundles } from '../../mock/contract/bundles.ts';
import type { DocumentName } from '../documents.ts';
import {
  type ContractOperation,
  isObject,
  type Json,
  listOperations,
  resolve,
} from '../operations.ts';
import { Places } from './places.ts';
import { Schemas } from './schemas.ts';

export const hostNames = ['fixed', 'mobile', 'auth', 'support'] as const;
export type HostName = (typeof hostNames)[number];

/** A parameter in the address. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  isRequired: boolean;
  schema: Json;
}

/** A header of an answer, as it is declared. */
export interface DeclaredHeader {
  schema: Json;
  isRequired: boolean;
}

/** One operation as the checker holds a server to it. */
export interface CheckedOperation extends ContractOperation {
  document: DocumentName;
  hosts: readonly HostName[];
  spec: Json;
  isSigned: boolean;
  /** Whether the host knows its customers by a cookie here; `optional` where it answers without one too. */
  cookie: 'required' | 'optional' | undefined;
  parameters: Parameter[];
  /** Names of the headers that a request must have, in small letters. */
  requiredHeaders: string[];
  /** Status → headers that its answer may have. */
  headers: Map<string, Map<string, DeclaredHeader>>;
  /** The reads that show what it did (x-shown-by). */
  shownBy: string[];
  /** The reads that show later what it began (x-shown-later-by). */
  shownLaterBy: string[];
  /** How it moves numbers of these reads (x-moves). */
  moves: string[];
  /** Whether its 404 only says that there is no such thing; else it describes a state of the customer's. */
  isMissingShared: boolean;
  /** Methods that the path has none of. */
  otherMethods: string[];
}

/** The contract with what a check needs of it, to be loaded once for many checks. */
export interface CheckedContract {
  operations: CheckedOperation[];
  schemas: Schemas;
  places: Places;
}

/**
 * Reads the contract of the project, or of bundles that are given.
 * @throws Error with file, line and reason when it is broken
 */
export async function readCheckedContract(bundles?: Bundle[]): Promise<CheckedContract> {
  const all = bundles ?? (await loadBundles());
  return {
    operations: all.flatMap(operationsOf),
    schemas: new Schemas(),
    places: await Places.read(),
  };
}

function operationsOf({ name, host, spec }: Bundle): CheckedOperation[] {
  const hosts: HostName[] = host === 'service' ? ['fixed', 'mobile'] : [host];
  return listOperations(spec).map((operation) => {
    const item = resolve(spec, (spec['paths'] as Json)[operation.path]);
    const node = item[operation.method] as Json;
    const nodes = [...listOf(item['parameters']), ...listOf(node['parameters'])].map((found) =>
      resolve(spec, found),
    );
    return {
      ...operation,
      document: name,
      hosts,
      spec,
      isSigned: !operation.isPublic && name !== 'support',
      cookie: cookieOf(listOf(node['security'] ?? spec['security'])),
      parameters: nodes.filter((found) => found['in'] !== 'header').map(parameterOf),
      requiredHeaders: nodes
        .filter((found) => found['in'] === 'header' && found['required'] === true)
        .map((found) => String(found['name']).toLowerCase()),
      headers: new Map(
        Object.entries(node['responses'] as Json).map(([status, response]) => [
          status,
          headersOf(spec, response),
        ]),
      ),
      shownBy: listOf(node['x-shown-by']).map(String),
      moves: listOf(node['x-moves']).map(String),
      shownLaterBy: listOf(node['x-shown-later-by']).map(String),
      isMissingShared: isSharedMissing((node['responses'] as Json)['404']),
      otherMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
        (m) => !item[m.toLowerCase()],
      ),
    };
  });
}

/** The headers that a response declares, by their names. */
function headersOf(spec: Json, response: unknown): Map<string, DeclaredHeader> {
  const headers = (resolve(spec, response)['headers'] ?? {}) as Json;
  return new Map(
    Object.entries(headers).map(([name, declared]) => {
      const { schema, required } = resolve(spec, declared);
      return [name, { schema: (schema ?? {}) as Json, isRequired: required === true }];
    }),
  );
}

/** Whether each call has a key, so that it is carried out once. */
export const hasKey = ({ requiredHeaders }: CheckedOperation): boolean =>
  requiredHeaders.includes('idempotency-key');

function cookieOf(security: unknown[]): CheckedOperation['cookie'] {
  const isCookie = (scheme: unknown) => isObject(scheme) && 'cookie' in scheme;
  if (!security.some(isCookie)) return undefined;
  return security.every(isCookie) ? 'required' : 'optional';
}

const isSharedMissing = (response: unknown): boolean =>
  isObject(response) && response['$ref'] === '#/components/responses/NotFound';

const listOf = (node: unknown): unknown[] => (Array.isArray(node) ? node : []);

const parameterOf = (node: Json): Parameter => ({
  name: String(node['name']),
  in: node['in'] === 'path' ? 'path' : 'query',
  isRequired: node['required'] === true,
  schema: node['schema'] as Json,
});
