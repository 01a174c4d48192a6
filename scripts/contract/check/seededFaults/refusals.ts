import type { Passing } from './proxy.ts';
import { changed, inRefusal, lastOf, type SeededFault, withText } from './seededFault.ts';

const month = { at: 'getBillingMonth' };

const ofGift = (call: Passing): boolean =>
  call.method === 'POST' && call.url.includes('packet-gift');

const badRequest = '{"code":"bad_request","message":"入力に誤りがあります。"}';
const notFound = '{"code":"not_found","message":"対象のデータが見つかりません。"}';

/** Wrong answers to requests that break the contract, and refusals of those that don't. */
export const refusals: SeededFault[] = [
  {
    at: 'postPacketGiftCode',
    name: 'every valid order refused as bad input',
    rule: 'valid-refused',
    says: '400',
    writes: true,
    tamper: (call, a) =>
      ofGift(call) && a.status === 200 ? withText({ ...a, status: 400 }, badRequest) : a,
  },
  {
    at: 'postPacketGiftCode',
    name: 'one example of several refused as bad input',
    rule: 'valid-refused',
    says: '400',
    writes: true,
    tamper: (call, a) =>
      ofGift(call) && a.status === 200 && call.body.includes('"message":null')
        ? withText({ ...a, status: 400 }, badRequest)
        : a,
  },
  {
    at: 'postPacketGiftCode',
    name: 'a new key refused as one that was used',
    rule: 'valid-refused',
    says: '422',
    writes: true,
    tamper: (call, a) =>
      ofGift(call) && a.status === 200
        ? withText(
            { ...a, status: 422 },
            '{"code":"idempotency_key_reused","message":"もう一度お試しください。"}',
          )
        : a,
  },
  {
    at: 'getCharge',
    name: 'the customer’s own lines not found',
    rule: 'own-missing',
    says: '404',
    tamper: (_call, a) => (a.status === 200 ? withText({ ...a, status: 404 }, notFound) : a),
  },
  {
    at: 'getCharge',
    name: 'the second line of the customer not found',
    rule: 'own-missing',
    says: '404',
    tamper: (call, a) =>
      a.status === 200 && call.url.includes('m09000005678')
        ? withText({ ...a, status: 404 }, notFound)
        : a,
  },
  {
    ...month,
    with: ['getBilling'],
    name: 'a month that is listed not found',
    rule: 'own-missing',
    says: '404',
    tamper: (call, a) =>
      a.status === 200 && /\/billing\/20\d{4}/.test(call.url)
        ? withText({ ...a, status: 404 }, notFound)
        : a,
  },
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
    at: 'getTrafficControl',
    name: 'an id in capitals accepted',
    rule: 'invalid-accepted',
    says: '200',
    tamper: (call, a, served) =>
      a.status === 400 && /\/M\d/.test(call.url) && served ? served : a,
  },
  {
    at: 'getPacketGiftCode',
    name: 'a parameter given twice accepted',
    rule: 'invalid-accepted',
    says: '200',
    tamper: (call, a, served) =>
      a.status === 400 && call.url.split('receipt_number').length > 2 && served ? served : a,
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
      (call) => call.url.endsWith('%20') && Boolean(call.headers.authorization),
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
    name: 'what is wrong with a field in words that customers cannot read',
    rule: 'message-language',
    says: 'is required',
    writes: true,
    tamper: inRefusal((a) =>
      changed(a, (b) => (b['fields'] = [{ name: 'is_high_speed', message: 'is required' }])),
    ),
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
    at: 'postPacketGiftCode',
    name: 'a refusal of another field than the wrong one',
    rule: 'refusal-field',
    says: 'which is wrong',
    writes: true,
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
