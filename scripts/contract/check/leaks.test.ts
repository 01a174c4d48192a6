import { expect, test } from 'vitest';
import { leakFaults, type Secrets } from './leaks.ts';
import { declaredAs, reported, testCase, testOperation, testReply } from './testCase.ts';

const credentials = { access_key_id: 'ASIA1', access_secret: 'hidden+1', session_token: 'token+1' };
const secrets: Secrets = { credentials, password: 'long-one' };

/** What is reported of an answer. */
const faults = (
  body: unknown,
  { status = 500, headers = {}, known = secrets, operation = testOperation() } = {},
) => reported(leakFaults(testCase({ operation }), testReply({ status, headers, body }), known));

test.each([
  ['at Object.<anonymous> (/srv/a.js:10:3)', 'at Object.<anonymous> (/srv/a.js:10:3'],
  ['at node:internal/main:12', 'at node:internal/main:12'],
  ['at run (C:\\app\\a.js:3', 'at run (C:\\app\\a.js:3'],
  ['Traceback (most recent call last)', 'Traceback (most recent call last)'],
  ['File "a.py", line 3', 'File "a.py", line 3'],
  ['x java.lang.NullPointerException: null', 'java.lang.NullPointerException'],
  ['ORA-00942: gone', 'ORA-00942'],
  ['SQLSTATE[42]', 'SQLSTATE'],
  ['SELECT a FROM b', 'SELECT a FROM'],
  ['in /usr/lib/app/index.mjs', '/usr/lib/app/index.mjs'],
  ['<b>Warning</b>: x', '<b>Warning</b>:'],
  ['in a/b.php on line 7', 'in a/b.php on line 7'],
])('%s shows the inside of a server', (text, shown) => {
  expect(faults(`Sorry: ${text}`)).toEqual([
    `leak-trace getUsage 500: a code and a message | ${shown}`,
  ]);
});

test.each([
  'Look at the page at 10:40',
  'Select one of the plans from the list',
  'An.Error of a day',
  'see /app/mypage',
])('"%s" is a text for people', (text) => {
  expect(faults(text)).toEqual([]);
});

test('what is served may speak of anything, but not its headers', () => {
  expect(faults('SELECT a FROM b', { status: 200 })).toEqual([]);
  const headers = { 'x-error': 'ORA-00942' };
  expect(faults('', { status: 200, headers })).toEqual([
    'leak-trace header x-error: no trace or private address | x-error: ORA-00942',
  ]);
});

test.each(['10.0.12.7', '172.16.0.1', '172.31.9.9', '192.168.1.1', 'ip-10-0-1-2', 'db.internal'])(
  'a header tells the inner address %s',
  (address) => {
    expect(faults('', { headers: { via: `1.1 ${address}` } })).toEqual([
      `leak-trace header via: no trace or private address | via: 1.1 ${address}`,
    ]);
  },
);

test.each(['172.32.0.1', '172.15.0.1', '192.0.2.1', '203.0.113.10', 'internal.example'])(
  '%s is no private address',
  (address) => {
    expect(faults('', { headers: { via: address } })).toEqual([]);
  },
);

test.each([
  ['password', 'long-one'],
  ['access_secret', 'hidden+1'],
  ['session_token', 'token+1'],
])('an answer does not repeat the %s', (name, value) => {
  const found = [`leak-secret getUsage ${name}: no ${name} | (masked)`];
  expect(faults({ said: value }, { status: 200 })).toEqual(found);
  expect(faults('', { headers: { 'x-debug': value } })).toEqual(found);
});

test('a key id is no secret', () => {
  expect(faults(credentials.access_key_id)).toEqual([]);
});

test('a short password is in too many texts to be reported', () => {
  expect(faults('a 1234567', { known: { ...secrets, password: '1234567' } })).toEqual([]);
  expect(faults('a 12345678', { known: { ...secrets, password: '12345678' } })).toHaveLength(1);
});

test('where nothing is known nothing is reported', () => {
  const known = { credentials: undefined, password: undefined };
  expect(faults('undefined', { known })).toEqual([]);
  const empty = { credentials: { ...credentials, session_token: '' }, password: undefined };
  expect(faults('x', { known: empty })).toEqual([]);
});

test('a login gives its credentials, and no password', () => {
  const schema = { $ref: '#/schemas/login' };
  const login = { type: 'object', properties: { access_secret: {} } };
  const of = (schemas: unknown, responses = [declaredAs('400'), declaredAs('200', schema)]) =>
    testOperation({ spec: { schemas }, responses });
  expect(faults('hidden+1 token+1', { operation: of({ login }) })).toEqual([]);
  expect(faults('long-one', { operation: of({ login }) })).toHaveLength(1);
  expect(faults('hidden+1', { operation: of({ login: { properties: {} } }) })).toHaveLength(1);
  expect(faults('hidden+1', { operation: of({ login: {} }) })).toHaveLength(1);
  expect(faults('hidden+1', { operation: of({}, []) })).toHaveLength(1);
});

test('only the beginning of a long body is looked at', () => {
  expect(faults(`${'.'.repeat(199_992)}long-one`)).toHaveLength(1);
  expect(faults(`${'.'.repeat(199_993)}long-one`)).toEqual([]);
});
