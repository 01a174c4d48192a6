import type { Answer } from '../http/answer.ts';
import type { Received } from '../http/received.ts';
import type { World } from '../world.ts';
import type { Session } from './sessions.ts';

const logins = ['postLogin', 'postLoginSso', 'getRenew'];

/**
 * A pinned login or renewal still has to lead somewhere: its example's credentials are replaced by ones
 * that sign.
 */
export function usableLogin(
  world: World,
  operationId: string,
  received: Received,
  answer: Answer,
  session: Session | undefined,
): Answer {
  if (!logins.includes(operationId) || answer.status !== 200) return answer;
  const body = answer.body as { userId?: string };
  const credentials = session
    ? world.sessions.renew(session)
    : world.sessions.begin(customerOf(world, body.userId, received)).credentials;
  return { ...answer, body: { ...body, ...credentials } };
}

function customerOf(world: World, userId: string | undefined, received: Received) {
  const typed = /"id"\s*:\s*"([^"]+)"/.exec(received.body.toString('utf8'))?.[1];
  const [first] = world.customers;
  const found =
    world.customers.find((c) => c.userId === userId) ??
    world.customers.find((c) => c.userId === typed) ??
    first;
  if (!found) throw new Error('The mock has no customers.');
  return found;
}
