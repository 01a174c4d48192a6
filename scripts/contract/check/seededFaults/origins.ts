import type { Passed, Passing, Tamper } from './proxy.ts';
import { inSuccess, type SeededFault, withHeader } from './seededFault.ts';

const allowed = 'access-control-allow-origin';
const traffic = { at: 'getTrafficControl' };

/** Lets the page in that a call says it is from. */
const letIn =
  (isMeant: (origin: string, call: Passing, answer: Passed) => boolean): Tamper =>
  (call, answer) =>
    isMeant(String(call.headers.origin ?? ''), call, answer)
      ? withHeader(answer, allowed, String(call.headers.origin))
      : answer;
const hostOf = (call: Passing) => String(call.headers.host);

/** Answers that pages and caches get which they are not for. */
export const origins: SeededFault[] = [
  {
    ...traffic,
    name: 'a refusal that a page of another origin may read',
    rule: 'cors-foreign',
    says: 'https://elsewhere.example',
    tamper: letIn((origin, call, answer) => answer.status >= 400 && !origin.includes(hostOf(call))),
  },
  {
    ...traffic,
    name: 'a page whose address begins as the portal’s let in',
    rule: 'cors-foreign',
    says: '.elsewhere.example',
    tamper: letIn((origin, call) => origin.startsWith(`http://${hostOf(call)}`)),
  },
  {
    ...traffic,
    name: 'a page whose address ends as the portal’s let in',
    rule: 'cors-foreign',
    says: 'elsewhere-localhost',
    tamper: letIn(
      (origin, call) =>
        origin.endsWith(hostOf(call).split(':')[0] ?? '') || origin.endsWith(hostOf(call)),
    ),
  },
  {
    ...traffic,
    name: 'every page but the portal let in by a star',
    rule: 'cors-foreign',
    says: '*',
    tamper: (call, answer) =>
      String(call.headers.origin).includes(hostOf(call))
        ? answer
        : withHeader(answer, allowed, '*'),
  },
  {
    ...traffic,
    name: 'the portal on another port or by another scheme let in',
    rule: 'cors-foreign',
    says: '8443',
    tamper: letIn(
      (origin, call) =>
        /^https?:\/\/localhost(:\d+)?$/.test(origin) && !origin.endsWith(hostOf(call)),
    ),
  },
  {
    at: 'getUser',
    name: 'an answer that a network of caches keeps',
    rule: 'cache-store',
    says: 'cdn-cache-control',
    tamper: inSuccess((answer) => withHeader(answer, 'cdn-cache-control', 'max-age=600')),
  },
  {
    at: 'getUser',
    name: 'an answer that a network of caches had',
    rule: 'cache-store',
    says: 'x-cache',
    tamper: inSuccess((answer) => withHeader(answer, 'x-cache', 'Hit from cloudfront')),
  },
  {
    ...traffic,
    name: 'a refusal that is kept until a day to come',
    rule: 'cache-store',
    says: 'Expires',
    tamper: (_call, answer) =>
      answer.status === 404
        ? withHeader(
            withHeader(answer, 'cache-control', ''),
            'expires',
            'Wed, 21 Nov 2029 07:28:00 GMT',
          )
        : answer,
  },
];
