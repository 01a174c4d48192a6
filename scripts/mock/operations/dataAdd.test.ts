import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = '/hosts/mobile/api/read/v1/services/m09000001234';
const write = '/hosts/mobile/api/write/v1/services/m09000001234';

const mock = await testMock();
let caller: Caller;

beforeEach(async () => {
  caller = await logIn(mock);
});

const post = (name: string, body: object, by = caller) =>
  by.call(`${write}/${name}`, { method: 'POST', body });

async function refusal(response: Promise<Response>) {
  const answer = await response;
  return { status: answer.status, ...((await answer.json()) as object) };
}

const left = async () =>
  (await caller.read<Success<'getDataTrafficUsage'>>(`${read}/contract/data-traffic-usage`))
    .left_mb;

const buy = (option_code: string) => post('charge', { category: 'neo', option_code });

test('Data that was added is there at once, and its price on the bill that it names', async () => {
  const entry = await caller.read<Success<'getCharge'>>(`${read}/charge`);
  expect(entry).toMatchObject({ category: 'neo', data_left_mb: 12600, limit_mb: 10000 });
  expect(await (await buy('NC100')).json()).toMatchObject({
    price: 550,
    billing_month: '202612',
    expires_on: '2027-02-28',
    data_left_mb: 13600,
  });
  expect(await left()).toBe(13600);
});

test('Data that was bought is on the bill of its month, for that customer alone', async () => {
  const { price } = (await (await buy('NC100')).json()) as Success<'postCharge'>;
  mock.clock.set('2026-12-20T10:00:00+09:00');
  const linesOf = async (login: Caller, id: string) => {
    const url = `/hosts/mobile/api/read/v2/services/${id}/billing/202612`;
    const bill = await login.read<Success<'getBillingMonth'>>(url);
    return bill.groups.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'one_time');
  };
  caller = await logIn(mock);
  expect(await linesOf(caller, 'm09000001234')).toMatchObject([{ amount: price }]);
  expect(await linesOf(await logIn(mock, 'kawase.ryo'), 'm09000002345')).toEqual([]);
});

test('A month’s limit is kept, and opens again with the next month', async () => {
  for (const code of ['NC500', 'NC300', 'NC100']) expect((await buy(code)).status).toBe(200);
  const entry = await caller.read<Success<'getCharge'>>(`${read}/charge`);
  expect(entry.options.map((one) => one.is_available)).toEqual([true, true, false, false]);
  expect(await refusal(buy('NC500'))).toMatchObject({ code: 'charge_limit_over', limit_mb: 1000 });
  await buy('NC100');
  expect(await refusal(caller.call(`${read}/charge`))).toMatchObject({
    code: 'charge_limit_over',
    available_from: '2026-12-01',
  });
});

test('Another category and an option that isn’t offered are refused', async () => {
  expect(await refusal(buy('CH100'))).toMatchObject({ code: 'bad_request' });
  expect(await refusal(post('charge', { category: 'normal', option_code: 'NC100' }))).toMatchObject(
    { code: 'bad_request' },
  );
});

test('A value plan is offered the other category, for this month alone', async () => {
  const url = '/hosts/mobile/api/read/v1/services/m09000004323/charge';
  const entry = await (await logIn(mock, 'tokita.haru')).read<Success<'getCharge'>>(url);
  expect(entry).toMatchObject({ category: 'normal' });
  expect(entry.options[0]?.expires_on).toBe('2026-11-30');
});

test('Nothing is good after the last day of a line that is left, and nothing can be had when it is over', async () => {
  const oki = await logIn(mock, 'oki.taichi');
  const sim = 'm09000006789';
  const reads = (name: string) => `/hosts/mobile/api/read/v1/services/${sim}/${name}`;
  const entry = await oki.read<Success<'getCharge'>>(reads('charge'));
  expect(entry.line_ends_on).toBe('2026-12-31');
  expect(new Set(entry.options.map(({ expires_on }) => expires_on))).toEqual(
    new Set(['2026-12-31']),
  );
  const order = { method: 'POST', body: { category: 'neo', option_code: 'NC100' } };
  const charging = `/hosts/mobile/api/write/v1/services/${sim}/charge`;
  expect(await oki.read(charging, order)).toMatchObject({ expires_on: '2026-12-31' });

  mock.clock.set('2026-12-10T09:00:00+09:00');
  const usage = reads('contract/data-traffic-usage');
  const december = await (
    await logIn(mock, 'oki.taichi')
  ).read<Success<'getDataTrafficUsage'>>(usage);
  expect(december.parts).toContainEqual(
    expect.objectContaining({ kind: 'this_month', carry_over_until: null }),
  );

  mock.clock.set('2027-01-05T09:00:00+09:00');
  const over = await logIn(mock, 'oki.taichi');
  expect(await over.read(usage)).toMatchObject({ left_mb: 0, parts: [] });
  expect(await refusal(over.call(reads('charge')))).toMatchObject({ code: 'not_eligible' });
  expect(await refusal(over.call(charging, order))).toMatchObject({ code: 'not_eligible' });
  expect(await refusal(over.call(reads('packet-gift')))).toMatchObject({
    code: 'packet_gift_none_contract',
  });
  expect(await refusal(over.call(reads('contract/giga-plus')))).toMatchObject({
    code: 'giga_plus_not_exist',
  });
});

test('What is used in advance is gained now, lost next month, and bounded', async () => {
  expect(await (await post('data-advance', { amount_mb: 2500 })).json()).toMatchObject({
    data_left_mb: 15100,
    next_month_mb: 7500,
    expires_on: '2026-11-30',
  });
  expect(await left()).toBe(15100);
  expect(await refusal(post('data-advance', { amount_mb: 1000 }))).toMatchObject({
    code: 'data_advance_over_capacity',
    limit_mb: 500,
  });
  expect(await refusal(post('data-advance', { amount_mb: 250 }))).toMatchObject({ status: 400 });
  await post('data-advance', { amount_mb: 500 });
  expect(await refusal(caller.call(`${read}/data-advance`))).toMatchObject({
    code: 'data_advance_over_capacity',
    available_from: '2026-12-01',
  });
});

test('The period ends at 23:59:59 of the day before the month’s last', async () => {
  mock.clock.set('2026-11-29T23:59:50+09:00');
  expect((await (await logIn(mock)).call(`${read}/data-advance`)).status).toBe(200);
  mock.clock.set('2026-11-30T00:00:00+09:00');
  expect(await refusal((await logIn(mock)).call(`${read}/data-advance`))).toMatchObject({
    code: 'data_advance_out_of_period',
    available_from: '2026-12-01',
  });
});

test('Giga plus is received once, by its last day', async () => {
  const giga = { giga_plus_id: 'gp26110001' };
  expect(await refusal(post('giga-plus', { giga_plus_id: 'gp00000000' }))).toMatchObject({
    code: 'giga_plus_not_exist',
  });
  expect(await (await post('giga-plus', giga)).json()).toMatchObject({ data_left_mb: 15600 });
  expect(await refusal(post('giga-plus', giga))).toMatchObject({
    code: 'giga_plus_receipt_complete',
  });
  expect(await left()).toBe(15600);
  mock.reset();
  mock.clock.set('2026-12-01T00:00:00+09:00');
  const later = await logIn(mock);
  expect(await refusal(later.call(`${read}/contract/giga-plus`))).toMatchObject({
    code: 'giga_plus_receipt_expired',
    receive_until: '2026-11-30',
  });
});
