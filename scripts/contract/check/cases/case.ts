import type { CheckedOperation, HostName } from '../contract.ts';

/** How a call's signature is tampered with. */
export type Tampering =
  | 'none'
  /** Not signed, and wrong beside that: the signature comes first. */
  | 'none-invalid'
  | 'secret'
  | 'short'
  | 'method'
  | 'path'
  /** The path is signed as it follows the address of its host. */
  | 'prefix'
  | 'query'
  | 'body'
  | 'behind'
  | 'ahead'
  | 'day'
  | 'region'
  | 'service'
  | 'token'
  | 'wrong-token'
  | 'other-token'
  | 'other-key'
  /** Signed by another login, with one's own token. */
  | 'swapped'
  | 'key-case'
  | 'host-uncovered'
  | 'date-uncovered'
  | 'body-hash'
  | 'body-unsigned'
  | 'token-uncovered'
  | 'key-uncovered'
  | 'in-query'
  | 'renewed'
  | 'logged-out'
  | 'expired';

/** Which cookie is sent to a host that knows its customers by one. */
export type CookieState = 'none' | 'wrong';

/** What a call is to show. */
export type Intent =
  | {
      kind: 'valid';
      /** Made from the schema: a rule that it doesn't have may still forbid it, and says which field. */
      isMade?: true;
    }
  /** A named example of the contract: asked for by a header that mocks know, or by a state. */
  | {
      kind: 'scenario';
      example: string;
      status: string;
      /** Whether the server was brought into its state before, so that the call itself doesn't ask for it. */
      isBrought?: true;
    }
  | {
      kind: 'invalid';
      isServiceId: boolean;
      isInPath?: boolean;
      isContentType?: boolean;
      /** The only field of the body that is wrong. */
      at?: string;
    }
  /** Allowed by the schema, but nothing that the server knows. */
  | { kind: 'unknown'; name: string }
  | { kind: 'tampered'; how: Tampering }
  | { kind: 'foreign' }
  /** A parameter that is not declared: it changes nothing. */
  | { kind: 'undeclared-query' }
  | { kind: 'undeclared-method'; method: string }
  /** What a browser asks before it sends the call itself. */
  | { kind: 'preflight' }
  /** By a page of another origin than the portal's, which may not read the answer. */
  | {
      kind: 'other-origin';
      origin: string;
      isPreflight?: true;
      /** Not signed, so that it is a refusal that the page would read. */
      isUnsigned?: true;
    }
  | { kind: 'cookie'; state: CookieState };

/** One call to be made. */
export interface Case {
  operation: CheckedOperation;
  host: HostName;
  path: Record<string, string>;
  query: Record<string, string>;
  /** A parameter that is in the query twice. */
  twice?: [name: string, value: string];
  /** The text of the body, as it is sent. */
  body?: string;
  contentType?: string;
  /** Names the press of a write; a new one when absent, and no such header when empty. */
  key?: string;
  intent: Intent;
  /** What is tried, for people: `valid`, `without target_month`. */
  description: string;
}

/** The target of a case below its host, encoded. */
export function targetOf({ operation, path, query, twice }: Case): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const text = new URLSearchParams([
    ...Object.entries(query),
    ...(twice ? [twice] : []),
  ]).toString();
  return text ? `${filled}?${text}` : filled;
}

/** The method that a case is sent with. */
export function methodOf(call: Case): string {
  if (isPreflight(call)) return 'OPTIONS';
  const { intent, operation } = call;
  return intent.kind === 'undeclared-method' ? intent.method : operation.method.toUpperCase();
}

/** Whether a call is what a browser asks before its own. */
export const isPreflight = ({ intent }: Case): boolean =>
  intent.kind === 'preflight' || (intent.kind === 'other-origin' && intent.isPreflight === true);

/** The header that asks a mock for a scenario. It names the status too: several may have an example of this name. */
export const preferOf = ({ status, example }: { status: string; example: string }): string =>
  `code=${status}, example=${example}`;
