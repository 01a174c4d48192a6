import type { Customer } from '../../customers/customer.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import type { MockContext } from '../../mockContext.ts';
import { exampleOf } from '../exampleOf.ts';
import type { OperationId, Success } from '../operations.ts';

/**
 * The named example that a fibre customer's data choose, for operations with and without a service, as
 * a body of one's own.
 * @throws Error when the contract has no such example
 */
export function fibreExample<Id extends OperationId>(
  { mock, customer }: { mock: MockContext; customer: Customer },
  operationId: Id,
): Success<Id> {
  const examples = { ...customer.examples, ...fibreOf(customer)?.examples };
  return exampleOf(mock, { examples }, operationId);
}
