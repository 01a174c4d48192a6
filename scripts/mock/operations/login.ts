import { maskEmail } from '@/lib/numbers.ts';
import type { RequestBody, Success } from '../contractTypes.ts';
import { type Customer, fullName } from '../customers/customer.ts';
import {
  customerNamed,
  endSupportSessions,
  hasChangedPassword,
  isPassword,
  loginAttempts,
  loginFacts,
  setPassword,
  supportSessions,
} from '../facts/login.ts';
import { type Call, type Handlers, type PublicHandlers, Refusal, WithHeaders } from '../handler.ts';
import { preferences } from '../http/prefer.ts';
import { cookie, type MockRequest } from '../http/request.ts';
import { type MockContext, sharedState } from '../mockContext.ts';
import { after, formatMoment, minutesSince } from '../moments.ts';

const supportCookie = 'minamo_support_session';
const supportLasts = 60 * 60_000;

/** Logs a customer in to the support page; the result is the cookie to set. */
export function beginSupportSession(mock: MockContext, customer: Customer): string {
  const value = mock.random.code(32, '0123456789abcdef');
  const until = mock.clock.now().getTime() + supportLasts;
  supportSessions(mock)[value] = { userId: customer.userId, until };
  // No Max-Age: the browser forgets it when it is closed.
  return `${supportCookie}=${value}; Path=${mock.supportPath}; HttpOnly; SameSite=Lax`;
}

function supportSession(mock: MockContext, request: MockRequest) {
  const held = supportSessions(mock)[cookie(request, supportCookie) ?? ''];
  return held && held.until > mock.clock.now().getTime() ? held : undefined;
}

function supportCustomer(mock: MockContext, request: MockRequest): Customer | undefined {
  const userId = supportSession(mock, request)?.userId;
  return mock.customers.find((customer) => customer.userId === userId);
}

/** The world that a login asks for by `Prefer: world=NAME`: who asks for the same shares what happens there. */
const worldOf = ({ headers }: MockRequest): string | undefined =>
  preferences(headers['prefer']).get('world');

function loginInfo(mock: MockContext, customer: Customer) {
  const { loginId, isVerifiedEmail } = loginFacts(mock, customer);
  return { userId: loginId, is_verified_email: isVerifiedEmail };
}

/** Login by password and from the support page (docs/product.md §3.2). */
export const publicSession: PublicHandlers = {
  postLogin: ({ mock, request, body, now }) => {
    const customer = customerNamed(mock, body.id);
    const attempts = loginAttempts(mock, customer?.userId ?? body.id);
    const lockedUntil = attempts.lockedUntil(now);
    if (lockedUntil)
      return new Refusal('account_locked', { locked_until: formatMoment(lockedUntil) });
    if (!customer || !isPassword(mock, customer, body.password)) {
      attempts.fail(now);
      return new Refusal('login_failed');
    }
    attempts.succeed();
    const { credentials } = mock.sessions.begin(customer, worldOf(request));
    return new WithHeaders(
      { ...credentials, ...loginInfo(mock, customer) },
      { 'set-cookie': beginSupportSession(mock, customer) },
    );
  },

  getSupportSession: ({ mock, request }) => {
    const customer = supportCustomer(mock, request);
    const held = supportSession(mock, request);
    if (!customer || !held)
      return { is_logged_in: false, userId: null, display_name: null, expires_at: null };
    return {
      is_logged_in: true,
      userId: loginFacts(mock, customer).loginId,
      display_name: fullName(customer),
      expires_at: formatMoment(new Date(held.until)),
    };
  },

  postLoginSso: ({ mock, request, body }) => {
    const customer = supportCustomer(mock, request);
    if (!customer) return new Refusal('sso_not_logged_in');
    const [first] = customer.services;
    if (!first) return new Refusal('sso_not_linked');
    const top = first.listed.service_type === 'fixed' ? '/top' : '/mobile/top/';
    return {
      ...mock.sessions.begin(customer).credentials,
      ...loginInfo(mock, customer),
      redirect_uri: body.redirect_uri ?? top,
    };
  },

  postSupportLogout: ({ mock, request }) => {
    const customer = supportCustomer(mock, request);
    if (customer) endSupportSessions(mock, customer);
    return new WithHeaders(
      { result: 'normal' },
      { 'set-cookie': `${supportCookie}=; Path=${mock.supportPath}; Max-Age=0` },
    );
  },
};

/** When a link expires (milliseconds): its token begins with that minute in Japan; NaN for any other token. */
function linkEnd(token: string): number {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)-/.exec(token) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00+09:00`);
}

/** Renewal, logout and what is asked at once after a login. */
export const session: Handlers = {
  getRenew: ({ mock, session: login }) => mock.sessions.renew(login),

  getLogout: ({ mock, customer, session: login, query, request }) => {
    const ended = query.scope === 'all' ? mock.sessions.named(customer.userId) : [login];
    for (const each of ended) mock.sessions.revoke(each);
    if (query.scope === 'all') endSupportSessions(mock, customer);
    const isOwnOrigin = request.headers['sec-fetch-site'] === 'same-origin';
    return new WithHeaders(
      { result: 'normal' },
      isOwnOrigin ? { 'clear-site-data': '"cache"' } : {},
    );
  },

  getCheckToken: ({ service: { listed }, session: login, query, now }) => {
    if (query.token !== undefined && !(linkEnd(query.token) > now.getTime()))
      return new Refusal('onestop_expired');
    if (!listed.phone_number || !listed.contract_type) return new Refusal('not_found');
    return {
      service_id: listed.service_id,
      sim_tel: listed.phone_number,
      contract_type: listed.contract_type,
      expires_at: formatMoment(login.expiresAt),
    };
  },

  getLoginHistory: ({ mock, customer, session: login, example }) => {
    const history = example(customer.examples.getLoginHistory ?? 'normal');
    const isAnswered = hasChangedPassword(mock, customer);
    const [current, ...older] = history.logins.map((each) => ({
      ...each,
      is_unfamiliar: each.is_unfamiliar && !isAnswered,
    }));
    if (!current) return history;
    const failed = loginAttempts(mock, customer.userId).failures.map((at, index) => ({
      ...current,
      login_id: `l${formatMoment(at).replace(/\D/g, '').slice(2, 8)}9${String(index + 1).padStart(3, '0')}`,
      at: formatMoment(at),
      result: 'wrong_password' as const,
      is_current: false,
    }));
    const logins = [
      { ...current, at: formatMoment(login.startedAt) },
      ...failed.reverse(),
      ...older,
    ];
    return { logins: logins.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)) };
  },
};

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
    // An unknown id gets an address too: the answer must not show whether an id exists.
    const email = customer
      ? loginFacts(mock, customer).email
      : id.includes('@')
        ? id
        : `${id}@example.jp`;
    return email ? maskEmail(email) : undefined;
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
