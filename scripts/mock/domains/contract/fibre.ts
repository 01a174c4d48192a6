import type { Customer } from '../../customers/customer.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import type { MockContext } from '../../mockContext.ts';
import { exampleOf } from '../exampleOf.ts';
import type { OperationId, Success } from '../operations.ts';

/**
 * A copy of the named example that a fibre customer's data choose, for operations with or without a
 * service.
 * @throws Error when the contract has no such example
 */
export function fibreExample<Id extends OperationId>(
  { mock, customer }: { mock: MockContext; customer: Customer },
  operationId: Id,
): Success<Id> {
  const examples = { ...customer.examples, ...fibreOf(customer)?.examples };
  return exampleOf(mock, { examples }, operationId);
}
