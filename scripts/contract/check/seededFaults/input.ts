import type { Json } from '../../operations.ts';
import { objectOf } from '../json.ts';
import type { Passing, Tamper } from './proxy.ts';
import { lastOf, type SeededFault, speed, withStatus } from './seededFault.ts';

const accepted = { rule: 'invalid-accepted', says: '200' } as const;
const refused = { rule: 'valid-refused', says: '400' } as const;
const badRequest = '{"code":"bad_request","message":"入力に誤りがあります。"}';

/** Refuses right orders as bad input, before it looks at the customer's state. */
const refuses =
  (isMeant: (body: Json, call: Passing) => boolean): Tamper =>
  (call, answer) =>
    call.method !== 'GET' &&
    [200, 409].includes(answer.status) &&
    isMeant(objectOf(call.body), call)
      ? withStatus(answer, 400, badRequest)
      : answer;

/** Takes wrong orders. */
const accepts =
  (isMeant: (call: Passing) => boolean): Tamper =>
  (call, answer, served) =>
    answer.status === 400 && isMeant(call)
      ? (served ?? withStatus(answer, 200, '{"result":"normal"}'))
      : answer;

/** Right requests that are refused, and wrong ones that are taken or bring it down. */
export const input: SeededFault[] = [
  {
    at: 'getBillingMonth',
    name: 'a month that has not come served',
    rule: 'unknown-accepted',
    says: '200',
    tamper: lastOf(
      (_call, answer) => answer.status === 200,
      (call, answer) => /billing\/20(2[7-9]|[3-9]\d)/.test(call.url) && answer.status === 404,
    ),
  },
  {
    at: 'getBillingMonth',
    name: 'a month in wide letters served',
    ...accepted,
    tamper: lastOf(
      (_call, answer) => answer.status === 200,
      (call, answer) => /billing\/%EF%BC/.test(call.url) && answer.status === 400,
    ),
  },
  {
    at: 'getBillingMonth',
    name: 'a thirteenth month served',
    ...accepted,
    tamper: lastOf(
      (_call, answer) => answer.status === 200,
      (call, answer) => /billing\/\d{4}13/.test(call.url) && answer.status === 400,
    ),
  },
  {
    at: 'getTrafficControl',
    name: 'an id with a way out of it served',
    ...accepted,
    tamper: lastOf(
      (_call, answer) => answer.status === 200,
      (call, answer) => call.url.includes('%2F..%2F') && answer.status === 400,
    ),
  },
  {
    ...speed,
    name: 'fields that only reads have accepted',
    ...accepted,
    tamper: accepts((call) => call.body.includes('"low_speed_kbps"')),
  },
  {
    at: 'postBraviaRecycleEntry',
    name: 'the largest number refused',
    ...refused,
    writes: true,
    tamper: refuses((body) => body['inches'] === 120),
  },
  {
    at: 'postBraviaRecycleEntry',
    name: 'the smallest number refused',
    ...refused,
    writes: true,
    tamper: refuses((body) => body['inches'] === 20),
  },
  {
    at: 'postPacketGiftCode',
    name: 'characters beyond U+FFFF counted twice',
    ...refused,
    writes: true,
    tamper: refuses(
      ({ message }) => typeof message === 'string' && message.length > [...message].length,
    ),
  },
  {
    at: 'putPromotion',
    with: ['getFixedPromotion'],
    name: 'one combination of codes refused',
    ...refused,
    writes: true,
    tamper: refuses(
      (body) =>
        (body['up_sell'] as Json)?.['mail'] === false &&
        (body['benefit'] as Json)?.['post'] === true,
    ),
  },
  {
    at: 'postSecomEntry',
    name: 'one code of a set refused',
    ...refused,
    writes: true,
    tamper: refuses((body) => body['visit_time'] === 'afternoon'),
  },
  {
    ...speed,
    name: 'a content type with its charset refused',
    ...refused,
    tamper: (call, answer) =>
      call.method === 'PUT' &&
      answer.status === 200 &&
      /charset/.test(String(call.headers['content-type']))
        ? withStatus(answer, 400, badRequest)
        : answer,
  },
  {
    ...speed,
    name: 'the longest key refused',
    ...refused,
    tamper: (call, answer) =>
      call.method === 'PUT' &&
      answer.status === 200 &&
      String(call.headers['idempotency-key']).length >= 64
        ? withStatus(answer, 400, badRequest)
        : answer,
  },
  {
    ...speed,
    name: 'a write with a key that is too long accepted',
    ...accepted,
    tamper: accepts((call) => String(call.headers['idempotency-key']).length > 64),
  },
  {
    at: 'postSecomEntry',
    name: 'the longest list refused',
    ...refused,
    writes: true,
    tamper: refuses((body) => (body['visit_dates'] as unknown[])?.length === 3),
  },
  {
    ...speed,
    name: 'a body with a field twice accepted',
    ...accepted,
    tamper: accepts((call) => (call.body.match(/"is_high_speed"/g) ?? []).length > 1),
  },
  {
    ...speed,
    name: 'a long body that makes it fail',
    rule: 'invalid-failed',
    says: '500',
    tamper: (call, answer) => (call.body.length > 50_000 ? withStatus(answer, 500) : answer),
  },
  {
    ...speed,
    name: 'a deep body that makes it fail',
    rule: 'invalid-failed',
    says: '500',
    tamper: (call, answer) => (call.body.includes('[[[[[[[[[[') ? withStatus(answer, 500) : answer),
  },
];
