import { japanDay } from '@/lib/date.ts';
import type { Contract } from '../contract/contract.ts';
import type { OperationId, Success } from '../contractTypes.ts';
import type { Customer, Service } from '../customers/customer.ts';
import type { Caller } from '../testing.ts';

/** Who calls: over a line, or straight into the mock. */
export type AnyCaller = Pick<Caller, 'call' | 'read'>;

/** What the reading of an account needs of a mock. */
interface ReadableMock {
  customers: readonly Customer[];
  clock: { now: () => Date };
}

type Listed = Service['listed'];
type ReadId = Extract<OperationId, `get${string}`>;

/** One service of a customer with what its reads answer; undefined where a read refuses. */
export interface ReadService {
  listed: Listed;
  read: <Id extends ReadId>(id: Id) => Success<Id> | undefined;
  /** The bills of all months that are fixed, newest first; thirteen at most. */
  bills: Success<'getBillingMonth'>[];
  /** Everything that was read, by operation, for rules about all of it. */
  all: ReadonlyMap<string, unknown>;
}

/** A customer at a moment, as the reads answer. */
export interface ReadAccount {
  customer: Customer;
  /** Day in Japan, `2026-11-21`. */
  today: string;
  services: ReadService[];
  caller: AnyCaller;
}

const months = 13;
/** Reads that begin something, end the session, or answer for a parameter that only a screen knows. */
const notRead = new Set(['getRenew', 'getLogout', 'getSonyAccountToken', 'getCheckToken']);

/** Reads everything of a customer, for each service. */
export async function readAccount(
  mock: ReadableMock,
  contract: Contract,
  userId: string,
  caller: AnyCaller,
): Promise<ReadAccount> {
  const customer = mock.customers.find((one) => one.userId === userId);
  if (!customer) throw new Error(`There is no customer ${userId}.`);
  const services: ReadService[] = [];
  for (const { listed } of customer.services)
    services.push(await readService(contract, caller, listed));
  return { customer, today: japanDay(mock.clock.now()), services, caller };
}

async function readService(
  contract: Contract,
  caller: AnyCaller,
  listed: Listed,
): Promise<ReadService> {
  const all = new Map<string, unknown>();
  const host = listed.service_type;
  const reads = contract.operations.filter(
    ({ operationId, method, isSigned, hosts, path, prism }) =>
      method === 'GET' &&
      isSigned &&
      !notRead.has(operationId) &&
      (hosts.includes(host) || hosts.includes('auth')) &&
      !path.replace('{service_id}', '').includes('{') &&
      !(prism.request?.query ?? []).some((query) => query.required),
  );
  await Promise.all(
    reads.map(async ({ operationId, path, hosts }) => {
      const on = hosts.includes(host) ? host : (hosts[0] ?? host);
      const response = await caller.call(
        `/hosts/${on}${path.replace('{service_id}', listed.service_id)}`,
      );
      if (response.ok && response.headers.get('content-type')?.includes('json'))
        all.set(operationId, await response.json());
    }),
  );
  const read: ReadService['read'] = (id) => all.get(id) as never;
  await addLaterNotices(caller, listed, read('getNotificationHistory'));
  const fixed = (read('getBilling')?.months ?? []).filter(({ has_invoice }) => has_invoice);
  const base = `/hosts/${host}/api/read/v2/services/${listed.service_id}/billing/`;
  const bills = await Promise.all(
    fixed
      .slice(0, months)
      .map(({ month }) => caller.read<Success<'getBillingMonth'>>(base + month)),
  );
  return { listed, read, bills, all };
}

/** Adds the notices of later pages to those of the first one. */
async function addLaterNotices(
  caller: AnyCaller,
  { service_id, service_type }: Listed,
  first: Success<'getNotificationHistory'> | undefined,
): Promise<void> {
  const url = `/hosts/${service_type}/api/read/v2/services/${service_id}/notification-history`;
  for (let cursor = first?.next_cursor; first && cursor;) {
    const page = await caller.read<Success<'getNotificationHistory'>>(`${url}?cursor=${cursor}`);
    first.notifications.push(...page.notifications);
    cursor = page.next_cursor;
  }
}
