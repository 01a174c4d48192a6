import { exampleValue } from '../contract/prism.ts';
import type { Service } from '../customers/customer.ts';
import type { MockContext } from '../mockContext.ts';
import type { OperationId, Success } from './operations.ts';

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
