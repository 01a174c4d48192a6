import { japanDay } from '@/lib/date.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { loginFacts } from './facts.ts';
import { after, minutesSince } from './minutes.ts';

/** The number of every confirmation mail of the demo. */
const demoNumber = '483920';
const digits = 6;
const attemptsAllowed = 5;
/** In minutes: how long a number is good, when another can be sent, how long its proof is good. */
const numberGood = 10;
const resendAfter = 1;
const proofGood = 30;

interface Sent {
  confirmation_id: string;
  email: string;
  sentAt: number;
  /** How often a wrong number was entered. */
  failures: number;
}

interface Proof {
  verification_token: string;
  email: string;
  verifiedAt: number;
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

/** Proof that an e-mail address is the customer's, by a number that is sent there. */
export const confirmation: Handlers = {
  postConfirmationNumber: ({ mock, session, customer, body: { email }, now }) => {
    if (isRegistered(mock, customer, email))
      return new Refusal('same_email', { resend_from: null });
    const last = sentTo(session).findLast((one) => one.email === email);
    if (last && minutesSince(last.sentAt, now) < resendAfter)
      return new Refusal('too_many_requests', { resend_from: after(last.sentAt, resendAfter) });
    const sentAt = now.getTime();
    const day = japanDay(now).replace(/-/g, '').slice(2);
    const confirmation_id = `c${day}${mock.random.code(4, '0123456789')}`;
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
  session: Session,
  token: string,
  email: string,
  now: Date,
): Refusal | undefined {
  const proof = proofsOf(session).find(({ verification_token }) => verification_token === token);
  if (!proof || minutesSince(proof.verifiedAt, now) >= proofGood)
    return new Refusal('verification_expired');
  if (proof.email !== email) return new Refusal('verification_mismatch');
  return undefined;
}

/** A random UUID, version 4. */
function uuid({ random }: MockContext): string {
  const hex = (length: number) => random.code(length, '0123456789abcdef');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}
