import { didYouMean } from '../../tools/nearest.ts';
import type { Customer } from '../customers/customer.ts';
import type { MockContext } from '../mockContext.ts';
import { ControlError } from './error.ts';

/**
 * The customer that a control call names by `as`; the first where it names none.
 * @throws ControlError when there is no such customer, with those there are
 */
export function customerNamed(mock: MockContext, input: { as?: unknown }): Customer {
  const known = mock.customers.map(({ userId }) => userId);
  const wanted = input.as ?? known[0];
  const customer = mock.customers.find(({ userId }) => userId === wanted);
  if (customer) return customer;
  const text = typeof wanted === 'string' ? wanted : JSON.stringify(wanted);
  throw new ControlError(
    `There is no customer ${text}; there are ${known.join(', ')}.${didYouMean(text, known)}`,
  );
}
