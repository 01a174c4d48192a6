import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const base = '/hosts/fixed/api';
const service = 'services/f10482175';
const toConstruction = {
  target: 'construction',
  target_id: 'k2611080001',
  date: '2026-12-08',
  part_of_day: 'afternoon',
  time_band: null,
};
const toDelivery = {
  target: 'delivery',
  target_id: 'd2611180001',
  date: '2026-11-26',
  part_of_day: 'none',
  time_band: '19:00-20:30',
};
const mock = await testMock();

const change = (caller: Caller, body: object) =>
  caller.call(`${base}/write/v1/change-prefered-date`, { method: 'PUT', body });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const movements = async (caller: Caller) =>
  (
    await caller.read<Success<'getDeviceDeliCollInfo'>>(
      `${base}/read/v1/${service}/device-deli-coll-info`,
    )
  ).movements;

test('A construction that was moved shows in its entry, progress, contract and applications', async () => {
  const caller = await logIn(mock);
  expect(await (await change(caller, toConstruction)).json()).toMatchObject({ date: '2026-12-08' });
  const entry = await caller.read<Success<'getConstructionEntry'>>(
    `${base}/read/v1/construction-entry`,
  );
  expect(entry).toMatchObject({ date: '2026-12-08', part_of_day: 'afternoon' });
  expect(entry.changeable_until).toBe('2026-12-05');
  const { construction } = await caller.read<Success<'getConstructionProgress'>>(
    `${base}/read/v1/construction-progress`,
  );
  expect(construction?.steps[2]).toMatchObject({ date: '2026-12-08', part_of_day: 'afternoon' });
  const contract = await caller.read<Success<'getContract'>>(`${base}/read/v2/${service}/contract`);
  expect(contract.next_plan?.starts_on).toBe('2026-12-08');
  expect(contract.procedures.find(({ code }) => code === 'construction')?.detail).toBe(
    '12月8日(火)午後',
  );
  const upgrade = await caller.read<Success<'getG10upgStateInfo'>>(
    `${base}/read/v1/g10upg-state-info`,
  );
  expect(upgrade.construction_on).toBe('2026-12-08');
  const list = await caller.read<Success<'getContractProcedure'>>(
    `${base}/read/v1/${service}/contract/procedure`,
  );
  expect(list.applications[0]?.next).toMatchObject({
    title: '10ギガへの切り替え工事',
    date: '2026-12-08',
  });
  expect(await codeOf(await change(caller, toConstruction))).toBe('bad_request');
  expect(await codeOf(await change(caller, { ...toConstruction, date: '2026-12-06' }))).toBe(
    'date_taken',
  );
  expect(await codeOf(await change(caller, { ...toConstruction, target_id: 'k2600000000' }))).toBe(
    'not_found',
  );
});

test('A delivery can be chosen from 3 days after today, a collection from 4, until the last second in Japan', async () => {
  mock.clock.set('2026-11-21T23:59:59+09:00');
  const caller = await logIn(mock);
  expect((await movements(caller)).map(({ selectable_from }) => selectable_from)).toEqual([
    '2026-11-24',
    '2026-11-25',
  ]);
  expect(await codeOf(await change(caller, { ...toDelivery, date: '2026-11-23' }))).toBe(
    'too_early',
  );
  const banned = { ...toDelivery, date: '2026-11-25', time_band: '09:00-11:00' };
  expect(await codeOf(await change(caller, banned))).toBe('date_taken');
  expect((await change(caller, toDelivery)).status).toBe(200);
  expect((await movements(caller))[0]).toMatchObject({ date: '2026-11-26' });
  const { deliveries } = await caller.read<Success<'getDelivery'>>(`${base}/read/v1/delivery`);
  expect(deliveries[0]).toMatchObject({ date: '2026-11-26', time_band: '19:00-20:30' });
  const { notifications } = await caller.read<Success<'getNotificationHistory'>>(
    `${base}/read/v2/${service}/notification-history`,
  );
  expect(JSON.stringify(notifications[0])).toContain('11月26日(木) 19:00〜20:30');

  mock.reset();
  mock.clock.set('2026-11-22T00:00:00+09:00');
  const next = await logIn(mock);
  expect((await movements(next)).map(({ selectable_from }) => selectable_from)).toEqual([
    '2026-11-25',
    '2026-11-26',
  ]);
  mock.clock.set('2026-11-23T09:00:00+09:00');
  expect(await codeOf(await change(await logIn(mock), toDelivery))).toBe('change_period_passed');
});

test('Who waits for the line gets its device before the work, wherever that is moved', async () => {
  const caller = await logIn(mock, 'funaki.wataru');
  const read = async () =>
    (
      await caller.read<Success<'getDeviceDeliCollInfo'>>(
        `${base}/read/v1/services/f30498861/device-deli-coll-info`,
      )
    ).movements[0];
  const lastOpen = async () =>
    (await read())?.days.findLast(({ is_selectable }) => is_selectable)?.date;
  // The work is on 5 December.
  expect(await lastOpen()).toBe('2026-12-04');
  const delivery = { ...toDelivery, target_id: (await read())?.movement_id };
  expect(await codeOf(await change(caller, { ...delivery, date: '2026-12-07' }))).toBe(
    'date_taken',
  );
  const work = await caller.read<Success<'getConstructionEntry'>>(
    `${base}/read/v1/construction-entry`,
  );
  await change(caller, {
    ...toConstruction,
    target_id: work.entry_id,
    date: '2026-12-02',
    part_of_day: 'morning',
  });
  expect(await lastOpen()).toBe('2026-12-01');
});

test('The work comes after the device that it connects, wherever its delivery is moved', async () => {
  const caller = await logIn(mock, 'funaki.wataru');
  const entry = () =>
    caller.read<Success<'getConstructionEntry'>>(`${base}/read/v1/construction-entry`);
  const { movements: comes } = await caller.read<Success<'getDeviceDeliCollInfo'>>(
    `${base}/read/v1/services/f30498861/device-deli-coll-info`,
  );
  expect(comes[0]).toMatchObject({ date: '2026-11-25', connected_on: '2026-12-05' });
  expect(await entry()).toMatchObject({ device_arrives_on: '2026-11-25' });
  const delivery = { ...toDelivery, target_id: comes[0]?.movement_id };
  await change(caller, { ...delivery, date: '2026-12-04' });
  const { entry_id, device_arrives_on, days } = await entry();
  expect(device_arrives_on).toBe('2026-12-04');
  expect(days.find(({ morning, afternoon }) => morning || afternoon)?.date).toBe('2026-12-05');
  const work = { ...toConstruction, target_id: entry_id };
  expect(await codeOf(await change(caller, { ...work, date: '2026-12-02' }))).toBe('date_taken');
  expect((await change(caller, { ...work, date: '2026-12-07' })).status).toBe(200);
});

test('A delivery whose day can no longer be changed says so in the list of deliveries too', async () => {
  const offered = async (day: string) => {
    mock.clock.set(`${day}T09:00:00+09:00`);
    const caller = await logIn(mock, 'funaki.wataru');
    const { deliveries } = await caller.read<Success<'getDelivery'>>(`${base}/read/v1/delivery`);
    const { movements: all } = await caller.read<Success<'getDeviceDeliCollInfo'>>(
      `${base}/read/v1/services/f30498861/device-deli-coll-info`,
    );
    return [deliveries[0]?.can_change, all[0]?.can_change];
  };
  expect(await offered('2026-11-22')).toEqual([true, true]);
  expect(await offered('2026-11-23')).toEqual([false, false]);
});
