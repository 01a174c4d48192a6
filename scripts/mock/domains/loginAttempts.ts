import { sharedState, type World } from '../world.ts';

const failuresUntilLock = 5;
const lockMinutes = 30;

/** `2026-11-21T10:40:00+09:00`: a moment as the contract writes it. */
export function moment(at: Date): string {
  return `${new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;
}

/** Attempts to log in with one id: five wrong passwords in a row lock it for half an hour. */
class LoginAttempts {
  /** All wrong passwords, oldest first. */
  readonly failures: Date[] = [];
  private inARow = 0;
  private locked: Date | undefined;

  lockedUntil(now: Date): Date | undefined {
    return this.locked && this.locked > now ? this.locked : undefined;
  }

  fail(now: Date): void {
    this.failures.push(now);
    this.inARow += 1;
    if (this.inARow < failuresUntilLock) return;
    this.inARow = 0;
    this.locked = new Date(now.getTime() + lockMinutes * 60_000);
  }

  succeed(): void {
    this.inARow = 0;
    this.locked = undefined;
  }
}

/** The attempts with an id, known or not. */
export function loginAttempts(world: World, id: string): LoginAttempts {
  const all = sharedState(world, 'loginAttempts', () => new Map<string, LoginAttempts>());
  const known = all.get(id) ?? new LoginAttempts();
  all.set(id, known);
  return known;
}
