import { demoPassword } from '../../../mock/customers/customer.ts';
import type { Passed, Passing, Tamper } from './proxy.ts';
import {
  inBody,
  keyOf,
  lastOf,
  replaced,
  type SeededFault,
  serves,
  withStatus,
  withText,
} from './seededFault.ts';

/** Serves what the mock refuses because of how its session ended. */
const servesEnded = (reason: string): Tamper =>
  serves((_call, { headers }) => headers['x-mock-reason'] === reason);

/** Remembers the answer to a login, and gives it as that to every renewal. */
function renewalOfNothing(): Tamper {
  let login = '';
  return (call, answer) => {
    if (answer.status !== 200) return answer;
    if (call.url.endsWith('/login')) login = answer.body.toString();
    if (!call.url.endsWith('/renew')) return answer;
    const { access_key_id, access_secret, session_token } = JSON.parse(login) as Record<
      string,
      string
    >;
    return withText(answer, JSON.stringify({ access_key_id, access_secret, session_token }));
  };
}

/** Changes the answers to reads with credentials of a renewal. */
function asRenewed(change: (answer: Passed) => Passed): Tamper {
  const tokens = new Set<unknown>();
  return (call, answer) => {
    if (!call.url.endsWith('/renew'))
      return tokens.has(call.headers['x-amz-security-token']) ? change(answer) : answer;
    if (answer.status === 200) {
      const { session_token } = JSON.parse(answer.body.toString()) as Record<string, string>;
      tokens.add(session_token);
    }
    return answer;
  };
}

/** Gives the second of two renewals at once a login of its own, whose calls are served as those of the first. */
function renewedTwice(): Tamper {
  let first: Passed | undefined;
  let isDone = false;
  const token = 'of-the-second-renewal';
  return (call, answer, served) => {
    if (call.url.endsWith('/renew') && call.method === 'GET') {
      if (answer.status === 200) first = answer;
      const isSecond = !isDone && answer.headers['x-mock-reason'] === 'renewed';
      if (!isSecond || !first) return answer;
      const made = { ...(JSON.parse(first.body.toString()) as object), session_token: token };
      isDone = true;
      return withStatus(answer, 200, JSON.stringify(made));
    }
    return served && call.headers['x-amz-security-token'] === token ? served : answer;
  };
}

/** Says the same of the customer's cookie after its logout as before. */
function outlivingCookie(): Tamper {
  let cookie: string | undefined;
  let known: Passed | undefined;
  return (call, answer) => {
    if (!call.url.endsWith('/session') || call.method !== 'GET' || answer.status !== 200)
      return answer;
    if (answer.body.includes('"is_logged_in":true'))
      [cookie, known] = [call.headers.cookie, answer];
    return known && call.headers.cookie === cookie ? known : answer;
  };
}

const renewal = { at: 'getRenew', with: ['getUser', 'getService'] };
const wrongLogin = { at: 'postLogin', rule: 'login-wrong', says: '200' } as const;

