import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = (sim: string, path: string) => `/hosts/mobile/api/read/v1/services/${sim}/${path}`;

const mock = await testMock();

/** The settings that are closed, by their reasons. */
async function closed(caller: Caller, sim: string): Promise<Record<string, string[]>> {
  const path = read(sim, 'settings-restriction');
  const { restrictions } = await caller.read<Success<'getSettingsRestriction'>>(path);
  const found: Record<string, string[]> = {};
  for (const { reason, setting } of restrictions) (found[reason] ??= []).push(setting);
  return found;
}

const codeOf = async (caller: Caller, sim: string, path: string) =>
  ((await (await caller.call(read(sim, path))).json()) as { code?: string }).code;

test('A bill that waits to be paid closes what costs more, with the same reason at each procedure', async () => {
  const caller = await logIn(mock, 'hamano.nagi');
  const sim = 'm09000001357';
  const { unpaid } = await closed(caller, sim);
  expect(unpaid).toEqual(['charge', 'device_entry', 'data_advance', 'price_plan_exchange']);
  expect(await codeOf(caller, sim, 'charge')).toBe('unpaid');
  expect(await codeOf(caller, sim, 'contract/device-entry')).toBe('unpaid');
  expect(await codeOf(caller, sim, 'contract/price-plan-exchange')).toBe('unpaid');
  const advance = (await (await caller.call(read(sim, 'data-advance'))).json()) as object;
  expect(advance).toMatchObject({
    code: 'data_advance_not_possible',
    message: 'お支払いを確認できるまで、お申し込みいただけません。',
  });
  const path = `/hosts/mobile/api/read/v2/services/${sim}/contract`;
  const { procedures } = await caller.read<Success<'getContract'>>(path);
  expect(procedures).toContainEqual(expect.objectContaining({ code: 'plan', is_available: false }));
});

test.each([
  [
    'price-plan-exchange',
    'POST',
    { planCode: 'VB1042', call_flat: 'flat_rate', special_calling: null, premium_option: null },
  ],
  ['call-service', 'POST', { call_flat: 'five_minutes', services: [] }],
  ['charge', 'POST', { category: 'neo', option_code: 'NC100' }],
  ['traffic-control', 'PUT', { is_high_speed: false }],
])('Before its activation a SIM takes no %s, and says why', async (path, method, body) => {
  const caller = await logIn(mock, 'nagai.mio');
  const url = `/hosts/mobile/api/write/v1/services/m09000006543/${path}`;
  const answer = await caller.call(url, { method, body });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    message: 'SIMが開通するまで、お手続きいただけません。',
  });
});

test('A lost SIM can be stopped while it is left, and not before its activation', async () => {
  const canStop = async (userId: string, sim: string) =>
    (
      await (
        await logIn(mock, userId)
      ).read<Success<'getStopRestartInfo'>>(read(sim, 'contract/stop-restart-info'))
    ).can_stop;
  expect(await canStop('oki.taichi', 'm09000006789')).toBe(true);
  expect(await canStop('nagai.mio', 'm09000006543')).toBe(false);
});

test('A stopped SIM opens again with the restart', async () => {
  const caller = await logIn(mock, 'hamano.nagi');
  const sim = 'm09000002468';
  expect((await closed(caller, sim))['suspended']).toContain('charge');
  expect(await codeOf(caller, sim, 'contract/esim')).toBe('suspended');
  expect(await codeOf(caller, sim, 'contract/price-plan-exchange')).toBe('suspended');
  const option = await caller.read<Success<'getVirusBusterMobile'>>(
    read(sim, 'contract/virusbustermobile'),
  );
  expect(option.option).toMatchObject({ operations: [] });
  expect(option.option.reason).toContain('停止しています');
  await caller.read(`/hosts/mobile/api/write/v1/services/${sim}/contract/stop-restart-info`, {
    method: 'POST',
    body: { action: 'restart', reason: null },
  });
  const reasons = async () => {
    const path = read(sim, 'settings-restriction');
    const { restrictions } = await caller.read<Success<'getSettingsRestriction'>>(path);
    return [...new Set(restrictions.map(({ text }) => text))];
  };
  expect(await reasons()).toEqual(['利用の再開の手続き中です。再開すると、お手続きいただけます。']);
  expect(await codeOf(caller, sim, 'charge')).toBe('suspended');
  mock.clock.set('2026-11-21T10:51:00+09:00');
  expect(await reasons()).toEqual([]);
  expect(await codeOf(caller, sim, 'charge')).toBeUndefined();
});

