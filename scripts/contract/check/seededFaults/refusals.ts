import type { Json } from '../../operations.ts';
import type { Passed } from './proxy.ts';
import { inRefusal, lastOf, type SeededFault, withText } from './seededFault.ts';

const changed = (answer: Passed, change: (body: Json) => void): Passed => {
  const body = JSON.parse(answer.body.toString('utf8')) as Json;
  change(body);
  return withText(answer, JSON.stringify(body));
};

const month = { at: 'getBillingMonth' };

/** Wrong answers to requests that break the contract. */
export const refusals: SeededFault[] = [
  {
    ...month,
    name: 'a failure on bad input',
    rule: 'invalid-failed',
    says: '500',
    tamper: inRefusal((a) => withText({ ...a, status: 500 }, '')),
  },
  {
    at: 'getDataTrafficUsageDetail',
    name: 'bad input accepted',
    rule: 'invalid-accepted',
    says: '200',
    tamper: inRefusal((a, served) => served ?? a),
  },
  {
    ...month,
    name: 'bad input answered as a lost session',
    rule: 'invalid-logged-out',
    says: '403',
    tamper: (call, a) =>
      a.status === 400 && call.url.includes('/services/f1')
        ? withText({ ...a, status: 403 }, '')
        : a,
  },
  {
    ...month,
    name: 'a code that the operation does not have',
    rule: 'code-unknown',
    says: 'one of bad_request',
    tamper: inRefusal((a) => changed(a, (b) => (b['code'] = 'E-0042'))),
  },
  {
    ...month,
    name: 'a refusal without its message',
    rule: 'body-required',
    says: '/message',
    tamper: inRefusal((a) => changed(a, (b) => delete b['message'])),
  },
  {
    at: 'getPacketGiftCode',
    name: 'a missing parameter overlooked',
    rule: 'invalid-accepted',
    says: '200',
    tamper: (call, a, served) =>
      a.status === 400 && !call.url.includes('receipt_number') && served ? served : a,
  },
  {
    at: 'putTrafficControl',
    name: 'a field that is not declared accepted',
    rule: 'invalid-accepted',
    says: '200',
    writes: true,
    tamper: (call, a, served) =>
      a.status === 400 && call.body.includes('not_declared') && served ? served : a,
  },
  {
    at: 'postPacketGiftCode',
    name: 'a wrong value deep inside accepted',
    rule: 'invalid-accepted',
    says: '200',
    writes: true,
    tamper: (call, a) =>
      a.status === 400 && call.body.includes('"amount_mb":"text"')
        ? withText({ ...a, status: 200 }, '{}')
        : a,
  },
  {
    at: 'putContract',
    name: 'what is wrong in an inner object accepted',
    rule: 'invalid-accepted',
    says: '200',
    writes: true,
    tamper: (call, a) =>
      a.status === 400 && /\{[^{}]*\{[^{}]*not_declared/.test(call.body)
        ? withText({ ...a, status: 200 }, '{"result":"normal"}')
        : a,
  },
  {
    at: 'putTrafficControl',
    name: 'a body of another content type accepted',
    rule: 'invalid-accepted',
    says: '200',
    writes: true,
    tamper: (call, a, served) =>
      a.status >= 400 && call.headers['content-type'] === 'text/plain' && served ? served : a,
  },
  {
    at: 'putTrafficControl',
    name: 'a body without a content type accepted',
    rule: 'invalid-accepted',
    says: '200',
    writes: true,
    tamper: (call, a, served) =>
      a.status === 400 && !call.headers['content-type'] && call.body && served ? served : a,
  },
  {
    at: 'postPacketGiftCode',
    name: 'a number as text accepted',
    rule: 'invalid-accepted',
    says: '200',
    writes: true,
    tamper: (call, a, served) =>
      a.status === 400 && call.body.includes('"amount_mb":"2000"') && served ? served : a,
  },
  {
    at: 'putTrafficControl',
    name: 'a body with something behind it accepted',
    rule: 'invalid-accepted',
    says: '200',
    writes: true,
    tamper: (call, a, served) =>
      a.status === 400 && call.body.endsWith(' x') && served ? served : a,
  },
  {
    at: 'getBillingMonth',
    name: 'a month with a space behind it accepted',
    rule: 'invalid-accepted',
    says: '200',
    tamper: lastOf(
      (_call, { status }) => status === 200,
      (call) => call.url.endsWith('%20'),
    ),
  },
  {
    at: 'putTrafficControl',
    name: 'a write without its key accepted',
    rule: 'invalid-accepted',
    says: '200',
    writes: true,
    tamper: (call, a, served) =>
      a.status === 400 && !call.headers['idempotency-key'] && served ? served : a,
  },
  {
    at: 'putTrafficControl',
    name: 'a write with a key that is too short accepted',
    rule: 'invalid-accepted',
    says: '200',
    writes: true,
    tamper: (call, a, served) =>
      a.status === 400 && call.headers['idempotency-key'] === 'short' && served ? served : a,
  },
  {
    at: 'getBillingMonth',
    name: 'a month without a bill served',
    rule: 'unknown-accepted',
    says: '200',
    tamper: lastOf(
      (_call, { status }) => status === 200,
      (call) => call.url.endsWith('/200001'),
    ),
  },
  {
    at: 'getBillingMonth',
    name: 'a month without a bill answered as a lost session',
    rule: 'invalid-logged-out',
    says: '403',
    tamper: (call, a) => (call.url.endsWith('/200001') ? withText({ ...a, status: 403 }, '') : a),
  },
  {
    at: 'getDataTrafficUsageDetail',
    name: 'bad input refused as something that does not exist',
    rule: 'invalid-status',
    says: '400 bad_request',
    tamper: inRefusal((a) =>
      withText({ ...a, status: 404 }, '{"code":"not_found","message":"見つかりません。"}'),
    ),
  },
  {
    ...month,
    name: 'a message that customers cannot read',
    rule: 'message-language',
    says: 'in Japanese',
    tamper: inRefusal((a) => changed(a, (b) => (b['message'] = 'Invalid input.'))),
  },
  {
    at: 'putTrafficControl',
    name: 'a refusal of a field that no request has',
    rule: 'refusal-field',
    says: 'speed_switch',
    writes: true,
    tamper: inRefusal((a) =>
      changed(a, (b) => (b['fields'] = [{ name: 'speed_switch', message: '必須です。' }])),
    ),
  },
  {
    ...month,
    name: 'an empty refusal',
    rule: 'body-empty',
    says: 'an empty body',
    tamper: inRefusal((a) => withText(a, '')),
  },
  {
    ...month,
    name: 'a refusal as a page',
    rule: 'content-type',
    says: 'text/html',
    tamper: inRefusal((a) =>
      withText({ ...a, headers: { ...a.headers, 'content-type': 'text/html' } }, '<p>400</p>'),
    ),
  },
];
