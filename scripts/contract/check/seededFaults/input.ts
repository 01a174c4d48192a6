import type { Json } from '../../operations.ts';
import { objectOf } from '../json.ts';
import type { Passing, Tamper } from './proxy.ts';
import { lastOf, type SeededFault, withText } from './seededFault.ts';

const speed = { at: 'putTrafficControl', with: ['getTrafficControl'], writes: true };
const badRequest = '{"code":"bad_request","message":"入力に誤りがあります。"}';

/** Refuses right orders as bad input, before it looks at the customer's state. */
const refuses =
  (isMeant: (body: Json, call: Passing) => boolean): Tamper =>
  (call, answer) =>
    call.method !== 'GET' &&
    [200, 409].includes(answer.status) &&
    isMeant(objectOf(call.body), call)
      ? withText({ ...answer, status: 400 }, badRequest)
      : answer;

/** Takes wrong orders. */
const accepts =
  (isMeant: (call: Passing) => boolean): Tamper =>
  (call, answer, served) =>
    answer.status === 400 && isMeant(call)
      ? (served ?? withText({ ...answer, status: 200 }, '{"result":"normal"}'))
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
    rule: 'invalid-accepted',
    says: '200',
    tamper: lastOf(
      (_call, answer) => answer.status === 200,
      (call, answer) => /billing\/%EF%BC/.test(call.url) && answer.status === 400,
    ),
  },
  {
    at: 'getBillingMonth',
    name: 'a thirteenth month served',
    rule: 'invalid-accepted',
    says: '200',
    tamper: lastOf(
      (_call, answer) => answer.status === 200,
      (call, answer) => /billing\/\d{4}13/.test(call.url) && answer.status === 400,
    ),
  },
  {
    at: 'getTrafficControl',
    name: 'an id with a way out of it served',
    rule: 'invalid-accepted',
    says: '200',
    tamper: lastOf(
      (_call, answer) => answer.status === 200,
      (call, answer) => call.url.includes('%2F..%2F') && answer.status === 400,
    ),
  },
  {
    ...speed,
    name: 'fields that only reads have accepted',
    rule: 'invalid-accepted',
    says: '200',
    tamper: accepts((call) => call.body.includes('"low_speed_kbps"')),
  },
  {
    at: 'postBraviaRecycleEntry',
    name: 'the largest number refused',
    rule: 'valid-refused',
    says: '400',
    writes: true,
    tamper: refuses((body) => body['inches'] === 120),
  },
  {
    at: 'postBraviaRecycleEntry',
    name: 'the smallest number refused',
    rule: 'valid-refused',
    says: '400',
    writes: true,
    tamper: refuses((body) => body['inches'] === 20),
  },
  {
    at: 'postPacketGiftCode',
    name: 'characters beyond U+FFFF counted twice',
    rule: 'valid-refused',
    says: '400',
    writes: true,
    tamper: refuses(
      ({ message }) => typeof message === 'string' && message.length > [...message].length,
    ),
  },
  {
    at: 'putPromotion',
    with: ['getFixedPromotion'],
    name: 'one combination of codes refused',
    rule: 'valid-refused',
    says: '400',
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
    rule: 'valid-refused',
    says: '400',
    writes: true,
    tamper: refuses((body) => body['visit_time'] === 'afternoon'),
  },
  {
    ...speed,
    name: 'a content type with its charset refused',
    rule: 'valid-refused',
    says: '400',
    tamper: (call, answer) =>
      call.method === 'PUT' &&
      answer.status === 200 &&
      /charset/.test(String(call.headers['content-type']))
        ? withText({ ...answer, status: 400 }, badRequest)
        : answer,
  },
  {
    ...speed,
    name: 'the longest key refused',
    rule: 'valid-refused',
    says: '400',
    tamper: (call, answer) =>
      call.method === 'PUT' &&
      answer.status === 200 &&
      String(call.headers['idempotency-key']).length >= 64
        ? withText({ ...answer, status: 400 }, badRequest)
        : answer,
  },
  {
    ...speed,
    name: 'a write with a key that is too long accepted',
    rule: 'invalid-accepted',
    says: '200',
    tamper: accepts((call) => String(call.headers['idempotency-key']).length > 64),
  },
  {
    at: 'postSecomEntry',
    name: 'the longest list refused',
    rule: 'valid-refused',
    says: '400',
    writes: true,
    tamper: refuses((body) => (body['visit_dates'] as unknown[])?.length === 3),
  },
  {
    ...speed,
    name: 'a body with a field twice accepted',
    rule: 'invalid-accepted',
    says: '200',
    tamper: accepts((call) => (call.body.match(/"is_high_speed"/g) ?? []).length > 1),
  },
  {
    ...speed,
    name: 'a long body that makes it fail',
    rule: 'invalid-failed',
    says: '500',
    tamper: (call, answer) =>
      call.body.length > 50_000 ? withText({ ...answer, status: 500 }, '') : answer,
  },
  {
    ...speed,
    name: 'a deep body that makes it fail',
    rule: 'invalid-failed',
    says: '500',
    tamper: (call, answer) =>
      call.body.includes('[[[[[[[[[[') ? withText({ ...answer, status: 500 }, '') : answer,
  },
];
