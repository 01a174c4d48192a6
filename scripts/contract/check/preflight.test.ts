import { expect, test } from 'vitest';
import { preflightFaults } from './headerRules.ts';
import { portal, reported, testCase, testOperation, testReply } from './testCase.ts';

const leave = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, X-Amz-Date',
  'access-control-max-age': '600',
};

function faults(
  headers: Record<string, string | undefined>,
  { status = 204, method = 'put' } = {},
) {
  const reply = testReply({ status, headers: { ...leave, ...headers } });
  const call = testCase({ operation: testOperation({ method }) });
  return reported(preflightFaults(call, reply, portal, ['authorization', 'x-amz-date']));
}

test('a preflight that lets the call through has no fault', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ 'access-control-allow-origin': '*' })).toEqual([]);
});

test.each([199, 300, 403])(
  'a preflight that is answered with %i lets nothing through',
  (status) => {
    expect(faults({}, { status })).toEqual([`cors-preflight status: 204 | ${status} (getUsage)`]);
  },
);

test.each([200, 299])(
  'a preflight that is answered with %i is reported with its status',
  (status) => {
    expect(faults({}, { status })).toEqual([`cors-status : 204 | ${status}`]);
  },
);

test('a preflight that differs by its page says so', () => {
  expect(faults({ vary: undefined })).toEqual(['cors-vary : Vary: Origin | none']);
  expect(faults({ vary: undefined, 'access-control-allow-origin': '*' })).toEqual([]);
});

test.each<[string, Record<string, string | undefined>, string]>([
  [
    'another page',
    { 'access-control-allow-origin': 'https://other.example' },
    `cors-preflight origin: ${portal} | https://other.example (getUsage)`,
  ],
  [
    'no page',
    { 'access-control-allow-origin': undefined },
    `cors-preflight origin: ${portal} | none (getUsage)`,
  ],
  [
    'other methods',
    { 'access-control-allow-methods': 'GET, PATCH' },
    'cors-preflight PUT: PUT | GET, PATCH (getUsage)',
  ],
  [
    'one header less',
    { 'access-control-allow-headers': 'Authorization, Range' },
    'cors-preflight x-amz-date: x-amz-date | authorization, range (getUsage)',
  ],
])('a browser would not send the call after leave for %s', (_name, headers, found) => {
  expect(faults(headers)).toEqual([found]);
});

test.each([
  ['get', 0],
  ['post', 0],
  ['delete', 1],
])('a browser needs no leave for GET and POST: %s', (method, count) => {
  expect(faults({ 'access-control-allow-methods': undefined }, { method })).toHaveLength(count);
});

test.each<[string | undefined, string]>([
  [undefined, 'none'],
  ['0', '0'],
  ['-5', '-5'],
  ['5s', '5s'],
])('a preflight says how long it holds: %s does not', (age, got) => {
  expect(faults({ 'access-control-max-age': age })).toEqual([
    `cors-max-age : Access-Control-Max-Age in seconds | ${got}`,
  ]);
});
