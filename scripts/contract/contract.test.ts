import { beforeAll, expect, test } from 'vitest';
import { codesOf } from './check/coverage.ts';
import { Schemas } from './check/schemas.ts';
import { bundleDocument, documents } from './documents.ts';
import { lintContract } from './lint.ts';
import {
  type ContractOperation,
  type Json,
  listOperations,
  ofEveryCustomer,
  resolve,
} from './operations.ts';

interface Entry extends ContractOperation {
  document: string;
  spec: Json;
}

const all: Entry[] = [];

beforeAll(async () => {
  for (const { name } of documents) {
    const { spec } = await bundleDocument(name);
    all.push(...listOperations(spec).map((o) => ({ ...o, document: name, spec })));
  }
}, 60_000);

/** Names what is wrong as `operationId detail`, for all operations. */
const wrong = (check: (o: Entry) => string[]) =>
  all.flatMap((o) => check(o).map((detail) => `${o.operationId} ${detail}`.trim()));

test('the contract lints without a warning', { timeout: 60_000 }, async () => {
  expect(await lintContract()).toEqual([]);
});

test('operation ids are verb first, camelCase and unique over all documents', () => {
  expect(
    wrong((o) => (new RegExp(`^${o.method}[A-Z][A-Za-z0-9]*$`).test(o.operationId) ? [] : ['id'])),
  ).toEqual([]);
  expect(new Set(all.map((o) => o.operationId)).size).toBe(all.length);
});

test('the first example of each 200 is normal', () => {
  expect(
    wrong((o) =>
      o.responses.find((r) => r.status === '200')?.examples[0]?.name === 'normal' ? [] : ['200'],
    ),
  ).toEqual([]);
});

test('examples are named in snake_case and summed up in Japanese', () => {
  const name = /^[a-z0-9]+(_[a-z0-9]+)*$/;
  // Some product names have no Japanese letters.
  const japanese = /[ぁ-んァ-ヶ一-龠]|^(NEO|au|PDF|eSIM)\b/;
  expect(
    wrong((o) =>
      o.responses.flatMap((r) =>
        r.examples
          .filter((e) => !name.test(e.name) || !japanese.test(e.summary ?? ''))
          .map((e) => `${r.status} ${e.name}`),
      ),
    ),
  ).toEqual([]);
});

test('each protected operation answers 403, 500 and 503, and 403 is the session alone', () => {
  expect(
    wrong((o) => {
      if (o.document === 'support') return [];
      const has = new Set(o.responses.map((r) => r.status));
      const needed = o.isPublic ? ['500', '503'] : ['403', '500', '503'];
      const codes = o.responses
        .filter((r) => r.status === '403')
        .flatMap((r) => r.examples.map((e) => (e.value as Json).code));
      return [
        ...needed.filter((s) => !has.has(s)),
        ...codes.filter((c) => c !== 'session_invalid').map(String),
      ];
    }),
  ).toEqual([]);
});

test('each write but those of the support page has a key, and refuses one that is used again', () => {
  const keyOf = (o: Entry) => {
    const item = resolve(o.spec, (o.spec.paths as Json)[o.path]);
    const { parameters = [] } = resolve(o.spec, item[o.method]);
    return (parameters as unknown[])
      .map((parameter) => resolve(o.spec, parameter))
      .find(({ name }) => name === 'Idempotency-Key');
  };
  const codesOf422 = (o: Entry) =>
    o.responses.filter((r) => r.status === '422').flatMap((r) => r.examples.map((e) => e.name));
  const isWrite = (o: Entry) => o.method !== 'get' && o.document !== 'support';
  expect(
    wrong((o) =>
      (keyOf(o)?.required === true) === isWrite(o) &&
      codesOf422(o).join() === (isWrite(o) ? 'idempotency_key_reused' : '')
        ? []
        : ['key'],
    ),
  ).toEqual([]);
});

test('each operation of a service has a 404 for customers who have no such service', () => {
  const isOfService = (o: Entry) =>
    /-(fixed|mobile|service)$/.test(o.document) && !ofEveryCustomer.includes(o.operationId);
  const has = (o: Entry) => o.responses.some((r) => r.status === '404');
  expect(wrong((o) => (isOfService(o) && !has(o) ? ['404'] : []))).toEqual([]);
});

test('each code of a refusal is a named example that begins with it', () => {
  expect(
    wrong((o) =>
      o.responses
        .filter((r) => ['400', '404', '409', '422'].includes(r.status))
        .flatMap((r) => {
          const codes = r.examples.map((e) => String((e.value as Json).code));
          const declared = codesOf(o.spec, r.schema);
          return [
            ...r.examples
              .filter((e, i) => !e.name.startsWith(codes[i] ?? '-'))
              .map((e) => `${r.status} ${e.name}`),
            ...declared.filter((c) => !codes.includes(c)).map((c) => `${r.status} no ${c}`),
          ];
        }),
    ),
  ).toEqual([]);
});

