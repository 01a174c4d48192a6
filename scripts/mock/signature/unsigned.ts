import type { MockRequest } from '../http/request.ts';
import type { MockContext } from '../mockContext.ts';
import type { Verdict } from './verify.ts';

/**
 * Whom a call without a right signature is taken for where signatures are off: the customer of the header
 * `X-Mock-User`, else the one whose service the path names, else the first. The call belongs to this customer's
 * latest login, so that it sees what a browser has written.
 */
export function unsignedVerdict(
  mock: MockContext,
  request: MockRequest,
  serviceId: string | undefined,
): Verdict {
  const named = request.headers['x-mock-user'];
  const customer =
    named === undefined
      ? (mock.customers.find(({ services }) =>
          services.some(({ listed }) => listed.service_id === serviceId),
        ) ?? mock.customers[0])
      : mock.customers.find(({ userId }) => userId === named);
  if (!customer)
    return {
      kind: 'wrong',
      differs: ['x-mock-user'],
      message: `There is no customer ${named}; there are ${mock.customers.map((c) => c.userId).join(', ')}.`,
      expected: {},
    };
  return { kind: 'valid', session: mock.sessions.joined(customer).session };
}
