import { type CheckedContract, type CheckedOperation, hasKey } from '../contract.ts';
import type { ValuePool } from '../valuePool.ts';
import type { Case, Tampering } from './case.ts';
import { changing, ending, withheld, withheldParameters } from './effects.ts';
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
    ...at(first, unknownValues(contract, operation, filled, valuePool)),
    ...at(first, invalidBodies(contract, operation, filled)),
    ...at(first, tamperedCases(operation, filled)),
    ...at(first, strangeCases(operation, filled)),
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
    const intent = {
      kind: 'invalid',
      isServiceId: p.name === 'service_id',
      isInPath: p.in === 'path',
    } as const;
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

/** Values that the schema allows for an id, and that name nothing. */
const nothing = ['199901', 'ZZ0000000000', '0000000000', 'zzzzzzzzzzzz'];

/** A call for something that isn't there, for each parameter whose values other answers name. */
function unknownValues(
  { schemas }: CheckedContract,
  operation: CheckedOperation,
  filled: Filled,
  valuePool: ValuePool,
): Part[] {
  return operation.parameters.flatMap((p): Part[] => {
    const isId = p.isRequired && p.name !== 'service_id' && valuePool.isNamed(operation, p);
    const value = nothing.find((each) => schemas.isValid(operation.spec, p.schema, each));
    if (!isId || value === undefined) return [];
    return [
      {
        ...withValue(filled, p.in, p.name, value),
        ...firstBody(operation),
        intent: { kind: 'unknown', name: p.name },
        description: `${p.name} ${value}, which does not exist`,
      },
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
  const otherType = { kind: 'invalid', isServiceId: false, isContentType: true } as const;
  return [
    { ...filled, intent, body: '', description: 'an empty body' },
    { ...filled, intent, body: '{"', description: 'a body that is no JSON' },
    ...invalidBodiesOf(schemas, operation).map(({ description, value }) => ({
      ...filled,
      intent,
      description,
      body: JSON.stringify(value),
    })),
    // A valid request under another type would be carried out by a server that doesn't look at the type.
    ...(withheld.has(operation.operationId)
      ? []
      : ['text/plain', 'application/x-www-form-urlencoded', ''].map((contentType) => ({
          ...filled,
          ...firstBody(operation),
          intent: otherType,
          contentType,
          description: `content type ${contentType || 'missing'}`,
        }))),
  ];
}

const ways: Tampering[] = [
  'none',
  'secret',
  'short',
  'method',
  'path',
  'query',
  'behind',
  'ahead',
  'day',
  'region',
  'service',
  'token',
  'wrong-token',
  'token-uncovered',
  'in-query',
  'renewed',
  'logged-out',
];

function tamperedCases(operation: CheckedOperation, filled: Filled): Part[] {
  if (!operation.isSigned) return [];
  const own = [
    ...ways,
    ...(operation.request ? (['body'] as const) : []),
    ...(hasKey(operation) ? (['key-uncovered'] as const) : []),
  ];
  return own.map((how) => ({
    ...filled,
    ...firstBody(operation),
    intent: { kind: 'tampered', how },
    description: `signature spoilt: ${how}`,
  }));
}

/** Calls that no client of the contract makes, and what a browser asks before its own. */
function strangeCases(operation: CheckedOperation, filled: Filled): Part[] {
  const { method, operationId } = operation;
  const base = { ...filled, ...firstBody(operation) };
  const isReading = method === 'get' && !ending.includes(operationId);
  return [
    { ...base, intent: { kind: 'preflight' }, description: 'the preflight' },
    ...operation.otherMethods
      .filter((other) => !ending.includes(operationId) || other === 'PATCH')
      .map((other) => ({
        ...filled,
        intent: { kind: 'undeclared-method', method: other } as const,
        description: `${other}, which is not declared`,
      })),
    ...(isReading
      ? [
          {
            ...filled,
            query: { ...filled.query, not_declared: '1' },
            intent: { kind: 'undeclared-query' } as const,
            description: 'a parameter that is not declared',
          },
        ]
      : []),
    ...(operation.cookie && operationId !== 'postSupportLogout'
      ? (['none', 'wrong'] as const).map((state) => ({
          ...base,
          intent: { kind: 'cookie', state } as const,
          description: `cookie: ${state}`,
        }))
      : []),
  ];
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
