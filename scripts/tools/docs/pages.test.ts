import { beforeAll, expect, test } from 'vitest';
import { bundleDocument } from '../../contract/documents.ts';
import { readFlows } from '../../contract/flows/flows.ts';
import type { Json } from '../../contract/operations.ts';
import { documentPage, flowsPage, forReaders } from './pages.ts';
import { searchEntries } from './searchEntries.ts';

let spec: Json;
beforeAll(async () => {
  spec = forReaders((await bundleDocument('read-service')).spec, 'service');
});

test('each operation lists its scenarios, with status and meaning', () => {
  const { get } = (spec.paths as Record<string, { get: { description: string } }>)[
    '/api/read/v2/services/{service_id}/billing'
  ]!;
  expect(get.description).toContain('| 200 | `status_5` |');
  expect(get.description).toContain('?pin=getBilling:NAME');
});

test('the mock is the first server, on each host that has the document', () => {
  expect((spec.servers as { url: string }[]).map(({ url }) => url).slice(0, 2)).toEqual([
    'http://localhost:4010/hosts/fixed',
    'http://localhost:4010/hosts/mobile',
  ]);
});

test('a page loads nothing from elsewhere, and no text ends its script', () => {
  (spec.info as { title: string }).title = 'A </script> title';
  const html = documentPage(spec, '/* redoc */');
  expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)="?https?:/);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

test('a flow shows its calls, each with its operation’s page and what the answer says', async () => {
  const flows = (await readFlows()).filter(({ workflowId }) => workflowId === 'bill');
  const { spec: whole } = await bundleDocument('read-service');
  const html = flowsPage(flows, searchEntries('read-service', whole));
  expect(html).toContain('Goes from the newest bill to its lines and its invoice');
  expect(html).toContain('<a href="read-service.html#tag/billing/operation/getBillingMonth">');
  expect(html).toContain('$response.body#/total == $steps.bills.outputs.total');
});
