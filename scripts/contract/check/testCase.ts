import type { Json } from '../operations.ts';
import type { Case } from './cases/case.ts';
import type { CheckedContract, CheckedOperation, Parameter } from './contract.ts';
import type { Reply } from './http.ts';
import type { Places } from './places.ts';
import { Schemas } from './schemas.ts';

/** The page that the calls of a test say they come from. */
export const portal = 'https://portal.example';

/** The service that the calls of a test are about. */
export const line = 'm09000001234';

/** A document without schemas that others refer to, and what holds to it: shared, since it takes long to make. */
const spec: Json = {};
const schemas = new Schemas();

/** A required parameter of the path. */
export const serviceId: Parameter = {
  name: 'service_id',
  in: 'path',
  isRequired: true,
  schema: { type: 'string', pattern: '^[fm][0-9]{8,11}$' },
};

/** An optional parameter of the query. */
export const queryOf = (name: string, schema: Json = { type: 'string' }): Parameter => ({
  name,
  in: 'query',
  isRequired: false,
  schema,
});

/** An answer as an operation declares it: JSON of a schema. */
export const declaredAs = (
  status: string,
  schema: Json = {},
  names: string[] = [],
): CheckedOperation['responses'][number] => ({
  status,
  mediaType: 'application/json',
  schema,
  examples: names.map((name) => ({ name, value: {} })),
});

/** A read of a line: `GET /services/{service_id}/usage`, of the mobile host. */
export const testOperation = (change: Partial<CheckedOperation> = {}): CheckedOperation => ({
  operationId: 'getUsage',
  method: 'get',
  path: '/services/{service_id}/usage',
  isPublic: false,
  responses: [declaredAs('200'), declaredAs('400'), declaredAs('404'), declaredAs('500')],
  document: 'read-mobile',
  hosts: ['mobile'],
  spec,
  isSigned: true,
  cookie: undefined,
  parameters: [serviceId],
  requiredHeaders: [],
  headers: new Map(),
  shownBy: [],
  shownLaterBy: [],
  moves: [],
  isMissingShared: true,
  otherMethods: ['POST'],
  ...change,
});

/** A write: `PUT /services/{service_id}/speed`, with a key, which `getUsage` shows. */
export const testWrite = (change: Partial<CheckedOperation> = {}): CheckedOperation =>
  testOperation({
    operationId: 'putSpeed',
    method: 'put',
    path: '/services/{service_id}/speed',
    document: 'write-mobile',
    request: {
      schema: { type: 'object', properties: { speed: { type: 'string' } }, required: ['speed'] },
      examples: [{ name: 'normal', value: { speed: 'high' } }],
    },
    requiredHeaders: ['idempotency-key'],
    shownBy: ['getUsage'],
    ...change,
  });

/** A valid call of the read. */
export const testCase = (change: Partial<Case> = {}): Case => ({
  operation: testOperation(),
  host: 'mobile',
  path: { service_id: line },
  query: {},
  intent: { kind: 'valid' },
  description: 'valid',
  ...change,
});

/** A contract of these operations, which are in no file of openapi/. */
export const testContract = (operations: CheckedOperation[] = []): CheckedContract => ({
  operations,
  schemas,
  places: { of: () => ({ file: 'openapi/test.yaml', line: 1 }) } as unknown as Places,
});

/** Headers of an answer with which nothing is wrong. */
const good = {
  date: 'Sat, 21 Nov 2026 01:40:00 GMT',
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': portal,
  'access-control-expose-headers': 'Date, Content-Disposition, Retry-After',
  vary: 'Origin',
};

/**
 * An answer; 200 with good headers unless said otherwise.
 * @param headers changes the good ones; undefined takes one away
 * @param body a text or bytes as they are sent, or a value that is sent as JSON
 */
export function testReply({
  headers = {},
  body = {},
  ...change
}: Partial<Omit<Reply, 'headers' | 'body'>> & {
  headers?: Record<string, string | undefined>;
  body?: unknown;
} = {}): Reply {
  const sent = Object.entries<string | undefined>({ ...good, ...headers }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return {
    url: 'https://mobile.example/services/m09000001234/usage',
    status: 200,
    headers: new Headers(sent),
    repeated: [],
    body: Buffer.isBuffer(body)
      ? body
      : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    ms: 20,
    ...change,
  };
}

/** What was found, one line each: `rule cause: expected | got`, with the place for the cause where there is none. */
export const reported = (
  found: { rule: string; cause?: string; at?: string; expected: string; got: string }[],
): string[] =>
  found.map(({ rule, cause, at, expected, got }) => `${rule} ${cause ?? at}: ${expected} | ${got}`);
