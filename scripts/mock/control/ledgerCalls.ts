import type { Customer } from '../customers/customer.ts';
import { json } from '../http/response.ts';
import type { MockContext } from '../mockContext.ts';
import { bodyOf } from './body.ts';
import type { ControlCall } from './controlCall.ts';
import { customerNamed } from './customerInput.ts';
import { ControlError } from './error.ts';

/** Control calls about what has happened to customers. */
export const ledgerCalls: Record<string, ControlCall> = {
  'GET ledger': ({ mock }, request) => {
    const user = request.query.get('user');
    const customers = user === null ? mock.customers : [customerNamed(mock, { as: user })];
    return json(
      200,
      customers.flatMap((customer) => listed(mock, customer)),
    );
  },
  /** Goes back to a moment: what came after the first `keep` entries never happened. */
  'POST ledger': ({ mock }, request) => {
    const { keep, ...input } = bodyOf(request);
    const customer = customerNamed(mock, input);
    const { entries } = mock.sessions.ledgerOf(customer);
    if (!Number.isInteger(keep) || Number(keep) < 0 || Number(keep) > entries.length)
      throw new ControlError(
        `Send {"as": a user id, "keep": how many entries stay, from 0 to ${entries.length}}.`,
      );
    entries.length = Number(keep);
    return json(200, listed(mock, customer));
  },
};

const listed = (mock: MockContext, customer: Customer) =>
  mock.sessions
    .ledgerOf(customer)
    .entries.map(({ at, login, operation, service_id, status }, index) => ({
      userId: customer.userId,
      number: index + 1,
      at,
      login,
      operation,
      service_id,
      status,
    }));
