import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const sim = (number: string) => ({
  gift: `/hosts/mobile/api/read/v1/services/m${number}/packet-gift`,
  code: `/hosts/mobile/api/read/v1/services/m${number}/packet-gift-code`,
  give: `/hosts/mobile/api/write/v1/services/m${number}/packet-gift-code`,
  request: `/hosts/mobile/api/read/v1/services/m${number}/packet-gift-request`,
  receive: `/hosts/mobile/api/write/v1/services/m${number}/packet-gift-request`,
  usage: `/hosts/mobile/api/read/v1/services/m${number}/contract/data-traffic-usage`,
  notices: `/hosts/mobile/api/read/v2/services/m${number}/notification`,
});
const giver = sim('09000001234');
const saegusa = sim('09000003456');

const mock = await testMock();
let mizuno: Caller;

beforeEach(async () => {
  mizuno = await logIn(mock);
});

const order = (to_phone: string, amount_mb = 2000) => ({
  method: 'POST',
  body: { to_phone, amount_mb, message: '動画、たくさん見てね' },
});

async function refusal(by: Caller, url: string, options = {}): Promise<Record<string, unknown>> {
  const response = await by.call(url, options);
  return { status: response.status, ...((await response.json()) as object) };
}

test('A gift that was given is in the list, takes data, and is in the notifications', async () => {
  const before = await mizuno.read<Success<'getPacketGift'>>(giver.gift);
  const receipt = await mizuno.read<Success<'postPacketGiftCode'>>(
    giver.give,
    order('09000005678'),
  );
  expect(receipt).toMatchObject({ data_left_before_mb: 12600, data_left_mb: 10600 });
  const after = await mizuno.read<Success<'getPacketGift'>>(giver.gift);
  expect(after.sent[0]).toMatchObject({ receipt_number: receipt.receipt_number, state: 'waiting' });
  expect(after.remaining_times).toBe(before.remaining_times - 1);
  expect(after.limit_mb).toBe(8000);
  expect(await mizuno.read(giver.usage)).toMatchObject({ left_mb: 10600 });
  expect(await mizuno.read(giver.notices)).toMatchObject({
    notifications: [{ title: 'データを贈りました', is_unread: true }, {}, {}],
  });
});

test('A gift of one customer is received by another, who then has more data', async () => {
  const { gift_code, auth_code, receipt_number } = await mizuno.read<Success<'postPacketGiftCode'>>(
    giver.give,
    order('09000003456'),
  );
  const receiver = await logIn(mock, 'saegusa.minori');
  const codes = `?gift_code=${gift_code}&auth_code=${auth_code}`;
  const asked = await receiver.read<Success<'getPacketGiftRequest'>>(saegusa.request + codes);
  expect(asked).toMatchObject({ from_phone: '09000001234', amount_mb: 2000, data_left_mb: 300 });
  const claim = { method: 'POST', body: { gift_code, auth_code } };
  expect(await receiver.read(saegusa.receive, claim)).toMatchObject({ data_left_mb: 2300 });
  expect(await receiver.read(saegusa.usage)).toMatchObject({ left_mb: 2300 });
  expect(await refusal(receiver, saegusa.receive, claim)).toMatchObject({
    status: 404,
    code: 'cant_get_in_receipt',
  });
  const given = await mizuno.read(`${giver.code}?receipt_number=${receipt_number}`);
  expect(given).toMatchObject({ state: 'received', auth_code });
});

test('A gift that waits in the data is received by the codes of its giver', async () => {
  const receiver = await logIn(mock, 'saegusa.minori');
  const body = { gift_code: 'K7PM2XQ9', auth_code: '2580' };
  const received = await receiver.read(saegusa.receive, { method: 'POST', body });
  expect(received).toMatchObject({ amount_mb: 1500, data_left_before_mb: 300 });
});

test('A gift that waits in the data expires with its day', async () => {
  const codes = '?gift_code=K7PM2XQ9&auth_code=2580';
  mock.clock.set('2026-11-29T12:00:00+09:00');
  const receiver = await logIn(mock, 'saegusa.minori');
  expect(await receiver.read(saegusa.request + codes)).toMatchObject({ receive_by: '2026-11-30' });
  mock.clock.set('2026-12-01T09:00:00+09:00');
  const later = await logIn(mock, 'saegusa.minori');
  expect((await refusal(later, saegusa.request + codes))['message']).toMatch(
    '受け取り期限を過ぎています',
  );
});

test('Wrong codes, another’s gift and an expired one are not received', async () => {
  const { gift_code, auth_code } = await mizuno.read<Success<'postPacketGiftCode'>>(
    giver.give,
    order('09000005678'),
  );
  const receiver = await logIn(mock, 'saegusa.minori');
  const wrong = [
    `?gift_code=AAAA2222&auth_code=${auth_code}`,
    `?gift_code=${gift_code}&auth_code=${auth_code}`,
  ];
  for (const codes of wrong)
    expect((await refusal(receiver, saegusa.request + codes))['code']).toBe('cant_get_in_receipt');
  mock.clock.set('2026-12-01T09:00:00+09:00');
  const later = await logIn(mock);
  const late = await refusal(
    later,
    `${sim('09000005678').request}?gift_code=${gift_code}&auth_code=${auth_code}`,
  );
  expect(late['message']).toMatch('受け取り期限を過ぎています');
});

