import { beginSupportSession } from '../domains/session.ts';
import type { Answer } from '../http/answer.ts';
import type { Received } from '../http/received.ts';
import type { World } from '../world.ts';
import { ControlError } from './error.ts';

/**
 * Stands in for the support page, which the project has not: logs a browser in there and goes back to
 * /login, where single sign-on works then. `?as=` names the customer.
 * @throws ControlError when there is no such customer
 */
export function supportLogin(world: World, received: Received): Answer {
  const userId = received.query.get('as') ?? world.customers[0]?.userId;
  const customer = world.customers.find((c) => c.userId === userId);
  if (!customer) throw new ControlError(`There is no customer ${userId}.`);
  return {
    status: 303,
    headers: { location: '/login', 'set-cookie': beginSupportSession(world, customer) },
    body: undefined,
  };
}
