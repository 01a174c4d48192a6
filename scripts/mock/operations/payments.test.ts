import { beforeEach, expect, test } from 'vitest';
import { projectContract } from '../contract/contract.ts';
import type { Success } from '../contractTypes.ts';
import { readAccount } from '../invariants/account.ts';
import { findingsIn } from '../invariants/findings.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const mock = await testMock({ clock: '2026-11-21T10:40:00+09:00' });
let caller: Caller;

const paymentUrl = '/hosts/fixed/api/read/v2/services/f10482175/payment';
const cardUrls = [
  '/hosts/fixed/api/write/v1/payment/credit-card',
  '/hosts/fixed/api/write/v2/payment/minamo-credit-card',
  '/hosts/mobile/api/write/v3/services/m09000001234/payment/credit-card',
];
const fibreCard = '/hosts/fixed/api/write/v2/payment/minamo-credit-card';
const good = '4000000000060048';

beforeEach(async () => {
  caller = await logIn(mock);
});

const payment = () => caller.read<Success<'getPayment'>>(paymentUrl);
const wait = (seconds: number) => mock.clock.advance(seconds / 60);

async function begin(url: string, card_number = good, expiry = '202908') {
  const { cipher_text } = await caller.read<Success<'postSecureEncrypt'>>(
    '/hosts/fixed/api/write/v1/secure-encrypt',
    {
      method: 'POST',
      body: {
        value: JSON.stringify({
          card_number,
          expiry,
          security_code: '123',
          holder_name: 'KEIKO MIZUNO',
        }),
      },
    },
  );
  return caller.call(url, { method: 'PUT', body: { cipher_text } });
}

async function changeToCard() {
  const begun = (await (await begin(fibreCard)).json()) as Success<'putPaymentCreditCard'>;
  wait(5);
  await caller.read(fibreCard, {
    method: 'PUT',
    body: { authentication_id: begun.authentication_id },
  });
}

const codeOf = async (response: Response) =>
  (await response.json()) as { code?: string; fields?: { name: string }[] };

test.each(cardUrls)('%s: the method changes with the answer, and only then', async (url) => {
  const begun = (await (await begin(url)).json()) as Success<'putPaymentCreditCard'>;
  expect(begun).toMatchObject({ state: 'authenticating', brand: 'Visa', last4: '0048' });
  const ask = () =>
    caller.read<typeof begun>(url, {
      method: 'PUT',
      body: { authentication_id: begun.authentication_id },
    });
  expect((await ask()).state).toBe('authenticating');
  wait(3);
  expect((await payment()).changing_to).toBeNull();
  const done = await ask();
  expect(done).toMatchObject({ state: 'completed', starts_month: '202612' });
  expect((await ask()).receipt_number).toBe(done.receipt_number);
  const read = url.replace(/write.*/, 'read/v2/services/');
  const service = url.includes('mobile') ? 'm09000001234' : 'f10482175';
  const changed = await caller.read<Success<'getPayment'>>(`${read}${service}/payment`);
  expect(changed).toMatchObject({
    method: { code: '20' },
    changing_to: { code: '30', starts_month: '202612' },
  });
  expect(await codeOf(await begin(url))).toMatchObject({ code: 'change_in_progress' });
});

test.each([
  ['hayase.sho', 'f30512208', null],
  ['hayase.sho', 'm09000007890', null],
  ['funaki.wataru', 'f30498861', '202701'],
])('before the first bill %s’s %s begins with it: %s', async (userId, id, month) => {
  mock.clock.set('2026-11-21T10:40:00+09:00');
  caller = await logIn(mock, userId);
  const host = id.startsWith('m') ? 'mobile' : 'fixed';
  const url =
    host === 'fixed' ? fibreCard : `/hosts/mobile/api/write/v3/services/${id}/payment/credit-card`;
  const begun = (await (await begin(url)).json()) as Success<'putPaymentCreditCard'>;
  wait(5);
  const done = await caller.read<typeof begun>(url, {
    method: 'PUT',
    body: { authentication_id: begun.authentication_id },
  });
  expect(done).toMatchObject({ state: 'completed', starts_month: month });
  const account = await readAccount(mock, await projectContract(), userId, caller);
  const service = account.services.find(({ listed }) => listed.service_id === id);
  expect(service?.read('getPayment')?.changing_to?.starts_month).toBe(month);
  expect(findingsIn(account)).toEqual([]);
});

