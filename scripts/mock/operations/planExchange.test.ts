import { beforeEach, expect, test } from 'vitest';
import type { RequestBody, Success } from '../contractTypes.ts';
import { startDay } from '../facts/planCatalogue.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = (path: string, sim = 'm09000001234') =>
  `/hosts/mobile/api/read/v1/services/${sim}/contract/${path}`;
const write = (path: string, sim = 'm09000001234') =>
  `/hosts/mobile/api/write/v1/services/${sim}/${path}`;
const contract = '/hosts/mobile/api/read/v2/services/m09000001234/contract';

const mock = await testMock();
let mizuno: Caller;

beforeEach(async () => {
  mizuno = await logIn(mock);
});

type Order = RequestBody<'postPricePlanExchange'>;
const order = (change: Partial<Order> = {}) => ({
  method: 'POST',
  body: {
    planCode: 'VB1042',
    call_flat: 'ten_minutes',
    special_calling: null,
    premium_option: null,
    ...change,
  },
});

async function refusal(url: string, options = {}): Promise<Record<string, unknown>> {
  const answer = await mizuno.call(url, options);
  return { status: answer.status, ...((await answer.json()) as object) };
}

const code = async (url: string, options = {}) => (await refusal(url, options))['code'];

test('A change is reserved, shows in every read, and is taken back', async () => {
  const receipt = await mizuno.read<Success<'postPricePlanExchange'>>(
    write('price-plan-exchange'),
    order(),
  );
  expect(receipt).toMatchObject({
    starts_on: '2026-12-01',
    cancel_until: '2026-11-30',
    monthly_amount: 6358,
    monthly_difference: 1050,
  });
  expect(await mizuno.read(read('price-plan'))).toMatchObject({
    current: { planCode: 'VB1012' },
    next: { plan: { planCode: 'VB1042' }, can_cancel: true },
  });
  expect(await mizuno.read(read('order-application'))).toMatchObject({
    applications: expect.arrayContaining([
      expect.objectContaining({ receipt_number: receipt.receipt_number, can_cancel: true }),
    ]) as unknown,
  });
  const { next_plan, procedures } = await mizuno.read<Success<'getContract'>>(contract);
  expect(next_plan).toMatchObject({ plan_name: 'NEO 20GB', starts_on: '2026-12-01' });
  expect(procedures).toContainEqual(
    expect.objectContaining({ code: 'plan', is_available: false, available_from: '2026-12-01' }),
  );
  expect(await code(read('price-plan-exchange'))).toBe('change_reserved');
  expect(await code(write('price-plan-exchange'), order())).toBe('change_reserved');

  const reserved = await mizuno.read<Success<'getCancelExchangePricePlan'>>(
    read('cancel-exchange-price-plan'),
  );
  expect(reserved).toMatchObject({ to_plan: { planName: 'NEO 20GB' } });
  const back = (receipt_number: string) => ({
    method: 'POST',
    body: { receipt_number, target: 'price_plan' },
  });
  expect(await code(write('cancel-exchange-price-plan'), back('PX0000000000'))).toBe('not_found');
  await mizuno.read(write('cancel-exchange-price-plan'), back(reserved.receipt_number));
  expect(await mizuno.read(read('price-plan'))).toMatchObject({ next: null });
  expect(await code(read('cancel-exchange-price-plan'))).toBe('not_found');
  const { applications } = await mizuno.read<Success<'getOrderApplication'>>(
    read('order-application'),
  );
  expect(applications.map(({ title }) => title)).not.toContain('NEO 20GBへのプラン変更');
});

test.each([
  [{ planCode: 'VB1032' }, 'plan'],
  [{ call_flat: 'three_minutes' }, 'call_flat'],
  [{ call_flat: null }, 'call_flat'],
  [{ special_calling: 'VO4012' }, 'call_flat'],
  [{ premium_option: 'fifth_generation_s' }, 'premium_option'],
  [{ planCode: 'VB1012', call_flat: 'five_minutes' }, 'not_changed'],
] satisfies [Partial<Order>, string][])('%o is refused: %s', async (change, why) => {
  expect(await code(write('price-plan-exchange'), order(change))).toBe(why);
});

test('A premium option that is chosen with a plan is the option of its own page', async () => {
  const base = '/hosts/mobile/api';
  const line = 'v1/services/m09000004321';
  const tokita = await logIn(mock, 'tokita.haru');
  const ask = order({ call_flat: 'flat_rate', premium_option: 'fifth_generation_s' });
  const states = async (caller = tokita) => {
    const { option } = await caller.read<Success<'getFifthGeneration'>>(
      `${base}/read/${line}/contract/fifth-generation`,
    );
    return { code: option.code, status: option.status, starts_on: option.pending?.starts_on };
  };
  const before = await states();
  const { receipt_number } = await tokita.read<Success<'postPricePlanExchange'>>(
    `${base}/write/${line}/price-plan-exchange`,
    ask,
  );
  expect(await states()).toEqual({ ...before, starts_on: '2026-12-01' });
  await tokita.read(`${base}/write/${line}/cancel-exchange-price-plan`, {
    method: 'POST',
    body: { receipt_number, target: 'price_plan' },
  });
  expect(await states()).toEqual(before);

  await tokita.read(`${base}/write/${line}/price-plan-exchange`, ask);
  mock.clock.set('2026-12-01T09:00:00+09:00');
  const later = await logIn(mock, 'tokita.haru');
  expect(await states(later)).toEqual({ code: 'VO3242', status: 'using', starts_on: undefined });
  expect(
    await later.read<Success<'getPricePlanExchange'>>(
      `${base}/read/${line}/contract/price-plan-exchange`,
    ),
  ).toMatchObject({ current_premium_option: 'fifth_generation_s' });
});

