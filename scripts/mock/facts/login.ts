import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { type Customer, demoPassword } from '../customers/customer.ts';
import { type CustomerCall, Refusal } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import { type MockContext, sharedState } from '../mockContext.ts';
import { minutesSince } from '../moments.ts';
import type { Session } from '../session/sessions.ts';

/** What a customer logs in with. It outlives a login, unlike what is written during one. */
interface LoginFacts {
  loginId: string;
  email: string | null;
  isVerifiedEmail: boolean;
  /** Salt and digest of a password that the customer has set; null while the demo password holds. */
  password: string | null;
}

const allFacts = (mock: MockContext) =>
  sharedState(mock, 'logins', (): Record<string, LoginFacts> => ({}));

/** What a customer logs in with now; change it in place. */
export function loginFacts(mock: MockContext, customer: Customer): LoginFacts {
  const { userId, user, isVerifiedEmail } = customer;
  return (allFacts(mock)[userId] ??= {
    loginId: userId,
    email: user.customer.email,
    isVerifiedEmail,
    password: null,
  });
}

/** Undoes what a customer changed of the login. */
export function forgetLoginFacts(mock: MockContext, { userId }: Customer): void {
  delete allFacts(mock)[userId];
}

/** Whom a login id, a verified e-mail address or a customer number names. */
export function customerNamed(mock: MockContext, id: string): Customer | undefined {
  return mock.customers.find((customer) => {
    const { loginId, email, isVerifiedEmail } = loginFacts(mock, customer);
    return (
      id === loginId ||
      (isVerifiedEmail && id === email) ||
      id === customer.user.customer.contract_no
    );
  });
}

/** Whether a password is the customer's now. */
export function isPassword(mock: MockContext, customer: Customer, typed: string): boolean {
  const { password } = loginFacts(mock, customer);
  if (password === null) return typed === demoPassword;
  const [salt = '', digest = ''] = password.split(':');
  return timingSafeEqual(Buffer.from(digestOf(typed, salt), 'hex'), Buffer.from(digest, 'hex'));
}

/** Sets the password. Only its digest is kept, since states are written to files. */
export function setPassword(mock: MockContext, customer: Customer, password: string): void {
  const salt = randomBytes(16).toString('hex');
  loginFacts(mock, customer).password = `${salt}:${digestOf(password, salt)}`;
}

const digestOf = (password: string, salt: string): string =>
  scryptSync(password, salt, 32).toString('hex');

/** Whether the customer has changed the password, so that the one before it is worth nothing. */
export const hasChangedPassword = (mock: MockContext, customer: Customer): boolean =>
  loginFacts(mock, customer).password !== null;

/** Who set the password: the customer, or while the demo password holds, as the customer's data say. */
export const passwordSetter = <Setter extends string>(
  mock: MockContext,
  customer: Customer,
  before: Setter,
): Setter | 'user' => (hasChangedPassword(mock, customer) ? 'user' : before);

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

export const proofGood = 30;

interface Proof {
  verification_token: string;
  email: string;
  verifiedAt: number;
}

/** Proofs that were given and aren't used up, newest last. */
function proofsOf({ past }: Session): Proof[] {
  const used = eventsOf(past, ['putContractEmail', 'putServiceContractEmail']).map(
    ({ asked }) => asked.verification_token,
  );
  return eventsOf(past, 'postConfirmationNumberVerification')
    .map(({ at, answer: { verification_token, email } }) => ({
      verification_token,
      email,
      verifiedAt: Date.parse(at),
    }))
    .filter(({ verification_token }) => !used.includes(verification_token));
}

/** Whether an address is the one that is registered and verified already. */
export function isRegistered(
  mock: MockContext,
  customer: Session['customer'],
  email: string,
): boolean {
  const facts = loginFacts(mock, customer);
  return facts.isVerifiedEmail && facts.email === email;
}

/**
 * Why a proof doesn't hold for an address; undefined when it does. The change that it is for uses it up.
 * @param token from the verification
 */
export function proofRefusal(
  { session, now }: CustomerCall,
  token: string,
  email: string,
): Refusal | undefined {
  const proof = proofsOf(session).find(({ verification_token }) => verification_token === token);
  if (!proof || minutesSince(proof.verifiedAt, now) >= proofGood)
    return new Refusal('verification_expired');
  if (proof.email !== email) return new Refusal('verification_mismatch');
  return undefined;
}

/** Sessions of the support page, by the cookie's value. They end after an hour, and with `del_type: "all"`. */
export const supportSessions = (mock: MockContext) =>
  sharedState(mock, 'support', (): Record<string, { userId: string; until: number }> => ({}));

/** Ends all sessions of a customer at the support page. */
export function endSupportSessions(mock: MockContext, customer: Customer): void {
  const sessions = supportSessions(mock);
  for (const [value, { userId }] of Object.entries(sessions))
    if (userId === customer.userId) delete sessions[value];
}

/** The beginning of all cipher texts of the demo, which says that they aren't secret. */
export const mark = 'for-the-demo-only-';

/** What was encrypted; undefined for anything that the mock didn't make. */
export function plainText(cipher: string): string | undefined {
  const text = Buffer.from(cipher, 'base64url').toString();
  return text.startsWith(mark) ? text.slice(mark.length) : undefined;
}
