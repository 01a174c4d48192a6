import type { MiddlewareCallbackParams } from 'openapi-fetch';
import { getConfig } from '@/config/config';

interface MockOperation {
  operationId: string;
  method: string;
  path: string;
}

/** A set of pins and faults that the mock knows by name. */
export interface ScenarioSet {
  name: string;
  title: string;
  pins: Record<string, string>;
  faults: Record<string, string>;
}

/** operationId → name of an example, or a status such as `503`. Kept when a change of route drops the query. */
const pinned = new Map<string, string>();
/** Operation, or `reads`, `writes` → fault of its calls, such as `html` or `delay:2000`. */
const faulty = new Map<string, string>();
/** Name of the set that pins and faults come from; undefined as soon as one of them is changed. */
let scenario: string | undefined;
/** Resolves once the set that the address names has been fetched. */
let expected: Promise<void> | undefined;
let operations: Promise<MockOperation[]> | undefined;

const pairs = (query: URLSearchParams, name: string): [string, string][] =>
  query.getAll(name).flatMap((text) => {
    const at = text.indexOf(':');
    return at > 0 ? [[text.slice(0, at), text.slice(at + 1)] as [string, string]] : [];
  });

function readAddress(): void {
  const query = new URLSearchParams(location.search);
  for (const [id, example] of pairs(query, 'pin')) pinned.set(id, example);
  for (const [pattern, fault] of pairs(query, 'fault')) faulty.set(pattern, fault);
  const named = query.get('scenario') ?? undefined;
  if (named === undefined || named === scenario) return;
  scenario = named;
  expected = scenarioSets().then((sets) => {
    const set = sets.find(({ name }) => name === named);
    if (!set) throw new Error(`モックに「${named}」という場面はありません。`);
    for (const [id, example] of Object.entries(set.pins)) pinned.set(id, example);
    for (const [pattern, fault] of Object.entries(set.faults)) faulty.set(pattern, fault);
  });
}

function writeAddress(): void {
  const url = new URL(location.href);
  for (const name of ['pin', 'fault', 'scenario']) url.searchParams.delete(name);
  if (scenario) url.searchParams.set('scenario', scenario);
  else {
    for (const [id, name] of pinned) url.searchParams.append('pin', `${id}:${name}`);
    for (const [pattern, fault] of faulty) url.searchParams.append('fault', `${pattern}:${fault}`);
  }
  history.replaceState(history.state, '', url);
}

/** The pinned example or status by operationId. Development only, like this whole module. */
export function pins(): ReadonlyMap<string, string> {
  readAddress();
  return pinned;
}

/** The fault by the pattern of the operations that it befalls. */
export function faults(): ReadonlyMap<string, string> {
  readAddress();
  return faulty;
}

/** The name of the set in use, while none of its pins and faults has been changed. */
export const playedScenario = (): string | undefined => scenario;

/**
 * Resolves when the set that the address names has been fetched.
 * @throws Error when the mock has no such set
 */
export async function scenarioReady(): Promise<void> {
  readAddress();
  await expected;
}

/** All sets that the mock has. @throws Error when it can't be reached */
export async function scenarioSets(): Promise<ScenarioSet[]> {
  const response = await fetch(new URL('/__mock/scenarios', getConfig().hosts.fixed));
  return (await response.json()) as ScenarioSet[];
}

/** Puts pins and faults back into the address, after a change of route has dropped them. */
export function keepInAddress(): void {
  readAddress();
  writeAddress();
}

/**
 * Pins an example, or a status, for an operation, and puts the pins into the address so that the
 * state can be shared as a link.
 * @param example undefined removes the pin
 */
export function setPin(operationId: string, example: string | undefined): void {
  change(pinned, operationId, example);
}

/**
 * Sets the fault of an operation, of `reads` or of `writes`, and puts it into the address.
 * @param fault such as `html` or `delay:2000`; undefined removes it
 */
export function setFault(pattern: string, fault: string | undefined): void {
  change(faulty, pattern, fault);
}

/** Replaces all pins and faults by those of a set; undefined removes them all. */
export function playScenario(set: ScenarioSet | undefined): void {
  pinned.clear();
  faulty.clear();
  scenario = set?.name;
  for (const [id, example] of Object.entries(set?.pins ?? {})) pinned.set(id, example);
  for (const [pattern, fault] of Object.entries(set?.faults ?? {})) faulty.set(pattern, fault);
  writeAddress();
}

function change(map: Map<string, string>, key: string, value: string | undefined): void {
  readAddress();
  if (value === undefined) map.delete(key);
  else map.set(key, value);
  scenario = undefined;
  writeAddress();
}

async function askOperations(): Promise<MockOperation[]> {
  const response = await fetch(new URL('/__mock/operations', getConfig().hosts.fixed));
  return (await response.json()) as MockOperation[];
}

/** Adds the pinned example of a call, and all faults, to its `Prefer` header. */
export async function withScenario({
  request,
  schemaPath,
}: Pick<MiddlewareCallbackParams, 'request' | 'schemaPath'>): Promise<undefined> {
  await scenarioReady();
  const wishes: string[] = [];
  if (faulty.size)
    wishes.push(`fault="${[...faulty].map(([pattern, fault]) => `${pattern}=${fault}`).join()}"`);
  if (pinned.size) {
    operations ??= askOperations();
    const method = request.method.toLowerCase();
    const operation = (await operations).find(
      (o) => o.method.toLowerCase() === method && o.path === schemaPath,
    );
    const example = operation && pinned.get(operation.operationId);
    if (example) wishes.push(`${/^[0-9]{3}$/.test(example) ? 'code' : 'example'}=${example}`);
  }
  if (wishes.length) request.headers.set('Prefer', wishes.join(', '));
}
