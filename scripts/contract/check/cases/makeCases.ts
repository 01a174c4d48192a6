import { randomUUID } from 'node:crypto';
import { isObject } from '../../operations.ts';
import { type CheckedContract, type CheckedOperation, hasKey } from '../contract.ts';
import type { ValuePool } from '../valuePool.ts';
import { boundBodiesOf } from './bounds.ts';
import type { Case } from './case.ts';
import { changing, withheld, withheldParameters } from './effects.ts';
import { firstBody, type Part } from './part.ts';
import { type Filled, required, type Setting, settingsOf, withValue } from './values.ts';
import {
  invalidBodies,
  invalidParameters,
  otherOriginCases,
  repeatedParameters,
  strangeCases,
  tamperedCases,
  unknownValues,
  unsignedCases,
} from './wrongCases.ts';

/** What decides which calls are made. */
export interface Scope {
  writes: boolean;
  /** Asks a mock for each named example. */
  scenarios: boolean;
  /** Services that exist, by kind: the first that isn't the logged-in customer's own is asked for. */
  foreign: { fixed: readonly string[]; mobile: readonly string[] };
  /** Makes valid calls and calls for another customer's service only. */
  isPlain?: boolean;
  /** The page that the calls say they come from. */
  portal: string;
}

/** All calls of one operation, the valid ones first. */
export function casesOf(
  contract: CheckedContract,
  operation: CheckedOperation,
  valuePool: ValuePool,
  scope: Scope,
): Case[] {
  const cases = allCases(contract, operation, valuePool, scope);
  const isChanging = ({ query }: Case) =>
    Object.keys(query).some((name) => changing.has(`${operation.operationId} ${name}`));
  // What changes the answers of the others comes after them.
  return [...cases.filter((call) => !isChanging(call)), ...cases.filter(isChanging)];
}

function allCases(
  contract: CheckedContract,
  operation: CheckedOperation,
  valuePool: ValuePool,
  scope: Scope,
): Case[] {
  if (isOfNoService(operation, valuePool))
    return [
      {
        operation,
        host: 'fixed',
        ...required(operation, { host: 'fixed' }, valuePool),
        ...firstBody(operation),
        intent: { kind: 'foreign' },
        description: 'by a customer without fibre',
      },
    ];
  const settings = settingsOf(operation, valuePool);
  const [first] = settings;
  const at = (setting: Setting, parts: Part[]): Case[] =>
    parts.map((part) => ({ operation, host: setting.host, ...part }));
  // Without a service of this kind, the customer can still ask for another customer's.
  if (!first)
    return operation.hosts.flatMap((host) =>
      at({ host }, foreign(operation, { host }, valuePool, { ...scope, isPlain: true })),
    );
  const filled = required(operation, first, valuePool);
  if (scope.isPlain)
    return settings.flatMap((s) => [
      ...at(s, valid(operation, s, valuePool, scope)),
      ...at(s, foreign(operation, s, valuePool, scope)),
    ]);
  const parameters = invalidParameters(contract, operation, filled);
  const bodies = invalidBodies(contract, operation, filled);
  const others = foreign(operation, first, valuePool, scope);
  return [
    ...settings.flatMap((s) => at(s, valid(operation, s, valuePool, scope))),
    ...at(first, bounds(contract, operation, first, valuePool)),
    ...at(first, unusual(operation, filled)),
    ...(scope.scenarios ? at(first, scenarios(operation, filled)) : []),
    ...at(first, parameters),
    ...at(first, repeatedParameters(operation, filled)),
    ...at(first, unknownValues(contract, operation, filled, valuePool)),
    ...at(first, bodies),
    ...at(first, tamperedCases(operation, filled)),
    ...at(first, unsignedCases(operation, [parameters.at(-1), bodies.at(-1), others[0]])),
    ...at(first, strangeCases(operation, filled)),
    ...at(first, otherOriginCases(operation, filled, scope.portal)),
    ...settings.flatMap((s) => at(s, foreign(operation, s, valuePool, scope))),
  ];
}

/** Whether an operation is about the fibre contract, of which this customer has none. */
const isOfNoService = (
  { hosts, parameters, responses }: CheckedOperation,
  valuePool: ValuePool,
): boolean =>
  hosts[0] === 'fixed' &&
  responses.some(({ status }) => status === '404') &&
  !parameters.some(({ name }) => name === 'service_id') &&
  valuePool.services('mobile').length > 0 &&
  !valuePool.services('fixed').length;

