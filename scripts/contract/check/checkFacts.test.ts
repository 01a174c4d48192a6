import { beforeEach, expect, test } from 'vitest';
import type { CheckedOperation } from './contract.ts';
import type { Result } from './run.ts';
import { type Backend, checkBackend, loginOf, smallContract, testBackend } from './testBackend.ts';
import { declaredAs, line, queryOf, testOperation, testWrite } from './testCase.ts';
import { json } from './testServer.ts';

const begin = await testBackend();
let backend: Backend;

beforeEach(() => {
  backend = begin();
});

const reported = ({ findings }: Result) =>
  findings.map((f) => `${f.rule} ${f.operations.join()}: ${f.description}`);

const limit = { properties: { limit: { 'x-fact': 'limit' } } };
const ofCustomer = (operationId: string, change: Partial<CheckedOperation> = {}) =>
  testOperation({
    operationId,
    path: `/${operationId}`,
    hosts: ['fixed'],
    parameters: [],
    responses: [declaredAs('200', limit), declaredAs('403')],
    ...change,
  });

/** What each of these operations says of the limit, when it is asked by the customer. */
const saying = (limits: Record<string, unknown>) => {
  backend.tamper = (request, right) => {
    const name = request.url.split('/').at(-1) ?? '';
    return name in limits && loginOf(request) === 'login1' && right.status === 404
      ? json(200, { limit: limits[name] })
      : right;
  };
};

test('Two reads that say otherwise of the same are reported', async () => {
  saying({ getOne: 1, getOther: 2 });
  const contract = smallContract(ofCustomer('getOne'), ofCustomer('getOther'));
  const only = ['getOne', 'getOther'];
  expect(reported(await checkBackend(backend, only, { isPlain: true }, contract))).toEqual([
    'data-differs getOne,getOther: limit 2, as getOther says',
  ]);
});

test('What is wrong in itself is not held against what others say', async () => {
  saying({ getOne: 1, getOther: 'two' });
  const schema = { properties: { limit: { 'x-fact': 'limit', type: 'integer' } } };
  const other = ofCustomer('getOther', { responses: [declaredAs('200', schema)] });
  const only = ['getOne', 'getOther'];
  const contract = smallContract(ofCustomer('getOne'), other);
  expect(reported(await checkBackend(backend, only, { isPlain: true }, contract))).toEqual([
    'body-type getOther: valid',
  ]);
});

test('What a scenario says is no fact, and neither is what a write answers', async () => {
  saying({ getOne: 1, putOther: 2 });
  const tamper = backend.tamper;
  backend.tamper = (request, right) =>
    request.headers.prefer ? json(200, { limit: 3 }) : tamper(request, right);
  const responses = [{ ...declaredAs('200', limit), examples: [{ name: 'more', value: {} }] }];
  const contract = smallContract(
    ofCustomer('getOne', { responses: [...responses, declaredAs('403')] }),
    testWrite({
      ...ofCustomer('putOther', { method: 'put' }),
      requiredHeaders: [],
      shownBy: [],
    }),
  );
  const only = ['getOne', 'putOther'];
  const more = { writes: true, scenarios: true };
  const { findings } = await checkBackend(backend, only, more, contract);
  expect(findings.map(({ rule }) => rule)).not.toContain('data-differs');
});

test('What is read only to fill the calls is not held to what others say', async () => {
  const month = { ...queryOf('target_month', { type: 'string' }), isRequired: true };
  const contract = smallContract(
    ofCustomer('getBilling'),
    ofCustomer('getMonth', { parameters: [month] }),
  );
  backend.tamper = (request, right) =>
    right.status !== 404 || loginOf(request) !== 'login1'
      ? right
      : json(200, { limit: request.url.includes('getBilling') ? 1 : 2, target_month: '202611' });
  const result = await checkBackend(backend, ['getMonth'], { isPlain: true }, contract);
  expect(reported(result)).toEqual([]);
  expect(backend.requests.at(-1)?.url).toBe('/hosts/fixed/getMonth?target_month=202611');
});

test('What a read says fills the calls that come after it, with the things of the same line', async () => {
  const thing = { ...queryOf('thing_id'), isRequired: true };
  const list = testOperation({
    operationId: 'getThings',
    path: '/services/{service_id}/things',
    hosts: ['mobile'],
  });
  const one = testOperation({
    operationId: 'getThing',
    path: '/services/{service_id}/thing',
    parameters: [...list.parameters, thing],
  });
  const other = 'm09000005678';
  backend.tamper = (request, right) => {
    if (loginOf(request) !== 'login1' || request.method !== 'GET') return right;
    if (request.url.endsWith('/services'))
      return json(200, { services: [{ service_id: line }, { service_id: other }] });
    if (!/\/things?\b/.test(request.url)) return right;
    return json(200, { thing_id: request.url.includes(other) ? 'theirs' : 'ours' });
  };
  const only = ['getThings', 'getThing'];
  await checkBackend(backend, only, { isPlain: true }, smallContract(list, one));
  const urls = backend.requests.map(({ url }) => url).filter((url) => url.includes('thing?'));
  expect(urls).toContain(`/hosts/mobile/services/${line}/thing?thing_id=ours`);
  expect(urls).toContain(`/hosts/mobile/services/${other}/thing?thing_id=theirs`);
});