test('The new plan begins with the first second of the month', async () => {
  mock.clock.set('2026-11-30T23:50:00+09:00');
  mizuno = await logIn(mock);
  // After 20:00 of the last day a change waits for the month after the next.
  expect(await mizuno.read(read('price-plan-exchange'))).toMatchObject({ starts_on: '2027-01-01' });
  await mizuno.read(write('price-plan-exchange'), order());
  mock.clock.set('2026-12-31T23:59:59+09:00');
  mizuno = await logIn(mock);
  expect(startDay(new Date('2026-12-31T19:59:59+09:00'))).toMatchObject({
    starts_on: '2027-01-01',
    cancel_until: '2026-12-31',
  });
  expect(startDay(new Date('2027-02-28T20:00:00+09:00'))).toMatchObject({
    starts_on: '2027-04-01',
    accept_until: '2027-03-31T20:00:00+09:00',
  });
});

test('At its day the plan changes, and can’t be taken back any more', async () => {
  await mizuno.read(write('price-plan-exchange'), order());
  const { receipt_number } = await mizuno.read<Success<'getCancelExchangePricePlan'>>(
    read('cancel-exchange-price-plan'),
  );
  const state = mock.snapshot();
  mock.restore({ ...state, clock: '2026-11-30T23:59:59+09:00' });
  mizuno = await logIn(mock);
  expect(await mizuno.read(read('cancel-exchange-price-plan'))).toMatchObject({ receipt_number });
  mock.clock.set('2026-12-01T00:00:00+09:00');
  expect(await mizuno.read(read('price-plan'))).toMatchObject({
    current: { planCode: 'VB1042' },
    call_flat: 'ten_minutes',
    monthly_amount: 6358,
    next: null,
  });
  const late = { status: 409, code: 'cancel_error', cancel_until: '2026-11-30' };
  const back = { method: 'POST', body: { receipt_number, target: 'price_plan' } };
  expect(await refusal(read('cancel-exchange-price-plan'))).toMatchObject(late);
  expect(await refusal(write('cancel-exchange-price-plan'), back)).toMatchObject(late);
  const other = { ...back, body: { ...back.body, receipt_number: 'PX0000000000' } };
  expect(await code(write('cancel-exchange-price-plan'), other)).toBe('not_found');
  mock.restore({ ...mock.snapshot(), clock: '2027-01-17T09:00:00+09:00' });
  mizuno = await logIn(mock);
  expect(await code(read('cancel-exchange-price-plan'))).toBe('not_found');
  const bill = (month: string) =>
    mizuno.read<Success<'getBillingMonth'>>(
      `/hosts/mobile/api/read/v2/services/m09000001234/billing/${month}`,
    );
  const labels = async (month: string) =>
    (await bill(month)).groups.flatMap(({ lines }) =>
      lines.map(({ label, amount }) => `${label} ${amount}`),
    );
  expect(await labels('202612')).toEqual(
    expect.arrayContaining(['NEO 10GB 基本料金 2068', '5分かけ放題 490']),
  );
  const first = await labels('202701');
  expect(first).toEqual(expect.arrayContaining(['NEO 20GB 基本料金 2728', '10分かけ放題 880']));
  expect(first).not.toContain('NEO 10GB 基本料金 2068');
});

test('A SIM for data has its own plans and no calls; its change can be taken back', async () => {
  const sim = 'm09000005678';
  const { receipt_number } = await mizuno.read<Success<'getCancelExchangePricePlan'>>(
    read('cancel-exchange-price-plan', sim),
  );
  await mizuno.read(write('cancel-exchange-price-plan', sim), {
    method: 'POST',
    body: { receipt_number, target: 'price_plan' },
  });
  const { plans, call_flats } = await mizuno.read<Success<'getPricePlanExchange'>>(
    read('price-plan-exchange', sim),
  );
  expect(plans.map(({ plan }) => plan.planCode)).toEqual(['VB1132', 'VB1032', 'VB2002']);
  expect(call_flats).toEqual([]);
});

test.each([
  ['mizuno.keiko', 'm09000001234', ['TelFixedUpToMinutesSeller', 'TwentyGbSeller']],
  ['mizuno.keiko', 'm09000005678', []],
  ['kawase.ryo', undefined, ['TelFixedAllMinutesSeller', 'TwentyGbSeller']],
] as const)('%s %s: the plan types are those of plan and calls', async (login, sim, types) => {
  const caller = await logIn(mock, login);
  const { services } = await caller.read<Success<'getService'>>('/hosts/fixed/api/read/v1/service');
  const own = sim ?? services[0]?.service_id;
  expect(await caller.read(read('price-plan', own))).toMatchObject({ plan_types: types });
});
