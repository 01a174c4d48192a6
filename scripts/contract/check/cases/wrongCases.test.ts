import { expect, test } from 'vitest';
import type { Json } from '../../operations.ts';
import { line, queryOf, serviceId, testContract, testOperation, testWrite } from '../testCase.ts';
import { ValuePool } from '../valuePool.ts';
import type { Part } from './part.ts';
import {
  invalidBodies,
  invalidParameters,
  strangeCases,
  tamperedCases,
  unknownValues,
} from './wrongCases.ts';

const contract = testContract();
const filled = { path: { service_id: line }, query: { month: '202611' } };
const month = { ...queryOf('month', { type: 'string', pattern: '^[0-9]{6}$' }), isRequired: true };
const reported = (parts: Part[]) => parts.map(({ description }) => description);
const body = '{"speed":"high"}';

test('A parameter is left out where that is possible, and gets texts that it may not have', () => {
  const page = queryOf('page', { type: 'string', pattern: '^[0-9]$' });
  const operation = testOperation({ parameters: [month, page, serviceId] });
  const parts = invalidParameters(contract, operation, filled);
  expect(reported(parts)).toEqual([
    'without month',
    'month "あ"',
    `month "${'x'.repeat(20)}"`,
    'month "no_such_value"',
    'month "202611 "',
    'month "202611/../202611"',
    'month "２０２６１１"',
    'page "あ"',
    `page "${'x'.repeat(20)}"`,
    'page "no_such_value"',
    'service_id "あ"',
    `service_id "${'x'.repeat(20)}"`,
    'service_id "no_such_value"',
    `service_id "${line} "`,
    `service_id "${line}/../m090"`,
    'service_id "ｍ０９０００００１２３４"',
    `service_id "${line.toUpperCase()}"`,
  ]);
  const of = (description: string) => parts.find((part) => part.description === description);
  expect(of('without month')).toEqual({
    path: filled.path,
    query: {},
    intent: { kind: 'invalid', isServiceId: false, isInPath: false },
    description: 'without month',
  });
  expect(of('month "202611 "')?.query).toEqual({ month: '202611 ' });
  expect(of('page "あ"')?.query).toEqual({ month: '202611', page: 'あ' });
  expect(of('service_id "あ"')).toMatchObject({
    path: { service_id: 'あ' },
    query: { month: '202611' },
    intent: { kind: 'invalid', isServiceId: true, isInPath: true },
  });
});

test('What is left out takes no other parameter with it, and a free text cannot be wrong', () => {
  const operation = testOperation({ parameters: [month, queryOf('free')] });
  const query = { month: '202611', free: 'a', other: 'b' };
  const parts = invalidParameters(contract, operation, { path: {}, query });
  expect(parts[0]?.query).toEqual({ free: 'a', other: 'b' });
  expect(reported(parts).filter((each) => each.includes('free'))).toEqual([]);
});

test('A month that there is not is no month', () => {
  const schema = { type: 'string', pattern: '^20[0-9]{2}(0[1-9]|1[0-2])$' };
  const operation = testOperation({ parameters: [{ ...month, schema }] });
  expect(reported(invalidParameters(contract, operation, filled))).toContain('month "202613"');
});

test('A write is sent what its reads say, which is not its to set', () => {
  const value = { speed: 'low', can_change: true };
  const read = testOperation({
    responses: [{ status: '200', schema: {}, examples: [{ name: 'normal', value }] }],
  });
  const schema = {
    type: 'object',
    properties: { speed: { type: 'string' } },
    additionalProperties: false,
  };
  const examples = [{ name: 'normal', value: { speed: 'high' } }];
  const bodiesOf = (request: { schema: Json; examples: typeof examples }) =>
    invalidBodies(testContract([read]), testWrite({ request }), filled)
      .filter(({ description }) => description === 'a body with the fields of its reads')
      .map((part) => part.body);
  expect(bodiesOf({ schema, examples })).toEqual(['{"speed":"high","can_change":true}']);
  expect(bodiesOf({ schema: { type: 'object' }, examples })).toEqual([]);
});

test('A wrong parameter of a write comes with a valid body', () => {
  const parts = invalidParameters(contract, testWrite(), filled);
  expect(parts.map((part) => part.body)).toEqual(Array.from({ length: 7 }, () => body));
});

test('A parameter whose values answers name gets one that names nothing', () => {
  const pool = new ValuePool(contract);
  pool.take({ month: '202611', report_id: 'r1', page: 'p', service_id: line, code: 'c' });
  const id = { ...serviceId, name: 'report_id', schema: { type: 'string', pattern: '^.{12}$' } };
  const code = { ...id, name: 'code', schema: { enum: ['c'] } };
  pool.take({ report_id: 'r12345678901' });
  const unnamed = { ...month, name: 'unnamed' };
  const anyService = { ...serviceId, schema: { type: 'string' } };
  const parameters = [anyService, month, id, code, queryOf('page'), unnamed];
  const parts = unknownValues(contract, testWrite({ parameters }), filled, pool);
  expect(parts).toEqual([
    {
      path: filled.path,
      query: { month: '200001' },
      body,
      intent: { kind: 'unknown', name: 'month' },
      description: 'month 200001, which does not exist',
    },
    {
      path: filled.path,
      query: { month: '209911' },
      body,
      intent: { kind: 'unknown', name: 'month' },
      description: 'month 209911, which does not exist',
    },
    {
      path: { service_id: line, report_id: 'ZZ0000000000' },
      query: filled.query,
      body,
      intent: { kind: 'unknown', name: 'report_id' },
      description: 'report_id ZZ0000000000, which does not exist',
    },
  ]);
});

