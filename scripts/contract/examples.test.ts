import { expect, test } from 'vitest';
import type { Case } from './check/cases/case.ts';
import { factsOf } from './check/factRules.ts';
import { ruleOddities } from './check/schemaRules.ts';
import { bundleDocument, documents } from './documents.ts';
import { isObject, type Json, listOperations } from './operations.ts';

/** The moment that all examples are made for. */
const now = Date.parse('2026-11-21T10:40:00+09:00');

/** An example that is asked for by its name, without parameters. */
const call = { path: {}, query: {}, intent: { kind: 'scenario' } } as unknown as Case;

/** What an example says twice, and differently. */
function contradictionsIn(spec: Json, schema: Json, value: Json): string[] {
  const said = new Map<string, Set<unknown>>();
  for (const { name, serviceId = '', value: one } of factsOf(spec, schema, value, now)) {
    const key = `${serviceId} ${name}`.trim();
    said.set(key, (said.get(key) ?? new Set()).add(one));
  }
  return [...said].flatMap(([name, values]) =>
    values.size > 1 ? [`${name}: ${[...values].join(' and ')}`] : [],
  );
}

test.for(documents.map(({ name }) => name))(
  'Each example of %s is right by itself, since it may be pinned alone',
  { timeout: 60_000 },
  async (name) => {
    const { spec } = await bundleDocument(name);
    const wrong = listOperations(spec).flatMap(({ operationId, responses }) =>
      responses.flatMap(({ schema, examples }) =>
        examples.flatMap(({ name: example, value }) =>
          schema && isObject(value)
            ? [
                ...contradictionsIn(spec, schema, value),
                ...ruleOddities(spec, schema, value, { call, now }).map(
                  ({ at, expected, got }) => `${at}: ${got} instead of ${expected}`,
                ),
              ].map((finding) => `${operationId} ${example}: ${finding}`)
            : [],
        ),
      ),
    );
    expect(wrong).toEqual([]);
  },
);
