import { isObject } from '../operations.ts';
import { type Fault, fault } from './finding.ts';

/** How far the clock of a login may be from that of its answer. */
const toleranceMs = 120_000;

/**
 * What can't be of a login history: the run's own login is in it, at its time, and alone is the current one;
 * none is later than the answer.
 * @param loggedInAt the Date of the answer to the run's login, in ms
 * @param now the Date of this answer, in ms
 */
export function loginTimeFaults(body: unknown, loggedInAt: number, now: number): Fault[] {
  const logins =
    isObject(body) && Array.isArray(body['logins']) ? (body['logins'] as unknown[]) : [];
  const times = logins.map((login) => (isObject(login) ? Date.parse(String(login['at'])) : NaN));
  const ahead = times.findIndex((at) => at > now + toleranceMs);
  if (ahead >= 0) {
    const at = `/logins/${ahead}/at`;
    const got = new Date(times[ahead] ?? NaN).toISOString();
    return [{ ...fault('body-future', `getLoginHistory ${at}`, 'a login that has been', got), at }];
  }
  const current = logins.filter((login) => isObject(login) && login['is_current'] === true);
  if (logins.length && current.length !== 1) {
    const expected = 'one login that is_current';
    return [{ ...fault('body-unique', '', expected, String(current.length)), at: '/logins' }];
  }
  const isThere = times.some((at) => Math.abs(at - loggedInAt) <= toleranceMs);
  if (isThere || Number.isNaN(loggedInAt)) return [];
  const expected = `a login at ${new Date(loggedInAt).toISOString()}`;
  const newest = Math.max(...times);
  const got = times.length ? `the newest at ${new Date(newest).toISOString()}` : 'no login';
  return [{ ...fault('login-missing', '', expected, got), at: '/logins/0/at' }];
}
