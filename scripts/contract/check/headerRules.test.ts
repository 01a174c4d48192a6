import { expect, test } from 'vitest';
import type { Case } from './cases/case.ts';
import type { CheckedOperation, DeclaredHeader } from './contract.ts';
import { headerFaults } from './headerRules.ts';
import { portal, reported, testCase, testContract, testOperation, testReply } from './testCase.ts';

type Sent = Record<string, string | undefined>;

/** What is reported of an answer with these headers beside the good ones; undefined takes one away. */
function faults(
  headers: Sent,
  { status = 200, intent, ...change }: Partial<CheckedOperation & Case> & { status?: number } = {},
) {
  const call = testCase({ operation: testOperation(change), ...(intent && { intent }) });
  return reported(headerFaults(testContract(), call, testReply({ status, headers }), portal));
}

test('an answer with all that it needs has no fault', () => {
  expect(faults({})).toEqual([]);
});

test('a header that came more than once is reported with what it says', () => {
  const reply = testReply({ headers: { date: 'a, b' }, repeated: ['date', 'location'] });
  expect(reported(headerFaults(testContract(), testCase(), reply, portal))).toEqual([
    'header-repeated date: date once | a, b',
    'header-repeated location: location once | ',
    'date-missing : a Date header | a, b',
  ]);
});

test.each<[string, Sent, string]>([
  ['no Date', { date: undefined }, 'none'],
  ['a word', { date: 'never' }, 'never'],
  ['the text of no date', { date: 'Invalid Date' }, 'Invalid Date'],
  ['another form of date', { date: '2026-11-21T01:40:00Z' }, '2026-11-21T01:40:00Z'],
])('%s is no Date header', (_name, headers, got) => {
  expect(faults(headers)).toEqual([`date-missing : a Date header | ${got}`]);
});

test.each<[string, Sent, string[]]>([
  ['any page', { 'access-control-allow-origin': '*' }, [`cors-origin served: ${portal} | *`]],
  [
    'no page',
    { 'access-control-allow-origin': undefined },
    [`cors-origin served: ${portal} | none`],
  ],
  ['no word of Origin', { vary: 'Accept' }, ['cors-vary : Vary: Origin | Accept']],
  ['no Vary', { vary: undefined }, ['cors-vary : Vary: Origin | none']],
  ['Vary in a list', { vary: 'Accept,  ORIGIN' }, []],
  ['Vary of everything', { vary: '*' }, []],
  [
    'one header less to be read',
    { 'access-control-expose-headers': 'date, Retry-After,' },
    ['cors-expose Content-Disposition: Content-Disposition | date, retry-after'],
  ],
  [
    'nothing to be read',
    { 'access-control-expose-headers': undefined },
    ['Date', 'Content-Disposition', 'Retry-After'].map((n) => `cors-expose ${n}: ${n} | none`),
  ],
  [
    'a star, which counts only where every page may read',
    { 'access-control-expose-headers': '*' },
    ['Date', 'Content-Disposition', 'Retry-After'].map((n) => `cors-expose ${n}: ${n} | *`),
  ],
])('what the page of the portal may read: %s', (_name, headers, found) => {
  expect(faults(headers)).toEqual(found);
});

test('a refusal that no page may read is another cause than an answer', () => {
  const headers = { 'access-control-allow-origin': undefined };
  expect(faults(headers, { status: 399 })).toEqual([`cors-origin served: ${portal} | none`]);
  expect(faults(headers, { status: 400 })).toEqual([`cors-origin refused: ${portal} | none`]);
});

test('a host that knows nobody may be read by every page', () => {
  const open = { 'access-control-allow-origin': '*', vary: undefined };
  const all = { ...open, 'access-control-expose-headers': '*' };
  const isPublic = { isSigned: false };
  expect(faults(open, isPublic)).toEqual([]);
  expect(faults(all, isPublic)).toEqual([]);
  expect(faults({ ...open, 'access-control-expose-headers': 'Date' }, isPublic)).toHaveLength(2);
  expect(faults(open, { ...isPublic, cookie: 'optional' })).toEqual([
    `cors-origin served: ${portal} | *`,
  ]);
  expect(faults({ 'access-control-allow-origin': 'https://other.example' }, isPublic)).toEqual([
    `cors-origin served: ${portal} | https://other.example`,
  ]);
});

