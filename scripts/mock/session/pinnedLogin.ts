import type { MockRequest } from '../http/request.ts';
import type { MockResponse } from '../http/response.ts';
import type { MockContext } from '../mockContext.ts';
import type { Session } from './sessions.ts';

const logins = ['postLogin', 'postLoginSso', 'getRenew'];

/**
 * The answer of a pinned login or renewal, in which the example's credentials are replaced by ones that can
 * sign, so that the portal can go on.
 */
export function usableLogin(
  mock: MockContext,
  operationId: string,
  request: MockRequest,
  answer: MockResponse,
  session: Session | undefined,
): MockResponse {
  if (!logins.includes(operationId) || answer.status !== 200) return answer;
  const body = answer.body as { userId?: string };
  const credentials = session
    ? mock.sessions.renew(session)
    : mock.sessions.begin(customerOf(mock, body.userId, request)).credentials;
  return { ...answer, body: { ...body, ...credentials } };
}

function customerOf(mock: MockContext, userId: string | undefined, request: MockRequest) {
  const typed = /"id"\s*:\s*"([^"]+)"/.exec(request.body.toString('utf8'))?.[1];
  const [first] = mock.customers;
  const found =
    mock.customers.find((c) => c.userId === userId) ??
    mock.customers.find((c) => c.userId === typed) ??
    first;
  if (!found) throw new Error('The mock has no customers.');
  return found;
}
