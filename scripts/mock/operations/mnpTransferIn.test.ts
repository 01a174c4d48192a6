import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = (path: string) => `/hosts/mobile/api/read/v1/services/m09000006543/contract/${path}`;
const slots = read('mnp-transfer-in');
const notification = '/hosts/mobile/api/read/v2/services/m09000006543/notification';
const write = '/hosts/mobile/api/write/v1/services/m09000006543/contract/mnp-transfer-in';

const mock = await testMock();
let nagai: Caller;

beforeEach(async () => {
  nagai = await logIn(mock, 'nagai.mio');
});

const order = (starts_at: string) => ({ method: 'POST', body: { starts_at } });

async function codeOf(options: object): Promise<unknown> {
  const response = await nagai.call(write, options);
  return ((await response.json()) as { code: string }).code;
}

test('A time that is reserved shows in every read, and can be changed', async () => {
  const before = await nagai.read<Success<'getMnpTransferIn'>>(slots);
  expect(before).toMatchObject({ phone: '09000006543', reserved_at: null });
  expect(before.days.map(({ date }) => date)).toEqual(
    [22, 23, 24, 25, 26].map((d) => `2026-11-${d}`),
  );
  expect(before.days[0]?.slots).toEqual([]);
  for (const starts_at of ['2026-11-24T14:00:00+09:00', '2026-11-25T12:00:00+09:00']) {
    expect(await nagai.read(write, order(starts_at))).toMatchObject({ starts_at });
    expect(await nagai.read(slots)).toMatchObject({ reserved_at: starts_at });
    const { applications } = await nagai.read<Success<'getOrderApplication'>>(
      read('order-application'),
    );
    expect(applications).toMatchObject([
      { status: 'mnp_move_in_reserving', next: { date: starts_at.slice(0, 10) } },
    ]);
  }
});

test('A reservation, and another one, are steps of the one application', async () => {
  for (const day of ['2026-11-24', '2026-11-25'])
    await nagai.read(write, order(`${day}T12:00:00+09:00`));
  const steps = [
    ['2026-11-17', 'done'],
    ['2026-11-20', 'done'],
    ['2026-11-21', 'done'],
    ['2026-11-25', 'current'],
  ];
  const { applications } = await nagai.read<Success<'getOrderApplication'>>(
    read('order-application'),
  );
  expect(applications.map((one) => one.steps.map(({ date, state }) => [date, state]))).toEqual([
    steps,
  ]);
  const all = await nagai.read<Success<'getContractProcedure'>>(
    '/hosts/mobile/api/read/v1/services/m09000006543/contract/procedure',
  );
  expect(all.applications).toMatchObject([
    {
      accepted_on: '2026-11-17',
      steps: steps.map(([date]) => ({ date })),
      next: { title: '乗り換え(転入)の開通', date: '2026-11-25' },
    },
  ]);
});

test('The time that is reserved is not reserved again, nor announced', async () => {
  const chosen = order('2026-11-24T14:00:00+09:00');
  await nagai.read(write, chosen);
  const announced = async () =>
    (await nagai.read<{ notifications: object[] }>(notification)).notifications.length;
  const before = await announced();
  expect(await codeOf(chosen)).toBe('bad_request');
  expect(await announced()).toBe(before);
});

test('The day of the application stays what it was when the SIM begins to work', async () => {
  const days = async () => {
    const { started_on, accepted_on } = await nagai.read<Success<'getContract'>>(
      '/hosts/mobile/api/read/v2/services/m09000006543/contract',
    );
    return [started_on, accepted_on];
  };
  const [, applied = ''] = await days();
  await nagai.read(write, order('2026-11-24T14:00:00+09:00'));
  mock.clock.set('2026-11-24T15:00:00+09:00');
  nagai = await logIn(mock, 'nagai.mio');
  expect(await days()).toEqual(['2026-11-24', applied]);
  expect(applied < '2026-11-21').toBe(true);
});

test.each([
  ['2026-12-05', true],
  ['2026-12-06', false],
])('On %s an activation can be reserved: %s', async (day, can_change) => {
  mock.clock.set(`${day}T09:00:00+09:00`);
  nagai = await logIn(mock, 'nagai.mio');
  expect((await nagai.call(slots)).ok).toBe(can_change);
  expect(await nagai.read(read('order-application'))).toMatchObject({
    applications: [{ can_change }],
  });
});

