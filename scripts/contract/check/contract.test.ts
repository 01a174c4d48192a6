import { expect, test } from 'vitest';
import type { Bundle } from '../../mock/contract/bundles.ts';
import type { Json } from '../operations.ts';
import { type CheckedOperation, hasKey, readCheckedContract } from './contract.ts';

const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } };
const text = { type: 'string' };

/** A document with one path. */
const specOf = (item: Json, more: Json = {}): Json => ({
  paths: { '/things/{id}': item },
  ...more,
});

/** The operations of a document as a check takes them. */
async function read(spec: Json, about: Partial<Bundle> = {}): Promise<CheckedOperation[]> {
  const { operations } = await readCheckedContract([
    { name: 'read-fixed', host: 'fixed', spec, ...about },
  ]);
  return operations;
}

const only = async (spec: Json, about?: Partial<Bundle>): Promise<CheckedOperation> =>
  (await read(spec, about))[0]!;

const get = { operationId: 'getThing', responses: {} };

test('an operation knows its document, and the hosts that have it', async () => {
  const spec = specOf({ get });
  expect(await only(spec)).toMatchObject({
    operationId: 'getThing',
    method: 'get',
    path: '/things/{id}',
    document: 'read-fixed',
    hosts: ['fixed'],
    spec,
  });
  expect((await only(spec, { host: 'service' })).hosts).toEqual(['fixed', 'mobile']);
  expect((await only(spec, { host: 'auth' })).hosts).toEqual(['auth']);
});

test('what is public and what the support page calls is not signed', async () => {
  const isSigned = async (operation: Json, about?: Partial<Bundle>) =>
    (await only(specOf({ get: operation }), about)).isSigned;
  expect(await isSigned(get)).toBe(true);
  expect(await isSigned({ ...get, security: [] })).toBe(false);
  expect(await isSigned(get, { name: 'support', host: 'support' })).toBe(false);
});

test.each<[whose: string, security: unknown, cookie: CheckedOperation['cookie']]>([
  ['of nobody', undefined, undefined],
  ['of a signature', [{ signature: [] }], undefined],
  ['of a cookie', [{ cookie: [] }], 'required'],
  ['of a cookie, or of nobody', [{ cookie: [] }, {}], 'optional'],
  ['of no object', ['cookie'], undefined],
])('an answer %s: which cookie it needs', async (_whose, security, cookie) => {
  const whole = specOf({ get }, { security });
  expect((await only(whole)).cookie).toBe(cookie);
  const own = specOf({ get: { ...get, security } }, { security: [{ cookie: [] }] });
  if (security) expect((await only(own)).cookie).toBe(cookie);
});

test('parameters are at the path or the operation, or are referred to', async () => {
  const item = {
    parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    get: {
      ...get,
      parameters: [
        { $ref: '#/components/parameters/Page' },
        { ...key },
        { name: 'X-Trace', in: 'header', schema: text },
      ],
    },
  };
  const components = { parameters: { Page: { name: 'page', in: 'query', schema: text } } };
  const operation = await only(specOf(item, { components }));
  expect(operation.parameters).toEqual([
    { name: 'id', in: 'path', isRequired: true, schema: text },
    { name: 'page', in: 'query', isRequired: false, schema: text },
  ]);
  expect(operation.requiredHeaders).toEqual(['idempotency-key']);
  expect(hasKey(operation)).toBe(true);
  expect(hasKey(await only(specOf({ get })))).toBe(false);
});

test('each status has the headers that its answer declares', async () => {
  const responses = {
    200: {
      headers: {
        Date: { $ref: '#/components/headers/Date' },
        'Retry-After': { schema: text },
        Vary: {},
      },
    },
    404: { $ref: '#/components/responses/None' },
  };
  const components = {
    headers: { Date: { required: true, schema: text } },
    responses: { None: { headers: { Server: { schema: text } } } },
  };
  const { headers } = await only(specOf({ get: { ...get, responses } }, { components }));
  expect(
    Object.fromEntries([...headers].map(([name, each]) => [name, Object.fromEntries(each)])),
  ).toEqual({
    200: {
      Date: { schema: text, isRequired: true },
      'Retry-After': { schema: text, isRequired: false },
      Vary: { schema: {}, isRequired: false },
    },
    404: { Server: { schema: text, isRequired: false } },
  });
});

test('a write knows the reads that show it, and a path the methods that it has none of', async () => {
  const put = { operationId: 'putThing', responses: { 204: {} }, 'x-shown-by': ['getThing'] };
  const both = await read(specOf({ get, put }));
  expect(both.map(({ shownBy }) => shownBy)).toEqual([[], ['getThing']]);
  expect(both[0]?.otherMethods).toEqual(['HEAD', 'POST', 'PATCH', 'DELETE']);
  expect((await only(specOf({ post: put }))).otherMethods).toEqual([
    'GET',
    'HEAD',
    'PUT',
    'PATCH',
    'DELETE',
  ]);
});

test('the contract of the project is read whole', async () => {
  const { operations, places } = await readCheckedContract();
  expect(operations.length).toBeGreaterThan(150);
  expect(new Set(operations.map((o) => o.operationId)).size).toBe(operations.length);
  expect(places.of('getBilling').file).toMatch(/^openapi\/.*\.yaml$/);
});
