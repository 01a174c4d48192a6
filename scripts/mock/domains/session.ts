import { fullName, type Customer } from '../customers/customer.ts';
import { cookie, type Received } from '../http/received.ts';
import { sharedState, type World } from '../world.ts';
import { Refusal, WithHeaders, type Handlers, type PublicHandlers } from './domain.ts';
import { customerNamed, isPassword, loginFacts } from './login/facts.ts';
import { loginAttempts, moment } from './loginAttempts.ts';

const supportCookie = 'minamo_support_session';

/** Sessions of the support page, by the cookie's value. They end after an hour, and with `del_type: "all"`. */
const supportSessions = (world: World) =>
  sharedState(world, 'support', (): Record<string, { userId: string; until: number }> => ({}));

const supportLasts = 60 * 60_000;

/** Logs a customer in to the support page; the result is the cookie to set. */
export function beginSupportSession(world: World, customer: Customer): string {
  const value = world.random.code(32, '0123456789abcdef');
  const until = world.clock.now().getTime() + supportLasts;
  supportSessions(world)[value] = { userId: customer.userId, until };
  // No Max-Age: the browser forgets it when it is closed.
  return `${supportCookie}=${value}; Path=${world.supportPath}; HttpOnly; SameSite=Lax`;
}

/** Ends all sessions of a customer at the support page. */
export function endSupportSessions(world: World, customer: Customer): void {
  const sessions = supportSessions(world);
  for (const [value, { userId }] of Object.entries(sessions))
    if (userId === customer.userId) delete sessions[value];
}

function supportSession(world: World, received: Received) {
  const held = supportSessions(world)[cookie(received, supportCookie) ?? ''];
  return held && held.until > world.clock.now().getTime() ? held : undefined;
}

function supportCustomer(world: World, received: Received): Customer | undefined {
  const userId = supportSession(world, received)?.userId;
  return world.customers.find((customer) => customer.userId === userId);
}

function loginInfo(world: World, customer: Customer) {
  const { loginId, isVerifiedEmail } = loginFacts(world, customer);
  return { userId: loginId, is_verified_email: isVerifiedEmail };
}

/** Login by password and from the support page (specification 1, section 7; specification 2, section 7). */
export const publicSession: PublicHandlers = {
  postLogin: ({ world, body, now }) => {
    const customer = customerNamed(world, body.id);
    const attempts = loginAttempts(world, customer?.userId ?? body.id);
    const lockedUntil = attempts.lockedUntil(now);
    if (lockedUntil) return new Refusal('account_locked', { locked_until: moment(lockedUntil) });
    if (!customer || !isPassword(world, customer, body.password)) {
      attempts.fail(now);
      return new Refusal('login_failed');
    }
    attempts.succeed();
    const { credentials } = world.sessions.begin(customer);
    return new WithHeaders(
      { ...credentials, ...loginInfo(world, customer) },
      { 'set-cookie': beginSupportSession(world, customer) },
    );
  },

  getSupportSession: ({ world, received }) => {
    const customer = supportCustomer(world, received);
    const held = supportSession(world, received);
    if (!customer || !held)
      return { is_logged_in: false, userId: null, display_name: null, expires_at: null };
    return {
      is_logged_in: true,
      userId: loginFacts(world, customer).loginId,
      display_name: fullName(customer),
      expires_at: moment(new Date(held.until)),
    };
  },

  postLoginSso: ({ world, received, body }) => {
    const customer = supportCustomer(world, received);
    if (!customer) return new Refusal('sso_not_logged_in');
    const [first] = customer.services;
    if (!first) return new Refusal('sso_not_linked');
    const top = first.listed.service_type === 'fixed' ? '/top' : '/mobile/top/';
    return {
      ...world.sessions.begin(customer).credentials,
      ...loginInfo(world, customer),
      redirect_uri: body.redirect_uri ?? top,
    };
  },

  postSupportLogout: ({ world, received }) => {
    const customer = supportCustomer(world, received);
    if (customer) endSupportSessions(world, customer);
    return new WithHeaders(
      { result: 'normal' },
      { 'set-cookie': `${supportCookie}=; Path=${world.supportPath}; Max-Age=0` },
    );
  },
};

/** Until when a link counts (milliseconds): its token begins with that minute in Japan; NaN for another's. */
function linkEnd(token: string): number {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)-/.exec(token) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00+09:00`);
}

/** Renewal, logout and what is asked at once after a login. */
export const session: Handlers = {
  getRenew: ({ world, session: login }) => world.sessions.renew(login),

  getLogout: ({ world, customer, session: login, query }) => {
    const ended = query.scope === 'all' ? world.sessions.named(customer.userId) : [login];
    for (const each of ended) world.sessions.revoke(each);
    if (query.scope === 'all') endSupportSessions(world, customer);
    return { result: 'normal' };
  },

  getCheckToken: ({ service: { listed }, session: login, query, now }) => {
    if (query.token !== undefined && !(linkEnd(query.token) > now.getTime()))
      return new Refusal('onestop_expired');
    if (!listed.phone_number || !listed.contract_type) return new Refusal('not_found');
    return {
      service_id: listed.service_id,
      sim_tel: listed.phone_number,
      contract_type: listed.contract_type,
      expires_at: moment(login.expiresAt),
    };
  },

  getLoginHistory: ({ world, customer, session: login, example }) => {
    const history = example(customer.examples.getLoginHistory ?? 'normal');
    const [current, ...older] = history.logins;
    if (!current) return history;
    const failed = loginAttempts(world, customer.userId).failures.map((at, index) => ({
      ...current,
      login_id: `l${moment(at).replace(/\D/g, '').slice(2, 8)}9${String(index + 1).padStart(3, '0')}`,
      at: moment(at),
      result: 'wrong_password' as const,
      is_current: false,
    }));
    const logins = [{ ...current, at: moment(login.startedAt) }, ...failed.reverse(), ...older];
    return { logins: logins.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)) };
  },
};
