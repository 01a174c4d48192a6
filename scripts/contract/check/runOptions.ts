import type { Scope } from './cases/makeCases.ts';
import type { CredentialSource } from './login.ts';
import type { Hosts } from './send.ts';
import type { Credentials } from './signature.ts';
import type { States } from './states.ts';

/** What a run checks, against what, and how. */
export interface RunOptions extends Omit<Scope, 'portal'> {
  hosts: Hosts;
  credentials: CredentialSource;
  /** Operation ids or documents; all when empty. */
  only: string[];
  /** Reports undeclared fields, and statuses that a gateway in front may give. */
  isStrict: boolean;
  timeoutMs: number;
  /** How long an answer may take; 1000 ms when absent. */
  latencyMs?: number | undefined;
  /** The page that the calls say they come from; the origin of the hosts when absent. */
  origin?: string | undefined;
  /** Operations at once, where they only read; one when absent. */
  parallel?: number | undefined;
  budgetSeconds?: number | undefined;
  /** Calls a second at most. */
  rate?: number | undefined;
  /** Credentials that have run out, so that no call may be served with them. */
  expired?: Credentials | undefined;
  /** How answers that no customer's state gives are brought about; not at all when absent. */
  states?: States | undefined;
  signal?: AbortSignal | undefined;
  /** Told after each operation. */
  onProgress?: (done: number, total: number) => void;
}
