import type { Passing } from './proxy.ts';
import {
  changed,
  inRefusal,
  lastOf,
  type SeededFault,
  serves,
  withStatus,
  withText,
} from './seededFault.ts';

const month = { at: 'getBillingMonth' };
const speed = { at: 'putTrafficControl', writes: true };
const gift = { at: 'postPacketGiftCode', writes: true };
const accepted = { rule: 'invalid-accepted', says: '200' } as const;

const ofGift = (call: Passing): boolean =>
  call.method === 'POST' && call.url.includes('packet-gift');

const badRequest = '{"code":"bad_request","message":"入力に誤りがあります。"}';
const notFound = '{"code":"not_found","message":"対象のデータが見つかりません。"}';

/** Wrong answers to requests that break the contract, and refusals of those that don't. */
export const refusals: SeededFault[] = [
  {
    ...gift,
    name: 'every valid order refused as bad input',
    rule: 'valid-refused',
    says: '400',
    tamper: (call, a) => (ofGift(call) && a.status === 200 ? withStatus(a, 400, badRequest) : a),
  },
  {
    ...gift,
    name: 'one example of several refused as bad input',
    rule: 'valid-refused',
    says: '400',
    tamper: (call, a) =>
      ofGift(call) && a.status === 200 && call.body.includes('"message":null')
        ? withStatus(a, 400, badRequest)
        : a,
  },
  {
    ...gift,
    name: 'a new key refused as one that was used',
    rule: 'valid-refused',
    says: '422',
    tamper: (call, a) =>
      ofGift(call) && a.status === 200
        ? withStatus(
            a,
            422,
            '{"code":"idempotency_key_reused","message":"もう一度お試しください。"}',
          )
        : a,
  },
  {
    at: 'getCharge',
    name: 'the customer’s own lines not found',
    rule: 'own-missing',
    says: '404',
    tamper: (_call, a) => (a.status === 200 ? withStatus(a, 404, notFound) : a),
  },
  {
    at: 'getCharge',
    name: 'the second line of the customer not found',
    rule: 'own-missing',
    says: '404',
    tamper: (call, a) =>
      a.status === 200 && call.url.includes('m09000005678') ? withStatus(a, 404, notFound) : a,
  },
  {
    ...month,
    with: ['getBilling'],
    name: 'a month that is listed not found',
    rule: 'own-missing',
    says: '404',
    tamper: (call, a) =>
      a.status === 200 && /\/billing\/20\d{4}/.test(call.url) ? withStatus(a, 404, notFound) : a,
  },
  {
    ...month,
    name: 'a failure on bad input',
    rule: 'invalid-failed',
    says: '500',
    tamper: inRefusal((a) => withStatus(a, 500)),
  },
  {
    at: 'getDataTrafficUsageDetail',
    name: 'bad input accepted',
    ...accepted,
    tamper: inRefusal((a, served) => served ?? a),
  },
  {
    ...month,
    name: 'bad input answered as a lost session',
    rule: 'invalid-logged-out',
    says: '403',
    tamper: (call, a) =>
      a.status === 400 && call.url.includes('/services/f1') ? withStatus(a, 403) : a,
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
    at: 'getTrafficControl',
    name: 'an id in capitals accepted',
    ...accepted,
    tamper: serves((call, a) => a.status === 400 && /\/M\d/.test(call.url)),
  },
  {
    at: 'getPacketGiftCode',
    name: 'a parameter given twice accepted',
    ...accepted,
    tamper: serves((call, a) => a.status === 400 && call.url.split('receipt_number').length > 2),
  },
  {
    at: 'getPacketGiftCode',
    name: 'a missing parameter overlooked',
    ...accepted,
    tamper: serves((call, a) => a.status === 400 && !call.url.includes('receipt_number')),
  },
  {
    ...speed,
    name: 'a field that is not declared accepted',
    ...accepted,
    tamper: serves((call, a) => a.status === 400 && call.body.includes('not_declared')),
  },
  {
    ...gift,
    name: 'a wrong value deep inside accepted',
    ...accepted,
    tamper: (call, a) =>
      a.status === 400 && call.body.includes('"amount_mb":"text"') ? withStatus(a, 200, '{}') : a,
  },
  {
    at: 'putContract',
    name: 'what is wrong in an inner object accepted',
    ...accepted,
    writes: true,
    tamper: (call, a) =>
      a.status === 400 && /\{[^{}]*\{[^{}]*not_declared/.test(call.body)
        ? withStatus(a, 200, '{"result":"normal"}')
        : a,
  },
  {
    ...speed,
    name: 'a body of another content type accepted',
    ...accepted,
    tamper: serves((call, a) => a.status >= 400 && call.headers['content-type'] === 'text/plain'),
  },
  {
    ...speed,
    name: 'a body without a content type accepted',
    ...accepted,
    tamper: serves((call, a) => a.status === 400 && !call.headers['content-type'] && call.body),
  },
  {
    ...gift,
    name: 'a number as text accepted',
    ...accepted,
    tamper: serves((call, a) => a.status === 400 && call.body.includes('"amount_mb":"2000"')),
  },
  {
    ...speed,
    name: 'a body with something behind it accepted',
    ...accepted,
    tamper: serves((call, a) => a.status === 400 && call.body.endsWith(' x')),
  },
  {
    ...month,
    name: 'a month with a space behind it accepted',
    ...accepted,
    tamper: lastOf(
      (_call, { status }) => status === 200,
      (call) => call.url.endsWith('%20') && Boolean(call.headers.authorization),
    ),
  },
  {
    ...speed,
    name: 'a write without its key accepted',
    ...accepted,
    tamper: serves((call, a) => a.status === 400 && !call.headers['idempotency-key']),
  },
  {
    ...speed,
    name: 'a write with a key that is too short accepted',
    ...accepted,
    tamper: serves((call, a) => a.status === 400 && call.headers['idempotency-key'] === 'short'),
  },
  {
    ...month,
    name: 'a month without a bill served',
    rule: 'unknown-accepted',
    says: '200',
    tamper: lastOf(
      (_call, { status }) => status === 200,
      (call) => call.url.endsWith('/200001'),
    ),
  },
  {
    ...month,
    name: 'a month without a bill answered as a lost session',
    rule: 'invalid-logged-out',
    says: '403',
    tamper: (call, a) => (call.url.endsWith('/200001') ? withStatus(a, 403) : a),
  },
  {
    at: 'getDataTrafficUsageDetail',
    name: 'bad input refused as something that does not exist',
    rule: 'invalid-status',
    says: '400 bad_request',
    tamper: inRefusal((a) =>
      withStatus(a, 404, '{"code":"not_found","message":"見つかりません。"}'),
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
    ...speed,
    name: 'what is wrong with a field in words that customers cannot read',
    rule: 'message-language',
    says: 'is required',
    tamper: inRefusal((a) =>
      changed(a, (b) => (b['fields'] = [{ name: 'is_high_speed', message: 'is required' }])),
    ),
  },
  {
    ...speed,
    name: 'a refusal of a field that no request has',
    rule: 'refusal-field',
    says: 'speed_switch',
    tamper: inRefusal((a) =>
      changed(a, (b) => (b['fields'] = [{ name: 'speed_switch', message: '必須です。' }])),
    ),
  },
  {
    ...gift,
    name: 'a refusal of another field than the wrong one',
    rule: 'refusal-field',
    says: 'which is wrong',
    tamper: inRefusal((a) =>
      changed(a, (b) => (b['fields'] = [{ name: 'to_phone', message: '必須です。' }])),
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
