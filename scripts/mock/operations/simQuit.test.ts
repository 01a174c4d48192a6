import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = (path: string) => `/hosts/mobile/api/read/v1/services/m09000001234/contract/${path}`;
const info = read('quit-info');
const write = '/hosts/mobile/api/write/v1/services/m09000001234/contract/quit-info';
const contract = '/hosts/mobile/api/read/v2/services/m09000001234/contract';
const applications = '/hosts/mobile/api/read/v1/services/m09000001234/contract/procedure';
const notices = '/hosts/mobile/api/read/v2/services/m09000001234/notification-history?filter=all';

const mock = await testMock();
let mizuno: Caller;

beforeEach(async () => {
  mizuno = await logIn(mock);
});

const order = (action: string, quit_on = '2026-11-30', onestop_id: string | null = null) => ({
  method: 'POST',
  body: { action, quit_on, reason: action === 'quit_cancel' ? null : '24', onestop_id },
});

async function refused(url: string, options = {}): Promise<unknown> {
  const response = await mizuno.call(url, options);
  return { status: response.status, ...((await response.json()) as object) };
}

/** Moves the clock and keeps the login alive. */
async function at(moment: string): Promise<void> {
  mock.clock.set(moment);
  mizuno = await logIn(mock);
}

test('Leaving shows in every read, and can be taken back until the day before', async () => {
  expect(await mizuno.read(info)).toMatchObject({
    status: null,
    quit_on: '2026-11-30',
    fee_total: 15400,
    fee_month: '202612',
    losses: [
      { name: '電話番号 090-0000-1234', from_on: '2026-12-01' },
      { name: 'データの残り 12.6GB' },
      { name: '5分かけ放題' },
      { name: '留守番電話' },
      { name: '迷惑電話ブロック' },
      { name: '端末補償' },
      { name: '5Gオプション' },
      { name: 'フィルタリング' },
      { name: '光セット割引' },
      { name: 'お届け予定の機種', note: '11月25日(水)のお届けの予定です' },
      {
        name: 'みなもポケットWi-Fi 2',
        note: '12月8日(火)までに返却してください。返却がないと19,800円かかります',
      },
    ],
  });
  const receipt = await mizuno.read<Success<'postMobileQuitInfo'>>(write, order('quit'));
  expect(receipt).toMatchObject({ status: 'accept', cancel_until: '2026-11-29', mnp_number: null });
  expect(await mizuno.read(info)).toMatchObject({ status: 'accept', canQuitCancel: true });
  const { status, procedures } = await mizuno.read<Success<'getContract'>>(contract);
  expect(status).toBe('QTWT');
  expect(procedures).toContainEqual(
    expect.objectContaining({
      code: 'quit_cancel',
      is_available: true,
      detail: '11月29日(日)まで',
    }),
  );
  expect(procedures).toContainEqual(
    expect.objectContaining({ code: 'esim', is_available: false, reason: '解約の手続き中です。' }),
  );
  expect(await mizuno.read(applications)).toMatchObject({
    applications: expect.arrayContaining([expect.objectContaining({ title: '解約' })]) as unknown,
  });
  expect(await refused(write, order('quit'))).toMatchObject({ status: 409, code: 'cancel_error' });

  await mizuno.read(write, order('quit_cancel'));
  expect(await mizuno.read(info)).toMatchObject({ status: null, preferredQuitDate: null });
  expect((await mizuno.read<Success<'getContract'>>(contract)).status).toBe('SRVC');
  const { notifications } = await mizuno.read<Success<'getNotificationHistory'>>(notices);
  expect(notifications[0]).toMatchObject({
    title: '解約を取り消しました',
    link: { url: '/mobile/contract/' },
  });
  expect(await refused(write, order('quit_cancel'))).toMatchObject({ code: 'cancel_error' });
});

test('A device that should be back already is not asked for by a day that has passed', async () => {
  await at('2026-12-20T10:00:00+09:00');
  const { losses } = await mizuno.read<Success<'getMobileQuitInfo'>>(info);
  expect(losses.find(({ kind }) => kind === 'return')?.note).toBe(
    '12月8日(火)の期限を過ぎています。お早めに返却してください。返却がないと19,800円かかります',
  );
});

