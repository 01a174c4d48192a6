import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const fixed = '/hosts/fixed/api';
const fee = `${fixed}/read/v1/cancellation-fee`;
const contract = `${fixed}/read/v2/services/f10482175/contract`;
const applications = `${fixed}/read/v1/services/f10482175/contract/procedure`;
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

const mock = await testMock({ sessionMinutes: 100_000 });
const funaki = `${fixed}/read/v1/services/f30498861`;
let mizuno: Caller;

beforeEach(async () => {
  mizuno = await logIn(mock);
});

const post = (path: string, body: unknown) =>
  mizuno.call(`${fixed}/write/v1/${path}`, { method: 'POST', body });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const read = <Body>(url: string) => mizuno.read<Body>(url);

test('the fee follows the day and what is done with the devices', async () => {
  const usual = await read<Success<'getCancellationFee'>>(fee);
  expect([usual.quit_on, usual.total, usual.tax]).toEqual(['2026-12-31', 21264, 1933]);
  expect(usual.items.at(-1)?.detail).toBe('11月30日に解約する機器の分');
  const other = await read<Success<'getCancellationFee'>>(
    `${fee}?quit_on=2026-12-15&device_choices=e2309140001:2,e2405010001:1`,
  );
  expect(other.total).toBe(1833 * 8 + 4400 + 6600);
  expect(other.items.at(-1)?.label).toBe('メッシュWi-Fiの買い取り');
  expect(other.losses.map(({ date }) => date)).toEqual(['2026-12-15', '2027-01-31']);
});

test('a line that is left today can’t be kept, and nothing says until when it could', async () => {
  expect((await post('quit', { ...order, quit_on: '2026-11-21' })).ok).toBe(true);
  const { notifications } = await read<Success<'getNotificationHistory'>>(
    `${fixed}/read/v2/services/f10482175/notification-history`,
  );
  expect(notifications[0]?.rows.map(({ label }) => label)).toEqual(['受付番号', '解約する日']);
  const list = await read<Success<'getContractProcedure'>>(applications);
  const leaving = list.applications.find(({ title }) => title === '光の解約');
  expect(leaving?.next).toMatchObject({ date: '2026-11-21', detail: null, action: null });
});

test('a device whose option has ended costs nothing more with the line', async () => {
  mock.clock.set('2026-12-06T09:00:00+09:00');
  for (const user of ['mizuno.keiko', 'kanzaki.sakuranosuke']) {
    const caller = await logIn(mock, user);
    const { items, devices } = await caller.read<Success<'getCancellationFee'>>(fee);
    const named = [...items.map(({ label }) => label), ...devices.map(({ name }) => name)];
    expect(named.filter((name) => name.startsWith('メッシュWi-Fi'))).toEqual([]);
  }
});

test('a home phone that was left by itself ends with the line, and no upgrade takes place after it', async () => {
  await post('voip/quit', { quit_on: '2026-12-31', keep_number: false });
  await post('quit', { ...order, quit_on: '2026-12-04' });
  const phone = async () => {
    const { options } = await read<Success<'getOption'>>(`${fixed}/read/v1/option`);
    return options.find(({ code }) => code === 'VOIP')?.ends_on;
  };
  const of = <One extends { title: string }>(list: One[], title: string) =>
    list.find((one) => one.title === title);
  const before = await read<Success<'getContractProcedure'>>(applications);
  expect(await phone()).toBe('2026-12-04');
  expect(of(before.applications, 'ホームでんわの解約')?.next).toMatchObject({
    date: '2026-12-04',
    detail: '12月4日(金)まで取り消せます',
  });
  mock.clock.set('2026-12-06T09:00:00+09:00');
  mizuno = await logIn(mock);
  const after = await read<Success<'getContractProcedure'>>(applications);
  expect(of(after.applications, 'ホームでんわの解約')).toBeUndefined();
  expect(of(after.ended, 'ホームでんわの解約')?.ended_on).toBe('2026-12-04');
  expect(of(after.ended, '10ギガへの切り替え')).toBeUndefined();
});

