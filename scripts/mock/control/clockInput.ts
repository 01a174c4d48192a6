import { inCalendar, momentOf } from '../clock.ts';
import type { MockContext } from '../mockContext.ts';
import type { Session } from '../session/sessions.ts';
import { ControlError } from './error.ts';

/**
 * Moves a clock: of the logins given, else of everybody. `{"at": …}` sets it, `{"advance_minutes": …}`
 * moves it, `{"running": false}` stops everybody's.
 * @throws ControlError when it is none of these
 */
export function moveClock(
  mock: MockContext,
  logins: readonly Session[] | undefined,
  input: Record<string, unknown>,
): void {
  const { at, advance_minutes: minutes, running } = input;
  if (typeof at === 'string') {
    const moment = within(() => momentOf(at));
    for (const session of logins ?? []) session.shiftMs = moment - mock.clock.now().getTime();
    if (!logins) mock.clock.set(at);
  } else if (typeof minutes === 'number' && Number.isFinite(minutes)) {
    const clocks = logins?.map((session) => mock.sessions.now(session)) ?? [mock.clock.now()];
    for (const now of clocks) within(() => inCalendar(now.getTime() + minutes * 60_000));
    for (const session of logins ?? []) session.shiftMs += minutes * 60_000;
    if (!logins) mock.clock.advance(minutes);
  } else if (typeof running === 'boolean' && !logins) {
    mock.clock.isRunning = running;
  } else
    throw new ControlError(
      'Send {"at": an ISO moment}, {"advance_minutes": a number}, each with "login" for one login, or {"running": false}.',
    );
}

function within<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new ControlError(error.message);
    throw error;
  }
}

/**
 * The logins that a control call means by `login`: an id such as L3, or a user id for all of a customer.
 * @returns undefined when it names none, and means everybody
 * @throws ControlError when nobody is logged in by that name
 */
export function loginsOf(mock: MockContext, name: unknown): Session[] | undefined {
  if (name === undefined) return undefined;
  const found = typeof name === 'string' ? mock.sessions.named(name) : [];
  if (found.length) return found;
  throw new ControlError(`Nobody is logged in as ${JSON.stringify(name)}.`);
}
