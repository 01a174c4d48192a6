import { beforeAll, expect, test } from 'vitest';
import { bundleDocument, documentNames } from '../documents.ts';
import { type Json, listOperations } from '../operations.ts';
import { compareDocuments, compareServers } from './compare.ts';
import { changesOf, type Diff, formats } from './report.ts';
import { compareSchemas } from './schema.ts';
import { screensByOperation } from './screens.ts';

let read: Json;
let write: Json;
beforeAll(async () => {
  read = (await bundleDocument('read-service')).spec;
  write = (await bundleDocument('write-mobile')).spec;
});

const billing = '/api/read/v2/services/{service_id}/billing';
const gift = '/api/write/v1/services/{service_id}/packet-gift-code';

type Node = Record<string, Json>;
const schemas = (spec: Json) => (spec['components'] as { schemas: Record<string, Node> }).schemas;
const operation = (spec: Json, path: string, method: string) =>
  (spec['paths'] as Record<string, Record<string, Node>>)[path]![method]!;
/** The schema of a body, in the document itself. */
const schemaAt = (spec: Json, media: unknown): Node => {
  const { schema } = (media as { content: Record<string, { schema: Node }> }).content[
    'application/json'
  ]!;
  const reference = schema['$ref'] as unknown as string | undefined;
  const name = reference?.split('/').at(-1) ?? '';
  return schemas(spec)[name] ?? schema;
};
const answer = (spec: Json) =>
  schemaAt(spec, (operation(spec, billing, 'get')['responses'] as Json)['200']);
const headersOfBilling = (spec: Json): Json => {
  const success = (operation(spec, billing, 'get')['responses'] as Node)['200']!;
  return (success['headers'] ??= {}) as Json;
};
const request = (spec: Json) => schemaAt(spec, operation(spec, gift, 'post')['requestBody']);

function changes(document: 'read-service' | 'write-mobile', change: (spec: Json) => void) {
  const older = document === 'read-service' ? read : write;
  const newer = structuredClone(older);
  change(newer);
  return compareDocuments(document, older, newer).flatMap((diff) =>
    diff.changes.map(({ weight, what }) => `${diff.operationId} ${weight}: ${what}`),
  );
}

test('a document is like itself', () => {
  expect(changes('read-service', () => undefined)).toEqual([]);
  expect(changes('write-mobile', () => undefined)).toEqual([]);
});

test.each<[string, 'read-service' | 'write-mobile', (spec: Json) => void, string]>([
  [
    'an operation that is gone',
    'read-service',
    (spec) => delete (spec['paths'] as Json)[billing],
    'getBilling breaking: the operation is gone',
  ],
  [
    'a field that is gone from an answer',
    'read-service',
    (spec) => delete answer(spec)['properties']!['current'],
    'getBilling breaking: 200: current is gone',
  ],
  [
    'a field that is new in an answer',
    'read-service',
    (spec) => (answer(spec)['properties']!['extra'] = { type: 'string' }),
    'getBilling compatible: 200: extra is new',
  ],
  [
    'a rule that an answer is held to no longer',
    'read-service',
    (spec) => delete answer(spec)['x-fact'],
    'getBilling breaking: 200: the body no longer has the rule x-fact next_bill_month = next_month, on which a client may rely',
  ],
  [
    'a rule that an answer is held to now',
    'read-service',
    (spec) => (answer(spec)['properties']!['months'] = { type: 'array', 'x-sorted-by': 'month' }),
    'getBilling compatible: 200: months has the new rule x-sorted-by month, which a server has to keep',
  ],
  [
    'a write that is shown by another read',
    'write-mobile',
    (spec) => (operation(spec, gift, 'post')['x-shown-by'] = ['getUser'] as unknown as Json),
    'postPacketGiftCode compatible: the operation has the new rule x-shown-by getUser, which a server has to keep',
  ],
  [
    'a rule of a request',
    'write-mobile',
    (spec) => (request(spec)['x-at-most'] = ['amount_mb <= 9'] as unknown as Json),
    'postPacketGiftCode breaking: request: the body has the new rule x-at-most amount_mb <= 9, which a client has to keep',
  ],
  [
    'a field that a request must have now',
    'write-mobile',
    (spec) => {
      request(spec)['properties']!['extra'] = { type: 'string' };
      (request(spec)['required'] as unknown as string[]).push('extra');
    },
    'postPacketGiftCode breaking: request: extra is new and required',
  ],
  [
    'a request that may be longer',
    'write-mobile',
    (spec) => (request(spec)['properties']!['amount_mb'] = { type: 'integer' }),
    'postPacketGiftCode compatible: request: amount_mb has minimum none instead of',
  ],
  [
    'a header that a request must have no longer',
    'write-mobile',
    (spec) => {
      const parameters = (spec['components'] as Record<string, Record<string, Json>>)[
        'parameters'
      ]!;
      parameters['idempotency_key'] = { ...parameters['idempotency_key'], required: false };
    },
    'postPacketGiftCode compatible: the header Idempotency-Key is no longer required',
  ],
  [
    'a header that an answer gets',
    'read-service',
    (spec) => (headersOfBilling(spec)['ETag'] = { required: true, schema: { type: 'string' } }),
    'getBilling compatible: 200: the header ETag is new',
  ],
])('%s', (_, document, change, expected) => {
  expect(changes(document, change).join('\n')).toContain(expected);
});

