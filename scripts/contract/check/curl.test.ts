import { expect, test } from 'vitest';
import type { Case, Intent, Tampering } from './cases/case.ts';
import { curlOf } from './curl.ts';
import { portal, testCase, testOperation, testWrite } from './testCase.ts';

const url = 'https://mobile.example/usage';
const curl = (call: Partial<Case>, offsetMs = 0) =>
  curlOf(testCase(call), { url, offsetMs, origin: portal });

const scope = '--aws-sigv4 aws:amz:ap-northeast-1:execute-api';
const user = '--user "$AWS_ACCESS_KEY_ID:$AWS_SECRET_ACCESS_KEY"';
const token = '-H "x-amz-security-token: $AWS_SESSION_TOKEN"';
const signature = `${scope} ${user} ${token}`;
const body = '{"speed":"high"}';
const sentBody = `-H 'content-type: application/json' --data-raw '{''"speed":"high"''}'`;
const invalid: Intent = { kind: 'invalid', isServiceId: false };
const open = testOperation({ isSigned: false });
const openWrite = testWrite({ isSigned: false });

test.each<[string, Partial<Case>, string]>([
  ['A signed read', {}, `-X GET '${url}' ${signature}`],
  ['An open read', { operation: open }, `-X GET '${url}'`],
  [
    'A write',
    { operation: testWrite(), body, key: 'of-this-press' },
    `-X PUT '${url}' ${sentBody} -H "idempotency-key: $(uuidgen)" ${signature}`,
  ],
  [
    'A write without a key of its own',
    { operation: testWrite({ requiredHeaders: [] }), body },
    `-X PUT '${url}' ${sentBody} ${signature}`,
  ],
  [
    'A write with a key that is none',
    { operation: openWrite, key: 'short', intent: invalid },
    `-X PUT '${url}' -H 'idempotency-key: short'`,
  ],
  [
    'A write that breaks the contract otherwise',
    { operation: openWrite, intent: invalid },
    `-X PUT '${url}' -H "idempotency-key: $(uuidgen)"`,
  ],
  [
    'A write whose key is missing',
    { operation: openWrite, key: '', intent: invalid },
    `-X PUT '${url}'`,
  ],
  [
    'Another content type',
    { operation: open, body: '', contentType: 'text/plain' },
    `-X GET '${url}' -H 'content-type: text/plain' --data-raw ''`,
  ],
  [
    'A scenario',
    { operation: open, intent: { kind: 'scenario', status: '404', example: 'gone' } },
    `-X GET '${url}' -H 'prefer: code=404, example=gone'`,
  ],
  [
    'A preflight',
    { operation: testWrite(), body, intent: { kind: 'preflight' } },
    `-X OPTIONS '${url}' -H 'origin: ${portal}' -H 'access-control-request-method: PUT' -H 'access-control-request-headers: authorization,content-type,idempotency-key,x-amz-date,x-amz-security-token'`,
  ],
  [
    'A method that is not declared',
    { operation: open, body, intent: { kind: 'undeclared-method', method: 'PATCH' } },
    `-X PATCH '${url}'`,
  ],
])('%s is a command', (_, call, command) => {
  expect(curl(call)).toBe(`curl -si ${command}`);
});

test.each<[Tampering, string]>([
  ['none', ''],
  ['secret', ` ${scope} ${user.slice(0, -1)}x" ${token}`],
  ['token', ` ${scope} ${user}`],
  ['region', ` ${scope.replace('ap-northeast-1', 'us-east-1')} ${user} ${token}`],
  ['service', ` ${scope.replace('execute-api', 's3')} ${user} ${token}`],
  ['behind', ` ${signature} # sign it with a clock that is 6 minutes behind`],
])('The signature is tampered with by curl, or a note says how: %s', (how, command) => {
  const late = 3_600_000;
  expect(curl({ intent: { kind: 'tampered', how } }, late)).toBe(
    `curl -si -X GET '${url}'${command}`,
  );
});

test.each([
  [3, undefined],
  [-3, undefined],
  [4, 'differs by 4 minutes: start a mock with --clock now'],
  [-4, 'differs by -4 minutes: start a mock with --clock now'],
])(
  'A clock that differs by %i minutes is reported where curl cannot sign for it',
  (minutes, reported) => {
    const note = curl({}, minutes * 60_000).split(' # ')[1];
    expect(note).toBe(reported && `the server's clock ${reported}`);
    expect(curl({ operation: open }, minutes * 60_000)).not.toContain('#');
  },
);

test.each([
  ['no JSON: it’s', `'no JSON: it’s'`],
  ["it's 'so'", `'it'\\''s '\\''so'\\'''`],
  ['["a"]', `'["a"]'`],
  [
    '{"id":"a\'b","password":"p","otp":7,"card":{"x":null}}',
    `'{''"id":"a'\\''b"'','` +
      `'"password":"'"$MINAMO_PASSWORD"'"'` +
      `',''"otp":7'',''"card":{"x":null}''}'`,
  ],
])('The body %s is quoted, without secrets', (text, data) => {
  expect(curl({ operation: open, body: text })).toBe(
    `curl -si -X GET '${url}' -H 'content-type: application/json' --data-raw ${data}`,
  );
});
