import { expect, test } from 'vitest';
import { bundleDocument } from '../../contract/documents.ts';
import { joined, searchEntries, type SearchEntry } from './searchEntries.ts';

const entriesOf = async (name: 'read-service' | 'write-mobile' | 'read-mobile') =>
  searchEntries(name, (await bundleDocument(name)).spec);
const service = await entriesOf('read-service');
const sims = [...(await entriesOf('read-mobile')), ...(await entriesOf('write-mobile'))];

const find = (entries: SearchEntry[], kind: SearchEntry['kind'], name: string) =>
  entries.filter((entry) => entry.kind === kind && entry.name === name);
const operations = (entry: SearchEntry | undefined) => (entry?.places ?? []).map(([, , id]) => id);

test('A code is found with its Japanese label, at each operation that answers it', () => {
  const label = find(service, 'code', '5').find(({ text }) => text === '入金待ち');
  expect(operations(label)).toEqual(expect.arrayContaining(['getBilling', 'getBillingMonth']));
});

test('Fields of requests, of answers and of the path are found, with what they mean', () => {
  expect(find(sims, 'field', 'to_phone').flatMap(operations)).toContain('postPacketGiftCode');
  expect(find(sims, 'field', 'data_left_mb')[0]?.text).toMatch('MB');
  expect(operations(find(service, 'field', 'target_month')[0])).toContain('getBillingMonth');
});

test('Operations and scenarios are found, and lead to where Redoc shows them', () => {
  const [operation] = find(service, 'operation', 'getBilling');
  expect(operation?.text).toMatch('GET /api/read/v2/services/{service_id}/billing');
  expect(operation?.places[0]?.[1]).toBe('tag/billing/operation/getBilling');
  expect(find(service, 'scenario', 'status_5')[0]?.text).toMatch('入金待ち');
});

test('What two documents have alike is one entry with both places', () => {
  const entry = (document: 'auth' | 'support'): SearchEntry => ({
    kind: 'field',
    name: 'code',
    text: 'Why.',
    places: [[document, 'operation/one', 'one']],
  });
  const [both, ...more] = joined([[entry('auth')], [entry('support')]]);
  expect(both?.places.map(([document]) => document)).toEqual(['auth', 'support']);
  expect(more).toEqual([]);
});