function valid(
  operation: CheckedOperation,
  setting: Setting,
  valuePool: ValuePool,
  { writes }: Scope,
): Part[] {
  const filled = required(operation, setting, valuePool);
  const intent = { kind: 'valid' } as const;
  const bodies = withheld.has(operation.operationId) ? [] : (operation.request?.examples ?? []);
  if (operation.request)
    return bodies.map((e) => ({
      ...filled,
      intent,
      body: JSON.stringify(ofCustomer(e.value, valuePool, setting.serviceId)),
      description: `valid, request ${e.name}`,
    }));
  const edges = operation.parameters.flatMap((p): Part[] =>
    p.name === 'service_id' ||
    withheldParameters.has(`${operation.operationId} ${p.name}`) ||
    (!writes && changing.has(`${operation.operationId} ${p.name}`))
      ? []
      : valuePool
          .values(operation, p, setting.serviceId)
          .filter((value) => filled[p.in][p.name] !== value)
          .map((value) => ({
            ...withValue(filled, p.in, p.name, value),
            intent,
            description: `valid, ${p.name} ${value}`,
          })),
  );
  return [{ ...filled, intent, description: 'valid' }, ...edges];
}

/** The first example with each thing of it at its bounds. */
function bounds(
  { schemas }: CheckedContract,
  operation: CheckedOperation,
  setting: Setting,
  valuePool: ValuePool,
): Part[] {
  const example = operation.request?.examples[0]?.value;
  if (withheld.has(operation.operationId)) return [];
  return boundBodiesOf(schemas, operation, example).map(({ description, value }) => ({
    ...required(operation, setting, valuePool),
    intent: { kind: 'valid', isMade: true },
    body: JSON.stringify(ofCustomer(value, valuePool, setting.serviceId)),
    description: `valid, ${description}`,
  }));
}

/** A key as long as they may be (openapi/shared/schemas.yaml). */
const longestKey = (): string => `${randomUUID()}${randomUUID()}`.slice(0, 64);

/** The first example as some clients send it: its type with a charset, its key as long as keys may be. */
function unusual(operation: CheckedOperation, filled: Filled): Part[] {
  if (!operation.request || withheld.has(operation.operationId)) return [];
  const base = {
    ...filled,
    ...firstBody(operation),
    intent: { kind: 'valid', isMade: true } as const,
  };
  return [
    {
      ...base,
      contentType: 'application/json; charset=utf-8',
      description: 'valid, its content type with a charset',
    },
    ...(hasKey(operation)
      ? [{ ...base, key: longestKey(), description: 'valid, with a key of 64 characters' }]
      : []),
  ];
}

/** A request with the ids of the customer's own things, where answers named some, in place of an example's. */
function ofCustomer(body: unknown, valuePool: ValuePool, serviceId: string | undefined): unknown {
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const isId = name.endsWith('_id') && typeof value === 'string';
      const own = isId ? valuePool.another(name, value, serviceId) : undefined;
      return [name, own ?? (Array.isArray(value) ? ofEach(value, valuePool, serviceId) : value)];
    }),
  );
}

/** A list with an item for each thing of a kind, by its id: one for each of the customer's own things. */
function ofEach(list: unknown[], valuePool: ValuePool, serviceId: string | undefined): unknown[] {
  const [first] = list;
  const id = isObject(first) && Object.keys(first).find((name) => name.endsWith('_id'));
  const own = id ? valuePool.known(id, serviceId) : [];
  if (!id || !own.length) return list;
  const said = (value: string) => list.find((item) => isObject(item) && item[id] === value);
  return own.map((value) => said(value) ?? { ...first, [id]: value });
}

const scenarios = (operation: CheckedOperation, filled: Filled): Part[] =>
  operation.responses.flatMap(({ status, examples }) =>
    examples.map(({ name }) => ({
      ...filled,
      ...firstBody(operation),
      intent: { kind: 'scenario', example: name, status } as const,
      description: `scenario ${name}`,
    })),
  );

function foreign(
  operation: CheckedOperation,
  setting: Setting,
  valuePool: ValuePool,
  scope: Scope,
): Part[] {
  if (!operation.parameters.some((p) => p.name === 'service_id')) return [];
  const kind = setting.host === 'fixed' ? 'fixed' : 'mobile';
  const id = foreignService(kind, valuePool, scope);
  const filled = required(operation, setting, valuePool);
  const part = (serviceId: string, description: string): Part => ({
    ...withValue(filled, 'path', 'service_id', serviceId),
    ...firstBody(operation),
    intent: { kind: 'foreign' },
    description,
  });
  return [
    ...(id && scope.isPlain ? [] : [part(ofNobody[kind], 'a service that does not exist')]),
    ...(id ? [part(id, ofAnother)] : []),
  ];
}

/** What a call for a service of another customer is described as. */
export const ofAnother = 'a service of another customer';

/** Services that are asked for where none of another customer is known. */
const ofNobody = { fixed: 'f10000000', mobile: 'm09000000000' };

/** A service that exists and is another customer's; undefined where none is known. */
export const foreignService = (
  kind: 'fixed' | 'mobile',
  valuePool: ValuePool,
  { foreign: known }: Pick<Scope, 'foreign'>,
): string | undefined => known[kind].find((other) => !valuePool.services(kind).includes(other));