test('a method that was chosen before the line opened is in force from the first bill on', async () => {
  mock.clock.set('2026-11-21T10:40:00+09:00');
  caller = await logIn(mock, 'funaki.wataru');
  await changeToCard();
  const { notifications } = await caller.read<Success<'getNotificationHistory'>>(
    '/hosts/fixed/api/read/v2/services/f30498861/notification-history',
  );
  expect(notifications[0]?.paragraphs).toEqual(['最初のご請求から、このお支払い方法です。']);
  const at = async (moment: string) => {
    mock.clock.set(moment);
    caller = await logIn(mock, 'funaki.wataru');
    const { method, changing_to } = await caller.read<Success<'getPayment'>>(
      paymentUrl.replace('f10482175', 'f30498861'),
    );
    return [method.code, changing_to?.starts_month];
  };
  expect(await at('2026-12-20T09:00:00+09:00')).toEqual(['20', '202701']);
  expect(await at('2027-01-01T00:00:00+09:00')).toEqual(['30', undefined]);
});

test('a change is in force from its first month on', async () => {
  mock.clock.set('2026-11-30T23:50:00+09:00');
  caller = await logIn(mock);
  await changeToCard();
  expect((await payment()).method.code).toBe('20');
  const progress = () =>
    caller.read<Success<'getContractProcedure'>>(
      '/hosts/fixed/api/read/v1/services/f10482175/contract/procedure',
    );
  const detail = async () => {
    const { procedures } = await caller.read<Success<'getContract'>>(
      '/hosts/fixed/api/read/v2/services/f10482175/contract',
    );
    return procedures.find(({ code }) => code === 'payment')?.detail;
  };
  expect(await detail()).toBe('クレジットカードへの変更を手続き中');
  expect((await progress()).applications.map(({ next }) => next)).toContainEqual({
    title: 'クレジットカードでのお支払いの開始',
    date: '2026-12-01',
    detail: '2026年12月のご請求から',
    action: { kind: 'guide', label: 'お支払い方法を見る', url: '/payment' },
  });
  wait(600);
  expect((await progress()).ended.map(({ title }) => title)).toContain('お支払い方法の変更');
  expect(await payment()).toMatchObject({ method: { code: '30' }, card: { last4: '0048' } });
  expect(await detail()).toBe('いまはクレジットカード');
  mock.clock.set('2026-11-21T10:40:00+09:00');
});

test.each([
  ['4000000000000002', 'card_authentication_failed', 3],
  ['4000000000000119', 'card_authentication_maintenance', 3],
  ['4000000000000259', 'authentication_expired', 61],
])('%s: %s', async (number, code, seconds) => {
  const begun = (await (await begin(fibreCard, number)).json()) as Success<'putPaymentCreditCard'>;
  wait(seconds);
  const { authentication_id } = begun;
  const answer = await caller.call(fibreCard, { method: 'PUT', body: { authentication_id } });
  expect(await codeOf(answer)).toMatchObject({ code });
  expect((await payment()).changing_to).toBeNull();
});

test('an authentication is good for the line that it was begun for', async () => {
  const [, , simCard = ''] = cardUrls;
  const begun = (await (await begin(simCard)).json()) as Success<'putServicePaymentCreditCard'>;
  const body = { authentication_id: begun.authentication_id };
  wait(3);
  for (const other of [fibreCard, simCard.replace('m09000001234', 'm09000005678')])
    expect(await codeOf(await caller.call(other, { method: 'PUT', body }))).toMatchObject({
      code: 'authentication_expired',
    });
  expect((await payment()).changing_to).toBeNull();
  expect(await caller.read(simCard, { method: 'PUT', body })).toMatchObject({ state: 'completed' });
});

test('a wrong card is refused by its field, a cipher of nobody by its code', async () => {
  const wrong = await codeOf(await begin(fibreCard, '4000000000060049', '202001'));
  expect(wrong.fields?.map(({ name }) => name)).toEqual(['card_number', 'expiry']);
  expect(await codeOf(await begin(fibreCard, '4000000000000341'))).toMatchObject({
    code: 'card_not_accepted',
  });
  const answer = await caller.call(fibreCard, {
    method: 'PUT',
    body: { cipher_text: 'AAAAAAAAAAAAAAAAAAAA' },
  });
  expect(await codeOf(answer)).toMatchObject({ code: 'cipher_expired' });
});

const sms = (carrier: string, tel = '09000001234') =>
  caller.call(`/hosts/fixed/api/write/v1/payment/${carrier}-billing-sms`, {
    method: 'POST',
    body: { tel },
  });

