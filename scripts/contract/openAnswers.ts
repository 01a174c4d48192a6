import { codesOf } from './codes.ts';
import { isObject, type Json, resolve } from './operations.ts';

/** Name of the schema of a code that is newer than the contract. */
export const unknownCode = 'UnknownCode';

/**
 * Opens the codes in the answers of a bundled document, in place. An answer can come from a newer server, so
 * each of its codes is one of its set or an `UnknownCode`. What is sent stays one of its set.
 * @throws Error for a schema with codes that is both sent and answered
 */
export function openAnswers(spec: Json): void {
  const operations = Object.values(spec.paths as Json).flatMap((item) =>
    Object.values(item as Json).filter(isObject),
  );
  const sent = new Set<object>();
  for (const { parameters, requestBody } of operations)
    visit(spec, [parameters, requestBody], sent, () => undefined);
  const answered = new Set<object>();
  for (const { responses } of operations)
    visit(spec, responses, answered, (parent, key) => {
      if (sent.has(parent))
        throw new Error(`The code ${key} is in a schema that is sent and answered: make it two.`);
      const { description, ...code } = parent[key] as Json;
      const anyOf = [code, { $ref: `#/components/schemas/${unknownCode}` }];
      parent[key] = description === undefined ? { anyOf } : { description, anyOf };
    });
  const { schemas } = (spec.components ?? {}) as { schemas?: Json };
  if (schemas) schemas[unknownCode] = { type: 'string' };
}

/** Goes through a part of a document and what it refers to, and reports where a code is. */
function visit(
  spec: Json,
  node: unknown,
  seen: Set<object>,
  onCode: (parent: Json, key: string) => void,
): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  for (const [key, child] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue;
    const target: unknown = isObject(child) ? resolve(spec, child) : child;
    if (isObject(target) && codesOf(target)) onCode(node as Json, key);
    else visit(spec, target, seen, onCode);
  }
}
