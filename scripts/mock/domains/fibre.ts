import { fibreOf } from '../customers/fibreOf.ts';
import type { Session } from '../session/sessions.ts';
import type { World } from '../world.ts';
import type { OperationId, Success } from './operations.ts';
import { exampleOf } from './sim.ts';

/**
 * The named example that the customer's data chooses for an operation of fibre alone, as a body of
 * one's own.
 * @throws Error when the contract has no such example, or the customer no fibre service
 */
export function fibreExample<Id extends OperationId>(
  world: World,
  session: Session,
  operationId: Id,
): Success<Id> {
  const examples = { ...fibreOf(session.customer)?.examples, ...session.customer.examples };
  return exampleOf(world, { examples }, operationId);
}
