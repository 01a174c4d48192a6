/** @module-tag long */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Result } from '../run.ts';
import { bodies } from './bodies.ts';
import { browser } from './browser.ts';
import { facts } from './facts.ts';
import { input } from './input.ts';
import { lists } from './lists.ts';
import { origins } from './origins.ts';
import { paging } from './paging.ts';
import { protocol } from './protocol.ts';
import type { Tamper } from './proxy.ts';
import { refusals } from './refusals.ts';
import { security } from './security.ts';
import type { SeededFault } from './seededFault.ts';
import { session } from './session.ts';
import { startTamperedServer, type TamperedServer } from './tamperedServer.ts';
import { together } from './together.ts';
import { writes } from './writes.ts';

const seededFaults = [
  ...bodies,
  ...facts,
  ...lists,
  ...input,
  ...origins,
  ...together,
  ...paging,
  ...protocol,
  ...browser,
  ...security,
  ...session,
  ...refusals,
  ...writes,
];

let server: TamperedServer;

beforeAll(async () => {
  server = await startTamperedServer();
  // Some faults repeat what was served before, whichever of them is run first.
  await server.check(['getUser', 'getService']);
}, 60_000);
beforeEach(() => {
  server.mock.reset();
  server.proxy.tamper = (_call, answer) => answer;
});
afterAll(() => server.close());

/** Limits a fault to its operation: the other calls of a run must get correct answers. */
function into({ at, with: others = [], tamper }: SeededFault): Tamper {
  const targets = server.contract.operations
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

test('nothing is found where nothing is planted', { timeout: 240_000 }, async () => {
  const result = await server.check([...new Set(seededFaults.map((p) => p.at))], { writes: true });
  expect(named(result)).toEqual([]);
  const reached = result.coverage.filter((c) => c.kind === 'operation' && c.seen === 'seen');
  expect(reached.map((c) => c.operationId).sort()).toEqual(
    [...new Set(seededFaults.map((p) => p.at))].sort(),
  );
});

test.each(seededFaults.map((p) => [p.name, p] as const))(
  '%s is found and named',
  { timeout: 60_000 },
  async (_name, fault) => {
    server.proxy.tamper = into(fault);
    const { isStrict = false, writes = false, latencyMs, names = fault.at } = fault;
    // What shows a write is read by the checker beside it, and needs no checks of its own.
    const shownBy = server.contract.operations.find((o) => o.operationId === fault.at)?.shownBy;
    const only = [fault.at, ...(fault.with ?? [])].filter((id) => !shownBy?.includes(id));
    const result = await server.check(only, { isStrict, writes, latencyMs });
    expect(named(result)).toEqual([`${fault.rule} ${names}`]);
    const [finding] = result.findings;
    expect(`${finding?.expected} ${finding?.got}`).toContain(fault.says);
    expect(finding?.place.file).toMatch(/^openapi\/.+\.yaml$/);
  },
);