test(
  'every example, of requests too, is valid by its schema with its formats',
  { timeout: 60_000 },
  () => {
    const schemas = new Schemas();
    expect(
      wrong((o) =>
        [
          { ...o.request, status: 'request', mediaType: 'application/json' },
          ...o.responses,
        ].flatMap((r) => {
          if (!r.schema || r.mediaType !== 'application/json') return [];
          const { schema } = r;
          return (r.examples ?? []).flatMap((e) => {
            const [error] = schemas.errors(o.spec, schema, e.value);
            return error ? [`${r.status} ${e.name}: ${error.instancePath} ${error.message}`] : [];
          });
        }),
      ),
    ).toEqual([]);
  },
);

test('every object names its fields, forbids others and describes each', () => {
  const found: string[] = [];
  const visit = (at: string, node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const schema = node as Json;
    if (schema.type === 'object') {
      if (schema.additionalProperties !== false) found.push(`${at}: additionalProperties`);
      if (!schema.properties) found.push(`${at}: no properties`);
      for (const [name, property] of Object.entries((schema.properties ?? {}) as Json)) {
        const p = property as Json;
        if (!p.description && !p.$ref) found.push(`${at}.${name}: no description`);
      }
    }
    for (const [key, child] of Object.entries(schema)) visit(`${at}/${key}`, child);
  };
  for (const spec of new Set(all.map((o) => o.spec))) {
    visit(String((spec.info as Json).title), (spec.components as Json).schemas);
  }
  expect([...new Set(found)]).toEqual([]);
});

test('every code of an enum is in its description with a label', () => {
  const found: string[] = [];
  for (const spec of new Set(all.map((o) => o.spec))) {
    const schemas = (spec.components as Json).schemas as Record<string, Json>;
    for (const [name, schema] of Object.entries(schemas)) {
      const codes = Array.isArray(schema.enum) ? (schema.enum as string[]) : [];
      for (const code of codes) {
        if (!String(schema.description).includes(`- ${code}: `)) found.push(`${name} ${code}`);
      }
    }
  }
  expect([...new Set(found)]).toEqual([]);
});

test('what was confirmed is refused in the same terms: each has its example, its type and its name', () => {
  const refused = (o: Entry) =>
    o.responses.flatMap((r) => r.examples).find(({ name }) => name === 'terms_changed');
  const propertiesOf = ({ spec }: Entry, schema: unknown) =>
    (schema ? (resolve(spec, schema).properties ?? {}) : {}) as Record<string, Json>;
  const termsOf = (o: Entry) => propertiesOf(o, propertiesOf(o, o.request?.schema)['confirmed']);
  const withTerms = all.filter((o) => Object.keys(termsOf(o)).length > 0);
  expect(withTerms.length).toBeGreaterThan(20);
  expect(all.filter(refused)).toEqual(withTerms);
  expect(
    wrong((o) => {
      const own = termsOf(o);
      const known = propertiesOf(o, ((o.spec.components as Json).schemas as Json)['Terms']);
      const { terms = {} } = (refused(o)?.value ?? {}) as { terms?: Json };
      const typeOf = (node: unknown) => String(node && resolve(o.spec, node).type);
      return [
        ...Object.keys(terms)
          .filter((name) => !(name in own))
          .map((name) => `${name} in its example`),
        ...Object.keys(own)
          .filter((name) => typeOf(own[name]) !== typeOf(known[name]))
          .map((name) => `${name} in Terms`),
      ];
    }),
  ).toEqual([]);
});

test('every text and number of an answer has its ends, for screens to be tried with', () => {
  const open = (spec: Json, node: unknown, at: string, above: readonly Json[] = []): string[] => {
    if (Array.isArray(node)) return node.flatMap((each) => open(spec, each, at, above));
    if (typeof node !== 'object' || node === null) return [];
    const own: Json = { ...resolve(spec, node), ...node };
    if (above.includes(resolve(spec, node))) return [];
    const types = [own['type']].flat();
    const isSaid = ['enum', 'const', 'pattern', 'format'].some((word) => word in own);
    const isOpenText = types.includes('string') && !isSaid && !('maxLength' in own);
    const isOpenNumber =
      ['integer', 'number'].some((type) => types.includes(type)) && !isSaid && !('maximum' in own);
    const into = [...above, resolve(spec, node)];
    return [
      ...(isOpenText || isOpenNumber ? [at] : []),
      ...[own['anyOf'], own['oneOf'], own['items']].flatMap((each) => open(spec, each, at, into)),
      ...Object.entries((own['properties'] ?? {}) as Json).flatMap(([name, each]) =>
        open(spec, each, `${at}.${name}`, into),
      ),
    ];
  };
  expect(
    all
      .filter(({ document }) => document.startsWith('read-'))
      .flatMap(({ operationId, spec, responses }) =>
        responses
          .filter(({ status }) => status === '200')
          .flatMap(({ schema }) => open(spec, schema, operationId)),
      ),
  ).toEqual([]);
});
