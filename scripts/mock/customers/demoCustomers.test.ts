/** @module-tag long */
import { expect, test } from 'vitest';
import { projectContract } from '../contract/contract.ts';
import { type Operation, statusOf } from '../contract/operation.ts';
import { createMock } from '../mock.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';
import { demoCustomers } from './demoCustomers.ts';

const mock = await testMock();
const contract = await projectContract();

test('Every example that a customer’s data names is in the contract', () => {
  const missing = demoCustomers.flatMap(({ userId, examples, services }) =>
    [examples, ...services.map((s) => s.examples)].flatMap((named) =>
      Object.entries(named).flatMap(([operationId, example]) => {
        const operation = contract.find(operationId);
        return operation && statusOf(operation, example)
          ? []
          : [`${userId} ${operationId} ${example}`];
      }),
    ),
  );
  expect(missing).toEqual([]);
});

test('Service ids and phone numbers belong to one customer each', () => {
  const services = demoCustomers.flatMap((c) => c.services.map(({ listed }) => listed));
  const ids = services.map(({ service_id }) => service_id);
  expect(new Set(ids).size).toBe(ids.length);
  const phones = services.flatMap(({ phone_number }) => phone_number ?? []);
  expect(new Set(phones).size).toBe(phones.length);
});

test.for(demoCustomers.map(({ userId }) => userId))(
  'Every read of %s is answered, and keeps the contract',
  async (userId) => {
    const customer = demoCustomers.find((c) => c.userId === userId)!;
    const caller = await logIn(mock, userId);
    const calls = customer.services.flatMap(({ listed }) =>
      contract.operations
        .filter(
          (o) =>
            o.method === 'GET' && o.isSigned && !['getRenew', 'getLogout'].includes(o.operationId),
        )
        .filter((o) => o.hosts.includes(listed.service_type) || o.hosts.includes('auth'))
        .flatMap((operation) => {
          const url = urlOf(operation, listed.service_id, listed.service_type);
          return url ? [{ operation, url }] : [];
        }),
    );
    expect(calls.length).toBeGreaterThan(20);
    const failed: string[] = [];
    for (const { operation, url } of calls) {
      const response = await caller.call(url);
      const declared = operation.responses.some((r) => r.status === response.status);
      if (!declared || response.status >= 500 || response.status === 403)
        failed.push(`${operation.operationId} ${response.status} ${await response.text()}`);
    }
    expect(failed).toEqual([]);
    expect(mock.violations()).toEqual([]);
  },
);

test('Everybody is introduced by id, password and what is to be seen', async () => {
  const { customers } = await createMock();
  expect(customers.every((c) => c.userId && c.password && c.shows)).toBe(true);
  expect(customers.length).toBeGreaterThanOrEqual(6);
});

/** A call of an operation; undefined for one that needs a parameter whose value only its screen knows. */
function urlOf(
  operation: Operation,
  serviceId: string,
  serviceType: 'fixed' | 'mobile',
): string | undefined {
  const values: Record<string, string> = {
    service_id: serviceId,
    target_month: '202611',
    sub_system_id: 'minamo',
    receipt_number: 'PG2611210483',
    gift_code: '8K4M22QP',
    auth_code: '4071',
  };
  const query = (operation.prism.request?.query ?? []).filter((q) => q.required);
  const inPath = [...operation.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
  if ([...inPath, ...query.map((q) => q.name)].some((name) => !values[name])) return undefined;
  const host = operation.hosts.includes(serviceType) ? serviceType : operation.hosts[0]!;
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? '');
  const search = query.map((q) => `${q.name}=${values[q.name]}`).join('&');
  return `/hosts/${host}${path}${search && `?${search}`}`;
}