test('A SIM opens when its number has moved in, with the data of its plan', async () => {
  const sim = 'm09000006543';
  const applied = await closed(await logIn(mock, 'hayase.sho'), 'm09000007890');
  expect(applied['not_activated']).toContain('charge');
  let caller = await logIn(mock, 'nagai.mio');
  const at = async (clock: string) => {
    mock.restore({ ...mock.snapshot(), clock });
    caller = await logIn(mock, 'nagai.mio');
  };
  const contractPath = `/hosts/mobile/api/read/v2/services/${sim}/contract`;
  const contract = () => caller.read<Success<'getContract'>>(contractPath);
  const firstRestriction = async () =>
    (await caller.read<Success<'getSettingsRestriction'>>(read(sim, 'settings-restriction')))
      .restrictions[0];

  expect(await firstRestriction()).toMatchObject({ reason: 'not_activated', available_from: null });
  const waiting = await contract();
  expect(waiting).toMatchObject({ status: 'ENTR', started_on: '9999-12-31' });
  expect(waiting.procedures.find(({ code }) => code === 'esim')).toMatchObject({
    is_available: false,
    reason: 'SIMが開通するまで、お手続きいただけません。',
  });
  await caller.read(`/hosts/mobile/api/write/v1/services/${sim}/contract/mnp-transfer-in`, {
    method: 'POST',
    body: { starts_at: '2026-11-24T14:00:00+09:00' },
  });
  expect(await firstRestriction()).toMatchObject({ available_from: '2026-11-24' });

  await at('2026-11-24T14:09:00+09:00');
  expect(await firstRestriction()).toMatchObject({ reason: 'not_activated' });
  await at('2026-11-24T14:10:00+09:00');
  expect(await closed(caller, sim)).toEqual({});
  expect(await contract()).toMatchObject({ status: 'SRVC', started_on: '2026-11-24' });
  const device = await caller.read<Success<'getDeviceInfo'>>(read(sim, 'contract/device-info'));
  expect(device.sim.activated_on).toBe('2026-11-24');
  const usage = read(sim, 'contract/data-traffic-usage');
  expect(await caller.read(usage)).toMatchObject({
    left_mb: 10_000,
    forecast: { state: 'enough' },
    parts: [{ kind: 'this_month', expires_on: '2026-11-30', carry_over_until: '2026-12-31' }],
  });
  await at('2026-12-01T09:00:00+09:00');
  expect(await caller.read(usage)).toMatchObject({ left_mb: 20_000 });
  mock.clock.reset();
});

test('Leaving, a device on its way, a plan that is reserved or has no gifts: each by its reason', async () => {
  const oki = await closed(await logIn(mock, 'oki.taichi'), 'm09000006789');
  expect(oki['quitting']).toContain('option');
  const tokita = await logIn(mock, 'tokita.haru');
  expect((await closed(tokita, 'm09000004323'))['not_eligible']).toContain('packet_gift');

  const caller = await logIn(mock);
  const sim = 'm09000001234';
  expect((await closed(caller, sim))['shipping']).toEqual(['device_entry']);
  const planPath = read(sim, 'contract/price-plan-exchange');
  const { plans } = await caller.read<Success<'getPricePlanExchange'>>(planPath);
  const other = plans.find(({ can_choose, plan }) => can_choose && plan.planName === 'NEO 20GB');
  await caller.read(`/hosts/mobile/api/write/v1/services/${sim}/price-plan-exchange`, {
    method: 'POST',
    body: {
      planCode: other?.plan.planCode,
      call_flat: 'five_minutes',
      special_calling: null,
      premium_option: null,
    },
  });
  expect((await closed(caller, sim))['change_reserved']).toEqual(['price_plan_exchange']);
});

test('A plan that can not be changed is offered to nobody, and closes the change', async () => {
  const sim = 'm09000004323';
  const plan = 'contract/price-plan-exchange';
  const other = await logIn(mock, 'tokita.haru');
  const { plans } = await other.read<Success<'getPricePlanExchange'>>(read(sim, plan));
  expect(plans.map((choice) => choice.plan.planCode)).not.toContain('VB1332');

  const services = mock.customers.flatMap((customer) => customer.services);
  const service = services.find(({ listed }) => listed.service_id === sim);
  if (!service?.examples) throw new Error('The SIM has no examples.');
  const { examples, listed } = service;
  Object.assign(service, {
    // A plan that no example names by this name is that of the customer's example.
    listed: { ...listed, plan_name: 'バリュー(制限あり)' },
    examples: { ...examples, getPricePlan: 'family_value_voice_limited' },
  });
  mock.reset();
  const caller = await logIn(mock, 'tokita.haru');
  expect((await closed(caller, sim))['not_eligible']).toContain('price_plan_exchange');
  expect(await codeOf(caller, sim, plan)).toBe('not_eligible');
  Object.assign(service, { listed, examples });
  mock.reset();
});
