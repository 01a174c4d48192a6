import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn, postLogin } from '../testing.ts';
import { testMock } from '../testMock.ts';

const fixed = '/hosts/fixed/api';
const write = `${fixed}/write/v1`;
const first = 'minamo-demo';
const mock = await testMock({ sessionMinutes: 100_000 });
let hayase: Caller;

beforeEach(async () => {
  hayase = await logIn(mock, 'hayase.sho');
});

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const send = (email: string, by = hayase) =>
  by.call(`${write}/confirmation-number`, { method: 'POST', body: { email } });
const verify = (confirmation_id: string, confirmation_number = '483920') =>
  hayase.call(`${write}/confirmation-number/verification`, {
    method: 'POST',
    body: { confirmation_id, confirmation_number },
  });
const register = (email: string, verification_token: string) =>
  hayase.call(`${write}/contract/email`, {
    method: 'PUT',
    body: { email, verification_token },
  });
const sent = async (email: string) =>
  ((await (await send(email)).json()) as Success<'postConfirmationNumber'>).confirmation_id;
const proofOf = async (email: string) => {
  const verified = await verify(await sent(email));
  return ((await verified.json()) as Success<'postConfirmationNumberVerification'>)
    .verification_token;
};
const change = (caller: Caller, body: object, path = `${write}/user/id-password`) =>
  caller.call(path, {
    method: 'PUT',
    body: {
      kind: 'password',
      current_password: first,
      new_password: null,
      new_login_id: null,
      ...body,
    },
  });

test('Addresses as carriers gave them out are taken', async () => {
  for (const email of ['a..b@docomo.ne.jp', 'abc.@ezweb.ne.jp']) {
    expect((await register(email, await proofOf(email))).status, email).toBe(200);
    expect(await hayase.read(`${fixed}/read/v1/user`)).toMatchObject({ customer: { email } });
  }
  expect((await send('a@b..jp')).status).toBe(400);
  const { notifications } = await hayase.read<Success<'getNotificationHistory'>>(
    `${fixed}/read/v2/services/f30512208/notification-history`,
  );
  expect(notifications.slice(0, 2).map(({ title }) => title)).toEqual([
    'メールアドレスの変更を受け付けました',
    'メールアドレスを登録しました',
  ]);
});

test('A verified address shows in user and contract, and logs in from then on', async () => {
  const email = 'sho@mail.example';
  expect(await codeOf(await register(email, '3f9c1b6e-5d2a-4b7c-8e10-0a4d92c7f651'))).toBe(
    'verification_expired',
  );
  expect((await register(email, await proofOf(email))).status).toBe(200);
  const user = await hayase.read<Success<'getUser'>>(`${fixed}/read/v1/user`);
  expect(user.customer.email).toBe(email);
  const contract = await hayase.read<Success<'getContract'>>(
    `${fixed}/read/v2/services/f30512208/contract`,
  );
  expect(contract).toMatchObject({ customer: { email }, is_verified_email: true });
  expect(await hayase.read(`${fixed}/read/v1/user/check-first-login`)).toMatchObject({
    is_first_login: false,
    needs_email: false,
  });
  await hayase.call('/hosts/auth/api/authn/logout');
  expect((await logIn(mock, email)).credentials).toMatchObject({ is_verified_email: true });
});

test('A number is good for its address, ten minutes from when it was sent, and five attempts', async () => {
  const email = 'sho@mail.example';
  const token = await proofOf(email);
  expect(await codeOf(await register('other@mail.example', token))).toBe('verification_mismatch');
  expect(await codeOf(await send(email))).toBe('too_many_requests');
  mock.clock.advance(1);
  const early = await sent(email);
  mock.clock.advance(1);
  const id = await sent(email);
  expect(await codeOf(await verify(early))).toBe('confirmation_number_expired');
  mock.clock.advance(9);
  expect(await (await verify(id, '000000')).json()).toMatchObject({ remaining_attempts: 4 });
  expect((await verify(id)).status).toBe(200);
  mock.clock.advance(1);
  expect(await codeOf(await verify(id))).toBe('confirmation_number_expired');
  const locked = await sent(email);
  for (let i = 0; i < 5; i++) await verify(locked, '000000');
  expect(await codeOf(await verify(locked))).toBe('confirmation_number_locked');
});

test('A proof is good for one change, and the address that is registered needs none', async () => {
  const token = await proofOf('sho@mail.example');
  await register('sho@mail.example', token);
  expect(await codeOf(await register('sho@mail.example', token))).toBe('same_email');
  expect(await codeOf(await send('sho@mail.example'))).toBe('same_email');
  expect(await codeOf(await register('again@mail.example', token))).toBe('verification_expired');
});

