import { getConfig } from '@/config/config';

export interface MockExample {
  name: string;
  summary: string;
}

/** One operation of the contract as `GET /__mock/operations` lists it. */
export interface MockOperation {
  operationId: string;
  host: string;
  method: string;
  path: string;
  responses: { status: string; examples: MockExample[] }[];
}

/** All operations with their named examples, from the mock that the portal is set to. */
export const readOperations = () => ask<MockOperation[]>('/__mock/operations');

/** The kinds of fault that the mock can cause, by the names that an address takes. */
export const readFaultKinds = () => ask<{ name: string; label: string }[]>('/__mock/fault-kinds');

/** What is broken in the sources of the mock. */
export const readProblems = () => ask<string[]>('/__mock/problems');

/**
 * What of an address the mock doesn't have, with what may have been meant.
 * @param search the address's query, with its question mark
 */
export const readWrongInAddress = (search: string) => ask<string[]>(`/__mock/check${search}`);

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await fetch(mockAddress(path));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** @param path below the mock's origin */
export function mockAddress(path: string): string {
  return new URL(path, getConfig().hosts.fixed).href;
}

/** The short name of an operation, as docs/product.md writes it: `v2/billing`, `caution`. */
export function shortName(path: string): string {
  return path
    .replace(/^\/api\/(read|write)?\/?/, '')
    .replace(/^v1\//, '')
    .replace(/services\/\{service_id\}\//, '');
}

/** Whether the path of a sent request is one of a contract path: `…/services/f10482175/billing`. */
export function isCallOf(contractPath: string, sentPath: string): boolean {
  const pattern = contractPath.split(/\{[^}]+\}/).map(escapePattern);
  return new RegExp(`${pattern.join('[^/]+')}$`).test(sentPath);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
