import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn, nothingChosen } from '../testing.ts';
import { testMock } from '../testMock.ts';

const fixed = '/hosts/fixed/api';
const mobile = '/hosts/mobile/api';
const sim = 'm09000001234';
const mock = await testMock({ sessionMinutes: 1_000_000 });
let caller: Caller;

beforeEach(async () => {
  caller = await logIn(mock);
});

async function write<Answer>(url: string, body: object, method = 'POST'): Promise<Answer> {
  const response = await caller.call(url, { method, body });
  const answer = (await response.json()) as Answer;
  expect([response.status, answer]).toEqual([200, answer]);
  return answer;
}

/** Label and amount of the lines of a month's bill, and how it is paid. */
async function bill(month: string, service = sim) {
  const host = service.startsWith('m') ? mobile : fixed;
  const answer = await caller.read<Success<'getBillingMonth'>>(
    `${host}/read/v2/services/${service}/billing/${month}`,
  );
  return {
    method: answer.payment_method.code,
    total: answer.total,
    lines: Object.fromEntries(
      answer.groups.flatMap(({ lines }) => lines.map(({ label, amount }) => [label, amount])),
    ),
  };
}
const monthsOf = async (service: string) => {
  const host = service.startsWith('m') ? mobile : fixed;
  const { months } = await caller.read<Success<'getBilling'>>(
    `${host}/read/v2/services/${service}/billing`,
  );
  return months.map(({ month }) => month);
};

test('A change of plan and call services is on the bills from the next month’s use on', async () => {
  await write(`${mobile}/write/v1/services/${sim}/price-plan-exchange`, {
    planCode: 'VB1042',
    call_flat: 'ten_minutes',
    special_calling: null,
    premium_option: null,
  });
  mock.clock.set('2027-01-20T10:00:00+09:00');
  const before = (await bill('202612')).lines;
  const after = (await bill('202701')).lines;
  expect(before).toMatchObject({ 'NEO 10GB 基本料金': 2068, '5分かけ放題': 490 });
  expect(after).toMatchObject({ 'NEO 20GB 基本料金': 2728, '10分かけ放題': 880 });
  expect(after).not.toHaveProperty('NEO 10GB 基本料金');
  expect(after).not.toHaveProperty('5分かけ放題');
});

test('A fee and a device are billed once, or by instalments', async () => {
  const own = 'm09000008642';
  caller = await logIn(mock, 'kobato.madoka');
  const { devices } = await caller.read<Success<'getDeviceEntry'>>(
    `${mobile}/read/v1/services/${own}/contract/device-entry`,
  );
  const device = devices.find(({ instalment_count }) => instalment_count !== null);
  const colour = device?.colours.find(({ in_stock }) => in_stock);
  await write(`${mobile}/write/v1/services/${own}/contract/device-entry`, {
    device_code: device?.device_code,
    colour_code: colour?.colour_code,
    payment: 'instalment',
    delivery_on: null,
    delivery_band: null,
  });
  mock.clock.set('2027-01-20T10:00:00+09:00');
  const label = `${device?.name ?? ''} 機種代金の分割払い`;
  expect((await bill('202612', own)).lines).toMatchObject({
    機種の追加の手数料: 3300,
    [label]: device?.instalment_amount,
  });
  const later = (await bill('202701', own)).lines;
  expect(later).toHaveProperty([label]);
  expect(later).not.toHaveProperty('機種の追加の手数料');
});

test('A SIM that is left has a last bill', async () => {
  const quit = {
    action: 'quit',
    quit_on: '2026-11-30',
    reason: '24',
    onestop_id: null,
  };
  await write(`${mobile}/write/v1/services/${sim}/contract/quit-info`, quit);
  mock.clock.set('2027-02-20T10:00:00+09:00');
  expect((await monthsOf(sim))[0]).toBe('202612');
  expect((await bill('202612')).lines).toHaveProperty('NEO 10GB 基本料金');
});

test('Fibre that is left ends with the fees that were shown, unless that is taken back', async () => {
  const order = {
    quit_on: '2026-12-15',
    reason: '23',
    devices: [
      { device_id: 'e2309140001', choice: '2' },
      { device_id: 'e2405010001', choice: '1' },
    ],
    onu_address: '1',
    pickup_address: null,
    pickup_time: 'none',
    has_consented: true,
  };
  const fibre = 'f10482175';
  const usual = (await bill('202611', fibre)).lines['Minamo 光 2ギガ 基本料金'];
  const { items } = await caller.read<Success<'getCancellationFee'>>(
    `${fixed}/read/v1/cancellation-fee?quit_on=2026-12-15&device_choices=e2309140001:2,e2405010001:1`,
  );
  await write(`${fixed}/write/v1/quit`, order);
  await write(`${fixed}/write/v1/quit-cancel`, { has_consented: true });
  await write(`${fixed}/write/v1/quit`, order);
  mock.clock.set('2027-02-20T10:00:00+09:00');
  expect((await monthsOf(fibre))[0]).toBe('202701');
  const last = await bill('202701', fibre);
  expect(last.lines).toMatchObject(
    Object.fromEntries(items.map(({ label, amount }) => [label, amount])),
  );
  expect(last.lines['Minamo 光 2ギガ 基本料金']).toBe(usual);
});

