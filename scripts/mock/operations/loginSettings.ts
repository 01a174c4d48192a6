import type { RequestBody, Success } from '../contractTypes.ts';
import { accepted, dayNumber, fibreExample } from '../facts/examples.ts';
import {
  customerNamed,
  endSupportSessions,
  isPassword,
  isRegistered,
  loginAttempts,
  loginFacts,
  passwordSetter,
  proofGood,
  proofRefusal,
  setPassword,
} from '../facts/login.ts';
import { type Handlers, Refusal, type SignedCall, wrongField } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import type { MockContext } from '../mockContext.ts';
import { after, minutesSince } from '../moments.ts';
import type { Session } from '../session/sessions.ts';

type EmailCall = SignedCall<'putContractEmail' | 'putServiceContractEmail'>;
type PasswordCall = SignedCall<'putUserIdPassword' | 'putServiceUserIdPassword'>;

/** Changes of what a customer logs in with: e-mail address, password, login id. */
export const loginSettings: Handlers = {
  putContractEmail: putEmail,
  putServiceContractEmail: putEmail,

  putUserIdPassword: putIdPassword,
  putServiceUserIdPassword: putIdPassword,

  getCheckFirstLogin: (call) => {
    const { mock, customer } = call;
    const example = fibreExample(call, 'getCheckFirstLogin');
    const { isVerifiedEmail, loginId } = loginFacts(mock, customer);
    const needs_email = !isVerifiedEmail;
    const password_setter = passwordSetter(mock, customer, example.password_setter);
    return {
      is_first_login: example.is_first_login && needs_email,
      needs_email,
      needs_password: password_setter === 'system',
      password_setter,
      userId: loginId,
    };
  },
};

function putEmail(call: EmailCall): Success<'putContractEmail'> | Refusal {
  const { mock, customer } = call;
  const { email, verification_token } = call.body;
  if (isRegistered(mock, customer, email)) return new Refusal('same_email');
  const refusal = proofRefusal(call, verification_token, email);
  if (refusal) return refusal;
  Object.assign(loginFacts(mock, customer), { email, isVerifiedEmail: true });
  return { ...accepted(call, 'EM'), email, is_verified_email: true };
}

function putIdPassword(call: PasswordCall): Success<'putUserIdPassword'> | Refusal {
  const { mock, session, customer, body } = call;
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
  return {
    ...accepted(call, 'PW'),
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
  if (missing) return wrongField(missing, '必須項目が未入力です');
  if (!isPassword(mock, customer, body.current_password)) {
    attempts.fail(now);
    return new Refusal(attempts.lockedUntil(now) ? 'locked' : 'current_password_wrong');
  }
  attempts.succeed();
  if (body.new_password !== null && isPassword(mock, customer, body.new_password))
    return new Refusal('same_password');
  if (body.new_password === loginFacts(mock, customer).loginId)
    return wrongField('new_password', 'お客さまIDと違うパスワードを入力してください。');
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

/** The number of every confirmation mail of the demo. */
const demoNumber = '483920';
const digits = 6;
const attemptsAllowed = 5;

/** In minutes: how long a number is good, when another can be sent, how long its proof is good. */
const numberGood = 10;
const resendAfter = 1;

interface Sent {
  confirmation_id: string;
  email: string;
  sentAt: number;
  /** How often a wrong number was entered. */
  failures: number;
}

/** Numbers that were sent, newest last. */
const sentTo = ({ past }: Session): Sent[] =>
  eventsOf(past, 'postConfirmationNumber').map(
    ({ at, asked: { email }, answer: { confirmation_id } }) => ({
      confirmation_id,
      email,
      sentAt: Date.parse(at),
      failures: past.filter(
        (event) =>
          event.operation === 'postConfirmationNumberVerification' &&
          event.status >= 300 &&
          event.asked.confirmation_id === confirmation_id,
      ).length,
    }),
  );

/** Proof that an e-mail address is the customer's, by a number that is sent there. */
export const confirmation: Handlers = {
  postConfirmationNumber: ({ mock, session, customer, body: { email }, now }) => {
    if (isRegistered(mock, customer, email))
      return new Refusal('same_email', { resend_from: null });
    const last = sentTo(session).findLast((one) => one.email === email);
    if (last && minutesSince(last.sentAt, now) < resendAfter)
      return new Refusal('too_many_requests', { resend_from: after(last.sentAt, resendAfter) });
    const sentAt = now.getTime();
    const confirmation_id = `c${dayNumber(now)}${mock.random.code(4, '0123456789')}`;
    return {
      confirmation_id,
      digits,
      expires_at: after(sentAt, numberGood),
      resend_from: after(sentAt, resendAfter),
    };
  },

  postConfirmationNumberVerification: ({ mock, session, body, now }) => {
    const sent = sentTo(session);
    const found = sent.find(({ confirmation_id }) => confirmation_id === body.confirmation_id);
    if (!found) return new Refusal('not_found');
    // Only the newest number of an address is good.
    const isNewest = sent.findLast(({ email }) => email === found.email) === found;
    if (!isNewest || minutesSince(found.sentAt, now) >= numberGood)
      return new Refusal('confirmation_number_expired');
    if (found.failures >= attemptsAllowed) return new Refusal('confirmation_number_locked');
    if (body.confirmation_number !== demoNumber) {
      const remaining_attempts = attemptsAllowed - found.failures - 1;
      return remaining_attempts > 0
        ? new Refusal('confirmation_number_wrong', { remaining_attempts })
        : new Refusal('confirmation_number_locked');
    }
    const verification_token = uuid(mock);
    return {
      email: found.email,
      verification_token,
      expires_at: after(now.getTime(), proofGood),
    };
  },
};

/** A random UUID, version 4. */
function uuid({ random }: MockContext): string {
  const hex = (length: number) => random.code(length, '0123456789abcdef');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}
