import type { MockRequest } from '../http/request.ts';
import type { MockResponse } from '../http/response.ts';
import type { MockContext } from '../mockContext.ts';
import { beginSupportSession } from '../operations/login.ts';
import { customerNamed } from './customerInput.ts';

/**
 * Stands in for the support page, which isn't part of the project: logs a browser in there and redirects it
 * to /login, where single sign-on then works. `?as=` names the customer.
 * @throws ControlError when there is no such customer
 */
export function supportLogin(mock: MockContext, request: MockRequest): MockResponse {
  const customer = customerNamed(mock, { as: request.query.get('as') ?? undefined });
  return {
    status: 303,
    headers: { location: '/login', 'set-cookie': beginSupportSession(mock, customer) },
    body: undefined,
  };
}
