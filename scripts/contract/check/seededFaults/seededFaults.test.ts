import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../../../mock/customers/customer.ts';
import { type StartedMock, startMock } from '../../../mock/startMock.ts';
import { type CheckedContract, readCheckedContract } from '../contract.ts';
import { demoServices } from '../demoServices.ts';
import { checkServer, type Result } from '../run.ts';
import { hostsBelow } from '../target.ts';
import { bodies } from './bodies.ts';
import { browser } from './browser.ts';
import { paging } from './paging.ts';
import { protocol } from './protocol.ts';
import { startTamperingProxy, type Tamper, type TamperingProxy } from './proxy.ts';
import { refusals } from './refusals.ts';
import { security } from './security.ts';
import type { SeededFault } from './seededFault.ts';
import { session } from './session.ts';
import { writes } from './writes.ts';

const seededFaults = [
  ...bodies,
  ...paging,
  ...protocol,
  ...browser,
  ...security,
  ...session,
  ...refusals,
  ...writes,
];

let mock: StartedMock;
let proxy: TamperingProxy;
let contract: CheckedContract;

beforeAll(async () => {
  [mock, contract] = await Promise.all([startMock({ seed: 1 }), readCheckedContract()]);
  proxy = await startTamperingProxy(mock);
  // Some faults repeat what was served before, whichever of them is run first.
  await check(['getUser', 'getService'], {});
}, 60_000);
beforeEach(() => {
  mock.reset();
  proxy.tamper = (_call, answer) => answer;
});
afterAll(async () => {
  await proxy.close();
  await mock.close();
});

const check = (
  only: string[],
  { isStrict = false, writes = false, latencyMs }: Partial<SeededFault>,
) =>
  checkServer(contract, {
    latencyMs,
    hosts: hostsBelow(proxy.url),
    credentials: { kind: 'login', user: 'mizuno.keiko', password: demoPassword },
    foreign: demoServices,
    scenarios: false,
    only,
    isStrict,
    writes,
    timeoutMs: 10_000,
  });

/** Limits a fault to its operation: the other calls of a run must get correct answers. */
function into({ at, with: others = [], tamper }: SeededFault): Tamper {
  const targets = contract.operations
    .filter(({ operationId }) => [at, ...others].includes(operationId))
    .map(({ path }) => new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`));
  return (call, answer, served) =>
    targets.some((target) => target.test(call.url)) ? tamper(call, answer, served) : answer;
}

const named = ({ findings }: Result) => findings.map((f) => `${f.rule} ${f.operations.join()}`);

test('at least a hundred faults are planted, each with a name of its own', () => {
  expect(seededFaults.length).toBeGreaterThanOrEqual(100);
  expect(new Set(seededFaults.map((p) => p.name)).size).toBe(seededFaults.length);
});

test('nothing is found where nothing is planted', { timeout: 60_000 }, async () => {
  const result = await check([...new Set(seededFaults.map((p) => p.at))], { writes: true });
  expect(named(result)).toEqual([]);
  const reached = result.coverage.filter((c) => c.kind === 'operation' && c.seen === 'seen');
  expect(reached.map((c) => c.operationId).sort()).toEqual(
    [...new Set(seededFaults.map((p) => p.at))].sort(),
  );
});

test.each(seededFaults.map((p) => [p.name, p] as const))(
  '%s is found and named',
  { timeout: 30_000 },
  async (_name, fault) => {
    proxy.tamper = into(fault);
    const result = await check([fault.at, ...(fault.with ?? [])], fault);
    expect(named(result)).toEqual([`${fault.rule} ${fault.at}`]);
    const [finding] = result.findings;
    expect(`${finding?.expected} ${finding?.got}`).toContain(fault.says);
    expect(finding?.place.file).toMatch(/^openapi\/.+\.yaml$/);
  },
);
