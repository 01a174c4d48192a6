import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { canDeliver, deliveryDays, earliestDelivery } from '../facts/simCard.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = (path: string) => `/hosts/mobile/api/read/v1/services/m09000003456/contract/${path}`;
const write = '/hosts/mobile/api/write/v1/services/m09000003456/contract/device-entry';

const mock = await testMock();
let saegusa: Caller;

beforeEach(async () => {
  mock.clock.reset();
  saegusa = await logIn(mock, 'saegusa.minori');
});

const order = (change: object = {}) => ({
  method: 'POST',
  body: {
    device_code: 'DV2601',
    colour_code: 'C01',
    payment: 'instalment',
    delivery_on: '2026-11-25',
    delivery_band: '15:00-17:00',
    ...change,
  },
});

async function codeOf(options: object): Promise<unknown> {
  const response = await saegusa.call(write, options);
  return ((await response.json()) as { code: string }).code;
}

test('A device that was applied for is on its way, and no second one can be', async () => {
  expect(await saegusa.read(write, order())).toMatchObject({
    name: 'みなもフォン 9',
    price: 79200,
    instalment_amount: 2200,
    instalment_count: 36,
    billing_month: '202612',
  });
  expect(await saegusa.read(read('order-application'))).toMatchObject({
    applications: [
      {
        kind: 'device_entry',
        status: 'shipping',
        next: { date: '2026-11-25', time_band: '15:00-17:00' },
      },
    ],
  });
  const response = await saegusa.call(read('device-entry'));
  expect(await response.json()).toMatchObject({ code: 'shipping', available_from: '2026-11-26' });
  expect(await codeOf(order())).toBe('shipping');

  mock.clock.set('2026-11-25T23:59:00+09:00');
  saegusa = await logIn(mock, 'saegusa.minori');
  expect(await saegusa.call(read('device-entry'))).toMatchObject({ status: 409 });
  // It has come.
  mock.clock.set('2026-11-26T00:01:00+09:00');
  saegusa = await logIn(mock, 'saegusa.minori');
  expect(await saegusa.read(read('order-application'))).toMatchObject({ applications: [] });
  const closed = await saegusa.read<Success<'getSettingsRestriction'>>(
    '/hosts/mobile/api/read/v1/services/m09000003456/settings-restriction',
  );
  expect(closed.restrictions.map(({ reason }) => reason)).not.toContain('shipping');
  expect(await saegusa.call(read('device-entry'))).toMatchObject({ status: 200 });
});

test('A band before ten is written as everywhere', async () => {
  await saegusa.read(write, order({ delivery_on: '2026-11-24', delivery_band: '09:00-11:00' }));
  const { applications } = await saegusa.read<Success<'getContractProcedure'>>(read('procedure'));
  expect(applications[0]?.next).toMatchObject({ detail: '9:00〜11:00 ご本人の受け取り' });
});

test('A device that was delivered is among those of the SIM, with what its bills haven’t charged', async () => {
  await saegusa.read(write, order());
  const devicesOn = async (day: string) => {
    mock.clock.set(`${day}T10:40:00+09:00`);
    saegusa = await logIn(mock, 'saegusa.minori');
    return (await saegusa.read<Success<'getDeviceInfo'>>(read('device-info'))).devices;
  };
  const before = await devicesOn('2026-11-25');
  const device = { name: 'みなもフォン 9', colour: '墨', bought_on: '2026-11-25' };
  expect(await devicesOn('2026-11-26')).toEqual([
    expect.objectContaining({ ...device, instalments_left: 36, amount_left: 79200 }),
    ...before,
  ]);
  const [billed] = await devicesOn('2026-12-17');
  expect(billed).toMatchObject({ ...device, instalments_left: 35, amount_left: 77000 });
});

test('A device that was on its way at the login is there once it is delivered', async () => {
  const newest = async (day: string) => {
    mock.clock.set(`${day}T10:40:00+09:00`);
    const mizuno = await logIn(mock);
    const url = read('device-info').replace('3456', '1234');
    return (await mizuno.read<Success<'getDeviceInfo'>>(url)).devices[0];
  };
  expect(await newest('2026-11-25')).not.toMatchObject({ bought_on: '2026-11-25' });
  expect(await newest('2026-11-26')).toMatchObject({
    name: 'みなもフォン 9',
    bought_on: '2026-11-25',
    amount_left: 0,
  });
});

test('Colours without stock, days that are full or too early, and a day without a time are refused', async () => {
  expect(await codeOf(order({ colour_code: 'C03' }))).toBe('out_of_stock');
  for (const delivery_on of ['2026-11-23', '2026-11-29', '2026-12-20', null])
    expect(await codeOf(order({ delivery_on }))).toBe('delivery_date_unavailable');
  expect(await codeOf(order({ delivery_band: '09:00-11:00' }))).toBe('delivery_date_unavailable');
  const unspecified = order({ payment: 'once', delivery_on: null, delivery_band: null });
  expect(await saegusa.read<Success<'postDeviceEntry'>>(write, unspecified)).toMatchObject({
    instalment_amount: null,
    billing_month: '202612',
    delivery_on: null,
  });
});

test('The table begins tomorrow in Japan, and can be chosen from the third day on', () => {
  const lastSecond = new Date('2026-11-30T23:59:59+09:00');
  expect(deliveryDays(lastSecond)[0]?.date).toBe('2026-12-01');
  expect(earliestDelivery(lastSecond)).toBe('2026-12-03');
  expect(earliestDelivery(new Date('2026-12-31T12:00:00+09:00'))).toBe('2027-01-03');
  expect(canDeliver('2027-02-28', '09:00-11:00', new Date('2027-02-25T00:00:00+09:00'))).toBe(true);
});
