import { ageOn, leastAge } from '@/lib/age.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import type { ContractChange } from '../contract/contractChange.ts';
import { loginFacts, passwordSetter } from '../login/facts.ts';
import type { Success } from '../operations.ts';

/** The customer as every service of the account knows them. */
export type Person = Success<'getUser'>['customer'];

/** The customer's data as they were changed; a name changes only when its document has come back. */
export const personOf = ({ customer, past }: Session): Person =>
  eventsOf(past, ['putContract', 'putServiceContract'])
    .filter(({ operation, answer }) => operation === 'putContract' || !answer.needs_document)
    .reduce<Person>(
      (person, { asked: { address, phone } }) => ({ ...person, ...address, ...phone }),
      customer.user.customer,
    );

/** The customer's data with the e-mail address that was registered last. */
export const personNow = (mock: MockContext, session: Session): Person => ({
  ...personOf(session),
  email: loginFacts(mock, session.customer).email,
});

/** Whether the customer is under 18, and applies for nothing (docs/product.md §13.4). */
export const isTooYoung = (session: Session, now: Date): boolean =>
  ageOn(personOf(session).birthday, now) < leastAge;

/** Every contract of the account shows the same customer and the same facts of the login. */
export const personInContract: ContractChange = (contract, { mock, session }) => ({
  ...contract,
  customer: personNow(mock, session),
  is_verified_email: loginFacts(mock, session.customer).isVerifiedEmail,
  password_setter: passwordSetter(mock, session.customer, contract.password_setter),
});