test('the last bill charges the rest of the construction cost, so no instalment is left after it', async () => {
  await post('quit', { ...order, quit_on: '2026-12-04' });
  const left = async (day: string) => {
    mock.clock.set(`${day}T09:00:00+09:00`);
    mizuno = await logIn(mock);
    const { installments } = await read<Success<'getInstallment'>>(`${fixed}/read/v1/installment`);
    return installments.map(({ settled_month }) => settled_month);
  };
  expect(await left('2026-11-22')).toEqual(['202701']);
  expect(await left('2027-01-15')).toEqual(['202701']);
  expect(await left('2027-01-17')).toEqual([]);
});

test('what is left of a device’s instalments is charged with the line’s end', async () => {
  const caller = await logIn(mock, 'kanzaki.sakuranosuke');
  const { items } = await caller.read<Success<'getCancellationFee'>>(fee);
  const rest = items.find(
    ({ label }) => label.includes('ゲートウェイ') && label.endsWith('の残り'),
  );
  expect(rest?.amount).toBe(277_776 * 9);
  expect(rest?.detail).toBe('277,776円 × 9回');
});

test('an option that was left is named among the losses where the line ends before it', async () => {
  expect((await post('voip/quit', { quit_on: '2026-12-31', keep_number: false })).ok).toBe(true);
  const lost = async (day: string) => {
    const { losses } = await read<Success<'getCancellationFee'>>(`${fee}?quit_on=${day}`);
    return losses.flatMap(({ items }) => items.map(({ label }) => label));
  };
  expect(await lost('2026-12-15')).toContain('ホームでんわ 03-0000-1234');
  expect(await lost('2026-12-31')).not.toContain('ホームでんわ 03-0000-1234');
});

test('a device that is in use until the end of the line has no day of its own', async () => {
  const caller = await logIn(mock, 'mitsushima.michiru');
  const { items } = await caller.read<Success<'getCancellationFee'>>(fee);
  expect(items.at(-1)).toMatchObject({ label: 'メッシュWi-Fiの返却', detail: null });
});

test('a mesh device that was bought is not asked back, until the cancellation is taken back', async () => {
  const asked = async () => {
    const [list, mesh, movements] = await Promise.all([
      read<Success<'getContractProcedure'>>(applications),
      read<Success<'getOptionMeshWifi'>>(`${fixed}/read/v1/option/mesh-wifi`),
      read<Success<'getDeviceDeliCollInfo'>>(
        `${fixed}/read/v1/services/f10482175/device-deli-coll-info`,
      ),
    ]);
    const left = list.applications.find(({ title }) => title === 'メッシュWi-Fiの解約');
    return {
      steps: left?.steps.map(({ label }) => label),
      detail: left?.next.detail,
      until: mesh.return_until,
      collected: movements.movements.some(({ item }) => item.startsWith('メッシュWi-Fi')),
    };
  };
  const before = await asked();
  expect([before.until, before.collected]).toEqual(['2026-12-08', true]);
  expect((await post('quit', order)).ok).toBe(true);
  expect(await asked()).toEqual({
    steps: ['申し込み', '利用終了'],
    detail: null,
    until: null,
    collected: false,
  });
  expect((await post('quit-cancel', { has_consented: true })).ok).toBe(true);
  expect(await asked()).toEqual(before);
});

test('what was accepted shows in contract and applications, and ends by the clock', async () => {
  const accepted = (await (await post('quit', order)).json()) as Success<'postQuit'>;
  expect(accepted).toMatchObject({ total: 25664, cancel_until: '2026-12-14' });
  const now = await read<Success<'getContract'>>(contract);
  expect([now.status, now.quit_on]).toEqual(['QTWT', '2026-12-15']);
  expect(now.procedures.find(({ code }) => code === 'quit_cancel')?.is_available).toBe(true);
  const list = await read<Success<'getContractProcedure'>>(applications);
  expect(list.applications.map(({ title }) => title)).toContain('光の解約');
  expect((await read<Success<'getCancellationFee'>>(fee)).can_quit).toBe(false);
  expect(await codeOf(await post('quit', order))).toBe('already_quitting');

  mock.clock.set('2026-12-15T09:00:00+09:00');
  expect(await codeOf(await post('quit-cancel', { has_consented: true }))).toBe(
    'cancel_period_passed',
  );
  mock.clock.set('2026-12-16T00:00:00+09:00');
  expect((await read<Success<'getContract'>>(contract)).status).toBe('QUIT');
});