test('a host with a cookie lets the page send it', () => {
  const credentials = 'cors-origin credentials: Access-Control-Allow-Credentials: true | none';
  expect(faults({}, { cookie: 'required' })).toEqual([credentials]);
  const allowed = { 'access-control-allow-credentials': 'true' };
  expect(faults(allowed, { cookie: 'optional' })).toEqual([]);
});

const declared = (name: string, header: Partial<DeclaredHeader>, status = '200') => ({
  headers: new Map([[status, new Map([[name, { schema: {}, isRequired: false, ...header }]])]]),
});

test('a declared header that is required is there', () => {
  const total = declared('Date', { isRequired: true });
  expect(faults({}, total)).toEqual([]);
  const reply = { date: undefined };
  expect(faults(reply, total)).toContain('header-missing 200 Date: Date | no such header');
  expect(faults(reply, declared('Date', {}))).toHaveLength(1);
  expect(faults(reply, declared('Date', { isRequired: true }, '404'))).toHaveLength(1);
});

test('a declared header has a value that its schema allows', () => {
  const wait = declared('Retry-After', { schema: { type: 'string', pattern: '^[0-9]+$' } });
  expect(faults({ 'retry-after': '12' }, wait)).toEqual([]);
  expect(faults({ 'retry-after': 'soon' }, wait)).toEqual([
    'header-value getUsage Retry-After: {"type":"string","pattern":"^[0-9]+$"} | "soon"',
  ]);
});

test('a declared header can be read by the page, except for those that only browsers follow', () => {
  const of = (name: string) => faults({}, declared(name, {}));
  expect(of('X-Total')).toEqual([
    'cors-expose X-Total: X-Total | date, content-disposition, retry-after',
  ]);
  expect(of('Set-Cookie')).toEqual([]);
  expect(of('Clear-Site-Data')).toEqual([]);
  expect(of('Date')).toEqual([]);
});

test.each<[string, string | undefined, string[]]>([
  ['nothing', undefined, ['cache-store : Cache-Control: no-store | none']],
  ['private', 'private', ['cache-store : Cache-Control: no-store | private']],
  ['no-store among others', 'private, No-Store', []],
  [
    'public as well',
    'no-store, public',
    ['cache-store : Cache-Control: no-store | no-store, public'],
  ],
])('an answer about a customer is kept by nobody: %s', (_name, control, found) => {
  expect(faults({ 'cache-control': control })).toEqual(found);
});

test('an answer that comes from a cache is reported', () => {
  expect(faults({ age: '0' })).toEqual(['cache-store age: no Age: a fresh answer | Age: 0']);
  expect(faults({ age: '0' }, { status: 404 })).toEqual([]);
});

test('a method that is not declared is not held to it', () => {
  const intent = { kind: 'undeclared-method', method: 'POST' } as const;
  expect(faults({ 'cache-control': undefined }, { intent })).toEqual([]);
});

test.each<[string | undefined, boolean]>([
  [undefined, false],
  ['max-age=0', false],
  ['max-age=60, no-store', false],
  ['x-max-age=60', false],
  ['public', true],
  ['private, max-age=60', true],
  ['s-maxage=9', true],
])('a refusal that is kept would be shown again: %s', (control, isKept) => {
  const kept = `cache-store refused: a refusal that nobody keeps | ${control}`;
  expect(faults({ 'cache-control': control }, { status: 400 })).toEqual(isKept ? [kept] : []);
});

test('only refusals are held to that', () => {
  expect(faults({ 'cache-control': 'public' }, { status: 399 })).toEqual([]);
});

test.each<[header: string, value: string, cause: string | undefined]>([
  ['server', 'nginx', undefined],
  ['server', 'nginx/1.27', 'server'],
  ['x-powered-by', 'Express', 'x-powered-by'],
  ['x-aspnet-version', '4', 'x-aspnet-version'],
  ['x-aspnetmvc-version', '5', 'x-aspnetmvc-version'],
  ['x-generator', 'Hugo', 'x-generator'],
])('a header that names the software is reported: %s %s', (header, value, cause) => {
  const found = `leak-version ${cause}: no name or version of software | ${header}: ${value}`;
  expect(faults({ [header]: value })).toEqual(cause ? [found] : []);
});