test('The MNP number comes by the clock', async () => {
  const receipt = await mizuno.read(write, order('quit_mnp', '2026-12-31'));
  const { notifications } = await mizuno.read<Success<'getNotificationHistory'>>(notices);
  expect(notifications[0]?.title).toBe('乗り換えのお申し込みを受け付けました');
  expect(receipt).toMatchObject({ status: 'wait_mnp_port_out_number', mnp_number: null });
  const later = new Date(mock.clock.now().getTime() + 10 * 60_000).toISOString();
  mock.clock.set(later);
  expect(await mizuno.read(info)).toMatchObject({
    status: 'wait_mnp_port_out',
    mnp_number: { number: expect.stringMatching(/^99\d{8}$/) as unknown, expires_on: '2026-12-05' },
  });
});

test('A day that has changed is given anew', async () => {
  await at('2026-11-30T23:59:59+09:00');
  mock.clock.set('2026-12-01T00:00:00+09:00');
  expect(await refused(write, order('quit'))).toMatchObject({
    code: 'date_changed',
    quit_on: '2026-12-31',
  });
  expect(await mizuno.read(write, order('quit', '2026-12-31'))).toMatchObject({ status: 'accept' });
});

test('On the last day it can’t be taken back, and the next day it has ended', async () => {
  await at('2026-11-30T23:50:00+09:00');
  await mizuno.read(write, order('quit'));
  expect(await mizuno.read(info)).toMatchObject({ canQuitCancel: false, cancel_until: null });
  mock.clock.set('2026-12-01T00:00:00+09:00');
  expect(await mizuno.read(info)).toMatchObject({ status: 'end', losses: [], can_mnp: false });
  expect(await refused(write, order('quit', '2026-12-31'))).toMatchObject({ code: 'already_quit' });
});

test('No option of a SIM that has ended is in use, not even a free one', async () => {
  await mizuno.read(write, order('quit'));
  await at('2026-12-01T09:00:00+09:00');
  const { options, calls, monthly_amount } = await mizuno.read<Success<'getMobileOption'>>(
    '/hosts/mobile/api/read/v1/services/m09000001234/contract/option',
  );
  expect(options.filter(({ status }) => status === 'using')).toEqual([]);
  expect({ calls, monthly_amount }).toEqual({ calls: [], monthly_amount: 0 });
});

test('The one-stop flow: it fits, it expires, and a cancellation without number is in its way', async () => {
  const align = await mizuno.read<Success<'getMnpOnestopAlignInfo'>>(
    read('mnp-onestop-align-info'),
  );
  expect(align.numbers.map(({ phone }) => phone)).toEqual(['09000001234']);
  expect(await mizuno.read(read('mnp-onestop-quit-info'))).toMatchObject({
    quit_on: '2026-12-31',
    losses: expect.not.arrayContaining([
      expect.objectContaining({ name: expect.stringContaining('電話番号') as unknown }),
    ]) as unknown,
  });
  expect(await mizuno.read(write, order('onestop', '2026-12-31', align.onestop_id))).toMatchObject({
    status: 'wait_mnp_port_out',
    return_url: align.return_url,
  });
  expect(await refused(read('mnp-onestop-quit-info'))).toMatchObject({
    code: 'onestop_service_stopped',
  });
  mock.reset();
  mizuno = await logIn(mock);
  await mizuno.read(read('mnp-onestop-align-info'));
  mock.clock.set(new Date(mock.clock.now().getTime() + 31 * 60_000).toISOString());
  expect(await refused(read('mnp-onestop-align-info'))).toMatchObject({ code: 'onestop_expired' });
});

test('A number that is new isn’t in the way of the one-stop flow', async () => {
  await mizuno.read(write, order('quit_mnp', '2026-12-31'));
  expect(await refused(read('mnp-onestop-quit-info'))).toMatchObject({
    code: 'onestop_service_stopped',
  });
  mock.clock.set(new Date(mock.clock.now().getTime() + 10 * 60_000).toISOString());
  expect((await mizuno.call(read('mnp-onestop-quit-info'))).status).toBe(200);
});

test('A number with less than ten days left is in its way until it has run out', async () => {
  // The number lasts until 5 December: ten days are left on 25 November, nine on the 26th.
  for (const [moment, status] of [
    ['2026-11-25T23:59:00+09:00', 200],
    ['2026-11-26T00:00:00+09:00', 409],
    ['2026-12-05T23:59:00+09:00', 409],
    ['2026-12-06T00:00:00+09:00', 200],
  ] as const) {
    mock.reset();
    mizuno = await logIn(mock);
    await mizuno.read(write, order('quit_mnp', '2026-12-31'));
    await at(moment);
    expect((await mizuno.call(read('mnp-onestop-quit-info'))).status, moment).toBe(status);
  }
});