test('nothing of fibre begins after its end, until that is taken back', async () => {
  const underWay = async () => {
    const { applications: all } = await read<Success<'getContractProcedure'>>(applications);
    const ofFibre = all.filter(({ service_type }) => service_type === 'fixed');
    const entry = `${fixed}/read/v1/construction-entry`;
    const { date } = await read<Success<'getConstructionEntry'>>(entry);
    const { deliveries } = await read<Success<'getDelivery'>>(`${fixed}/read/v1/delivery`);
    const { options } = await read<Success<'getOption'>>(`${fixed}/read/v1/option`);
    return [
      ofFibre.map(({ title }) => title),
      date,
      deliveries.map(({ item }) => item),
      options.flatMap(({ status, code }) => (status === 'ENTR' ? [code] : [])),
    ];
  };
  const before = [
    ['10ギガへの切り替え', 'メッシュWi-Fiの解約', 'スマートライフ'],
    '2026-12-05',
    ['10ギガ対応ホームゲートウェイ'],
    ['MO361N'],
  ];
  expect(await underWay()).toEqual(before);
  await post('quit', { ...order, quit_on: '2026-11-30' });
  expect(await underWay()).toEqual([['メッシュWi-Fiの解約', '光の解約'], null, [], []]);
  await post('quit-cancel', { has_consented: true });
  expect(await underWay()).toEqual(before);
});

test('it can be taken back up to the day before', async () => {
  await post('quit', order);
  expect((await post('quit-cancel', { has_consented: true })).status).toBe(200);
  expect((await read<Success<'getContract'>>(contract)).status).toBe('SRVC');
  expect(await codeOf(await post('quit-cancel', { has_consented: true }))).toBe('not_quitting');
});

test('a day that can no longer be wished, a device without a choice', async () => {
  expect(await codeOf(await post('quit', { ...order, quit_on: '2026-11-20' }))).toBe(
    'date_changed',
  );
  expect(await codeOf(await post('quit', { ...order, devices: [] }))).toBe('bad_request');
});

test('an application is cancelled once, and only by who has applied', async () => {
  const body = { reason: '21', comment: null };
  expect(await codeOf(await post('contract/entry-cancel', body))).toBe('not_entered');
  mizuno = await logIn(mock, 'hayase.sho');
  expect((await post('contract/entry-cancel', body)).status).toBe(200);
  expect(await codeOf(await post('contract/entry-cancel', body))).toBe('already_cancelled');
  const { plan } = await read<Success<'getFixedContract'>>(`${fixed}/read/v1/contract`);
  expect([plan.cnStatusCode, plan.canEntryCancel]).toEqual(['CNCL', false]);
  expect((await read<Success<'getContractPlan'>>(`${fixed}/read/v1/contract/plan`)).plan).toEqual(
    plan,
  );
  const left = await read<Success<'getCancellationFee'>>(fee);
  expect([left.can_quit, left.reason]).toEqual([
    false,
    'お申し込みを取り消されたため、解約のお手続きは必要ありません。料金はかかりません。',
  ]);
});

test('nothing is built or sent for an application that was cancelled', async () => {
  const example = async () => {
    const [entry, { construction }, { movements }, { deliveries }, { next_month }] = [
      await read<Success<'getConstructionEntry'>>(`${fixed}/read/v1/construction-entry`),
      await read<Success<'getConstructionProgress'>>(`${fixed}/read/v1/construction-progress`),
      await read<Success<'getDeviceDeliCollInfo'>>(`${funaki}/device-deli-coll-info`),
      await read<Success<'getDelivery'>>(`${fixed}/read/v1/delivery`),
      await read<Success<'getBilling'>>(`${fixed}/read/v2/services/f30498861/billing`),
    ];
    return { date: entry.date, construction, movements, deliveries, next_month };
  };
  const none = { date: null, construction: null, movements: [], deliveries: [], next_month: null };
  mizuno = await logIn(mock, 'funaki.wataru');
  expect(await example()).toMatchObject({ date: '2026-12-05', next_month: '202701' });
  await post('contract/entry-cancel', { reason: '21', comment: null });
  expect(await example()).toEqual(none);

  mizuno = await logIn(mock, 'hayase.sho');
  await post('contract/entry-cancel', { reason: '21', comment: null });
  // The day by which somebody would have called is past.
  mock.clock.set('2026-12-20T09:00:00+09:00');
  const { date, construction } = {
    ...(await read<Success<'getConstructionEntry'>>(`${fixed}/read/v1/construction-entry`)),
    ...(await read<Success<'getConstructionProgress'>>(`${fixed}/read/v1/construction-progress`)),
  };
  expect([date, construction]).toEqual([null, null]);
});

