import { expect, test } from 'vitest';
import { isPublicCall } from '@/api/middleware/publicCalls.ts';
import { bundleDocument, documents } from '../../scripts/contract/documents.ts';

test('exactly the calls that the contract declares public go without a signature', async () => {
  const said: string[] = [];
  for (const { name } of documents) {
    const { spec } = await bundleDocument(name);
    const { paths = {} } = spec as { paths?: Record<string, Record<string, unknown>> };
    for (const [path, item] of Object.entries(paths))
      for (const [method, operation] of Object.entries(item)) {
        if (!/^(get|post|put|delete)$/.test(method) || name === 'support') continue;
        const { security } = operation as { security?: unknown[] };
        if ((security?.length === 0) !== isPublicCall(path)) said.push(`${name} ${method} ${path}`);
      }
  }
  expect(said).toEqual([]);
});
