import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn, nothingChosen } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = '/hosts/fixed/api/read/v1/option';
const write = '/hosts/fixed/api/write/v1/';
const mock = await testMock({ sessionMinutes: 1_000_000 });
let caller: Caller;

beforeEach(async () => {
  caller = await logIn(mock);
});

const post = (path: string, body: object) => caller.call(write + path, { method: 'POST', body });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const voip = () => caller.read<Success<'getOptionVoip'>>(`${read}/voip`);
const rvoip = () => caller.read<Success<'getOptionRvoip'>>(`${read}/rvoip`);
const option = (code: string, order_type: string) =>
  post('option', {
    code,
    order_type,
    ...nothingChosen,
  });
const phoneLines = async (month: string, service = 'f10482175') => {
  const bill = await caller.read<Success<'getBillingMonth'>>(
    `/hosts/fixed/api/read/v2/services/${service}/billing/${month}`,
  );
  const groups = bill.groups.filter(({ label }) => label === 'ホームでんわ');
  return groups.flatMap(({ lines }) => lines.map(({ label, amount }) => [label, amount]));
};

test('A pack changes with the next month, and so does the bill', async () => {
  const change = () => post('rvoip/change', { service_pack: '03' });
  expect(await (await change()).json()).toMatchObject({
    starts_on: '2026-12-01',
    monthly_fee: 1210,
  });
  expect(await voip()).toMatchObject({ pack: '00', monthly_fee: 550, order_types: ['3'] });
  expect((await voip()).reason).toContain('12月1日(火)');
  expect(await codeOf(await change())).toBe('voip_change_in_progress');
  mock.clock.set('2026-12-01T00:00:00+09:00');
  expect(await voip()).toMatchObject({
    pack: '03',
    monthly_fee: 1210,
    order_types: ['3', '5'],
    reason: null,
  });
  expect(await codeOf(await change())).toBe('bad_request');
  mock.clock.set('2027-01-20T00:00:00+09:00');
  expect(await phoneLines('202612')).not.toContainEqual(['サービスパック', 660]);
  expect(await phoneLines('202701')).toContainEqual(['サービスパック', 660]);
});

test('Who leaves is terminating until the last day, and the lines of the bill end', async () => {
  const body = { quit_on: '2026-12-31', keep_number: false };
  expect((await post('voip/quit', body)).status).toBe(200);
  expect(await voip()).toMatchObject({ status: 'QTWT', ends_on: '2026-12-31' });
  mock.clock.set('2027-01-01T00:00:00+09:00');
  expect(await voip()).toMatchObject({ status: 'QUIT', order_types: ['1'] });
  expect(await codeOf(await post('rvoip/change', { service_pack: '03' }))).toBe('voip_not_in_use');
  mock.clock.set('2027-02-20T00:00:00+09:00');
  expect(await phoneLines('202701')).toContainEqual(['基本料金', 550]);
  expect(await phoneLines('202702')).toEqual([]);
});

test('A new home phone: by its area and pack, once, and a number that is outside', async () => {
  caller = await logIn(mock, 'hayase.sho');
  const order = (current_number: string | null) => ({
    number_source: current_number ? '1' : '0',
    current_number,
    carrier: current_number ? '01' : null,
    holder_name: current_number ? '早瀬 翔' : null,
    service_pack: '01',
  });
  expect(await codeOf(await post('option/voip', order('0998001234')))).toBe(
    'voip_portability_out_of_area',
  );
  expect(await (await post('option/voip', order('0600001234'))).json()).toMatchObject({
    status: 'ENTR',
    // With the line, which has no day yet.
    starts_on: null,
    monthly_fee: 330 + 440,
    fee: 3300,
  });
  expect(await voip()).toMatchObject({ status: 'ENTR', phone_number: '0600001234', pack: '01' });
  expect(await codeOf(await post('option/voip', order(null)))).toBe('voip_already_accepted');
  mock.clock.set('2026-12-11T09:00:00+09:00');
  expect(await voip(), 'before the work of that day').toMatchObject({
    status: 'ENTR',
    order_types: [],
  });
  mock.clock.set('2026-12-12T00:00:00+09:00');
  expect(await voip()).toMatchObject({ status: 'SRVC', pack: '01', started_on: '2026-12-11' });
});

test('The one-type home phone goes through its own statuses by the clock', async () => {
  caller = await logIn(mock, 'hayase.sho');
  expect((await rvoip()).status).toBe('NONE');
  expect((await option('RVOIP', '1')).status).toBe(200);
  expect(await rvoip()).toMatchObject({ status: 'ENTRY_ACCEPT', order_types: ['2'] });
  mock.clock.set('2026-11-22T09:00:00+09:00');
  expect((await rvoip()).status).toBe('ENTRY_OPENING_REQUESTED');
  mock.clock.set('2026-12-12T00:00:00+09:00');
  expect(await rvoip()).toMatchObject({ status: 'SERVICE', started_on: '2026-12-11' });
  expect((await option('RVOIP', '3')).status).toBe(200);
  expect((await rvoip()).status).toBe('QUIT_REQUESTED');
  mock.clock.set('2026-12-13T09:00:00+09:00');
  expect((await rvoip()).status).toBe('QUIT_QUITTIG');
  mock.clock.set('2027-01-01T00:00:00+09:00');
  expect((await rvoip()).status).toBe('QUIT_FINISHED');
  await option('RVOIP', '1');
  await option('RVOIP', '2');
  expect((await rvoip()).status).toBe('CANCEL_CANCELING');
  mock.clock.set('2027-01-02T00:00:00+09:00');
  expect((await rvoip()).status).toBe('CANCEL');
});
