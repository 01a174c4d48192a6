import { beforeAll, expect, test } from 'vitest';
import { type CheckedContract, readCheckedContract } from '../check/contract.ts';
import { checkCalls } from './calls.ts';
import type { Call } from './har.ts';

const base = 'https://api.minamo.example';
const gift = '/hosts/mobile/api/write/v1/services/m09000001234/packet-gift-code';
const body = { to_phone: '09000005678', amount_mb: 2000, message: null };

const authorization = 'AWS4-HMAC-SHA256 x';

let contract: CheckedContract;
beforeAll(async () => {
  contract = await readCheckedContract();
});

const call = (change: Partial<Call> & { at?: string } = {}): Call => ({
  method: 'POST',
  url: new URL(change.at ?? gift, base),
  headers: new Headers({ authorization, 'idempotency-key': 'first-press-of-the-day' }),
  body: JSON.stringify(body),
  answer: undefined,
  ...change,
});

const findings = (one: Call, answers = false) => [
  ...checkCalls(contract, [one], { answers }).findings.keys(),
];

test('a call that keeps the contract is no finding, and its operation was called', () => {
  const report = checkCalls(contract, [call()], { answers: false });
  expect([...report.findings]).toEqual([]);
  expect([...report.called]).toEqual(['postPacketGiftCode']);
  expect(report.never.length).toBe(contract.operations.length - 1);
});

test.each<[string, Partial<Call> & { at?: string }, RegExp]>([
  ['no signature', { headers: new Headers() }, /is not signed/],
  ['no key', { headers: new Headers({ authorization }) }, /has no idempotency-key/],
  ['a wrong type', { body: JSON.stringify({ ...body, amount_mb: 'x' }) }, /amount_mb/],
  ['an undeclared field', { body: JSON.stringify({ ...body, extra: 1 }) }, /additional prop/],
  ['a body that is no JSON', { body: 'a=1' }, /no JSON body/],
  ['an undeclared parameter', { at: `${gift}?a=1` }, /undeclared parameter a/],
  ['no such operation', { at: '/hosts/mobile/api/nowhere' }, /is no operation/],
  ['another host', { at: gift.replace('mobile/', 'auth/') }, /is no operation/],
])('%s is named', (_, change, pattern) => {
  expect(findings(call(change)).join()).toMatch(pattern);
});

test('an answer is held to the contract too, where it is the server’s', () => {
  const answer = {
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    body: Buffer.from('{"receipt_number":1}'),
  };
  expect(findings(call({ answer }), true).join()).toMatch(/receipt_number/);
  expect(findings(call({ answer: { ...answer, status: 418 } }), true).join()).toMatch(/418/);
  expect(findings(call({ answer }))).toEqual([]);
});

test('what goes to no host of the contract is left out', () => {
  const to = (url: string, method = 'GET') => call({ url: new URL(url), method, body: undefined });
  const strangers = [
    to(`${base}/assets/core.js`),
    to(`${base}/api/collect`),
    to('https://tracker.example/api/v1/events', 'POST'),
    to('https://tracker.example/api/read/v1/user', 'OPTIONS'),
  ];
  const report = checkCalls(contract, [call(), ...strangers], { answers: true });
  expect(report.calls).toBe(1);
  expect([...report.findings]).toEqual([]);
});

test('a host is known by the calls that it has an operation for', () => {
  const to = (path: string) =>
    call({ url: new URL(path, 'https://mobile.minamo.example'), method: 'GET', body: undefined });
  const report = checkCalls(contract, [to('/api/read/v1/user'), to('/api/read/v1/usr')], {
    answers: false,
  });
  expect(report.calls).toBe(2);
  expect([...report.findings.keys()]).toEqual([
    'GET /api/read/v1/usr is no operation of the contract',
  ]);
});