test.for([
  ['2026-11-30T15:00:00+09:00', '2026-12-31'],
  ['2026-11-30T23:59:00+09:00', '2026-12-31'],
  ['2026-12-01T00:00:00+09:00', '2027-01-31'],
] as const)(
  'A number that is to be ported keeps its line: from %s until %s',
  async ([from, until]) => {
    await at(from);
    expect(await mizuno.read(info)).toMatchObject({ mnp_quit_on: until, can_mnp: true });
    expect(await refused(write, order('quit_mnp', '2026-11-30'))).toMatchObject({
      code: 'date_changed',
      quit_on: until,
    });
    await mizuno.read(write, order('quit_mnp', until));
    // A day later, past the end of the month, and past the last day of the number itself.
    for (const later of ['2026-12-01T12:00:00+09:00', '2026-12-20T12:00:00+09:00']) {
      await at(later);
      expect(await mizuno.read(info)).toMatchObject({
        status: 'wait_mnp_port_out',
        quit_on: until,
        canQuitCancel: true,
      });
    }
    await at(`${until}T23:59:59+09:00`);
    expect(await mizuno.read(info)).toMatchObject({ status: 'wait_mnp_port_out' });
    mock.clock.set(new Date(Date.parse(`${until}T23:59:59+09:00`) + 1000).toISOString());
    expect(await mizuno.read(info)).toMatchObject({ status: 'end', quit_on: until });
  },
);

test('By one-stop a line ends when it is ported, not before, and has its last bill then', async () => {
  await at('2026-11-30T23:30:00+09:00');
  const { onestop_id } = await mizuno.read<Success<'getMnpOnestopAlignInfo'>>(
    read('mnp-onestop-align-info'),
  );
  await mizuno.read(write, order('onestop', '2026-12-31', onestop_id));
  expect(await mizuno.read(info)).toMatchObject({ canQuitCancel: true, quit_on: '2026-12-31' });
  await at('2026-12-01T00:31:00+09:00');
  expect(await mizuno.read(info)).toMatchObject({ status: 'end', quit_on: '2026-12-01' });
  expect(await refused(write, order('quit_cancel'))).toMatchObject({ code: 'cancel_error' });
});

test('Until a number is ported by one-stop, the next bill is that of a line that stays', async () => {
  mock.clock.reset();
  mizuno = await logIn(mock);
  const lines = async () => {
    const { forecast } = await mizuno.read<Success<'getBilling'>>(
      '/hosts/mobile/api/read/v2/services/m09000001234/billing',
    );
    return forecast?.groups.flatMap((group) => group.lines.map(({ label }) => label));
  };
  const before = await lines();
  const { onestop_id } = await mizuno.read<Success<'getMnpOnestopAlignInfo'>>(
    read('mnp-onestop-align-info'),
  );
  await mizuno.read(write, order('onestop', '2026-12-31', onestop_id));
  expect(await mizuno.read(info)).toMatchObject({ quit_on: '2026-12-31', fee_month: '202701' });
  expect(await lines()).toEqual(before);
  await at('2026-11-21T12:00:00+09:00');
  expect(await mizuno.read(info)).toMatchObject({ status: 'end', quit_on: '2026-11-21' });
  expect(await lines()).toContain('機種代金の残り');
});

test('Nothing is charged for calls after the last day', async () => {
  mock.clock.reset();
  let caller = await logIn(mock, 'saegusa.minori');
  const line = 'services/m09000003456';
  const { onestop_id } = await caller.read<Success<'getMnpOnestopAlignInfo'>>(
    `/hosts/mobile/api/read/v1/${line}/contract/mnp-onestop-align-info`,
  );
  await caller.read(
    `/hosts/mobile/api/write/v1/${line}/contract/quit-info`,
    order('onestop', '2026-12-31', onestop_id),
  );
  const callsAt = async (day: string) => {
    mock.clock.set(`${day}T10:40:00+09:00`);
    caller = await logIn(mock, 'saegusa.minori');
    const { forecast } = await caller.read<Success<'getBilling'>>(
      `/hosts/mobile/api/read/v2/${line}/billing`,
    );
    return forecast?.groups.flatMap(({ lines }) => lines).find(({ kind }) => kind === 'call');
  };
  const calls = await callsAt('2026-11-22');
  expect(calls?.amount).toBeGreaterThan(0);
  expect(await callsAt('2026-11-30')).toEqual(calls);
  expect(await callsAt('2026-12-10')).toEqual(calls);
});

