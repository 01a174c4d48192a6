import { type Handlers, Refusal, type SignedCall } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import type { RequestBody, Success } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { isRegistered, proofRefusal } from './confirmation.ts';
import { customerNamed, isPassword, loginFacts, passwordSetter, setPassword } from './facts.ts';
import { loginAttempts } from './loginAttempts.ts';
import { endSupportSessions } from './session.ts';

type EmailCall = SignedCall<'putContractEmail' | 'putServiceContractEmail'>;
type PasswordCall = SignedCall<'putUserIdPassword' | 'putServiceUserIdPassword'>;

/** Changes of what a customer logs in with: e-mail address, password, login id. */
export const loginSettings: Handlers = {
  putContractEmail: (call) => putEmail(call),
  putServiceContractEmail: (call) => putEmail(call),

  putUserIdPassword: (call) => putIdPassword(call),
  putServiceUserIdPassword: (call) => putIdPassword(call),

  getCheckFirstLogin: ({ mock, customer }) => {
    const told = exampleOf(mock, customer, 'getCheckFirstLogin');
    const needs_email = !loginFacts(mock, customer).isVerifiedEmail;
    const password_setter = passwordSetter(mock, customer, told.password_setter);
    return {
      is_first_login: told.is_first_login && needs_email,
      needs_email,
      needs_password: password_setter === 'system',
      password_setter,
    };
  },
};

function putEmail({
  mock,
  session,
  customer,
  body: { email, verification_token },
  now,
}: EmailCall): Success<'putContractEmail'> | Refusal {
  if (isRegistered(mock, customer, email)) return new Refusal('same_email');
  const refusal = proofRefusal(session, verification_token, email, now);
  if (refusal) return refusal;
  Object.assign(loginFacts(mock, customer), { email, isVerifiedEmail: true });
  const receipt_number = receiptNumber(mock, 'EM', now);
  return { receipt_number, accepted_at: formatMoment(now), email, is_verified_email: true };
}

function putIdPassword(call: PasswordCall): Success<'putUserIdPassword'> | Refusal {
  const { mock, session, customer, body, now } = call;
  const refusal = orderRefusal(call);
  if (refusal) return refusal;
  const facts = loginFacts(mock, customer);
  if (body.kind === 'password') {
    setPassword(mock, customer, body.new_password ?? '');
    // Whoever logged in with the old password is logged out, at the support page too.
    for (const other of mock.sessions.named(customer.userId))
      if (other !== session) mock.sessions.revoke(other);
    endSupportSessions(mock, customer);
  } else facts.loginId = body.new_login_id ?? '';
  const receipt_number = receiptNumber(mock, 'PW', now);
  return {
    receipt_number,
    accepted_at: formatMoment(now),
    kind: body.kind,
    userId: facts.loginId,
    password_setter: 'user',
  };
}

/** Why password or login id aren't changed; undefined when they are. */
function orderRefusal({ mock, customer, body, now }: PasswordCall): Refusal | undefined {
  const attempts = loginAttempts(mock, customer.userId, 'password');
  if (attempts.lockedUntil(now)) return new Refusal('locked');
  const missing = missingField(body);
  if (missing)
    return new Refusal('bad_request', {
      fields: [{ name: missing, message: '必須項目が未入力です' }],
    });
  if (!isPassword(mock, customer, body.current_password)) {
    attempts.fail(now);
    return new Refusal(attempts.lockedUntil(now) ? 'locked' : 'current_password_wrong');
  }
  attempts.succeed();
  if (body.new_password !== null && isPassword(mock, customer, body.new_password))
    return new Refusal('same_password');
  const isTaken = body.new_login_id !== null && customerNamed(mock, body.new_login_id);
  return isTaken ? new Refusal('login_id_in_use') : undefined;
}

const missingField = ({
  kind,
  new_password,
  new_login_id,
}: RequestBody<'putUserIdPassword'>): string | undefined => {
  if (kind === 'password') return new_password === null ? 'new_password' : undefined;
  return new_login_id === null ? 'new_login_id' : undefined;
};
