import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { demoCustomers } from '../customers/demoCustomers.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const mock = await testMock({ sessionMinutes: 1_000_000 });
const sims = demoCustomers.flatMap(({ userId, services }) =>
  services
    .filter(({ listed }) => listed.service_type === 'mobile')
    .map(({ listed }) => [userId, listed.service_id] as const),
);
const moments = [
  '2026-11-21T10:40:00+09:00',
  '2026-11-30T23:59:00+09:00',
  '2026-12-01T00:00:00+09:00',
  '2027-02-20T09:00:00+09:00',
];

beforeEach(() => mock.reset());

const base = (id: string) => `/hosts/mobile/api/read/v1/services/${id}`;
const planOf = (caller: Caller, id: string) =>
  caller.read<Success<'getPricePlan'>>(`${base(id)}/contract/price-plan`);
const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((all, { amount }) => all + amount, 0);

/** A month's bill of a SIM without its calls and what is paid once; undefined where it has none. */
async function billOf(caller: Caller, id: string, month: string) {
  const url = `/hosts/mobile/api/read/v2/services/${id}/billing/${month}`;
  const response = await caller.call(url);
  if (response.status !== 200) return undefined;
  const bill = (await response.json()) as Success<'getBillingMonth'>;
  const lines = bill.groups.flatMap((group) => group.lines);
  if (bill.total !== null) expect(sum(lines) + sum(bill.carried_forward)).toBe(bill.total);
  return lines.filter(({ kind }) => ['base', 'option', 'discount', 'instalment'].includes(kind));
}

test.for(sims)('What the SIM of %s costs is one sum (%s)', async ([userId, id]) => {
  for (const moment of moments) {
    mock.clock.set(moment);
    const caller = await logIn(mock, userId);
    const plan = await planOf(caller, id);
    expect(sum(plan.monthly_lines)).toBe(plan.monthly_amount);
    const options = await caller.read<Success<'getMobileOption'>>(`${base(id)}/contract/option`);
    const used = options.options.filter(({ status }) => status === 'using');
    expect(options.monthly_amount).toBe(
      [...used, ...options.calls].reduce((all, { monthly_fee }) => all + (monthly_fee ?? 0), 0),
    );
    expect(options.monthly_amount).toBe(
      sum(plan.monthly_lines.filter(({ kind }) => kind === 'option')),
    );
    const stop = await caller.read<Success<'getStopRestartInfo'>>(
      `${base(id)}/contract/stop-restart-info`,
    );
    expect(stop.monthly_amount).toBe(plan.monthly_amount);
    const exchange = await caller.call(`${base(id)}/contract/price-plan-exchange`);
    if (exchange.status === 200)
      expect(await exchange.json()).toMatchObject({ monthly_amount: plan.monthly_amount });
    const { devices } = await caller.read<Success<'getDeviceInfo'>>(
      `${base(id)}/contract/device-info`,
    );
    expect(sum(plan.monthly_lines.filter(({ kind }) => kind === 'instalment')) > 0).toBe(
      devices.some(({ amount_left }) => amount_left > 0),
    );
  }
});

test.for(sims)('The bill of a month of the SIM of %s has just that (%s)', async ([userId, id]) => {
  for (const [used, fixed, month] of [
    ['2026-11-30T23:59:00+09:00', '2026-12-20T10:40:00+09:00', '202612'],
    ['2026-12-31T12:00:00+09:00', '2027-01-20T10:40:00+09:00', '202701'],
  ] as const) {
    mock.clock.set(used);
    const caller = await logIn(mock, userId);
    const plan = await planOf(caller, id);
    mock.clock.set(fixed);
    const lines = await billOf(caller, id, month);
    if (lines) expect(sum(lines)).toBe(plan.monthly_amount);
  }
});

test('The contract, the bill and the options of 090-0000-1234 name the same things', async () => {
  const caller = await logIn(mock);
  const plan = await planOf(caller, 'm09000001234');
  expect(plan.monthly_lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['NEO 10GB 基本料金', 2068],
    ['5分かけ放題', 490],
    ['端末補償', 550],
    ['留守番電話', 330],
    ['みなもフォン 7 機種代金の分割払い', 2200],
    ['光セット割引', -330],
  ]);
});

test('A device that is paid off by leaving isn’t paid twice', async () => {
  mock.clock.set('2026-11-21T10:40:00+09:00');
  const caller = await logIn(mock);
  const id = 'm09000001234';
  const url = `${base(id)}/contract/quit-info`;
  const { fees, fee_total, quit_on } = await caller.read<Success<'getMobileQuitInfo'>>(url);
  expect(fees).toMatchObject([{ amount: 15400, note: '2,200円 × 7回' }]);
  await caller.read(`/hosts/mobile/api/write/v1/services/${id}/contract/quit-info`, {
    method: 'POST',
    body: { action: 'quit', quit_on, reason: '24', onestop_id: null },
  });
  mock.clock.set('2026-12-20T10:00:00+09:00');
  const bill = await caller.read<Success<'getBillingMonth'>>(
    `/hosts/mobile/api/read/v2/services/${id}/billing/202612`,
  );
  const lines = bill.groups.flatMap((group) => group.lines);
  expect(lines.filter(({ label }) => label.includes('分割払い'))).toEqual([]);
  expect(lines.find(({ label }) => label === '機種代金の残り')?.amount).toBe(fee_total);
});