test('Who waits to be ported and goes on by one-stop has one application, which ends with the line', async () => {
  mock.clock.reset();
  let oki = await logIn(mock, 'oki.taichi');
  const of = (path: string) => `/hosts/mobile/api/read/v1/services/m09000006789/contract/${path}`;
  const listed = () => oki.read<Success<'getContractProcedure'>>(of('procedure'));
  expect((await listed()).applications).toEqual([
    expect.objectContaining({
      title: '解約',
      next: expect.objectContaining({
        title: 'モバイルの利用終了',
        date: '2026-12-31',
        detail: 'MNP予約番号の期限は12月5日(土)です。移る先の会社で開通した日に解約されます',
      }) as unknown,
    }),
  ]);
  const { onestop_id } = await oki.read<Success<'getMnpOnestopAlignInfo'>>(
    of('mnp-onestop-align-info'),
  );
  await oki.read(
    '/hosts/mobile/api/write/v1/services/m09000006789/contract/quit-info',
    order('onestop', '2026-12-31', onestop_id),
  );
  expect((await listed()).applications).toHaveLength(1);
  mock.clock.advance(61);
  oki = await logIn(mock, 'oki.taichi');
  const { applications: left, ended } = await listed();
  expect(left).toEqual([]);
  expect(ended.filter(({ title }) => title === '解約')).toEqual([
    expect.objectContaining({ ended_on: '2026-11-21' }),
  ]);
});

test('Whose MNP number has run out sees it, and has to take leaving back for a new one', async () => {
  await mizuno.read(write, order('quit_mnp', '2026-12-31'));
  const detail = async () => {
    const { applications: all } = await mizuno.read<Success<'getContractProcedure'>>(applications);
    return all.find(({ title }) => title === '解約')?.next.detail;
  };
  // It isn't issued yet.
  expect(await detail()).toBe('移る先の会社で開通した日に解約されます');
  await at('2026-12-05T12:00:00+09:00');
  expect(await detail()).toContain('MNP予約番号の期限は12月5日(土)です。');
  await at('2026-12-06T00:00:00+09:00');
  expect(await detail()).toBe(
    'MNP予約番号の期限が過ぎました。解約を取り消すと、新しい番号を発行できます',
  );
});

test('A number that isn’t here yet can neither be moved on nor be paid for', async () => {
  const hayase = await logIn(mock, 'hayase.sho');
  const sim = '/hosts/mobile/api/read/v1/services/m09000007890';
  const quit = await hayase.read<Success<'getMobileQuitInfo'>>(`${sim}/contract/quit-info`);
  expect(quit).toMatchObject({ can_mnp: false, mnp_quit_on: null });
  expect(quit.losses).toMatchObject([{ name: '電話番号 090-0000-7890', note: null }]);
  const { campaigns } = await hayase.read<Success<'getMobileCampaign'>>(`${sim}/campaign`);
  expect(campaigns.map(({ title }) => title)).toEqual(['家族で使おうキャンペーン']);
});

test('What would begin after the last day is lost with the line, and comes back with it', async () => {
  const saegusa = await logIn(mock, 'saegusa.minori');
  const own = (path: string) =>
    (path.startsWith('/') ? path : read(path)).replace('m09000001234', 'm09000003456');
  const { plans } = await saegusa.read<Success<'getPricePlanExchange'>>(
    own(read('price-plan-exchange')),
  );
  const other = plans.find(({ is_current }) => !is_current);
  const change = {
    planCode: other?.plan.planCode,
    call_flat: 'flat_rate',
    special_calling: null,
    premium_option: null,
  };
  const exchange = own(write.replace('contract/quit-info', 'price-plan-exchange'));
  await saegusa.read(exchange, { method: 'POST', body: change });
  const next = async () => (await saegusa.read<Success<'getContract'>>(own(contract))).next_plan;
  const lost = async () =>
    (await saegusa.read<Success<'getMobileQuitInfo'>>(own(info))).losses.map(({ name }) => name);
  const planned = await next();
  expect(planned).toMatchObject({ starts_on: '2026-12-01' });
  const row = `${planned?.plan_name ?? ''}へのプラン変更`;
  expect(await lost()).toContain(row);
  await saegusa.read(own(write), order('quit'));
  expect(await next()).toBeNull();
  expect(await lost()).toContain(row);
  mock.clock.set('2026-12-05T10:00:00+09:00');
  const after = await logIn(mock, 'saegusa.minori');
  const plan = await after.read<Success<'getContract'>>(own(contract));
  expect(plan.plan_name).not.toBe(planned?.plan_name);
  mock.reset();
  const again = await logIn(mock, 'saegusa.minori');
  await again.read(exchange, { method: 'POST', body: change });
  await again.read(own(write), order('quit'));
  await again.read(own(write), order('quit_cancel'));
  expect((await again.read<Success<'getContract'>>(own(contract))).next_plan).toEqual(planned);
});
