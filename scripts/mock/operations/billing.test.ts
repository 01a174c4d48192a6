import { expect, test } from 'vitest';
import { businessDay } from '@/lib/holidays.ts';
import type { Success } from '../contractTypes.ts';
import type { BillAccount } from '../customers/billAccount.ts';
import { demoCustomers } from '../customers/demoCustomers.ts';
import { differences } from '../facts/bill.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const mock = await testMock();
const fibre = '/hosts/fixed/api/read/v2/services/f10482175';

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('The bills are those of the contract’s example', async () => {
  const caller = await logIn(mock);
  const headers = { prefer: 'example=normal' };
  const pictured = await caller.read<Success<'getBilling'>>(`${fibre}/billing`, { headers });
  const served = await caller.read<Success<'getBilling'>>(`${fibre}/billing`);
  expect(served.current).toEqual(pictured.current);
  expect(served.months.slice(0, pictured.months.length)).toEqual(pictured.months);
  const november = `${fibre}/billing/202611`;
  expect(await caller.read(november)).toEqual(await caller.read(november, { headers }));
  const october = `${fibre}/billing/202610`;
  expect(await caller.read(october)).toEqual(
    await caller.read(october, { headers: { prefer: 'example=previous_month' } }),
  );
});

/** Customers whose first bill has not come, or has just come. */
const newcomers = ['hayase.sho', 'nagai.mio', 'funaki.wataru'];

test.for(
  demoCustomers.flatMap((c) =>
    c.services.map((s) => [c.userId, s.listed.service_id, s.listed.service_type] as const),
  ),
)('Every month of %s, %s, adds up and has its PDF', async ([userId, serviceId, serviceType]) => {
  const caller = await logIn(mock, userId);
  const base = `/hosts/${serviceType}/api/read/v2/services/${serviceId}`;
  const { months, current } = await caller.read<Success<'getBilling'>>(`${base}/billing`);
  if (!newcomers.includes(userId)) expect(months.length).toBeGreaterThanOrEqual(14);
  if (current && current.difference !== null)
    expect(sum(current.reasons.map((r) => r.amount))).toBe(current.difference);
  for (const { month, total, has_invoice, sub_system_id } of months) {
    const bill = await caller.read<Success<'getBillingMonth'>>(`${base}/billing/${month}`);
    expect(bill.total).toBe(total);
    if (total === null) continue;
    const lines = sum(bill.groups.map((g) => g.subtotal));
    expect(lines + sum(bill.carried_forward.map((c) => c.amount))).toBe(total);
    if (bill.previous)
      expect(sum(bill.differences.map((d) => d.amount))).toBe(total - bill.previous.total);
    expect(has_invoice).toBe(true);
    const file = await caller.call(`${base}/download/invoice_pdf/${month}/${sub_system_id}`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(`minamo-${month}`);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 8)
        .toString(),
    ).toBe('%PDF-1.7');
  }
  expect(mock.violations()).toEqual([]);
});

test('A month without a bill is not found, and the month of the switch has two invoices', async () => {
  const caller = await logIn(mock);
  expect((await caller.call(`${fibre}/billing/202001`)).status).toBe(404);
  expect((await caller.call(`${fibre}/download/invoice_pdf/202612/minamo`)).status).toBe(404);
  expect((await caller.call(`${fibre}/download/invoice_pdf/202611/sonc`)).status).toBe(404);
  const both = await caller.read<Success<'getBillingInvoice'>>(`${fibre}/billing_invoice/202310`);
  expect(both.files.map((f) => f.sub_system_id)).toEqual(['minamo', 'sonc']);
  const old = await caller.call('/hosts/fixed/api/read/v1/invoice_pdf?target_month=202310');
  expect(old.headers.get('content-type')).toBe('application/pdf');
});

test('What is carried forward can be read of every bill, of a line that has opened too', async () => {
  mock.clock.set('2027-02-20T10:00:00+09:00');
  const caller = await logIn(mock, 'funaki.wataru');
  const url = '/hosts/fixed/api/read/v1/services/f30498861/carried-forward-billing/202701';
  expect(await caller.read(url)).toEqual({ month: '202701', total: 0, items: [] });
});

test('The call details add up to what the bill charges', async () => {
  const caller = await logIn(mock);
  const path = '/hosts/fixed/api/read/v1/voice?target_month=';
  const voice = await caller.read<Success<'getVoice'>>(`${path}202611`);
  expect(voice).toMatchObject({ unit_count: 24, total: 210 });
  expect(sum(voice.calls.map((c) => c.unit_count))).toBe(24);
  expect(await caller.read(`${path}202512`)).toMatchObject({ calls: [], total: 0 });
});

test('A bill goes from charged to paid as the clock moves', async () => {
  mock.clock.set('2026-11-28T09:00:00+09:00');
  const caller = await logIn(mock);
  expect(await caller.read(`${fibre}/billing`)).toMatchObject({ current: { status: '3' } });
  mock.clock.set('2026-12-16T09:00:00+09:00');
  const later = await logIn(mock);
  expect(await later.read(`${fibre}/billing`)).toMatchObject({
    current: { month: '202612', status: '1' },
    next_month: '202701',
  });
  mock.reset();
});

