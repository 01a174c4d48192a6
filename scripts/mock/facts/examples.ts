import { japanDay } from '@/lib/date.ts';
import type { OperationId, Success } from '../contractTypes.ts';
import { fibreOf, type Service } from '../customers/customer.ts';
import { ownExample } from '../customers/ownExamples.ts';
import type { CustomerCall, ServiceCall } from '../handler.ts';
import { formatMoment } from '../moments.ts';
import type { Session } from '../session/sessions.ts';

/**
 * The named example that a service's data choose for an operation, or another one by its `name`, with the ids and
 * names of the customer. It can't be changed.
 * @throws Error when the contract has no such example
 */
export const exampleOf = <Id extends OperationId>(
  call: Omit<ServiceCall, 'now'>,
  id: Id,
  name: string = call.service.examples[id] ?? 'normal',
): Success<Id> => named(call, id, name);

/**
 * The same for what is the account's: the example that the data of fibre choose, else those of the customer.
 * @throws Error when the contract has no such example
 */
export function fibreExample<Id extends OperationId>(
  call: Omit<CustomerCall, 'now'>,
  id: Id,
  name?: string,
): Success<Id> {
  const { customer } = call.session;
  const chosen = fibreOf(customer)?.examples[id] ?? customer.examples[id];
  return named(call, id, name ?? chosen ?? 'normal');
}

function named<Id extends OperationId>(
  { mock, session }: Omit<CustomerCall, 'now'>,
  id: Id,
  name: string,
): Success<Id> {
  const value = ownExample(mock.contract, session.customer, id, name);
  if (value === undefined) throw new Error(`${id} has no example ${name}.`);
  return value;
}

/**
 * The customer's fibre service, for operations whose path names none.
 * @throws Error when the customer has none
 */
export function fibreServiceOf({ customer }: Session): Service {
  const found = fibreOf(customer);
  if (!found) throw new Error(`${customer.userId} has no fibre service.`);
  return found;
}

/**
 * What every accepted write answers first: when, and its number, e.g. `PG2611210483`. An application is named by
 * its digits alone, so that no other kind has them.
 * @param kind two capitals that name the procedure
 */
export const accepted = ({ mock, now }: Omit<CustomerCall, 'session'>, kind: string) => ({
  receipt_number: kind + mock.random.unused(dayNumber(now), 4, '0123456789'),
  accepted_at: formatMoment(now),
});

/** A day as ids contain it: `261121`. */
export const dayNumber = (day: Date | string): string => japanDay(day).slice(2).replaceAll('-', '');
