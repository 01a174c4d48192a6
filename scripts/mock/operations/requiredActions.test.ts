import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import type { RequiredAction } from '../facts/requiredActions.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const mock = await testMock({ clock: '2026-11-21T10:40:00+09:00' });

const fixed = '/hosts/fixed/api';
const mobile = '/hosts/mobile/api';

type Caller = Awaited<ReturnType<typeof logIn>>;

async function actionsOf(caller: Caller, serviceId: string): Promise<RequiredAction[]> {
  const host = serviceId.startsWith('m') ? mobile : fixed;
  const { required_actions } = await caller.read<Success<'getNotification'>>(
    `${host}/read/v2/services/${serviceId}/notification`,
  );
  return required_actions ?? [];
}

const kindsOf = async (caller: Caller, serviceId: string) =>
  (await actionsOf(caller, serviceId)).map(({ kind }) => kind);

/** What a customer does about an action, and the kind that is asked for no more. */
const done: [
  kind: RequiredAction['kind'],
  userId: string,
  serviceId: string,
  path: string,
  method: string,
  body: object,
][] = [
  [
    'giga_plus',
    'kawase.ryo',
    'm09000002345',
    `${mobile}/write/v1/services/m09000002345/giga-plus`,
    'POST',
    { giga_plus_id: 'gp26110001' },
  ],
  [
    'present',
    'mitsushima.michiru',
    'f20129034',
    `${fixed}/write/v1/campaign/present-accept`,
    'POST',
    { present_id: 'g2611080001', choice_id: '2' },
  ],
  [
    'construction_day',
    'funaki.wataru',
    'f30498861',
    `${fixed}/write/v1/change-prefered-date`,
    'PUT',
    {
      target: 'construction',
      target_id: 'k2611088862',
      date: '2026-12-08',
      part_of_day: 'morning',
      time_band: null,
    },
  ],
  [
    'activation',
    'nagai.mio',
    'm09000006543',
    `${mobile}/write/v1/services/m09000006543/contract/mnp-transfer-in`,
    'POST',
    { starts_at: '2026-11-24T14:00:00+09:00' },
  ],
  [
    'unfamiliar_login',
    'saegusa.minori',
    'm09000003456',
    `${mobile}/write/v2/services/m09000003456/user/id-password`,
    'PUT',
    {
      kind: 'password',
      current_password: 'minamo-demo',
      new_password: 'Saegusa-2026',
      new_login_id: null,
    },
  ],
  [
    'password',
    'kobato.madoka',
    'm09000008642',
    `${mobile}/write/v2/services/m09000008642/user/id-password`,
    'PUT',
    {
      kind: 'password',
      current_password: 'minamo-demo',
      new_password: 'Kobato-2026',
      new_login_id: null,
    },
  ],
];

test.each(done)('%s is asked until it is done', async (kind, userId, id, path, method, body) => {
  const caller = await logIn(mock, userId);
  expect(await kindsOf(caller, id)).toContain(kind);
  await caller.read(path, { method, body });
  expect(await kindsOf(caller, id)).not.toContain(kind);
});

test('a cashback whose last day is over is no part of the sum', async () => {
  const cashback = async () =>
    (await actionsOf(await logIn(mock), 'f10482175')).find(
      ({ kind, service_id }) => kind === 'cashback' && service_id === 'f10482175',
    );
  expect(await cashback()).toMatchObject({
    title: 'キャッシュバック45,000円を受け取る',
    due_on: '2026-12-10',
  });
  mock.clock.set('2026-12-11T09:00:00+09:00');
  expect(await cashback()).toMatchObject({
    title: 'キャッシュバック15,000円を受け取る',
    due_on: '2026-12-25',
    link: { text: '口座名義を直す' },
  });
});

test('what wasn’t sent back in time is late, and stays', async () => {
  mock.clock.set('2026-12-09T09:00:00+09:00');
  const caller = await logIn(mock, 'mizuno.keiko');
  expect(await actionsOf(caller, 'm09000001234')).toContainEqual(
    expect.objectContaining({
      kind: 'device_return',
      due_on: '2026-12-08',
      detail: '返却の期限を過ぎています。届かないと、19,800円をご請求します。',
    }),
  );
});

test('a number that was issued to move out is asked for until its last day', async () => {
  const numbers = async () =>
    (await actionsOf(await logIn(mock, 'oki.taichi'), 'm09000006789')).filter(
      ({ kind }) => kind === 'porting',
    );
  expect(await numbers()).toMatchObject([
    { title: 'MNP予約番号を移る先の会社に伝える', due_on: '2026-12-05' },
  ]);
  mock.clock.set('2026-12-06T00:00:00+09:00');
  expect(await numbers()).toEqual([]);
});

test('a card is named from the month before its last on', async () => {
  const cards = async () =>
    (await actionsOf(await logIn(mock, 'tokita.haru'), 'm09000004321')).filter(
      ({ kind }) => kind === 'expiring_card',
    );
  mock.clock.set('2029-06-30T09:00:00+09:00');
  expect(await cards()).toEqual([]);
  mock.clock.set('2029-07-01T09:00:00+09:00');
  expect((await cards()).map(({ due_on }) => due_on)).toEqual(
    Array.from({ length: 3 }, () => '2029-08-31'),
  );
});

test('a line that is stopped isn’t asked to use its data', async () => {
  const hamano = await logIn(mock, 'hamano.nagi');
  const gifts = (await actionsOf(hamano, 'm09000001357')).filter(
    ({ kind }) => kind === 'expiring_gift',
  );
  expect(gifts.map(({ service_id }) => service_id)).toEqual(['m09000001357']);
});

test('data that was given to a line of one’s own is asked for until it is received there', async () => {
  const tokita = await logIn(mock, 'tokita.haru');
  const [giver, receiver] = ['m09000004321', 'm09000004322'];
  const waiting = async () =>
    (await actionsOf(await logIn(mock, 'tokita.haru'), giver)).filter(
      ({ kind }) => kind === 'waiting_gift',
    );
  const { gift_code, auth_code } = await tokita.read<Success<'postPacketGiftCode'>>(
    `/hosts/mobile/api/write/v1/services/${giver}/packet-gift-code`,
    { method: 'POST', body: { to_phone: '09000004322', amount_mb: 2000, message: null } },
  );
  expect(await waiting()).toMatchObject([
    { service_id: receiver, title: 'ご自分に贈ったデータ2.0GBを受け取る', due_on: '2026-11-30' },
  ]);
  await tokita.read(`/hosts/mobile/api/write/v1/services/${receiver}/packet-gift-request`, {
    method: 'POST',
    body: { gift_code, auth_code },
  });
  expect(await waiting()).toEqual([]);
});

test('what rented Wi-Fi costs that never came back is said until the month is over, then billed', async () => {
  mock.clock.set('2027-01-17T09:00:00+09:00');
  const caller = await logIn(mock, 'mizuno.keiko');
  const actions = await actionsOf(caller, 'm09000001234');
  expect(actions.filter(({ kind }) => kind === 'device_return')).toEqual([]);
  const { groups } = await caller.read<Success<'getBillingMonth'>>(
    '/hosts/mobile/api/read/v2/services/m09000001234/billing/202701',
  );
  expect(groups.flatMap(({ lines }) => lines)).toContainEqual(
    expect.objectContaining({
      label: 'みなもポケットWi-Fi 2 返却されなかった機器の費用',
      amount: 19_800,
    }),
  );
});