test('A new password logs in, the old one doesn’t, and nothing can be read from a state', async () => {
  expect(await codeOf(await change(hayase, {}))).toBe('bad_request');
  for (const bad of ['hayase.sho', 'only-letters', 'short1', `a1${'x'.repeat(63)}`])
    expect(await codeOf(await change(hayase, { new_password: bad })), bad).toBe('bad_request');
  expect((await change(hayase, { new_password: 'Irie-no-Mizu-7' })).status).toBe(200);
  const same = { current_password: 'Irie-no-Mizu-7', new_password: 'Irie-no-Mizu-7' };
  expect(await codeOf(await change(hayase, same))).toBe('same_password');
  expect((await postLogin(mock, 'hayase.sho', first)).status).toBe(400);
  expect((await postLogin(mock, 'hayase.sho', 'Irie-no-Mizu-7')).status).toBe(200);
  const state = JSON.stringify(mock.snapshot());
  expect(state).not.toContain('Irie-no-Mizu-7');
  expect(JSON.stringify(mock.requests)).not.toContain('Irie-no-Mizu-7');
  mock.restore(JSON.parse(state));
  expect((await postLogin(mock, 'hayase.sho', 'Irie-no-Mizu-7')).status).toBe(200);
});

test('A new login id logs in, unless it is somebody’s, and every other login learns of it', async () => {
  const phone = await logIn(mock, 'hayase.sho');
  const rename = (new_login_id: string) => change(hayase, { kind: 'login_id', new_login_id });
  expect(await codeOf(await rename('mizuno.keiko'))).toBe('login_id_in_use');
  expect(await (await rename('sho.hayase')).json()).toMatchObject({ userId: 'sho.hayase' });
  expect((await postLogin(mock, 'hayase.sho', first)).status).toBe(400);
  const again = await postLogin(mock, 'sho.hayase', first);
  expect(await again.json()).toMatchObject({ userId: 'sho.hayase' });
  expect(await phone.read(`${fixed}/read/v1/user/check-first-login`)).toMatchObject({
    userId: 'sho.hayase',
  });
});

test('Five wrong passwords lock the change, not the login', async () => {
  for (let i = 0; i < 4; i++)
    expect(
      await codeOf(await change(hayase, { current_password: 'wrong', new_password: 'Nami-2026' })),
    ).toBe('current_password_wrong');
  await change(hayase, { current_password: 'wrong', new_password: 'Nami-2026' });
  expect(await codeOf(await change(hayase, { new_password: 'Nami-2026' }))).toBe('locked');
  expect((await postLogin(mock, 'hayase.sho', first)).status).toBe(200);
  mock.clock.advance(31);
  expect((await change(hayase, { new_password: 'Nami-2026' })).status).toBe(200);
});

test('A password by the system is the customer’s once it was changed, until the login is reset', async () => {
  const kobato = await logIn(mock, 'kobato.madoka');
  const setters = async () => {
    const list = await kobato.read<Success<'getService'>>(`${fixed}/read/v1/service`);
    return list.services.map(({ password_setter }) => password_setter);
  };
  expect(await setters()).toEqual(['system']);
  const path = '/hosts/mobile/api/write/v2/services/m09000008642/user/id-password';
  expect((await change(kobato, { new_password: 'Kobato-2026' }, path)).status).toBe(200);
  expect(await setters()).toEqual(['user']);
  await fetch(`${mock.url}/__mock/reset`, {
    method: 'POST',
    body: JSON.stringify({ login: 'kobato.madoka' }),
  });
  expect(await setters()).toEqual(['system']);
  expect((await postLogin(mock, 'kobato.madoka', first)).status).toBe(200);
});

test('A new password ends all other logins, and the one that set it goes on', async () => {
  const own = await logIn(mock, 'irie.fumi');
  const other = await logIn(mock, 'irie.fumi');
  expect((await change(own, { new_password: 'Minato2027' })).status).toBe(200);
  expect((await own.call(`${fixed}/read/v1/user`)).status).toBe(200);
  expect((await other.call(`${fixed}/read/v1/user`)).status).toBe(403);
});

test('The customer number logs in as the login id does', async () => {
  const { userId } = (await (await postLogin(mock, '20831146', first)).json()) as {
    userId: string;
  };
  expect(userId).toBe('irie.fumi');
  expect((await postLogin(mock, '2083-1146', first)).status).toBe(400);
});
