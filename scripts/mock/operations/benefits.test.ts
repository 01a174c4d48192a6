import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { startMock } from '../startMock.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = '/hosts/fixed/api/read';
const write = '/hosts/fixed/api/write/v1';
const as = 'mitsushima.michiru';
const mock = await testMock({ clock: '2026-11-21T10:40:00+09:00' });

const accept = (caller: Caller, choice_id: string, present_id = 'g2611080001') =>
  caller.call(`${write}/campaign/present-accept`, {
    method: 'POST',
    body: { present_id, choice_id },
  });
const create = (caller: Caller, kind: string) =>
  caller.call(`${write}/introduceCreate`, { method: 'POST', body: { kind } });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

test('A present is chosen once, of those in stock, and its notice follows', async () => {
  const caller = await logIn(mock, as);
  expect(await codeOf(await accept(caller, '3'))).toBe('present_out_of_stock');
  expect(await codeOf(await accept(caller, '9'))).toBe('bad_request');
  expect(await codeOf(await accept(caller, '1', 'g2611080009'))).toBe('not_found');
  const accepted = await accept(caller, '2');
  expect(await accepted.json()).toMatchObject({ choice_id: '2', ships_on: '2026-12-10' });
  const info = await caller.read(`${read}/v1/campaign/present-info`);
  expect(info).toMatchObject({
    present: { status: 'accepted', chosen_id: '2', ships_on: '2026-12-10' },
  });
  expect(await codeOf(await accept(caller, '1'))).toBe('present_already_accepted');
  const history = await caller.read<Success<'getNotificationHistory'>>(
    `${read}/v2/services/f20129034/notification-history`,
  );
  expect(history.notifications[0]?.title).toBe('記念品の受け取りの手続きを受け付けました');
  const nobody = await logIn(mock);
  expect(await codeOf(await accept(nobody, '1'))).toBe('not_found');
});

test('A new code takes the place of one that is over, one at a time', async () => {
  const caller = await logIn(mock, as);
  expect(await caller.read(`${read}/v1/introduce`)).toMatchObject({
    is_expired: true,
    can_create: true,
  });
  const made = (await (await create(caller, 'friend')).json()) as object;
  expect(made).toMatchObject({ expires_on: '2027-01-31' });
  expect(await caller.read(`${read}/v1/introduce`)).toMatchObject({
    ...made,
    is_expired: false,
    can_create: false,
  });
  expect(await codeOf(await create(caller, 'friend'))).toBe('code_exists');
});

test('The building has a code of its own, where it is being asked for', async () => {
  const caller = await logIn(mock, as);
  const made = (await (await create(caller, 'mansion')).json()) as { code: string };
  expect(await caller.read(`${read}/v1/mansion/introduce`)).toMatchObject({
    status: 'introduced',
    code: made.code,
    expires_on: '2027-01-31',
  });
  expect(await codeOf(await create(caller, 'mansion'))).toBe('code_exists');
  const other = await logIn(mock);
  expect(await codeOf(await create(other, 'mansion'))).toBe('introduction_not_eligible');
});

test('Who is quitting makes no code', async () => {
  const caller = await logIn(mock, 'seto.midori');
  expect(await codeOf(await create(caller, 'friend'))).toBe('introduction_not_eligible');
});

test('After its last day a present can no longer be chosen; what was chosen is on its way', async () => {
  const late = await startMock({ clock: '2027-01-01T00:10:00+09:00' });
  const caller = await logIn(late, as);
  expect(await caller.read(`${read}/v1/campaign/present-info`)).toMatchObject({
    present: { status: 'expired' },
  });
  expect(await codeOf(await accept(caller, '1'))).toBe('present_expired');
  await late.close();
});

test('A cashback past its last day is lost in the list as at the write', async () => {
  const late = await startMock({ clock: '2027-01-01T00:10:00+09:00' });
  const caller = await logIn(late);
  const list = await caller.read<Success<'getCashback'>>(`${read}/v1/cashback`);
  expect([list.open_count, list.open_total]).toEqual([1, 10_000]);
  const lost = list.cashbacks.find(({ cashback_id }) => cashback_id === 'b2611080001');
  expect(lost?.status).toBe('2');
  await late.close();
});

test('A cashback is paid on a day on which banks are open', async () => {
  const early = await startMock({ clock: '2026-09-21T10:40:00+09:00' });
  const caller = await logIn(early);
  const registered = await caller.call(`${write}/regist-cashback-account`, {
    method: 'POST',
    body: {
      cashback_id: 'b2611080001',
      bank_code: '0000',
      branch_code: '000',
      kind: 'ordinary',
      account_number: '0004821',
      holder_kana: 'ミズノ ケイコ',
    },
  });
  // 25 October 2026 is a Sunday.
  expect(await registered.json()).toMatchObject({ paid_on: '2026-10-26' });
  await early.close();
});

test('A campaign that is open to all is listed while it lasts', async () => {
  const titles = async (moment: string) => {
    mock.clock.set(moment);
    const { campaigns } = await (
      await logIn(mock)
    ).read<Success<'getMobileCampaign'>>(
      '/hosts/mobile/api/read/v1/services/m09000001234/campaign',
    );
    return campaigns.filter(({ kind }) => kind === 'open').map(({ title }) => title);
  };
  expect(await titles('2026-12-31T23:59:00+09:00')).toEqual(['家族で使おうキャンペーン']);
  expect(await titles('2027-01-01T00:00:00+09:00')).toEqual([]);
});
