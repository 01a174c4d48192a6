import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import type { Order } from '../facts/option.ts';
import { type Caller, logIn, nothingChosen } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = '/hosts/fixed/api/read/v1/';
const write = '/hosts/fixed/api/write/v1/';
const fibre = 'services/f10482175/';
const mock = await testMock();
let caller: Caller;

beforeEach(async () => {
  mock.clock.set('2026-11-21T10:40:00+09:00');
  caller = await logIn(mock);
});

const post = (path: string, body: unknown, method = 'POST') =>
  caller.call(write + path, { method, body });
const order = (code: string, order_type: string, more: Partial<Order> = {}) =>
  post('option', { ...nothingChosen, code, order_type, ...more });
const list = () => caller.read<Success<'getOption'>>(`${read}option`);
const option = async (code: string) => (await list()).options.find((one) => one.code === code);

const codeOf = async (response: Response) =>
  [response.status, ((await response.json()) as { code: string }).code] as const;

test('An entry waits for its first day, then is used, and shows in list, bills and notifications', async () => {
  const before = await list();
  const response = await order('MO120N', '1');
  expect(await response.json()).toMatchObject({
    name: 'リモートサポート',
    status: 'ENTR',
    starts_on: '2026-12-01',
    monthly_fee: 550,
  });
  expect(await option('MO120N')).toMatchObject({ status: 'ENTR', order_types: ['2'] });
  expect((await list()).next_month_total).toBe(before.next_month_total + 550);
  const notices = await caller.read<Success<'getNotificationHistory'>>(
    `${read.replace('v1', 'v2')}${fibre}notification-history`,
  );
  expect(notices.notifications[0]?.title).toContain('リモートサポート');
  const applications = await caller.read<Success<'getContractProcedure'>>(
    `${read}${fibre}contract/procedure`,
  );
  const entry = applications.applications.find(
    ({ title }) => title === 'リモートサポートの申し込み',
  );
  expect(entry?.next).toMatchObject({
    detail: '11月30日(月)まで取り消せます',
    action: { kind: 'cancel', url: '/option/MO120N/entry_cancel' },
  });
});

test('What is taken back leaves no trace', async () => {
  await order('MO120N', '1');
  expect((await order('MO120N', '2')).status).toBe(200);
  expect(await option('MO120N')).toMatchObject({ status: 'CNCL', order_types: ['1', '6'] });
  expect((await order('MO101N', '3')).status).toBe(200);
  expect(await option('MO101N')).toMatchObject({ status: 'QTWT', ends_on: '2026-11-30' });
  expect((await order('MO101N', '4')).status).toBe(200);
  expect(await option('MO101N')).toMatchObject({ status: 'SRVC', ends_on: '9999-12-31' });
});

test('The receipt of a change says what it will cost', async () => {
  await order('MO110N', '1', { choice: 'paid' });
  mock.clock.set('2026-12-03T10:40:00+09:00');
  caller = await logIn(mock);
  const changed = await order('MO110N', '5', { choice: 'free' });
  expect(await changed.json()).toMatchObject({ starts_on: '2027-01-01', monthly_fee: 0 });
});

test('Each status refuses what it does not allow', async () => {
  expect(await codeOf(await order('MO101N', '1'))).toEqual([409, 'status_not_allowed']);
  expect(await codeOf(await order('MO310N', '1'))).toEqual([409, 'quitting']);
  expect(await codeOf(await order('MO120N', '4'))).toEqual([409, 'status_not_allowed']);
  expect(await codeOf(await order('MO301N', '1', { edition: 'standard' }))).toEqual([
    409,
    'out_of_stock',
  ]);
});

test('The security survey is EXAM until its end', async () => {
  const body = { tel: '09000001234', visit_dates: ['2026-12-05'], visit_time: 'morning' };
  expect((await post('secom/entry', body)).status).toBe(200);
  const secom = await caller.read<Success<'getOptionSecom'>>(`${read}option/secom`);
  expect(secom).toMatchObject({ status: 'EXAM', visit_date: '2026-12-05', order_types: ['2'] });
  expect(await option('MO340N')).toMatchObject({ status: 'ENTR', starts_on: '2026-12-19' });
  mock.clock.set('2026-12-19T00:00:00+09:00');
  caller = await logIn(mock);
  expect(await option('MO340N')).toMatchObject({ status: 'SRVC' });
  expect(await caller.read(`${read}option/secom`)).toMatchObject({ status: 'SRVC' });
});

test('ひかりTV: applied for, then known by both reads', async () => {
  const body = { order_type: '1', plan_code: '12', tuner_count: 1 };
  const url = `/hosts/fixed/api/write/v1/${fibre}option/hikaritv`;
  expect((await caller.call(url, { method: 'POST', body })).status).toBe(200);
  expect(await codeOf(await caller.call(url, { method: 'POST', body }))).toEqual([
    409,
    'hikaritv_already',
  ]);
  const tv = await caller.read<Success<'getServiceHikaritv'>>(`${read}${fibre}option/hikaritv`);
  expect(tv).toMatchObject({ status: 'ENTR', plan: '12', can_apply: false });
});

