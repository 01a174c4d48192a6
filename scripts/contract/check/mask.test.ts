import { expect, test } from 'vitest';
import { answerText, excerpt, isSecret } from './mask.ts';
import { testReply } from './testCase.ts';

test.each([
  'password',
  'new_passcode',
  'access_secret',
  'session_token',
  'access_key_id',
  'otp',
  'security_code',
  'card_number',
  'auth_code',
  'gift_code',
  'Cipher_text',
  '/cards/0/card_number',
])('%s is hidden in a report', (name) => {
  expect(isSecret(name)).toBe(true);
  expect(excerpt(name, 'abc')).toBe('(masked)');
});

test.each(['plan_code', 'pass', 'number', 'code'])('%s is shown in a report', (name) => {
  expect(isSecret(name)).toBe(false);
  expect(excerpt(name, 'abc')).toBe('"abc"');
});

test('a value is on one line, with the secrets inside it masked', () => {
  expect(excerpt('card', { name: 'a  b', password: 'x', list: [{ otp: '1' }], token: 7 })).toBe(
    '{"name":"a b","password":"(masked)","list":[{"otp":"(masked)"}],"token":7}',
  );
  expect(excerpt('name', undefined)).toBe('undefined');
  expect(excerpt('name', null)).toBe('null');
  expect(excerpt('name', 'a\t \tb')).toBe('"a\\t \\tb"');
});

test('a long value is cut to 120 characters', () => {
  expect(excerpt('name', 'a'.repeat(118))).toBe(`"${'a'.repeat(118)}"`);
  expect(excerpt('name', 'a'.repeat(119))).toBe(`"${'a'.repeat(118)}…`);
});

const answer = (body: unknown, headers: Record<string, string> = {}) =>
  answerText({ status: 200, headers: new Headers(headers), body: testReply({ body }).body });

test('an answer is its status, its headers and its body, without secrets', () => {
  const headers = {
    authorization: 'AWS4 x',
    'authorization-info': 'next',
    'set-cookie': 'sid=1',
    'www-authorization': 'Basic',
    'x-amz-security-token': 't',
    'x-set-cookie-not': 'no',
  };
  expect(answer({ name: '恵子', session_token: 'abc' }, headers)).toBe(
    [
      '200',
      'authorization: (masked)',
      'authorization-info: next',
      'set-cookie: (masked)',
      'www-authorization: Basic',
      'x-amz-security-token: (masked)',
      'x-set-cookie-not: no',
      '',
      '{"name":"恵子","session_token":"(masked)"}',
    ].join('\n'),
  );
});

test('a body that is no JSON is as it is, and of a PDF its size', () => {
  expect(answer('<h1>Bad Gateway</h1>')).toBe('200\n\n<h1>Bad Gateway</h1>');
  const type = 'application/pdf';
  expect(answer('%PDF-1', { 'content-type': type })).toBe(
    `200\ncontent-type: ${type}\n\n(6 bytes)`,
  );
  expect(answer('"a"', { 'content-type': 'text/html' })).toBe(
    '200\ncontent-type: text/html\n\n"a"',
  );
});

test('a long answer is cut to 2,000 characters', () => {
  expect(answer('a'.repeat(1995))).toBe(`200\n\n${'a'.repeat(1995)}`);
  expect(answer('a'.repeat(1996))).toBe(`200\n\n${'a'.repeat(1994)}…`);
});
