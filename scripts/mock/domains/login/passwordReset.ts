import type { Customer } from '../../customers/customer.ts';
import { type MockContext, sharedState } from '../../mockContext.ts';
import { type Call, type PublicHandlers, Refusal } from '../domain.ts';
import type { RequestBody, Success } from '../operations.ts';
import { customerNamed, isPassword, loginFacts, setPassword } from './facts.ts';
import { loginAttempts } from './loginAttempts.ts';
import { after, minutesSince } from './minutes.ts';

/** The code of every mail and SMS of the demo. */
const demoCode = '407182';
const attemptsAllowed = 3;
/** Codes that are sent to one id in an hour. */
const codesAnHour = 5;
/** In minutes: how long a code is good, when another can be sent, how long its proof is good. */
const codeGood = 5;
const resendAfter = 1;
const proofGood = 10;

type Method = RequestBody<'postPasswordResetOtpV2'>['authentication_method'];

interface Sent {
  otp_id: string;
  /** As it was typed; it may be nobody's. */
  id: string;
  sentAt: number;
  failures: number;
}

interface Proof {
  reset_token: string;
  id: string;
  verifiedAt: number;
}

/** Codes that were sent and proofs that were given, newest last; shared by all, since nobody is logged in. */
const stateOf = (mock: MockContext) =>
  sharedState(mock, 'passwordReset', (): { sent: Sent[]; proofs: Proof[] } => ({
    sent: [],
    proofs: [],
  }));

/** A new password for a forgotten one, proved by a one-time code (docs/product.md §3.9). */
export const passwordReset: PublicHandlers = {
  postPasswordResetOtp: ({ mock, body, now }) => send(mock, now, body.id, 'one_time_pwd_mail'),
  postPasswordResetOtpV2: ({ mock, body, now }) =>
    send(mock, now, body.id, body.authentication_method),

  postPasswordResetOtpVerification: ({ mock, body, now }) => {
    const { sent, proofs } = stateOf(mock);
    const found = sent.find(({ otp_id }) => otp_id === body.otp_id);
    // Only the newest code of an id is good.
    const isGood = found && sent.findLast(({ id }) => id === found.id) === found;
    if (!isGood || minutesSince(found.sentAt, now) >= codeGood) return new Refusal('otp_expired');
    if (found.failures >= attemptsAllowed) return new Refusal('otp_locked');
    // For an id that is nobody's no code was sent, so none is right.
    if (body.code !== demoCode || !customerNamed(mock, found.id)) {
      found.failures += 1;
      const remaining_attempts = attemptsAllowed - found.failures;
      return remaining_attempts > 0
        ? new Refusal('otp_wrong', { remaining_attempts })
        : new Refusal('otp_locked');
    }
    const reset_token = `reset${mock.random.code(30, '0123456789abcdef')}`;
    proofs.push({ reset_token, id: found.id, verifiedAt: now.getTime() });
    // A code is good for one proof.
    sent.splice(sent.indexOf(found), 1);
    return { reset_token, expires_at: after(now.getTime(), proofGood) };
  },

  putPasswordReset: (call) => reset(call),
  putPasswordResetV2: (call) => reset(call),
};

function send(
  mock: MockContext,
  now: Date,
  id: string,
  method: Method,
): Success<'postPasswordResetOtp'> | Refusal {
  const { sent } = stateOf(mock);
  const recent = sent.filter((one) => one.id === id && minutesSince(one.sentAt, now) < 60);
  const [first] = recent;
  if (first && recent.length >= codesAnHour)
    return new Refusal('otp_send_limit', { resend_at: after(first.sentAt, 60) });
  const sent_to = addressOf(mock, id, method);
  if (sent_to === undefined) return new Refusal('otp_method_not_available');
  const sentAt = now.getTime();
  const otp_id = `otp${mock.random.code(32, '0123456789abcdef')}`;
  sent.push({ otp_id, id, sentAt, failures: 0 });
  return {
    otp_id,
    sent_to,
    authentication_method: method,
    expires_at: after(sentAt, codeGood),
    resend_at: after(sentAt, resendAfter),
  };
}

/** Where a code goes, masked; undefined when the customer can't be reached that way. */
function addressOf(mock: MockContext, id: string, method: Method): string | undefined {
  const customer = customerNamed(mock, id);
  if (method === 'one_time_pwd_mail') {
    // An unknown id gets an address too: the answer must not tell whether an id exists.
    const email = customer
      ? loginFacts(mock, customer).email
      : id.includes('@')
        ? id
        : `${id}@example.jp`;
    return email?.replace(/^(.)[^@]*@/, '$1••••@');
  }
  const phone = customer ? mobileOf(customer) : `0900000${String(id.length).padStart(4, '0')}`;
  return phone && `${phone.slice(0, 3)}-••••-${phone.slice(-4)}`;
}

const mobileOf = ({ user: { customer }, services }: Customer): string | undefined =>
  [customer.tel_daytime, customer.tel, ...services.map(({ listed }) => listed.phone_number)].find(
    (phone) => phone?.startsWith('090'),
  ) ?? undefined;

function reset({
  mock,
  body: { reset_token, new_password },
  now,
}: Call<'putPasswordReset' | 'putPasswordResetV2'>): Success<'putPasswordReset'> | Refusal {
  const { proofs } = stateOf(mock);
  const index = proofs.findIndex((proof) => proof.reset_token === reset_token);
  const proof = proofs[index];
  const customer = proof && customerNamed(mock, proof.id);
  if (!customer || minutesSince(proof.verifiedAt, now) >= proofGood)
    return new Refusal('reset_expired');
  if ([proof.id, loginFacts(mock, customer).loginId].includes(new_password))
    return new Refusal('password_same_as_id');
  if (isPassword(mock, customer, new_password)) return new Refusal('password_reused');
  proofs.splice(index, 1);
  setPassword(mock, customer, new_password);
  loginAttempts(mock, customer.userId).succeed();
  // All other devices are logged out.
  for (const session of mock.sessions.named(customer.userId)) mock.sessions.revoke(session);
  return { result: 'normal' };
}
