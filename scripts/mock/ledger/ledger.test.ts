import { expect, test } from 'vitest';
import { projectContract } from '../contract/contract.ts';
import type { Success } from '../contractTypes.ts';
import { demoCustomers } from '../customers/demoCustomers.ts';
import { directMock } from '../directMock.ts';
import { readAccount } from '../invariants/account.ts';
import { offersTo, sendOffer } from '../invariants/offers.ts';
import { Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';
import { type Event, eventsOf } from './event.ts';
import { Ledger } from './ledger.ts';

const mock = await testMock({ seed: 1 });
const contract = await projectContract();

const line = '/hosts/mobile/api/read/v1/services/m09000004321';
const planOf = (caller: Caller) =>
  caller.read<Success<'getPricePlan'>>(`${line}/contract/price-plan`);
const exchange = line.replace('read', 'write') + '/price-plan-exchange';
const order = {
  method: 'POST',
  body: { planCode: 'VB1042', call_flat: 'flat_rate', special_calling: null, premium_option: null },
};

async function control(method: string, name: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${mock.url}/__mock/${name}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json();
}

test('An order is there in every login: beside the one that gave it, and after a logout', async () => {
  const [phone, tablet] = [await logIn(mock, 'tokita.haru'), await logIn(mock, 'tokita.haru')];
  const { next: before } = await planOf(tablet);
  expect(before).toBeNull();
  await phone.read(exchange, order);
  const { next } = await planOf(tablet);
  expect(next).toMatchObject({ plan: { planCode: 'VB1042' }, starts_on: '2026-12-01' });
  await phone.call('/hosts/auth/api/authn/logout');
  expect((await planOf(await logIn(mock, 'tokita.haru'))).next).toEqual(next);
  expect(await (await tablet.call(exchange, order)).json()).toMatchObject({
    code: 'change_reserved',
  });
});

test('A press that is repeated from another login with its key is carried out once', async () => {
  const [phone, tablet] = [await logIn(mock), await logIn(mock)];
  const give = line.replace('read', 'write').replace('4321', '1234') + '/packet-gift-code';
  const gift = {
    method: 'POST',
    body: { to_phone: '09000005678', amount_mb: 500, message: null },
    headers: { 'idempotency-key': '3f0b2f0e-8f0a-4a52-9d55-0d9f6a5c8a11' },
  };
  const first = await phone.read(give, gift);
  expect(await tablet.read(give, gift)).toEqual(first);
});

test('A login that asks for a world by name shares it with the same name alone', async () => {
  const inWorld = async (name: string) => {
    const answer = await fetch(`${mock.url}/hosts/auth/api/v2/authn/mypage/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        prefer: `world=${name}`,
      },
      body: JSON.stringify({ id: 'tokita.haru', password: 'minamo-demo' }),
    });
    return new Caller(mock, (await answer.json()) as never);
  };
  const [one, same, other] = [await inWorld('a'), await inWorld('a'), await inWorld('b')];
  await one.read(exchange, order);
  expect((await planOf(same)).next).not.toBeNull();
  expect((await planOf(other)).next).toBeNull();
  expect((await planOf(await logIn(mock, 'tokita.haru'))).next).toBeNull();
});

const moments = ['2026-11-21T11:00:00', '2026-12-01T00:00:00', '2027-02-20T09:00:00'];

test.for(demoCustomers.map(({ userId }) => userId))(
  'What is read is the same the second time: %s',
  async (userId) => {
    const direct = directMock();
    const caller = direct.logIn(userId);
    for (const at of moments) {
      direct.clock.set(`${at}+09:00`);
      const [first, second] = [
        await readAccount(direct, contract, userId, caller),
        await readAccount(direct, contract, userId, caller),
      ];
      expect(second.services).toEqual(
        first.services.map((one) => ({ ...one, read: expect.any(Function) as unknown })),
      );
    }
  },
);

test.for(['mizuno.keiko', 'tokita.haru', 'saegusa.minori', 'seto.midori'])(
  'Reading changes nothing, in whatever order and however often the clock goes back: %s',
  async (userId) => {
    const direct = directMock();
    const caller = direct.logIn(userId);
    const read = () => readAccount(direct, contract, userId, caller);
    for (const offer of offersTo(await read()).slice(0, 3))
      await sendOffer(contract, caller, offer);
    const readAt = async (at: string) => {
      direct.clock.set(`${at}+09:00`);
      return (await read()).services.map(({ all }) => Object.fromEntries(all));
    };
    const ahead = [];
    for (const at of moments) ahead.push(await readAt(at));
    for (const [index, at] of [...moments.entries()].reverse())
      expect(await readAt(at)).toEqual(ahead[index]);
  },
);

test('The record of a customer names each order once, and goes back to any moment of it', async () => {
  const caller = await logIn(mock, 'tokita.haru');
  await planOf(caller);
  await caller.read(exchange, order);
  await caller.call(exchange, order);
  expect(await control('GET', 'ledger?user=tokita.haru')).toMatchObject([
    { number: 1, operation: 'postPricePlanExchange', service_id: 'm09000004321', status: 200 },
  ]);
  expect(await control('POST', 'ledger', { as: 'tokita.haru', keep: 2 })).toMatchObject({
    message: 'Send {"as": a user id, "keep": how many entries stay, from 0 to 1}.',
  });
  expect(await control('POST', 'ledger', { as: 'tokita.haru', keep: 0 })).toEqual([]);
  expect((await planOf(caller)).next).toBeNull();
});

const charged = (day: string, amount_mb: number): Event => ({
  operation: 'postCharge',
  at: `2026-11-${day}T00:00:00.000Z`,
  login: 'L1',
  service_id: 'm09000004321',
  status: 200,
  asked: { category: 'neo', option_code: 'OP1' } as never,
  answer: { amount_mb } as never,
});
const amounts = (ledger: Ledger, day: string): number[] =>
  eventsOf(ledger.until(new Date(`2026-11-${day}T00:00:00Z`)), 'postCharge').map(
    ({ answer }) => answer.amount_mb,
  );

test('Who goes back and does something begins another future', () => {
  const ledger = new Ledger();
  for (const [day, mb] of [
    ['01', 1],
    ['10', 2],
    ['20', 3],
  ] as const)
    ledger.add(charged(day, mb));
  expect([amounts(ledger, '30'), amounts(ledger, '15')]).toEqual([
    [1, 2, 3],
    [1, 2],
  ]);
  ledger.add(charged('12', 4));
  expect([amounts(ledger, '30'), amounts(ledger, '11')]).toEqual([
    [1, 2, 4],
    [1, 2],
  ]);
});

test('What is asked of the past is of one operation and one service, and was not refused', () => {
  const own = charged('01', 1);
  const past: Event[] = [own, { ...own, service_id: 'm09000001234' }, { ...own, status: 409 }];
  const service = demoCustomers
    .flatMap(({ services }) => services)
    .find(({ listed }) => listed.service_id === 'm09000004321');
  expect(eventsOf(past, 'postCharge', service)).toEqual([own]);
  expect(eventsOf(past, ['postCharge', 'postDataAdvance'])).toHaveLength(2);
  expect(eventsOf(past, 'postDataAdvance')).toEqual([]);
});

test('A ledger holds what was asked and answered, and no password', async () => {
  const caller = await logIn(mock, 'tokita.haru');
  await caller.read(`${line.replace('read/v1', 'write/v2')}/user/id-password`, {
    method: 'PUT',
    body: {
      kind: 'password',
      current_password: 'minamo-demo',
      new_password: 'Kaze-to-Nami-88',
      new_login_id: null,
    },
  });
  const { entries } = mock.snapshot().customers['tokita.haru']!;
  expect(entries).toMatchObject([
    { asked: { kind: 'password' }, answer: { password_setter: 'user' } },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/minamo-demo|Kaze-to-Nami/);
});
