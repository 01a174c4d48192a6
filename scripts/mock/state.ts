import type { Customer } from './customers/customer.ts';
import type { Fault } from './faults.ts';
import type { Gateway } from './gateway.ts';
import type { Event } from './ledger/event.ts';
import type { Beginning } from './session/sessions.ts';

/** All that a mock has lived through, as plain JSON: to be kept in a file, and to start from. */
export interface MockState {
  version: 3;
  /** The mock's time, ISO. */
  clock: string;
  pins: Record<string, string>;
  faults: Record<string, Fault>;
  /** What happened to each customer, by user id, and how far the clock of the latest login was moved. */
  customers: Record<string, Beginning>;
  shared: Record<string, unknown>;
}

/** A file or body that is no state of a mock. */
export class StateError extends Error {}

/**
 * Takes the state of a mock. Credentials are not in it, nor worlds of their own.
 * @throws StateError when a domain keeps something that is no plain data
 */
export function takeState({ mock, pins, faults }: Gateway): MockState {
  const logins = mock.sessions.list();
  const customers: Record<string, Beginning> = {};
  for (const customer of mock.customers) {
    const { entries, answers } = mock.sessions.ledgerOf(customer);
    const last = logins.findLast(({ session }) => session.customer === customer);
    const shiftMs = last && last.ended !== 'revoked' ? last.session.shiftMs : 0;
    if (entries.length === 0 && shiftMs === 0) continue;
    customers[customer.userId] = structuredClone({ shiftMs, entries, answers });
  }
  const shared = Object.fromEntries(mock.shared);
  checkPlain(shared, 'shared');
  return {
    version: 3,
    clock: mock.clock.now().toISOString(),
    pins: Object.fromEntries(pins),
    faults: Object.fromEntries(faults),
    customers,
    shared: structuredClone(shared),
  };
}

/**
 * Checks what is to be started from.
 * @throws StateError with one line that says what is wrong
 */
export function readState(value: unknown, customers: readonly Customer[]): MockState {
  if (!isObject(value) || value['version'] !== 3)
    throw new StateError(
      'This is no state of this mock: version is not 3. Start anew, and save it again.',
    );
  if (typeof value['clock'] !== 'string' || Number.isNaN(Date.parse(value['clock'])))
    throw new StateError('This is no state of a mock: clock is no moment.');
  for (const part of ['pins', 'faults', 'customers', 'shared'])
    if (!isObject(value[part])) throw new StateError(`This is no state of a mock: no ${part}.`);
  const state = value as unknown as MockState;
  for (const [userId, kept] of Object.entries(state.customers)) {
    if (!customers.some((customer) => customer.userId === userId))
      throw new StateError(`The state names ${userId}, who is no demo customer.`);
    if (!isObject(kept) || typeof kept.shiftMs !== 'number' || !isObject(kept.answers))
      throw new StateError(`The state of ${userId} has no shiftMs or no answers.`);
    if (!Array.isArray(kept.entries) || !kept.entries.every(isEntry))
      throw new StateError(
        `The ledger of ${userId} has no entries with a moment, a question and an answer.`,
      );
  }
  return structuredClone(state);
}

const isEntry = (entry: unknown): entry is Event =>
  isObject(entry) &&
  !Number.isNaN(Date.parse(String(entry['at']))) &&
  isObject(entry['asked']) &&
  'answer' in entry;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkPlain(kept: Record<string, unknown>, owner: string): void {
  for (const [key, value] of Object.entries(kept))
    if (!isPlain(value)) throw new StateError(`${owner}: ${key} is no plain data.`);
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