test('Full times, other days and SIMs without a number on its way are refused', async () => {
  expect(await codeOf(order('2026-11-24T11:00:00+09:00'))).toBe(
    'mnp_transfer_in_put_reserve_exist',
  );
  // Nobody has taken a time of a day that is too near to be offered.
  const near = await nagai.call(write, order('2026-11-21T18:00:00+09:00'));
  expect(await near.json()).toMatchObject({
    fields: [{ message: 'この日時は選べなくなりました。ほかの日時を選択してください。' }],
  });
  const saegusa = await logIn(mock, 'saegusa.minori');
  const response = await saegusa.call(slots.replace('6543', '3456'));
  expect(await response.json()).toMatchObject({ code: 'not_one_target' });
});

test('Up to its last evening the number is asked for and can be used, then a new one is asked for', async () => {
  const actions = async () => {
    const { required_actions = [] } = await nagai.read<Success<'getNotification'>>(notification);
    return required_actions.map(({ kind, title, due_on }) => [kind, title, due_on]);
  };
  mock.clock.set('2026-12-05T13:30:00+09:00');
  nagai = await logIn(mock, 'nagai.mio');
  const { days } = await nagai.read<Success<'getMnpTransferIn'>>(slots);
  expect(days.map(({ date }) => date)).toEqual(['2026-12-05']);
  expect(days[0]?.slots[0]?.starts_at).toBe('2026-12-05T14:00:00+09:00');
  expect(await actions()).toEqual([['activation', '開通の日時を予約する', '2026-12-05']]);
  for (const late of ['2026-12-05T19:30:00+09:00', '2026-12-06T09:00:00+09:00']) {
    mock.clock.set(late);
    nagai = await logIn(mock, 'nagai.mio');
    expect(await actions()).toEqual([['activation', 'MNP予約番号を取り直す', null]]);
  }
  expect(await codeOf(order('2026-12-05T20:00:00+09:00'))).toBe(
    'mnp_transfer_in_reserve_number_expired',
  );
});

test.each([
  ['13:59', [true], 1, true],
  ['14:05', [false], 1, false],
  ['14:10', [], 0, false],
] as const)(
  'At %s of a move at 14:00 it can be changed: %s',
  async (at, can_change, open, offered) => {
    await nagai.read(write, order('2026-11-24T14:00:00+09:00'));
    mock.clock.set(`2026-11-24T${at}:00+09:00`);
    nagai = await logIn(mock, 'nagai.mio');
    expect((await nagai.call(slots)).ok).toBe(offered);
    const { applications } = await nagai.read<Success<'getOrderApplication'>>(
      read('order-application'),
    );
    expect(applications.map((one) => one.can_change)).toEqual(can_change);
    const all = await nagai.read<Success<'getContractProcedure'>>(
      '/hosts/mobile/api/read/v1/services/m09000006543/contract/procedure',
    );
    expect(all.applications).toHaveLength(open);
    expect(all.applications.every(({ next }) => (next.action !== null) === offered)).toBe(true);
  },
);

test('Until it is open a SIM says so, and its cashback that it begins then', async () => {
  const cashback =
    '/hosts/mobile/api/read/v1/services/m09000006543/campaign/cashback/register-account';
  const isOpen = async () => {
    const { services } = await nagai.read<Success<'getService'>>(
      '/hosts/fixed/api/read/v1/service',
    );
    return services.map(({ is_open }) => is_open);
  };
  expect(await isOpen()).toEqual([false]);
  expect(await (await nagai.call(cashback)).json()).toMatchObject({
    code: 'cashback_not_eligible',
    message: 'SIMが開通すると、キャッシュバックのお手続きをご案内します。',
  });
  await nagai.read(write, order('2026-11-24T14:00:00+09:00'));
  mock.clock.set('2026-11-24T14:10:00+09:00');
  nagai = await logIn(mock, 'nagai.mio');
  expect(await isOpen()).toEqual([undefined]);
  expect(await nagai.read(cashback)).toMatchObject({ status: '6' });
});
