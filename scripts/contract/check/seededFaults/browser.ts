import type { Passed } from './proxy.ts';
import {
  inRefusal,
  inSuccess,
  type SeededFault,
  withHeader,
  withoutHeader,
  withStatus,
} from './seededFault.ts';

const user = { at: 'getUser' };
const allowed = 'access-control-allow-origin';

/** Changes preflights. */
const inPreflight =
  (change: (answer: Passed) => Passed): SeededFault['tamper'] =>
  (call, answer) =>
    call.method === 'OPTIONS' ? change(answer) : answer;

/** Lets the page in that a call says it is from. */
const forEveryPage =
  (isMeant: (call: { origin: string; method: string }) => boolean): SeededFault['tamper'] =>
  ({ headers: { origin = '' }, method }, answer) =>
    isMeant({ origin, method }) ? withHeader(answer, allowed, origin) : answer;

const without = (answer: Passed, header: string, word: RegExp): Passed =>
  withHeader(answer, header, String(answer.headers[header]).replace(word, ''));

const withoutFlag = (answer: Passed, flag: RegExp): Passed => ({
  ...answer,
  headers: {
    ...answer.headers,
    'set-cookie': answer.headers['set-cookie']?.map((cookie) => cookie.replace(flag, '')),
  },
});

/** Answers that a browser keeps from the portal, or keeps for somebody else. */
export const browser: SeededFault[] = [
  {
    ...user,
    name: 'an answer that no page may read',
    rule: 'cors-origin',
    says: 'none',
    tamper: inSuccess((a) => withoutHeader(a, allowed)),
  },
  {
    ...user,
    name: 'an answer for the pages of somebody else',
    rule: 'cors-origin',
    says: 'https://other.example',
    tamper: inSuccess((a) => withHeader(a, allowed, 'https://other.example')),
  },
  {
    ...user,
    name: 'an answer about a customer for every page',
    rule: 'cors-origin',
    says: '*',
    tamper: inSuccess((a) => withHeader(a, allowed, '*')),
  },
  {
    at: 'getBillingMonth',
    name: 'a refusal that no page may read',
    rule: 'cors-origin',
    says: 'none',
    tamper: inRefusal((a) => withoutHeader(a, allowed)),
  },
  {
    at: 'getSupportSession',
    name: 'no leave for cookies',
    rule: 'cors-origin',
    says: 'Allow-Credentials',
    tamper: inSuccess((a) => withoutHeader(a, 'access-control-allow-credentials')),
  },
  {
    ...user,
    name: 'a Date that pages cannot read',
    rule: 'cors-expose',
    says: 'Date',
    tamper: inSuccess((a) => without(a, 'access-control-expose-headers', /Date, /)),
  },
  {
    ...user,
    name: 'a time to wait that pages cannot read',
    rule: 'cors-expose',
    says: 'Retry-After',
    tamper: inSuccess((a) => without(a, 'access-control-expose-headers', /Retry-After, /)),
  },
  {
    at: 'getFixedInvoicePdf',
    name: 'a file name that pages cannot read',
    rule: 'cors-expose',
    says: 'Content-Disposition',
    tamper: inSuccess((a) => without(a, 'access-control-expose-headers', /Content-Disposition, /)),
  },
  {
    ...user,
    name: 'an answer that differs by origin and does not say so',
    rule: 'cors-vary',
    says: 'Origin',
    tamper: inSuccess((a) => withoutHeader(a, 'vary')),
  },
  {
    ...user,
    name: 'a preflight that differs by origin and does not say so',
    rule: 'cors-vary',
    says: 'Origin',
    tamper: inPreflight((a) => withoutHeader(a, 'vary')),
  },
  {
    ...user,
    name: 'a preflight with another status than 204',
    rule: 'cors-status',
    says: '200',
    tamper: inPreflight((a) => (a.status === 204 ? { ...a, status: 200 } : a)),
  },
  {
    ...user,
    name: 'a preflight that is not known',
    rule: 'cors-preflight',
    says: '404',
    tamper: inPreflight((a) => withStatus(a, 404)),
  },
  {
    ...user,
    name: 'a preflight that must be signed',
    rule: 'cors-preflight',
    says: '403',
    tamper: inPreflight((a) => ({ ...a, status: 403 })),
  },
  {
    ...user,
    name: 'a preflight without the token',
    rule: 'cors-preflight',
    says: 'x-amz-security-token',
    tamper: inPreflight((a) =>
      without(a, 'access-control-allow-headers', /,?x-amz-security-token/i),
    ),
  },
  {
    at: 'putTrafficControl',
    writes: true,
    name: 'a preflight without the key of a write',
    rule: 'cors-preflight',
    says: 'idempotency-key',
    tamper: inPreflight((a) => without(a, 'access-control-allow-headers', /idempotency-key,?/i)),
  },
  {
    at: 'putTrafficControl',
    writes: true,
    name: 'a preflight without PUT',
    rule: 'cors-preflight',
    says: 'PUT',
    tamper: inPreflight((a) => without(a, 'access-control-allow-methods', /, PUT/)),
  },
  {
    ...user,
    name: 'a preflight that holds for no time',
    rule: 'cors-max-age',
    says: 'Access-Control-Max-Age',
    tamper: inPreflight((a) => withoutHeader(a, 'access-control-max-age')),
  },
  {
    at: 'getBillingMonth',
    name: 'a refusal that proxies keep',
    rule: 'cache-store',
    says: 'max-age=3600',
    tamper: inRefusal((a) => withHeader(a, 'cache-control', 'public, max-age=3600')),
  },
  {
    ...user,
    name: 'an answer that the browser keeps',
    rule: 'cache-store',
    says: 'max-age=600',
    tamper: inSuccess((a) => withHeader(a, 'cache-control', 'private, max-age=600')),
  },
  {
    ...user,
    name: 'an answer that says nothing about keeping',
    rule: 'cache-store',
    says: 'none',
    tamper: inSuccess((a) => withoutHeader(a, 'cache-control')),
  },
  {
    ...user,
    name: 'an answer out of a cache',
    rule: 'cache-store',
    says: 'Age: 42',
    tamper: inSuccess((a) => withHeader(a, 'age', '42')),
  },
  {
    at: 'postLogin',
    name: 'a cookie that scripts can read',
    rule: 'cookie-flags',
    says: 'HttpOnly',
    tamper: inSuccess((a) => withoutFlag(a, /; HttpOnly/)),
  },
  {
    at: 'postLogin',
    name: 'a cookie that other sites send',
    rule: 'cookie-flags',
    says: 'SameSite',
    tamper: inSuccess((a) => withoutFlag(a, /; SameSite=\w+/)),
  },
  {
    at: 'getTrafficControl',
    name: 'an answer that a page of another origin may read',
    rule: 'cors-foreign',
    says: 'https://elsewhere.example',
    tamper: forEveryPage(({ origin }) => origin !== 'null'),
  },
  {
    at: 'getTrafficControl',
    name: 'an answer that a page of no origin may read',
    rule: 'cors-foreign',
    says: 'null',
    tamper: forEveryPage(({ origin }) => origin === 'null'),
  },
  {
    at: 'getTrafficControl',
    name: 'a preflight that lets pages of other origins in',
    rule: 'cors-foreign',
    says: 'https://elsewhere.example',
    tamper: forEveryPage(({ method }) => method === 'OPTIONS'),
  },
  {
    at: 'putTrafficControl',
    name: 'a write that pages of other origins may read the refusal of',
    rule: 'cors-foreign',
    says: 'https://elsewhere.example',
    writes: true,
    tamper: forEveryPage(({ method }) => method !== 'OPTIONS'),
  },
  {
    at: 'postLogin',
    name: 'a login without its cookie',
    rule: 'header-missing',
    says: 'Set-Cookie',
    tamper: inSuccess((a) => withoutHeader(a, 'set-cookie')),
  },
];
