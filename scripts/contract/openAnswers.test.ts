import { expect, test } from 'vitest';
import { openAnswers } from './openAnswers.ts';
import type { Json } from './operations.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** A document with one write, which sends the schema `Order` and answers with `Receipt`. */
const documentOf = (schemas: Json): Json => ({
  paths: {
    '/order': {
      post: {
        requestBody: json(ref('Order')),
        responses: { 200: json(ref('Receipt')), 409: json(ref('Refusal')) },
      },
    },
  },
  components: { schemas },
});

const kind = { type: 'string', enum: ['add', 'remove'], description: 'What is done.' };

const opened = (schemas: Json): Record<string, { properties: Json }> => {
  const spec = documentOf({
    Kind: kind,
    Refusal: { properties: { code: { type: 'string', enum: ['late'], description: 'Why.' } } },
    ...schemas,
  });
  openAnswers(spec);
  return (spec.components as { schemas: Record<string, { properties: Json }> }).schemas;
};

test('a code of an answer may be an unknown one, that of a request is one of its set', () => {
  const schemas = opened({
    Order: { properties: { kind: ref('Kind') } },
    Receipt: {
      properties: {
        kind: ref('Kind'),
        past: { type: 'array', items: ref('Kind') },
        name: { type: 'string' },
      },
    },
  });
  const open = { anyOf: [ref('Kind'), ref('UnknownCode')] };
  expect(schemas['Order']?.properties).toEqual({ kind: ref('Kind') });
  expect(schemas['Receipt']?.properties).toEqual({
    kind: open,
    past: { type: 'array', items: open },
    name: { type: 'string' },
  });
  expect(schemas['Kind']).toEqual(kind);
});

test('so may the code of a refusal, whose set has no name of its own', () => {
  const { Refusal } = opened({ Order: {}, Receipt: {} });
  expect(Refusal?.properties['code']).toEqual({
    description: 'Why.',
    anyOf: [{ type: 'string', enum: ['late'] }, ref('UnknownCode')],
  });
});

test('a schema with codes that is sent and answered is refused: it can’t be both', () => {
  const Both = { properties: { kind: ref('Kind') } };
  expect(() => opened({ Both, Order: ref('Both'), Receipt: ref('Both') })).toThrow(
    'The code kind is in a schema that is sent and answered',
  );
});
