/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../mock/customers/customer.ts';
import { demoCustomers } from '../../mock/customers/demoCustomers.ts';
import { type StartedMock, startMock } from '../../mock/startMock.ts';
import { type CheckedContract, readCheckedContract } from './contract.ts';
import { countOf } from './coverage.ts';
import { demoServices } from './demoServices.ts';
import { checkServer } from './run.ts';
import { statesOfMock } from './states.ts';
import { hostsBelow } from './target.ts';

let mock: StartedMock;
let contract: CheckedContract;

beforeAll(async () => {
  [mock, contract] = await Promise.all([startMock({ seed: 1 }), readCheckedContract()]);
}, 60_000);
afterAll(() => mock.close());

// A strict run finds all that another does, and more.
test('The mock keeps the contract in every read', { timeout: 180_000 }, async () => {
  const result = await checkServer(contract, {
    hosts: hostsBelow(mock.url),
    credentials: { kind: 'login', user: 'mizuno.keiko', password: demoPassword },
    foreign: demoServices,
    only: [],
    writes: false,
    scenarios: false,
    isStrict: true,
    timeoutMs: 20_000,
    states: statesOfMock(mock.url),
  });
  expect(result.findings.map((f) => `${f.rule} ${f.operations.join()} ${f.got}`)).toEqual([]);
  // Each read gave its success, where this customer's situation doesn't in a state that was brought about.
  expect(result.untested).toEqual([]);
  const operations = countOf(result.coverage, 'operation');
  expect(operations.total).toBe(contract.operations.length);
  expect(operations.notSeen).toBe(0);
});

const users = demoCustomers.map(({ userId }) => userId);

test.each(users)('The mock keeps the contract for %s', { timeout: 60_000 }, async (user) => {
  const result = await checkServer(contract, {
    hosts: hostsBelow(mock.url),
    credentials: { kind: 'login', user, password: demoPassword },
    foreign: demoServices,
    only: [],
    writes: true,
    scenarios: false,
    isStrict: true,
    isPlain: true,
    timeoutMs: 20_000,
  });
  expect(result.findings.map((f) => `${f.rule} ${f.operations.join()} ${f.got}`)).toEqual([]);
  expect(countOf(result.coverage, 'operation').total).toBe(contract.operations.length);
});
