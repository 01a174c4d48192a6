import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = '/hosts/fixed/api/read';
const write = '/hosts/fixed/api/write/v1';
const service = 'services/f10482175';
const phone = { name: null, address: null, phone: { tel: '0300009999', tel_daytime: null } };
const name = {
  name: {
    last_name: '沖田',
    first_name: '恵子',
    last_name_kana: 'オキタ',
    first_name_kana: 'ケイコ',
  },
  address: null,
  phone: null,
};
const mock = await testMock();

const change = (caller: Caller, body: object) =>
  caller.call(`${write}/contract`, { method: 'PUT', body });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

test('A phone number that was changed shows in every read of the customer', async () => {
  const caller = await logIn(mock);
  expect((await change(caller, phone)).status).toBe(200);
  const own = await caller.read<Success<'getContract'>>(`${read}/v2/${service}/contract`);
  expect(own.customer).toMatchObject({ tel: '0300009999', tel_daytime: null });
  const sim = await caller.read<Success<'getContract'>>(
    '/hosts/mobile/api/read/v2/services/m09000001234/contract',
  );
  expect(sim.customer.tel).toBe('0300009999');
  const user = await caller.read<Success<'getUser'>>(`${read}/v1/user`);
  expect(user.customer.tel).toBe('0300009999');
  const notices = await caller.read<Success<'getNotificationHistory'>>(
    `${read}/v2/${service}/notification-history`,
  );
  expect(notices.notifications[0]?.title).toBe('登録情報の変更を受け付けました');
  expect(await codeOf(await change(caller, phone))).toBe('not_changed');
});

test('A name waits for its document, among the applications, and is changed once', async () => {
  const caller = await logIn(mock);
  const accepted = await change(caller, name);
  expect(await accepted.json()).toMatchObject({ needs_document: true, applied_on: null });
  expect(await codeOf(await change(caller, name))).toBe('change_in_progress');
  const list = await caller.read<Success<'getContractProcedure'>>(
    `${read}/v1/${service}/contract/procedure`,
  );
  expect(list.applications.map(({ title }) => title)).toContain('お名前の変更');
  const own = await caller.read<Success<'getContract'>>(`${read}/v2/${service}/contract`);
  expect(own.customer.last_name).toBe('水野');
  expect(own.renaming_since).toBe('2026-11-21');
});

test('Who leaves can still be reached by another number', async () => {
  const seto = await logIn(mock, 'seto.midori');
  const { procedures } = await seto.read<Success<'getContract'>>(
    `${read}/v2/services/f20366418/contract`,
  );
  expect(procedures).toContainEqual(
    expect.objectContaining({ code: 'customer', is_available: true }),
  );
  expect((await change(seto, phone)).status).toBe(200);
});

test('Letters go where they were sent to, from the next month’s bill on', async () => {
  const caller = await logIn(mock);
  const body = {
    receiver: '水野 昭夫',
    zip_code: '1500001',
    prefecture: '東京都',
    city: '渋谷区',
    town: '神宮前1-1-1',
    address_optional: null,
  };
  const put = () => caller.call(`${write}/billing-address-info`, { method: 'PUT', body });
  expect(await (await put()).json()).toMatchObject({ starts_month: '202612' });
  const letters = await caller.read<Success<'getBillingAddressInfo'>>(
    `${read}/v1/billing-address-info`,
  );
  expect(letters).toMatchObject({ same_as_installation: false, name: '水野 昭夫' });
  expect(letters.address.city).toBe('渋谷区');
  expect(await codeOf(await put())).toBe('not_changed');
});
