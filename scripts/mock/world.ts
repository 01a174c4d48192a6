import type { MockClock } from './clock.ts';
import type { Contract } from './contract/contract.ts';
import type { Customer } from './customers/customer.ts';
import type { Random } from './random.ts';
import type { Sessions } from './session/sessions.ts';

/** What all logins of one mock share; a reset makes a new one. */
export interface World {
  clock: MockClock;
  random: Random;
  sessions: Sessions;
  customers: readonly Customer[];
  contract: Contract;
  /** Where the support page's cookie is sent. */
  supportPath: string;
  /** What a domain keeps for all logins, by the domain's name. */
  shared: Map<string, unknown>;
}

/** The shared state of a domain, made when it is first asked for. */
export function sharedState<State>(world: World, domain: string, create: () => State): State {
  if (!world.shared.has(domain)) world.shared.set(domain, create());
  return world.shared.get(domain) as State;
}