test('One change of the electricity contract at a time, read until and from its day', async () => {
  mock.clock.set('2026-12-09T23:40:00+09:00');
  caller = await logIn(mock);
  expect((await post('nurodenki/plan-change', { plan: 'night' })).status).toBe(200);
  expect(await codeOf(await post('nurodenki/plan-change', { plan: 'green' }))).toEqual([
    409,
    'change_in_progress',
  ]);
  const denki = () => caller.read<Success<'getOptionDenki'>>(`${read}option/denki`);
  expect(await denki()).toMatchObject({
    plan: 'standard',
    order_types: ['3'],
    next: { starts_on: '2026-12-10', plan: 'night', current: null },
  });
  mock.clock.set('2026-12-10T00:10:00+09:00');
  expect(await denki()).toMatchObject({ plan: 'night', order_types: ['3', '5'], next: null });
});

test('The days pass: what was entered is used, and what was left has ended', async () => {
  mock.clock.set('2026-11-30T23:40:00+09:00');
  caller = await logIn(mock);
  await order('MO120N', '1');
  mock.clock.set('2026-12-01T00:10:00+09:00');
  expect(await option('MO120N')).toMatchObject({ status: 'SRVC', order_types: ['3'] });
  expect(await option('MO310N')).toMatchObject({ status: 'QUIT' });
});

test('Bills follow: a line begins and ends with its option', async () => {
  mock.clock.set('2027-01-20T10:00:00+09:00');
  caller = await logIn(mock);
  const lines = async (month: string) =>
    (
      await caller.read<Success<'getBillingMonth'>>(
        `${read.replace('v1', 'v2')}${fibre}billing/${month}`,
      )
    ).groups.flatMap((group) => group.lines.map(({ label }) => label));
  expect(await lines('202612')).toContain('メッシュWi-Fi');
  expect(await lines('202701')).toContain('スマートライフ');
  expect(await lines('202701')).not.toContain('メッシュWi-Fi');
});

test('One home phone at a time: neither can be applied for beside the other', async () => {
  const light = () => caller.read<Success<'getOptionRvoip'>>(`${read}option/rvoip`);
  expect(await light()).toMatchObject({ status: 'NONE', order_types: [] });
  expect((await light()).reason).toContain('同時にはご利用いただけません。');
  expect(await codeOf(await order('RVOIP', '1'))).toEqual([409, 'option_not_acceptable']);
  caller = await logIn(mock, 'hayase.sho');
  expect(await light()).toMatchObject({ order_types: ['1'], reason: null });
  expect((await order('RVOIP', '1')).status).toBe(200);
  const voip = await caller.read<Success<'getOptionVoip'>>(`${read}option/voip`);
  expect(voip).toMatchObject({ status: 'NONE', order_types: [] });
});

test('The console is contracted under the code of its edition, and leaving it costs', async () => {
  caller = await logIn(mock, 'hayase.sho');
  const console = () => caller.read<Success<'getOptionPs5'>>(`${read}option/ps5`);
  const receipt: unknown = await (await order('MO302N', '1', { edition: 'digital' })).json();
  expect(receipt).toMatchObject({
    name: 'ゲーム機プラン デジタル・エディション',
    monthly_fee: 1780,
  });
  expect(await console()).toMatchObject({ code: 'MO302N', status: 'ENTR', edition: 'digital' });
  expect(await codeOf(await order('MO301N', '1', { edition: 'standard' }))).toEqual([
    409,
    'status_not_allowed',
  ]);
  caller = await logIn(mock, 'mitsushima.michiru');
  expect(await console()).toMatchObject({ code: 'MO301N', status: 'SRVC', edition: 'standard' });
  const left: unknown = await (await order('MO301N', '3', { leaving: 'buy' })).json();
  expect(left).toMatchObject({ fee: 16_500 });
  expect(await console()).toMatchObject({ status: 'QTWT', leave_by: 'buy' });
});

test('The electricity contract is in the name of the customer who asks', async () => {
  caller = await logIn(mock, 'mitsushima.michiru');
  const denki = await caller.read<Success<'getOptionDenki'>>(`${read}option/denki`);
  expect(denki.current).toMatchObject({ holder: '満島 みちる' });
});

test('The gas contract is described anew', async () => {
  mock.clock.set('2026-12-09T23:40:00+09:00');
  caller = await logIn(mock, 'mitsushima.michiru');
  const energy = {
    company: 'みなとガス',
    customer_number: '1234567890',
    supply_point: null,
    plan: '一般料金',
    holder: '満島 みちる',
  };
  const answer = await order('MO202N', '5', { energy });
  expect(await answer.json()).toMatchObject({ order_type: '5', status: 'SRVC' });
  mock.clock.set('2026-12-10T00:10:00+09:00');
  const gas = await caller.read<Success<'getOptionGas'>>(`${read}option/gas`);
  expect(gas.current).toEqual(energy);
});

