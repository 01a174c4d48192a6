import type { Service } from '../../customers/customer.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import type { Session } from '../../session/sessions.ts';

/**
 * The customer's fibre service, for operations whose path names none.
 * @throws Error when the customer has none
 */
export function fibreServiceOf({ customer }: Session): Service {
  const found = fibreOf(customer);
  if (!found) throw new Error(`${customer.userId} has no fibre service.`);
  return found;
}
