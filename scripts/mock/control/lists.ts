import type { ListedLogin, Session } from '../session/sessions.ts';
import type { World } from '../world.ts';

/** The time as control calls tell it: of a login, else of everybody. */
export const clockOf = (world: World, session?: Session) => ({
  now: (session ? world.sessions.now(session) : world.clock.now()).toISOString(),
  start: world.clock.startedAt.toISOString(),
  is_running: world.clock.isRunning,
});

/** A login as control calls list it: without what signs. */
export const listed = (world: World, { session, ended }: ListedLogin) => ({
  login: session.id,
  userId: session.customer.userId,
  now: world.sessions.now(session).toISOString(),
  shift_minutes: Math.round(session.shiftMs / 60_000),
  started_at: session.startedAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
  ended: ended ?? null,
  written: [...session.state.keys()],
});