test('A discount is for who has a right to it, and says for whom it is', async () => {
  expect((await option('MO205N'))?.reason).toBe('ご利用期間が5年を超えた方が対象です。');
  expect((await option('MO203N'))?.reason).toContain('両方');
  expect(await option('MO204N')).toBeUndefined();
  expect(await codeOf(await order('MO205N', '1'))).toEqual([409, 'option_not_acceptable']);
  caller = await logIn(mock, 'mitsushima.michiru');
  expect((await order('MO205N', '1')).status).toBe(200);
});

test('ひかりTV is charged once its free months are over', async () => {
  const url = `/hosts/fixed/api/write/v1/${fibre}option/hikaritv`;
  const body = { order_type: '1', plan_code: '11', tuner_count: 1 };
  expect((await caller.call(url, { method: 'POST', body })).status).toBe(200);
  mock.clock.set('2027-02-20T09:00:00+09:00');
  caller = await logIn(mock);
  const charged = async (month: string) =>
    (
      await caller.read<Success<'getBillingMonth'>>(
        `${read.replace('v1', 'v2')}${fibre}billing/${month}`,
      )
    ).groups
      .flatMap(({ lines }) => lines)
      .filter(({ label }) => label === 'ひかりTV')
      .map(({ amount }) => amount);
  // Used from November: two months cost nothing, January's use is on February's bill.
  expect([await charged('202612'), await charged('202701'), await charged('202702')]).toEqual([
    [],
    [],
    [1650],
  ]);
});

test('An option begins no sooner than the line that it needs', async () => {
  caller = await logIn(mock, 'funaki.wataru');
  expect(await (await order('MO120N', '1')).json()).toMatchObject({ starts_on: '2026-12-05' });
});

/** What waits for a line that has no day of construction yet: the option's day, and the application's. */
async function waitingFor(code: string) {
  const { applications, ended } = await caller.read<Success<'getContractProcedure'>>(
    `${read}services/f30512208/contract/procedure`,
  );
  return {
    option: (await option(code))?.starts_on,
    applications: applications
      .filter(({ service_type }) => service_type === 'fixed')
      .map(({ next }) => next.date),
    ended: ended.map(({ ended_on }) => ended_on),
  };
}

test('An option of a line without a day gets its day with the line’s, and begins with the line', async () => {
  mock.clock.set('2026-11-25T10:40:00+09:00');
  caller = await logIn(mock, 'hayase.sho');
  expect(await (await order('MO120N', '1')).json()).toMatchObject({ starts_on: null });
  expect(await waitingFor('MO120N')).toEqual({ option: null, applications: [null], ended: [] });
  mock.clock.set('2026-11-28T10:40:00+09:00');
  caller = await logIn(mock, 'hayase.sho');
  expect(await waitingFor('MO120N')).toEqual({
    option: '2026-12-11',
    applications: ['2026-12-11'],
    ended: [],
  });
  mock.clock.set('2026-12-11T10:40:00+09:00');
  caller = await logIn(mock, 'hayase.sho');
  expect(await option('MO120N')).toMatchObject({ status: 'ENTR', order_types: [] });
  expect(await waitingFor('MO120N')).toMatchObject({ applications: ['2026-12-11'], ended: [] });
  mock.clock.set('2026-12-12T10:40:00+09:00');
  caller = await logIn(mock, 'hayase.sho');
  expect(await option('MO120N')).toMatchObject({ status: 'SRVC' });
  expect(await waitingFor('MO120N')).toMatchObject({ applications: [], ended: ['2026-12-11'] });
});

test('An option moves with the construction, and goes with the application for the line', async () => {
  caller = await logIn(mock, 'funaki.wataru');
  await order('MO120N', '1');
  const { entry_id } = await caller.read<Success<'getConstructionEntry'>>(
    `${read}construction-entry`,
  );
  const moved = await post(
    'change-prefered-date',
    {
      target: 'construction',
      target_id: entry_id,
      date: '2026-12-02',
      part_of_day: 'morning',
      time_band: null,
    },
    'PUT',
  );
  expect(moved.status).toBe(200);
  expect(await option('MO120N')).toMatchObject({ starts_on: '2026-12-02' });
  await post('contract/entry-cancel', { reason: '21', comment: null });
  expect(await option('MO120N')).toMatchObject({ status: 'CNCL' });
});

test('Without the line that was applied for no option can be', async () => {
  caller = await logIn(mock, 'funaki.wataru');
  await order('MO120N', '1');
  await post('contract/entry-cancel', { reason: '21', comment: null });
  const reason = '光のお申し込みが取り消されたためです。';
  expect(await option('MO120N')).toMatchObject({ order_types: [], reason });
  expect(await caller.read<object>(`${read}option/voip`)).toMatchObject({
    order_types: [],
    reason,
  });
  expect((await order('MO120N', '1')).status).toBe(409);
});
