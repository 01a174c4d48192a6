import { type MockContext, sharedState } from '../../mockContext.ts';

const failuresUntilLock = 5;
const lockMinutes = 30;

interface Attempts {
  /** Moments of all wrong passwords, oldest first. */
  failures: string[];
  inARow: number;
  locked: string | null;
}

/** Attempts to give the password of one id: five wrong passwords in a row lock it for half an hour. */
class LoginAttempts {
  constructor(private readonly kept: Attempts) {}

  /** All wrong passwords, oldest first. */
  get failures(): Date[] {
    return this.kept.failures.map((at) => new Date(at));
  }

  lockedUntil(now: Date): Date | undefined {
    const locked = this.kept.locked === null ? undefined : new Date(this.kept.locked);
    return locked && locked > now ? locked : undefined;
  }

  fail(now: Date): void {
    this.kept.failures.push(now.toISOString());
    this.kept.inARow += 1;
    if (this.kept.inARow < failuresUntilLock) return;
    this.kept.inARow = 0;
    this.kept.locked = new Date(now.getTime() + lockMinutes * 60_000).toISOString();
  }

  succeed(): void {
    this.kept.inARow = 0;
    this.kept.locked = null;
  }
}

/**
 * The attempts with an id, known or not.
 * @param kind where the password was asked for: at the login, or before it is changed
 */
export function loginAttempts(
  mock: MockContext,
  id: string,
  kind: 'id' | 'password' = 'id',
): LoginAttempts {
  const all = sharedState(mock, 'loginAttempts', (): Record<string, Attempts> => ({}));
  return new LoginAttempts((all[`${kind} ${id}`] ??= { failures: [], inARow: 0, locked: null }));
}