/** Sessions that don't end, or that begin too easily. */
export const session: SeededFault[] = [
  {
    at: 'getTrafficControl',
    name: 'old credentials served after their renewal',
    rule: 'session-renewed',
    says: '403',
    tamper: servesEnded('renewed'),
  },
  {
    at: 'getTrafficControl',
    name: 'credentials served after their logout',
    rule: 'session-logged-out',
    says: '403',
    tamper: servesEnded('revoked'),
  },
  {
    ...renewal,
    name: 'two renewals at once that both begin a login',
    rule: 'renewal-twice',
    says: 'two that hold',
    tamper: renewedTwice(),
  },
  {
    at: 'getTrafficControl',
    name: 'credentials that have run out served',
    rule: 'session-expired',
    says: '403',
    tamper: servesEnded('expired'),
  },
  {
    ...renewal,
    name: 'a renewal that ends nothing',
    rule: 'session-renewed',
    says: '403',
    tamper: servesEnded('renewed'),
  },
  {
    at: 'getLogout',
    with: ['getUser', 'getService'],
    name: 'a logout that ends nothing',
    rule: 'session-logged-out',
    says: '403',
    tamper: servesEnded('revoked'),
  },
  {
    at: 'getRenew',
    with: ['postLogin'],
    name: 'a renewal that renews nothing',
    rule: 'renewal-same',
    says: 'new credentials',
    tamper: renewalOfNothing(),
  },
  {
    ...wrongLogin,
    name: 'a login with any password',
    tamper: serves((call) => call.body.includes('-not-1')),
  },
  {
    ...wrongLogin,
    name: 'a login with the password in capitals',
    tamper: serves((call) => call.body.includes(demoPassword.toUpperCase())),
  },
  {
    ...wrongLogin,
    name: 'a login with the beginning of the password',
    tamper: serves((call) => call.body.includes(`"${demoPassword.slice(0, 8)}"`)),
  },
  {
    ...wrongLogin,
    name: 'a login with a space behind the password',
    tamper: serves((call) => call.body.includes(`"${demoPassword} "`)),
  },
  {
    at: 'postLogin',
    name: 'another login for the same press',
    rule: 'key-repeated',
    says: 'another login',
    tamper: (() => {
      const keys = new Set<string>();
      return (call: Passing, answer: Passed) => {
        const isAgain = keys.has(keyOf(call));
        if (answer.status === 200) keys.add(keyOf(call));
        return isAgain ? replaced(answer, /"access_key_id":"..../, '$&X') : answer;
      };
    })(),
  },
  {
    at: 'postLogin',
    name: 'a login that tells which ids exist',
    rule: 'login-tells',
    says: 'no_such_id',
    tamper: (call, answer) =>
      call.body.includes('nobody.at-all')
        ? withText(answer, '{"code":"no_such_id","message":"IDがありません。"}')
        : answer,
  },
  {
    at: 'getSupportSession',
    name: 'a customer’s answer without a cookie',
    rule: 'cookie-unchecked',
    says: 'about nobody',
    tamper: lastOf(
      (_call, { body }) => body.includes('true'),
      (call) => call.method === 'GET' && !call.headers.cookie,
    ),
  },
  {
    at: 'postSupportLogout',
    with: ['getSupportSession'],
    writes: true,
    name: 'a cookie that outlives its logout',
    rule: 'cookie-logged-out',
    says: 'nobody’s session',
    tamper: outlivingCookie(),
  },
  {
    at: 'postLoginSso',
    name: 'an entry without a cookie',
    rule: 'cookie-unchecked',
    says: '200',
    tamper: serves((call, answer) => !call.headers.cookie && answer.body.includes('sso_')),
  },
  {
    at: 'postLoginSso',
    name: 'an entry with another cookie',
    rule: 'cookie-unchecked',
    says: '200',
    tamper: serves(
      (call, { status, body }) => call.headers.cookie && status === 400 && body.includes('sso_'),
    ),
  },
  {
    ...renewal,
    name: 'renewed credentials that no read takes',
    rule: 'renewal-refused',
    says: '403',
    tamper: asRenewed((answer) => withStatus(answer, 403)),
  },
  {
    ...renewal,
    name: 'a renewal that makes another customer of one',
    rule: 'renewal-other',
    says: 'another customer',
    tamper: asRenewed((answer) => replaced(answer, '恵子', '太一')),
  },
  {
    at: 'getSupportSession',
    name: 'a session that ran out nine hours ago',
    rule: 'body-expired',
    says: 'a time to come',
    tamper: inBody((body) => {
      if (body['expires_at']) body['expires_at'] = '2026-11-21T01:40:00+09:00';
    }),
  },
  {
    at: 'getUser',
    name: 'a refusal with what was asked for',
    rule: 'leak-answer',
    says: 'a refusal alone',
    tamper: (_call, answer, served) =>
      served && answer.status === 403 ? withText(answer, served.body.toString()) : answer,
  },
  {
    at: 'getRenew',
    name: 'a renewal without its token',
    rule: 'body-required',
    says: '/session_token',
    tamper: inBody((body) => delete body['session_token']),
  },
];