test.each([
  [{ required: true }, undefined, 'breaking: 200: the header ETag is gone'],
  [{ required: true }, {}, 'breaking: 200: the header ETag is no longer required'],
  [
    { schema: { type: 'string' } },
    { schema: { type: 'string', pattern: '^W/' } },
    'breaking: 200: the header ETag has the pattern "^W/" instead of none',
  ],
])('a header of an answer that was %j and is %j is reported', (was, is, expected) => {
  const [older, newer] = [structuredClone(read), structuredClone(read)];
  headersOfBilling(older)['ETag'] = was;
  if (is) headersOfBilling(newer)['ETag'] = is;
  const found = compareDocuments('read-service', older, newer).flatMap((diff) => diff.changes);
  expect(found.map(({ weight, what }) => `${weight}: ${what}`)).toEqual([expected]);
});

test('a server that is gone breaks, one that is new does not', () => {
  const at = (...urls: string[]) => ({ servers: urls.map((url) => ({ url })) });
  expect(compareServers(read, read)).toEqual([]);
  expect(compareServers(at('https://a', 'https://b'), at('https://b', 'https://c'))).toEqual([
    { weight: 'breaking', what: 'the server https://a is gone' },
    { weight: 'compatible', what: 'the server https://c is new' },
  ]);
});

const diff: Diff = {
  older: 'v1',
  newer: 'openapi/',
  documents: [
    { document: 'auth', changes: [{ weight: 'breaking', what: 'the server https://a is gone' }] },
  ],
  operations: [
    {
      document: 'read-service',
      operationId: 'getBilling',
      call: `GET ${billing}`,
      screens: ['screens/billing'],
      changes: [{ weight: 'compatible', what: '200: a|b is new' }],
    },
  ],
};

test('a comparison is reported as text, JSON and Markdown', () => {
  const summary = '2 changes of 1 operations, 1 of them breaking';
  expect(formats.text(diff)).toContain(`used by: screens/billing\n           200: a|b is new`);
  expect(formats.text(diff)).toContain(summary);
  const read = JSON.parse(formats.json(diff)) as Diff & { count: unknown };
  expect(read.count).toEqual({ changes: 2, breaking: 1 });
  expect(changesOf(read)).toEqual(changesOf(diff));
  const markdown = formats.markdown(diff);
  expect(markdown).toContain(`${summary}.`);
  expect(markdown.indexOf('## Breaking')).toBeLessThan(markdown.indexOf('## Compatible'));
  expect(markdown).toContain('| auth | the server https://a is gone |  |');
  expect(markdown).toContain(
    `| \`getBilling\`<br>GET ${billing} | 200: a\\|b is new | screens/billing |`,
  );
});

const text = { type: 'string' };
const whole = { type: 'integer' };

test.each<[string, Json, Json, 'request' | 'response', string]>([
  ['a lower end', whole, { ...whole, minimum: 0 }, 'request', 'breaking'],
  ['a lower end', whole, { ...whole, minimum: 0 }, 'response', 'compatible'],
  ['an upper end', text, { ...text, maxLength: 9 }, 'request', 'breaking'],
  ['one form more', { anyOf: [text, whole] }, { anyOf: [text, whole, {}] }, 'response', 'breaking'],
  ['one form less', { oneOf: [text, whole, {}] }, { oneOf: [text, whole] }, 'request', 'breaking'],
])('%s, from %j to %j in a %s, is %s', (_, older, newer, direction, weight) => {
  const at = (schema: Json) => ({ spec: {}, schema });
  const found = compareSchemas(at(older), at(newer), 'it', direction);
  expect(found.map((change) => change.weight)).toEqual([weight]);
});

test('an operation is used by the screens that name it', () => {
  const screensOf = screensByOperation();
  expect(screensOf('getBilling')).toContain('screens/billing');
  expect(screensOf('getNowhere')).toEqual([]);
});

test('no operation is without a place in the portal that calls it', async () => {
  const screensOf = screensByOperation();
  const unused: string[] = [];
  for (const name of documentNames)
    for (const { operationId } of listOperations((await bundleDocument(name)).spec))
      if (screensOf(operationId).length === 0) unused.push(operationId);
  expect(unused).toEqual([]);
});
