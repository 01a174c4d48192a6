import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { type Customer, demoPassword } from '../../customers/customer.ts';
import { type MockContext, sharedState } from '../../mockContext.ts';

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

/** Whether the customer has changed the password: whoever knew the one before it is out. */
export const hasChangedPassword = (mock: MockContext, customer: Customer): boolean =>
  loginFacts(mock, customer).password !== null;

/** Who set the password: the customer, or while the demo password holds, whoever the customer's data name. */
export const passwordSetter = <Setter extends string>(
  mock: MockContext,
  customer: Customer,
  before: Setter,
): Setter | 'user' => (hasChangedPassword(mock, customer) ? 'user' : before);