test('An upgrade costs its own fee from the bill after the month of its construction', async () => {
  caller = await logIn(mock, 'irie.fumi');
  const { token } = await caller.read<Success<'getG10upgTokenInfo'>>(
    `${fixed}/read/v1/g10upg-token-info`,
  );
  const { monthly_fee } = await write<Success<'postG10UpgradeEntry'>>(
    `${fixed}/write/v1/g10UpgradeEntry`,
    { token, date: '2026-12-10', part_of_day: 'morning', tel: '09000001234', has_consented: true },
  );
  mock.clock.set('2027-02-20T10:00:00+09:00');
  const old = 'Minamo 光 2ギガ マンション 基本料金';
  expect((await bill('202612', 'f20831146')).lines).toHaveProperty([old]);
  const after = (await bill('202701', 'f20831146')).lines;
  expect(after).toMatchObject({ 'Minamo 光 10ギガ マンション 基本料金': monthly_fee });
  expect(after).not.toHaveProperty([old]);
});

test('A bill names the method that it is paid by', async () => {
  const { request_id } = await write<Success<'postNttBillingSms'>>(
    `${fixed}/write/v1/payment/ntt-billing-sms`,
    { tel: '09000001234' },
  );
  const { starts_month } = await write<Success<'postNttBillingConfirm'>>(
    `${fixed}/write/v1/payment/ntt-billing-confirm`,
    { request_id, sms_code: '4821' },
  );
  expect(starts_month).toBe('202612');
  mock.clock.set('2027-01-20T10:00:00+09:00');
  expect((await bill('202611', 'f10482175')).method).toBe('20');
  expect((await bill('202612', 'f10482175')).method).toBe('60');
  expect((await bill('202612', sim)).method).toBe('20');
});

test('Fibre whose leaving is taken back is charged on, and its last bill has none after it', async () => {
  caller = await logIn(mock, 'seto.midori');
  const fibre = 'f20366418';
  const nextOf = async (month: string) =>
    (
      await caller.read<Success<'getBillingMonth'>>(
        `${fixed}/read/v2/services/${fibre}/billing/${month}`,
      )
    ).next;
  mock.clock.set('2027-01-20T10:00:00+09:00');
  const { months, next_month, next_fixing_date } = await caller.read<Success<'getBilling'>>(
    `${fixed}/read/v2/services/${fibre}/billing`,
  );
  expect([months[0]?.month, next_month, next_fixing_date]).toEqual(['202612', null, null]);
  expect(await nextOf('202612')).toBeNull();
  expect(await nextOf('202611')).toEqual({ month: '202612', fixing_date: null });
  mock.clock.set('2026-11-21T10:40:00+09:00');
  await write(`${fixed}/write/v1/quit-cancel`, { has_consented: true });
  mock.clock.set('2027-01-20T10:00:00+09:00');
  expect((await bill('202701', fibre)).lines).toEqual({
    'Minamo 光 2ギガ 戸建て 基本料金': 5720,
  });
});

test('A device by instalments is paid off with the last bill of fibre, and bills say when what is new began', async () => {
  caller = await logIn(mock, 'seto.midori');
  await write(`${fixed}/write/v1/quit-cancel`, { has_consented: true });
  await write(`${fixed}/write/v1/option`, {
    ...nothingChosen,
    code: 'MO320N',
    order_type: '1',
    choice: 'instalments',
  });
  await write(`${fixed}/write/v1/quit`, {
    quit_on: '2027-01-20',
    reason: '23',
    devices: [{ device_id: 'e2309140001', choice: '2' }],
    onu_address: '1',
    pickup_address: null,
    pickup_time: 'none',
    has_consented: true,
  });
  const openInstalments = async () =>
    (await caller.read<Success<'getInstallment'>>(`${fixed}/read/v1/installment`)).installments;
  mock.clock.set('2027-02-15T10:00:00+09:00');
  expect(await openInstalments()).toHaveLength(1);
  mock.clock.set('2027-02-16T10:00:00+09:00');
  expect(await openInstalments()).toEqual([]);
  const { differences } = await caller.read<Success<'getBillingMonth'>>(
    `${fixed}/read/v2/services/f20366418/billing/202612`,
  );
  expect(differences.map(({ label, detail }) => [label, detail])).toEqual([
    ['見守りデバイス 初期費用', null],
    ['見守りデバイス', '11月28日にご利用開始'],
    ['見守りデバイス 機器代金の分割払い', '36回払いの1回目 残り35回'],
  ]);
});
