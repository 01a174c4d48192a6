import type { MiddlewareCallbackParams } from 'openapi-fetch';
import { getConfig } from '@/config/config';

interface MockOperation {
  operationId: string;
  host: string;
  method: string;
  path: string;
}

/** operationId → name of an example, or a status such as `503`; kept while routes change. */
const pinned = new Map<string, string>();

let operations: Promise<MockOperation[]> | undefined;

function readAddress(): void {
  for (const pin of new URLSearchParams(location.search).getAll('pin')) {
    const [operationId = '', example = ''] = pin.split(':');
    if (operationId && example) pinned.set(operationId, example);
  }
}

/** What is pinned now, by operationId. Development only, like this whole module. */
export function pins(): ReadonlyMap<string, string> {
  readAddress();
  return pinned;
}

/**
 * Pins an example, or a status, for an operation, and puts the pins into the address so that the
 * state can be shared as a link.
 * @param example undefined takes the pin away
 */
export function setPin(operationId: string, example: string | undefined): void {
  readAddress();
  if (example === undefined) pinned.delete(operationId);
  else pinned.set(operationId, example);
  const url = new URL(location.href);
  url.searchParams.delete('pin');
  for (const [id, name] of pinned) url.searchParams.append('pin', `${id}:${name}`);
  history.replaceState(history.state, '', url);
}

async function askOperations(): Promise<MockOperation[]> {
  const response = await fetch(new URL('/__mock/operations', getConfig().hosts.fixed));
  return (await response.json()) as MockOperation[];
}

/** Names the pinned example of a call in the `Prefer` header. */
export async function withScenario({
  request,
  schemaPath,
}: Pick<MiddlewareCallbackParams, 'request' | 'schemaPath'>): Promise<undefined> {
  if (pins().size === 0) return;
  operations ??= askOperations();
  const method = request.method.toLowerCase();
  const operation = (await operations).find(
    (o) => o.method.toLowerCase() === method && o.path === schemaPath,
  );
  const example = operation && pinned.get(operation.operationId);
  if (!example) return;
  request.headers.set(
    'Prefer',
    /^[0-9]{3}$/.test(example) ? `code=${example}` : `example=${example}`,
  );
}
