import type { MockContext } from '../mockContext.ts';
import type { ListedLogin, Session } from '../session/sessions.ts';

/** The time as control calls answer it: of a login, else of everybody. */
export const clockOf = (mock: MockContext, session?: Session) => ({
  now: (session ? mock.sessions.now(session) : mock.clock.now()).toISOString(),
  start: mock.clock.startedAt.toISOString(),
  is_running: mock.clock.isRunning,
});

/** A login as control calls list it: without what signs. */
export const listed = (mock: MockContext, { session, ended }: ListedLogin) => ({
  login: session.id,
  userId: session.customer.userId,
  now: mock.sessions.now(session).toISOString(),
  shift_minutes: Math.round(session.shiftMs / 60_000),
  started_at: session.startedAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
  ended: ended ?? null,
  orders: session.ledger.entries.length,
});
