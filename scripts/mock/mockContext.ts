import type { MockClock } from './clock.ts';
import type { Contract } from './contract/contract.ts';
import type { Customer } from './customers/customer.ts';
import type { Random } from './random.ts';
import type { Sessions } from './session/sessions.ts';

/** What all logins of one mock share; a reset makes a new one. */
export interface MockContext {
  clock: MockClock;
  random: Random;
  sessions: Sessions;
  customers: readonly Customer[];
  contract: Contract;
  /** `Handlers` that go before the mock's own; only `dispatch.ts`, which calls them, needs their types. */
  handlers: Readonly<Record<string, unknown>>;
  /** Whether calls must be signed. */
  signatures: 'on' | 'off';
  /** Where the support page's cookie is sent. */
  supportPath: string;
  /** What a domain keeps for all logins, by the domain's name. */
  shared: Map<string, unknown>;
}

/** The shared state of a domain, made when it is first asked for. */
export function sharedState<State>(mock: MockContext, domain: string, create: () => State): State {
  if (!mock.shared.has(domain)) mock.shared.set(domain, create());
  return mock.shared.get(domain) as State;
}