const isHeavy = ({ description }: Part) => /^a (body (of|with __)|field twice)/.test(description);

test('A write gets bodies, keys and content types that break the contract', () => {
  const parts = invalidBodies(contract, testWrite(), filled);
  const shortly = parts
    .filter((part) => !isHeavy(part))
    .map((part) => [part.description, part.body, part.key, part.contentType]);
  const none = undefined;
  expect(shortly).toEqual([
    ['an empty body', '', none, none],
    ['a body that is no JSON', '{"', none, none],
    ['a body with something behind it', `${body} x`, none, none],
    ['without idempotency-key', body, '', none],
    ['idempotency-key short', body, 'short', none],
    ['idempotency-key xxxxxxxxxxxxxxxxxxxx', body, 'x'.repeat(65), none],
    ['idempotency-key a key with spaces', body, 'a key with spaces', none],
    ['a list as body', `[${body}]`, none, none],
    ['without speed', '{}', none, none],
    ['speed 12', '{"speed":12}', none, none],
    ['speed null', '{"speed":null}', none, none],
    ['content type text/plain', body, none, 'text/plain'],
    [
      'content type application/x-www-form-urlencoded',
      body,
      none,
      'application/x-www-form-urlencoded',
    ],
    ['content type missing', body, none, ''],
  ]);
  for (const { path, query } of parts) expect({ path, query }).toEqual(filled);
  const isOfType = ({ intent }: Part) => intent.kind === 'invalid' && intent.isContentType;
  expect(reported(parts.filter(isOfType))).toEqual([
    'content type text/plain',
    'content type application/x-www-form-urlencoded',
    'content type missing',
  ]);
  expect(reported(parts.filter(isHeavy))).toEqual([
    'a body of a megabyte',
    'a body of 20,000 lists in each other',
    'a body with __proto__',
    'a field twice',
  ]);
  for (const { intent } of parts)
    expect(intent).toMatchObject({ kind: 'invalid', isServiceId: false });
});

test('A write that is never sent valid gets no valid body', () => {
  const parts = invalidBodies(contract, testWrite({ operationId: 'postLogin' }), filled);
  expect(parts.map((part) => part.body)).not.toContain(body);
  expect(reported(parts)).toEqual([
    'an empty body',
    'a body that is no JSON',
    'a list as body',
    'without speed',
    'speed 12',
    'speed null',
  ]);
});

test('Without a key none is wrong, and without a body nothing is', () => {
  const keyless = invalidBodies(contract, testWrite({ requiredHeaders: [] }), filled);
  expect(reported(keyless).filter((each) => each.includes('idempotency-key'))).toEqual([]);
  expect(invalidBodies(contract, testOperation(), filled)).toEqual([]);
});

test('A signed call is tampered with in each way that it has', () => {
  const ways = (operation = testOperation()) =>
    tamperedCases(operation, filled).flatMap(({ intent }) =>
      intent.kind === 'tampered' ? intent.how : [],
    );
  const ofRead = ways();
  expect(new Set(ofRead).size).toBe(25);
  const ofBody = ['body', 'body-hash', 'body-unsigned'];
  expect(ways(testWrite())).toEqual([...ofRead, ...ofBody, 'key-uncovered']);
  expect(ways(testWrite({ requiredHeaders: [] }))).toEqual([...ofRead, ...ofBody]);
  expect(ways(testOperation({ isSigned: false }))).toEqual([]);
  expect(tamperedCases(testWrite(), filled)[1]).toEqual({
    ...filled,
    body,
    intent: { kind: 'tampered', how: 'secret' },
    description: 'signature tampered: secret',
  });
});

test('A read gets a preflight, other methods and a parameter that is not declared', () => {
  const operation = testOperation({ otherMethods: ['POST', 'PATCH'] });
  expect(strangeCases(operation, filled)).toEqual([
    { ...filled, intent: { kind: 'preflight' }, description: 'the preflight' },
    ...['POST', 'PATCH'].map((method) => ({
      ...filled,
      intent: { kind: 'undeclared-method', method },
      description: `${method}, which is not declared`,
    })),
    {
      path: filled.path,
      query: { month: '202611', not_declared: '1' },
      intent: { kind: 'undeclared-query' },
      description: 'a parameter that is not declared',
    },
  ]);
});

test('A write gets no further parameter, and what ends the session only what cannot end it', () => {
  expect(reported(strangeCases(testWrite(), filled))).toEqual([
    'the preflight',
    'POST, which is not declared',
  ]);
  expect(strangeCases(testWrite(), filled)[0]?.body).toBe(body);
  const ending = testOperation({ operationId: 'getLogout', otherMethods: ['POST', 'PATCH'] });
  expect(reported(strangeCases(ending, filled))).toEqual([
    'the preflight',
    'PATCH, which is not declared',
  ]);
});

test('Where a cookie counts it is left out and changed, except for its own end', () => {
  const ofCookies = (operationId: string) =>
    strangeCases(testWrite({ operationId, cookie: 'optional' }), filled).filter(
      ({ intent }) => intent.kind === 'cookie',
    );
  expect(ofCookies('postMail')).toEqual(
    ['none', 'wrong'].map((state) => ({
      ...filled,
      body,
      intent: { kind: 'cookie', state },
      description: `cookie: ${state}`,
    })),
  );
  expect(ofCookies('postSupportLogout')).toEqual([]);
});
