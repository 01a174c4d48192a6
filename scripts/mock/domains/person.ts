import type { Session } from '../session/sessions.ts';
import type { ContractChange } from './contractChange.ts';
import { sessionState } from './domain.ts';
import type { Success } from './operations.ts';

/** The customer as every service of the account knows them. */
export type Person = Success<'getUser'>['customer'];

/** The customer's data as this login has changed them; change it in place. */
export const personOf = (session: Session): Person =>
  sessionState(session, 'person', () => structuredClone(session.customer.user.customer));

/** Every contract of the account names the same customer. */
export const personInContract: ContractChange = (contract, { session }) => ({
  ...contract,
  customer: personOf(session),
});