test('docomo: a code; a wrong one, one too late, one too often', async () => {
  const { request_id } = (await (await sms('ntt')).json()) as Success<'postNttBillingSms'>;
  const confirm = (sms_code: string) =>
    caller.call('/hosts/fixed/api/write/v1/payment/ntt-billing-confirm', {
      method: 'POST',
      body: { request_id, sms_code },
    });
  expect(await codeOf(await sms('sb'))).toMatchObject({ code: 'too_many_requests' });
  expect(await codeOf(await confirm('0000'))).toMatchObject({ code: 'sms_code_wrong' });
  expect(await (await confirm('4821')).json()).toMatchObject({ method_code: '60' });
  expect(await payment()).toMatchObject({ changing_to: { code: '60' } });
  expect(await codeOf(await confirm('4821'))).toMatchObject({ code: 'sms_code_expired' });
});

test.each([
  ['sb', '70'],
  ['kddi', '80'],
])('%s: the link of the SMS changes it', async (carrier, code) => {
  expect(await codeOf(await sms(carrier, '09000009999'))).toMatchObject({
    code: 'carrier_not_eligible',
  });
  await sms(carrier);
  expect((await payment()).changing_to).toBeNull();
  wait(11);
  expect(await payment()).toMatchObject({ changing_to: { code } });
});

/** Begins a card, and gives the call that asks for its outcome. */
async function cardBegun() {
  const { authentication_id } = (await (await begin(fibreCard)).json()) as {
    authentication_id: string;
  };
  return () => caller.call(fibreCard, { method: 'PUT', body: { authentication_id } });
}

test.each(['sb', 'kddi'])('%s: a card that is taken ends the link of the SMS', async (carrier) => {
  await sms(carrier);
  const outcome = await cardBegun();
  wait(4);
  expect((await outcome()).ok).toBe(true);
  wait(20);
  expect(await payment()).toMatchObject({ changing_to: { code: '30' } });
  const { notifications } = await caller.read<Success<'getNotificationHistory'>>(
    '/hosts/fixed/api/read/v2/services/f10482175/notification-history',
  );
  expect(notifications.filter(({ title }) => title.startsWith('お支払い方法の変更'))).toHaveLength(
    1,
  );
});

test('a card that is taken ends the code of the SMS', async () => {
  const { request_id } = (await (await sms('ntt')).json()) as Success<'postNttBillingSms'>;
  const outcome = await cardBegun();
  wait(4);
  await outcome();
  const confirmed = await caller.call('/hosts/fixed/api/write/v1/payment/ntt-billing-confirm', {
    method: 'POST',
    body: { request_id, sms_code: '4821' },
  });
  expect(await codeOf(confirmed)).toMatchObject({ code: 'change_in_progress' });
  expect(await payment()).toMatchObject({ changing_to: { code: '30' } });
});

test('a carrier that is taken ends the authentication of a card', async () => {
  const outcome = await cardBegun();
  await sms('sb');
  wait(11);
  expect(await codeOf(await outcome())).toMatchObject({ code: 'change_in_progress' });
  expect(await payment()).toMatchObject({ changing_to: { code: '70' } });
});

test('a first method is registered, not changed, and counts from the first bill', async () => {
  caller = await logIn(mock, 'hayase.sho');
  await changeToCard();
  const read = '/hosts/fixed/api/read/v2/services/f30512208';
  const { notifications } = await caller.read<Success<'getNotificationHistory'>>(
    `${read}/notification-history`,
  );
  expect(notifications[0]).toMatchObject({
    title: 'お支払い方法の登録を受け付けました(クレジットカード)',
    paragraphs: ['最初のご請求から、このお支払い方法です。'],
  });
  expect(notifications[0]?.rows.map(({ label }) => label).join()).not.toContain('変更');
  const payment = await caller.read<Success<'getPayment'>>(`${read}/payment`);
  expect(payment.changing_to?.starts_month).toBe(null);
});

test('a first method that comes after the first bill is registered too', async () => {
  mock.clock.set('2027-01-17T09:00:00+09:00');
  caller = await logIn(mock, 'hayase.sho');
  await changeToCard();
  const { notifications } = await caller.read<Success<'getNotificationHistory'>>(
    '/hosts/fixed/api/read/v2/services/f30512208/notification-history',
  );
  expect(notifications[0]?.paragraphs).toEqual([
    'お支払い方法の登録を受け付けました。2027年2月のご請求から、このお支払い方法です。',
  ]);
});