test.for(
  demoCustomers.flatMap((c) =>
    c.services.map((s) => [c.userId, s.listed.service_id, s.listed.service_type] as const),
  ),
)('No bill of %s, %s, is debited while banks are closed', async ([userId, serviceId, type]) => {
  const caller = await logIn(mock, userId);
  const base = `/hosts/${type}/api/read/v2/services/${serviceId}`;
  const { months } = await caller.read<Success<'getBilling'>>(`${base}/billing`);
  for (const { month } of months) {
    const bill = await caller.read<Success<'getBillingMonth'>>(`${base}/billing/${month}`);
    if (bill.debit_date !== null) expect(businessDay(bill.debit_date)).toBe(bill.debit_date);
  }
});

test('What is owed is listed month by month, oldest first, with its sum', async () => {
  const caller = await logIn(mock, 'irie.fumi');
  const { unpaid } = await caller.read<Success<'getBilling'>>(
    '/hosts/fixed/api/read/v2/services/f20831146/billing',
  );
  expect(
    unpaid.bills.map(({ month, unpaid_total, payment_due_on }) => [
      month,
      unpaid_total,
      payment_due_on,
    ]),
  ).toEqual([
    ['202610', 1500, '2026-10-31'],
    ['202611', 3770, '2026-11-30'],
  ]);
  expect(unpaid.total).toBe(5270);
});

test('A count of four digits and more has a comma, also in why a bill differs', async () => {
  const caller = await logIn(mock, 'kanzaki.sakuranosuke');
  const bill = await caller.read<Success<'getBillingMonth'>>(
    '/hosts/mobile/api/read/v2/services/m09000009999/billing/202611',
  );
  const lines = bill.groups.flatMap((group) => group.lines);
  expect(lines).toContainEqual(expect.objectContaining({ kind: 'call', quantity: '9,999回' }));
  const calls = { by: 'count', price: 11, unit: '30秒単位', counts: { 202610: 0 }, usual: 9999 };
  const account = { rules: [{ kind: 'call', label: '通話料', charge: calls }], carriedForward: {} };
  expect(differences(account as unknown as BillAccount, '202611')).toMatchObject([
    { detail: '0回 → 9,999回(30秒単位)' },
  ]);
});

test('The line of a plan says for which days of the month it is charged', async () => {
  mock.reset();
  const sim = 'm09000006543';
  const write = async (user: string, url: string, body: object) =>
    (await logIn(mock, user)).read(url, { method: 'POST', body });
  const base = async (user: string, url: string, month: string) => {
    const caller = await logIn(mock, user);
    const { groups } = await caller.read<Success<'getBillingMonth'>>(`${url}/billing/${month}`);
    const line = groups.flatMap(({ lines }) => lines).find(({ kind }) => kind === 'base');
    return line && `${line.label} ${line.detail ?? ''}`;
  };
  const of = (month: string) =>
    base('nagai.mio', `/hosts/mobile/api/read/v2/services/${sim}`, month);
  const own = `/hosts/mobile/api/write/v1/services/${sim}`;
  await write('nagai.mio', `${own}/contract/mnp-transfer-in`, {
    starts_at: '2026-11-24T14:00:00+09:00',
  });
  await write('mizuno.keiko', '/hosts/fixed/api/write/v1/quit', {
    quit_on: '2026-12-15',
    reason: '23',
    devices: [
      { device_id: 'e2309140001', choice: '2' },
      { device_id: 'e2405010001', choice: '2' },
    ],
    onu_address: '1',
    pickup_address: null,
    pickup_time: 'none',
    has_consented: true,
  });
  mock.clock.set('2026-12-10T09:00:00+09:00');
  await write('nagai.mio', `${own}/price-plan-exchange`, {
    planCode: 'VB1042',
    call_flat: 'flat_rate',
    special_calling: null,
    premium_option: null,
  });
  mock.clock.set('2027-02-16T09:00:00+09:00');
  expect(await of('202612')).toBe('NEO 10GB 基本料金 11月24日〜11月30日(日割りなし)');
  expect(await of('202701')).toBe('NEO 10GB 基本料金 12月1日〜12月31日');
  expect(await of('202702')).toBe('NEO 20GB 基本料金 1月1日〜1月31日');
  expect(await base('mizuno.keiko', fibre, '202701')).toContain(
    '基本料金 12月1日〜12月15日(日割りなし)',
  );
});

test('What waits past its last day is paid a month later, which opens what it closed', async () => {
  const line = '/hosts/mobile/api/read';
  const stateAt = async (at: string) => {
    mock.clock.set(at);
    const caller = await logIn(mock, 'hamano.nagi');
    const { unpaid, months } = await caller.read<Success<'getBilling'>>(
      `${line}/v2/services/m09000001357/billing`,
    );
    const { restrictions } = await caller.read<Success<'getSettingsRestriction'>>(
      `${line}/v1/services/m09000001357/settings-restriction`,
    );
    return [
      unpaid?.total,
      months.find(({ month }) => month === '202611')?.status,
      restrictions.some(({ reason }) => reason === 'unpaid'),
    ];
  };
  expect(await stateAt('2026-12-31T23:00:00+09:00')).toEqual([2068, '5', true]);
  expect(await stateAt('2027-01-01T00:00:00+09:00')).toEqual([0, '3', false]);
  const caller = await logIn(mock, 'irie.fumi');
  expect(await caller.read(`${fibre.replace('f10482175', 'f20831146')}/billing`)).toMatchObject({
    unpaid: { total: 0 },
  });
});
