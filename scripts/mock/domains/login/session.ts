import { type Customer, fullName } from '../../customers/customer.ts';
import { preferences } from '../../http/prefer.ts';
import { cookie, type MockRequest } from '../../http/request.ts';
import { type MockContext, sharedState } from '../../mockContext.ts';
import { type Handlers, type PublicHandlers, Refusal, WithHeaders } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { customerNamed, hasChangedPassword, isPassword, loginFacts } from './facts.ts';
import { loginAttempts } from './loginAttempts.ts';

const supportCookie = 'minamo_support_session';

/** Sessions of the support page, by the cookie's value. They end after an hour, and with `del_type: "all"`. */
const supportSessions = (mock: MockContext) =>
  sharedState(mock, 'support', (): Record<string, { userId: string; until: number }> => ({}));

const supportLasts = 60 * 60_000;

/** Logs a customer in to the support page; the result is the cookie to set. */
export function beginSupportSession(mock: MockContext, customer: Customer): string {
  const value = mock.random.code(32, '0123456789abcdef');
  const until = mock.clock.now().getTime() + supportLasts;
  supportSessions(mock)[value] = { userId: customer.userId, until };
  // No Max-Age: the browser forgets it when it is closed.
  return `${supportCookie}=${value}; Path=${mock.supportPath}; HttpOnly; SameSite=Lax`;
}

/** Ends all sessions of a customer at the support page. */
export function endSupportSessions(mock: MockContext, customer: Customer): void {
  const sessions = supportSessions(mock);
  for (const [value, { userId }] of Object.entries(sessions))
    if (userId === customer.userId) delete sessions[value];
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
