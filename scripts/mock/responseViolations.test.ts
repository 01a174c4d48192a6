import { expect, test } from 'vitest';
import { loadBundles } from './contract/bundles.ts';
import { startMock } from './startMock.ts';
import { logIn } from './testing.ts';

interface Schemas {
  components: { schemas: Record<string, { required: string[] }> };
}

test('An answer of the mock’s own that breaks the contract is reported, not hidden', async () => {
  const bundles = structuredClone(await loadBundles());
  const spec = bundles.find(({ name }) => name === 'read-service')?.spec as unknown as Schemas;
  spec.components.schemas['Billing']?.required.push('invented');
  const mock = await startMock({ bundles });
  try {
    const caller = await logIn(mock);
    const response = await caller.call('/hosts/fixed/api/read/v2/services/f10482175/billing');
    expect(response.status).toBe(200);
    expect(decodeURIComponent(response.headers.get('x-mock-violations') ?? '')).toMatch('invented');
    expect(mock.violations().join()).toMatch('invented');
    await caller.call('/hosts/fixed/api/read/v1/user');
    expect(mock.violations()).toEqual([]);
  } finally {
    await mock.close();
  }
});
