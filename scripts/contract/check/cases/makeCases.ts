import type { CheckedContract, CheckedOperation } from '../contract.ts';
import type { ValuePool } from '../valuePool.ts';
import type { Case, Tampering } from './case.ts';
import { changing, withheld, withheldParameters } from './effects.ts';
import { invalidBodiesOf, invalidTextsOf } from './invalidBodies.ts';
import { type Filled, required, type Setting, settingsOf, withValue } from './values.ts';

/** What decides which calls are made. */
export interface Scope {
  writes: boolean;
  /** Asks a mock for each named example. */
  scenarios: boolean;
  /** Services of customers, by kind: the first that isn't the logged-in customer's own is asked for. */
  foreign: { fixed: readonly string[]; mobile: readonly string[] };
  /** Makes valid calls and calls for another customer's service only. */
  isPlain?: boolean;
}

type Part = Omit<Case, 'operation' | 'host'>;

/** All calls of one operation, the valid ones first. */
export function casesOf(
  contract: CheckedContract,
  operation: CheckedOperation,
  valuePool: ValuePool,
  scope: Scope,
): Case[] {
  const settings = settingsOf(operation, valuePool);
  const [first] = settings;
  const at = (setting: Setting, parts: Part[]): Case[] =>
    parts.map((part) => ({ operation, host: setting.host, ...part }));
  // Without a service of this kind, the customer can still ask for another customer's.
  if (!first)
    return operation.hosts.flatMap((host) =>
      at({ host }, foreign(operation, { host }, valuePool, scope)),
    );
  const filled = required(operation, first, valuePool);
  if (scope.isPlain)
    return settings.flatMap((s) => [
      ...at(s, valid(operation, s, valuePool, scope)),
      ...at(s, foreign(operation, s, valuePool, scope)),
    ]);
  return [
    ...settings.flatMap((s) => at(s, valid(operation, s, valuePool, scope))),
    ...(scope.scenarios ? at(first, scenarios(operation, filled)) : []),
    ...at(first, invalidParameters(contract, operation, filled)),
    ...at(first, invalidBodies(contract, operation, filled)),
    ...settings.slice(0, 1).flatMap((s) => at(s, tamperedCases(operation, filled))),
    ...settings.flatMap((s) => at(s, foreign(operation, s, valuePool, scope))),
  ];
}

const firstBody = (operation: CheckedOperation): Pick<Part, 'body'> =>
  operation.request ? { body: JSON.stringify(operation.request.examples[0]?.value) } : {};

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
      body: JSON.stringify(e.value),
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

const scenarios = (operation: CheckedOperation, filled: Filled): Part[] =>
  operation.responses.flatMap(({ status, examples }) =>
    examples.map(({ name }) => ({
      ...filled,
      ...firstBody(operation),
      intent: { kind: 'scenario', example: name, status } as const,
      description: `scenario ${name}`,
    })),
  );

function invalidParameters(
  { schemas }: CheckedContract,
  operation: CheckedOperation,
  filled: Filled,
): Part[] {
  return operation.parameters.flatMap((p): Part[] => {
    const intent = { kind: 'invalid', isServiceId: p.name === 'service_id' } as const;
    const others = Object.entries(filled.query).filter(([name]) => name !== p.name);
    const rest = Object.fromEntries(others);
    const isMissable = p.isRequired && p.in === 'query';
    const missing = { ...filled, query: rest, intent, description: `without ${p.name}` };
    return [
      ...(isMissable ? [missing] : []),
      ...invalidTextsOf(schemas, operation, p.schema).map((text) => ({
        ...withValue(filled, p.in, p.name, text),
        ...firstBody(operation),
        intent,
        description: `${p.name} ${text.slice(0, 20)}`,
      })),
    ];
  });
}

function invalidBodies(
  { schemas }: CheckedContract,
  operation: CheckedOperation,
  filled: Filled,
): Part[] {
  if (!operation.request) return [];
  const intent = { kind: 'invalid', isServiceId: false } as const;
  return [
    { ...filled, intent, body: '', description: 'an empty body' },
    { ...filled, intent, body: '{"', description: 'a body that is no JSON' },
    ...invalidBodiesOf(schemas, operation).map(({ description, value }) => ({
      ...filled,
      intent,
      description,
      body: JSON.stringify(value),
    })),
  ];
}

function tamperedCases(operation: CheckedOperation, filled: Filled): Part[] {
  if (!operation.isSigned) return [];
  const ways: Tampering[] = ['none', 'secret', 'query', 'date', 'token'];
  if (operation.request) ways.push('body');
  return ways.map((how) => ({
    ...filled,
    ...firstBody(operation),
    intent: { kind: 'tampered', how },
    description: `signature spoilt: ${how}`,
  }));
}

function foreign(
  operation: CheckedOperation,
  setting: Setting,
  valuePool: ValuePool,
  scope: Scope,
): Part[] {
  if (!operation.parameters.some((p) => p.name === 'service_id')) return [];
  const kind = setting.host === 'fixed' ? 'fixed' : 'mobile';
  const id = scope.foreign[kind].find((other) => !valuePool.services(kind).includes(other));
  if (id === undefined) return [];
  const filled = required(operation, setting, valuePool);
  return [
    {
      ...withValue(filled, 'path', 'service_id', id),
      ...firstBody(operation),
      intent: { kind: 'foreign' },
      description: 'a service of another customer',
    },
  ];
}