test('Each refusal of a gift has its reason', async () => {
  const over = await refusal(mizuno, giver.give, order('09000005678', 12000));
  expect(over).toMatchObject({ code: 'packet_gift_code_capacity_over', limit_mb: 10000 });
  const codeOf = async (to: string) => (await refusal(mizuno, giver.give, order(to)))['code'];
  expect(await codeOf('09000001234')).toBe('packet_gift_code_not_available_sim_tel');
  expect(await codeOf('08011112222')).toBe('packet_gift_none_sim_tel');
  expect(await codeOf('09000004323')).toBe('packet_gift_code_none_price_plan');
  expect(await mizuno.read(giver.usage)).toMatchObject({ left_mb: 12600 });
});

test('Three gifts a month, and not on the last evening', async () => {
  for (let i = 0; i < 3; i++) await mizuno.read(giver.give, order('09000005678', 500));
  expect(await refusal(mizuno, giver.gift)).toMatchObject({
    code: 'packet_gift_already',
    available_from: '2026-12-01',
    sent: expect.objectContaining({ length: 5 }) as unknown,
  });
  mock.reset();
  mock.clock.set('2026-11-30T19:59:00+09:00');
  const open = await logIn(mock);
  expect((await open.call(giver.gift)).status).toBe(200);
  mock.clock.set('2026-11-30T20:00:00+09:00');
  expect(await refusal(open, giver.gift)).toMatchObject({
    code: 'packet_gift_code_month_end',
    message: '本日は受け付けていません。12月1日(火)からお手続きいただけます。',
  });
});

test('A gift is received until the end of its last day, after giving has closed', async () => {
  const { gift_code, auth_code, expires_on } = await mizuno.read<Success<'postPacketGiftCode'>>(
    giver.give,
    order('09000003456'),
  );
  expect(expires_on).toBe('2026-11-30');
  const codes = `?gift_code=${gift_code}&auth_code=${auth_code}`;
  mock.clock.set('2026-11-30T23:59:00+09:00');
  const receiver = await logIn(mock, 'saegusa.minori');
  expect(await refusal(receiver, saegusa.gift)).toMatchObject({
    code: 'packet_gift_code_month_end',
    receiving_closed: null,
  });
  expect(await receiver.read(saegusa.request + codes)).toMatchObject({ receive_by: expires_on });
  const body = { gift_code, auth_code };
  expect(await receiver.read(saegusa.receive, { method: 'POST', body })).toMatchObject({
    amount_mb: 2000,
    expires_on,
  });
});

test('Plans that may not give say why; an unlimited one may receive', async () => {
  const tokita = await logIn(mock, 'tokita.haru');
  expect(await refusal(tokita, sim('09000004323').gift)).toMatchObject({
    code: 'packet_gift_code_not_neo_plan',
  });
  expect(await refusal(tokita, sim('09000004322').gift)).toMatchObject({
    code: 'capacity_shortage',
  });
  const { gift_code, auth_code } = await mizuno.read<Success<'postPacketGiftCode'>>(
    giver.give,
    order('09000002345'),
  );
  const kawase = await logIn(mock, 'kawase.ryo');
  expect(await refusal(kawase, sim('09000002345').gift)).toMatchObject({
    code: 'packet_gift_code_none_price_plan',
  });
  const body = { gift_code, auth_code };
  expect(await kawase.read(sim('09000002345').receive, { method: 'POST', body })).toMatchObject({
    data_left_mb: null,
  });
});

test('A customer’s other numbers are listed, with why one of them can receive nothing', async () => {
  expect(await mizuno.read(giver.gift)).toMatchObject({
    own_lines: [{ phone: '09000005678', can_receive: true, reason: null }],
    receiving_closed: null,
  });
  const tokita = await logIn(mock, 'tokita.haru');
  expect(await tokita.read(sim('09000004321').gift)).toMatchObject({
    own_lines: [
      { phone: '09000004322', can_receive: true },
      {
        phone: '09000004323',
        can_receive: false,
        reason: 'NEOプランではないため、受け取れません。',
      },
    ],
  });
  expect(await refusal(tokita, sim('09000004323').gift)).toMatchObject({
    receiving_closed: { message: 'データを受け取れるのは、NEOプランのお客さまです。' },
  });
  const kawase = await logIn(mock, 'kawase.ryo');
  expect(await refusal(kawase, sim('09000002345').gift)).toMatchObject({ receiving_closed: null });
});

test('A SIM that is not activated says so, for giving and receiving', async () => {
  const nagai = await logIn(mock, 'nagai.mio');
  const idle = sim('09000006543');
  const why = {
    status: 409,
    code: 'packet_gift_none_contract',
    message: 'SIMが開通するまで、お手続きいただけません。',
  };
  expect(await refusal(nagai, idle.gift)).toMatchObject({
    ...why,
    available_from: null,
    receiving_closed: { message: why.message, available_from: null },
  });
  expect(await refusal(nagai, idle.give, order('09000005678', 500))).toMatchObject(why);
  const { gift_code, auth_code } = await mizuno.read<Success<'postPacketGiftCode'>>(
    giver.give,
    order('09000006543'),
  );
  const body = { gift_code, auth_code };
  expect(await refusal(nagai, idle.receive, { method: 'POST', body })).toMatchObject(why);
  await nagai.read('/hosts/mobile/api/write/v1/services/m09000006543/contract/mnp-transfer-in', {
    method: 'POST',
    body: { starts_at: '2026-11-24T14:00:00+09:00' },
  });
  expect(await refusal(nagai, idle.gift)).toMatchObject({ available_from: '2026-11-24' });
});
