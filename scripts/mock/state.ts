import type { Customer } from './customers/customer.ts';
import type { Fault } from './faults.ts';
import type { Gateway } from './gateway.ts';
import type { LoginState } from './session/sessions.ts';

/** All that a mock has lived through, as plain JSON: to be kept in a file, and to start from. */
export interface MockState {
  version: 1;
  /** The mock's time, ISO. */
  clock: string;
  pins: Record<string, string>;
  faults: Record<string, Fault>;
  /** What the next logins begin with, by user id. */
  customers: Record<string, LoginState>;
  shared: Record<string, unknown>;
}

/** A file or body that is no state of a mock. */
export class StateError extends Error {}

/**
 * Takes the state of a mock: of each customer’s latest login, unless a logout ended it. Credentials are
 * not in it.
 * @throws StateError when a domain keeps something that is no plain data
 */
export function takeState({ mock, pins, faults }: Gateway): MockState {
  const customers: Record<string, LoginState> = {};
  for (const { session, ended } of mock.sessions.list())
    if (ended !== 'revoked')
      customers[session.customer.userId] = {
        shiftMs: session.shiftMs,
        state: plain(session.state, session.customer.userId),
      };
  return {
    version: 1,
    clock: mock.clock.now().toISOString(),
    pins: Object.fromEntries(pins),
    faults: Object.fromEntries(faults),
    customers,
    shared: plain(mock.shared, 'shared'),
  };
}

/**
 * Checks what is to be started from.
 * @throws StateError with one line that says what is wrong
 */
export function readState(value: unknown, customers: readonly Customer[]): MockState {
  if (!isObject(value) || value['version'] !== 1)
    throw new StateError('This is no state of a mock: version is not 1.');
  if (typeof value['clock'] !== 'string' || Number.isNaN(Date.parse(value['clock'])))
    throw new StateError('This is no state of a mock: clock is no moment.');
  for (const part of ['pins', 'faults', 'customers', 'shared'])
    if (!isObject(value[part])) throw new StateError(`This is no state of a mock: no ${part}.`);
  const state = value as unknown as MockState;
  for (const [userId, kept] of Object.entries(state.customers)) {
    if (!customers.some((customer) => customer.userId === userId))
      throw new StateError(`The state names ${userId}, who is no demo customer.`);
    if (!isObject(kept) || typeof kept.shiftMs !== 'number' || !isObject(kept.state))
      throw new StateError(`The state of ${userId} has no shiftMs or no state.`);
  }
  return structuredClone(state);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function plain(state: ReadonlyMap<string, unknown>, owner: string): Record<string, unknown> {
  for (const [key, value] of state)
    if (!isPlain(value)) throw new StateError(`${owner}: ${key} is no plain data.`);
  return structuredClone(Object.fromEntries(state));
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value))
    return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain)
  );
}
