import type { IHttpOperation } from '@stoplight/types';
import { type Bundle, contractHash, loadBundles } from './bundles.ts';
import type { HostName, NamedExample, Operation } from './operation.ts';
import { getHttpOperationsFromSpec } from './prismPackage.ts';

export const hostNames = ['fixed', 'mobile', 'auth', 'support'] as const satisfies HostName[];

export type Match =
  | { kind: 'found'; operation: Operation; params: Record<string, string> }
  /** No such operation; `near` says what the caller may have meant. */
  | { kind: 'unknown'; near: string[] };

interface Route {
  operation: Operation;
  pattern: RegExp;
}

/** All operations of all documents, to be found by id and by call. */
export class Contract {
  private readonly routes: Route[];
  private readonly byId: Map<string, Operation>;

  constructor(readonly operations: Operation[]) {
    this.routes = operations
      .map((operation) => ({ operation, pattern: patternOf(operation.path) }))
      // A literal path wins over a template that would match it too.
      .sort((a, b) => wildcards(a.operation.path) - wildcards(b.operation.path));
    this.byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  }

  find(operationId: string): Operation | undefined {
    return this.byId.get(operationId);
  }

  /** The operation that a call is for. */
  match(host: HostName, method: string, path: string): Match {
    for (const { operation, pattern } of this.routes) {
      if (operation.method !== method || !operation.hosts.includes(host)) continue;
      const found = pattern.exec(path);
      if (found) return { kind: 'found', operation, params: decoded(found.groups ?? {}) };
    }
    const near = this.routes
      .filter(({ pattern }) => pattern.test(path))
      .map(
        ({ operation }) =>
          `${operation.method} ${operation.path} on host ${operation.hosts.join(' or ')}`,
      );
    return { kind: 'unknown', near: near.length ? near : this.byPrefix(host, path) };
  }

  private byPrefix(host: HostName, path: string): string[] {
    const last = path.split('/').filter(Boolean).at(-1) ?? '';
    return this.operations
      .filter((o) => o.hosts.includes(host) && o.path.split('/').includes(last))
      .map((o) => `${o.method} ${o.path}`)
      .slice(0, 5);
  }
}

let latest: { hash: string; contract: Promise<Contract> } | undefined;

/**
 * The project's contract, which all mocks of a process share until a file of it changes: making it takes
 * half a second, and so do its checks at their first calls.
 * @throws Error with file, line and reason when the contract is broken
 */
export async function projectContract(): Promise<Contract> {
  const hash = await contractHash();
  if (latest?.hash === hash) return latest.contract;
  const contract = loadBundles().then(readContract);
  latest = { hash, contract };
  contract.catch(() => {
    if (latest?.contract === contract) latest = undefined;
  });
  return contract;
}

/**
 * Builds the contract of these documents.
 * @throws Error when a document cannot be read by Prism
 */
export async function readContract(bundles: Bundle[]): Promise<Contract> {
  return new Contract((await Promise.all(bundles.map(operationsOf))).flat());
}

async function operationsOf({ name, host, spec }: Bundle): Promise<Operation[]> {
  const operations = await getHttpOperationsFromSpec(structuredClone(spec));
  const hosts: HostName[] = host === 'service' ? ['fixed', 'mobile'] : [host];
  return operations.map((prism) => ({
    operationId: prism.iid ?? `${prism.method} ${prism.path}`,
    document: name,
    hosts,
    method: prism.method.toUpperCase(),
    path: prism.path,
    isSigned: isSigned(prism),
    responses: prism.responses.map((response) => ({
      status: Number(response.code),
      mediaTypes: (response.contents ?? []).map((content) => content.mediaType),
      examples: (response.contents ?? []).flatMap((content) =>
        (content.examples ?? []).map((example): NamedExample => ({
          name: example.key,
          summary: example.summary ?? '',
        })),
      ),
    })),
    prism,
  }));
}

function isSigned(operation: IHttpOperation): boolean {
  const schemes = (operation.security ?? []).flat();
  return schemes.some((scheme) => scheme.type === 'apiKey' && scheme.in === 'header');
}

const wildcards = (path: string) => path.split('{').length;

function patternOf(path: string): RegExp {
  const source = path
    .split(/(\{[^}]+\})/)
    .map((part) =>
      part.startsWith('{')
        ? `(?<${part.slice(1, -1)}>[^/]+)`
        : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${source}$`);
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        return [name, value];
      }
    }),
  );
}
