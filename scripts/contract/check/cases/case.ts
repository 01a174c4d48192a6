import type { CheckedOperation, HostName } from '../contract.ts';

/** How a call's signature is tampered with. */
export type Tampering = 'none' | 'secret' | 'query' | 'body' | 'date' | 'token';

/** What a call is to show. */
export type Intent =
  | { kind: 'valid' }
  /** A scenario of the mock, asked for by header. */
  | { kind: 'scenario'; example: string; status: string }
  | { kind: 'invalid'; isServiceId: boolean }
  | { kind: 'tampered'; how: Tampering }
  | { kind: 'foreign' };

/** One call to be made. */
export interface Case {
  operation: CheckedOperation;
  host: HostName;
  path: Record<string, string>;
  query: Record<string, string>;
  /** The text of the body, as it is sent. */
  body?: string;
  contentType?: string;
  intent: Intent;
  /** What is tried, for people: `valid`, `without target_month`. */
  description: string;
}

/** The target of a case below its host, encoded. */
export function targetOf({ operation, path, query }: Case): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const text = new URLSearchParams(query).toString();
  return text ? `${filled}?${text}` : filled;
}

/** The header that asks a mock for a scenario. It names the status too: several may have an example of this name. */
export const preferOf = ({ status, example }: { status: string; example: string }): string =>
  `code=${status}, example=${example}`;