test('what is left of the construction cost is what the bills have not charged by the last one', async () => {
  const restAt = async (day: string) => {
    const { items } = await read<Success<'getCancellationFee'>>(`${fee}?quit_on=${day}`);
    return items.find(({ label }) => label === '工事費の残り');
  };
  expect(await restAt('2026-11-30')).toMatchObject({ detail: '1,833円 × 9回', amount: 16497 });
  expect(await restAt('2026-12-31')).toMatchObject({ detail: '1,833円 × 8回', amount: 14664 });
});

test('fibre that is not open yet is cancelled free of charge, not left', async () => {
  mizuno = await logIn(mock, 'funaki.wataru');
  const { can_quit, total, items } = await read<Success<'getCancellationFee'>>(fee);
  expect([can_quit, total, items]).toEqual([false, 0, []]);
  expect(await codeOf(await post('quit', { ...order, devices: [] }))).toBe('state_not_allowed');
});

test('the largest instalments fit into the last bill', async () => {
  mizuno = await logIn(mock, 'kanzaki.sakuranosuke');
  const { devices: lent, quit_on } = await read<Success<'getCancellationFee'>>(fee);
  const devices = lent.map(({ device_id }) => ({ device_id, choice: '2' }));
  expect((await post('quit', { ...order, quit_on, devices })).status).toBe(200);
  mock.clock.set('2027-01-10T09:00:00+09:00');
  const { forecast } = await read<Success<'getBilling'>>(
    `${fixed}/read/v2/services/f99999999/billing`,
  );
  expect([forecast?.month, (forecast?.total ?? Infinity) <= 9_999_999]).toEqual(['202701', true]);
});

test('a line that has opened stays open when it is left the day after its work', async () => {
  mizuno = await logIn(mock, 'hayase.sho');
  mock.clock.set('2026-12-12T00:00:00+09:00');
  const { devices: returned, quit_on } = await read<Success<'getCancellationFee'>>(fee);
  const devices = returned.map(({ device_id }) => ({ device_id, choice: '2' }));
  expect((await post('quit', { ...order, quit_on, devices })).status).toBe(200);
  const { plan, connection_id } = await read<Success<'getFixedContract'>>(
    `${fixed}/read/v1/contract`,
  );
  expect([plan.cnStatusCode, plan.serviceStartDate]).toEqual(['QTWT', '2026-12-11']);
  expect(connection_id).not.toBeNull();
});

test('a switch to 10G on the very day of the application to leave is said alike', async () => {
  mock.clock.set('2026-12-05T00:00:00+09:00');
  const { devices: returned, quit_on } = await read<Success<'getCancellationFee'>>(fee);
  const devices = returned.map(({ device_id }) => ({ device_id, choice: '2' }));
  expect((await post('quit', { ...order, quit_on, devices })).status).toBe(200);
  const { next_plan } = await read<Success<'getContract'>>(contract);
  const plans = await read<Success<'getContractPlan'>>(`${fixed}/read/v1/contract/plan`);
  expect(next_plan?.starts_on).toBe('2026-12-05');
  expect(plans.next_plan?.starts_on).toBe('2026-12-05');
});

test('a cancellation from before is among the applications until it is past', async () => {
  mizuno = await logIn(mock, 'seto.midori');
  const titles = async () =>
    (
      await read<Success<'getContractProcedure'>>(
        `${fixed}/read/v1/services/f20366418/contract/procedure`,
      )
    ).applications.map(({ title, next }) => [title, next.date, next.action?.kind]);
  expect(await titles()).toEqual([['光の解約', '2026-11-30', 'cancel']]);
  mock.clock.set('2026-11-30T09:00:00+09:00');
  expect(await titles()).toEqual([['光の解約', '2026-11-30', undefined]]);
  mock.clock.set('2026-12-01T09:00:00+09:00');
  expect(await titles()).toEqual([]);
});
