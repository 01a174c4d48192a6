import { japanDay } from '@/lib/date.ts';
import { exampleValue } from '../contract/prism.ts';
import type { OperationId, Success } from '../contractTypes.ts';
import type { Service } from '../customers/customer.ts';
import { fibreOf } from '../customers/fibreOf.ts';
import type { CustomerCall } from '../handler.ts';
import type { MockContext } from '../mockContext.ts';
import type { Session } from '../session/sessions.ts';

/**
 * A copy of the named example that a service's data choose for an operation, or of another one by its
 * `name`.
 * @throws Error when the contract has no such example
 */
export function exampleOf<Id extends OperationId>(
  mock: MockContext,
  service: Pick<Service, 'examples'>,
  operationId: Id,
  name: string = service.examples[operationId] ?? 'normal',
): Success<Id> {
  const operation = mock.contract.find(operationId);
  const value = operation && exampleValue(operation, name);
  if (value === undefined) throw new Error(`${operationId} has no example ${name}.`);
  return value as Success<Id>;
}

/**
 * A copy of the named example that a fibre customer's data choose, for operations with or without a
 * service.
 * @throws Error when the contract has no such example
 */
export function fibreExample<Id extends OperationId>(
  { mock, session: { customer } }: Pick<CustomerCall, 'mock' | 'session'>,
  operationId: Id,
): Success<Id> {
  const examples = { ...customer.examples, ...fibreOf(customer)?.examples };
  return exampleOf(mock, { examples }, operationId);
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
 * The number of an accepted application, e.g. `PG2611210483`.
 * @param kind two capitals that name the procedure
 */
export function receiptNumber(mock: MockContext, kind: string, now: Date): string {
  return kind + japanDay(now).replace(/-/g, '').slice(2) + mock.random.code(4, '0123456789');
}
