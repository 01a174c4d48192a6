import type { CheckedContract, CheckedOperation } from '../contract.ts';
import type { Harvest } from '../harvest.ts';
import { brokenBodies, brokenTexts } from './breaches.ts';
import type { Case, Spoilt } from './case.ts';
import { changing, withheld, withheldParameters } from './effects.ts';
import { required, settingsOf, withValue, type Filled, type Setting } from './values.ts';

/** What decides which calls are made. */
export interface Scope {
  writes: boolean;
  /** Asks a mock for each named example. */
  scenarios: boolean;
  /** Services of other customers, of each kind: the first that is not the customer's own is asked for. */
  foreign: { fixed: readonly string[]; mobile: readonly string[] };
  /** Valid calls and those for another's service alone. */
  isPlain?: boolean;
}

type Part = Omit<Case, 'operation' | 'host'>;

/** All calls of one operation, the valid ones first. */
export function casesOf(
  contract: CheckedContract,
  operation: CheckedOperation,
  harvest: Harvest,
  scope: Scope,
): Case[] {
  const settings = settingsOf(operation, harvest);
  const [first] = settings;
  const at = (setting: Setting, parts: Part[]): Case[] =>
    parts.map((part) => ({ operation, host: setting.host, ...part }));
  // Without such a service of one's own there is another's to ask for.
  if (!first)
    return operation.hosts.flatMap((host) =>
      at({ host }, foreign(operation, { host }, harvest, scope)),
    );
  const filled = required(operation, first, harvest);
  if (scope.isPlain)
    return settings.flatMap((s) => [
      ...at(s, valid(operation, s, harvest, scope)),
      ...at(s, foreign(operation, s, harvest, scope)),
    ]);
  return [
    ...settings.flatMap((s) => at(s, valid(operation, s, harvest, scope))),
    ...(scope.scenarios ? at(first, scenarios(operation, filled)) : []),
    ...at(first, invalidParameters(contract, operation, filled)),
    ...at(first, invalidBodies(contract, operation, filled)),
    ...settings.slice(0, 1).flatMap((s) => at(s, spoilt(operation, filled))),
    ...settings.flatMap((s) => at(s, foreign(operation, s, harvest, scope))),
  ];
}

const firstBody = (operation: CheckedOperation): Pick<Part, 'body'> =>
  operation.request ? { body: JSON.stringify(operation.request.examples[0]?.value) } : {};

function valid(
  operation: CheckedOperation,
  setting: Setting,
  harvest: Harvest,
  { writes }: Scope,
): Part[] {
  const filled = required(operation, setting, harvest);
  const intent = { kind: 'valid' } as const;
  const bodies = withheld.has(operation.operationId) ? [] : (operation.request?.examples ?? []);
  if (operation.request)
    return bodies.map((e) => ({
      ...filled,
      intent,
      body: JSON.stringify(e.value),
      tried: `valid, request ${e.name}`,
    }));
  const edges = operation.parameters.flatMap((p): Part[] =>
    p.name === 'service_id' ||
    withheldParameters.has(`${operation.operationId} ${p.name}`) ||
    (!writes && changing.has(`${operation.operationId} ${p.name}`))
      ? []
      : harvest
          .values(operation, p, setting.serviceId)
          .filter((value) => filled[p.in][p.name] !== value)
          .map((value) => ({
            ...withValue(filled, p.in, p.name, value),
            intent,
            tried: `valid, ${p.name} ${value}`,
          })),
  );
  return [{ ...filled, intent, tried: 'valid' }, ...edges];
}

const scenarios = (operation: CheckedOperation, filled: Filled): Part[] =>
  operation.responses.flatMap(({ status, examples }) =>
    examples.map(({ name }) => ({
      ...filled,
      ...firstBody(operation),
      intent: { kind: 'scenario', example: name, status } as const,
      tried: `scenario ${name}`,
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
    const missing = { ...filled, query: rest, intent, tried: `without ${p.name}` };
    return [
      ...(isMissable ? [missing] : []),
      ...brokenTexts(schemas, operation, p.schema).map((text) => ({
        ...withValue(filled, p.in, p.name, text),
        ...firstBody(operation),
        intent,
        tried: `${p.name} ${text.slice(0, 20)}`,
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
    { ...filled, intent, body: '', tried: 'an empty body' },
    { ...filled, intent, body: '{"', tried: 'a body that is no JSON' },
    ...brokenBodies(schemas, operation).map(({ tried, value }) => ({
      ...filled,
      intent,
      tried,
      body: JSON.stringify(value),
    })),
  ];
}

function spoilt(operation: CheckedOperation, filled: Filled): Part[] {
  if (!operation.isSigned) return [];
  const ways: Spoilt[] = ['none', 'secret', 'query', 'date', 'token'];
  if (operation.request) ways.push('body');
  return ways.map((how) => ({
    ...filled,
    ...firstBody(operation),
    intent: { kind: 'spoilt', how },
    tried: `signature spoilt: ${how}`,
  }));
}

function foreign(
  operation: CheckedOperation,
  setting: Setting,
  harvest: Harvest,
  scope: Scope,
): Part[] {
  if (!operation.parameters.some((p) => p.name === 'service_id')) return [];
  const kind = setting.host === 'fixed' ? 'fixed' : 'mobile';
  const id = scope.foreign[kind].find((other) => !harvest.services(kind).includes(other));
  if (id === undefined) return [];
  const filled = required(operation, setting, harvest);
  return [
    {
      ...withValue(filled, 'path', 'service_id', id),
      ...firstBody(operation),
      intent: { kind: 'foreign' },
      tried: 'a service of another customer',
    },
  ];
}
