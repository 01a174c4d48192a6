import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../mock/customers/customer.ts';
import { startMock, type StartedMock } from '../../mock/startMock.ts';
import { readCheckedContract } from './contract.ts';
import { countOf } from './coverage.ts';
import { checkServer } from './run.ts';
import { hostsBelow } from './target.ts';

let mock: StartedMock;

beforeAll(async () => {
  mock = await startMock({ seed: 1 });
}, 60_000);
afterAll(() => mock.close());

test('The mock keeps the contract in every read', { timeout: 180_000 }, async () => {
  const result = await checkServer(await readCheckedContract(), {
    hosts: hostsBelow(mock.url),
    credentials: { kind: 'login', user: 'mizuno.keiko', password: demoPassword },
    foreign: { fixed: 'f10999999', mobile: 'm09000009999' },
    only: [],
    writes: false,
    scenarios: false,
    isStrict: false,
    timeoutMs: 20_000,
  });
  expect(result.findings.map((f) => `${f.rule} ${f.operations.join()} ${f.got}`)).toEqual([]);
  const operations = countOf(result.coverage, 'operation');
  expect(operations.total).toBe(198);
  expect(operations.notSeen).toBe(0);
  const unread = result.coverage.filter(
    (c) => c.kind === 'response' && c.name === '200' && c.seen === 'not seen',
  );
  // What her life refuses, and a gift whose codes nobody names.
  expect(unread.map((c) => c.operationId)).toEqual([
    'getG10upgTokenInfo',
    'getReportDetail',
    'getCancelExchangeVoiceCallFixedOption',
    'getDeviceEntry',
    'getMnpTransferIn',
    'getPacketGiftRequest',
  ]);
});
