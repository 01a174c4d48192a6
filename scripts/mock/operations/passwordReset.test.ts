import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { logIn, postLogin } from '../testing.ts';
import { testMock } from '../testMock.ts';

const code = '407182';
const sms = 'one_time_pwd_sms';
const mock = await testMock();

const call = (method: string, path: string, body: object) =>
  fetch(`${mock.url}/hosts/auth/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
const send = (id: string, authentication_method = sms) =>
  call('POST', 'v2/password-reset/otp', { id, authentication_method });
const verify = (otp_id: string, typed = code) =>
  call('POST', 'v1/password-reset/otp/verification', { otp_id, code: typed });
const set = (reset_token: string, new_password: string) =>
  call('PUT', 'v2/password-reset', { reset_token, new_password });
const bodyOf = async <Body>(response: Response | Promise<Response>) =>
  (await (await response).json()) as Body;
const codeOf = async (response: Response | Promise<Response>) =>
  (await bodyOf<{ code: string }>(response)).code;
const sent = async (id: string) =>
  (await bodyOf<Success<'postPasswordResetOtpV2'>>(send(id))).otp_id;
const tokenOf = async (id: string) =>
  (await bodyOf<Success<'postPasswordResetOtpVerification'>>(verify(await sent(id)))).reset_token;

test('The new password logs in, the old one doesn’t, and other devices are logged out', async () => {
  const other = await logIn(mock);
  const token = await tokenOf('mizuno.keiko');
  expect(await codeOf(set(token, 'minamo-demo1'))).toBeUndefined();
  expect((await postLogin(mock, 'mizuno.keiko', 'minamo-demo')).status).toBe(400);
  expect((await postLogin(mock, 'mizuno.keiko', 'minamo-demo1')).status).toBe(200);
  expect((await other.call('/hosts/fixed/api/read/v1/user')).status).toBe(403);
  expect(await codeOf(set(token, 'Minato2027'))).toBe('reset_expired');
});

test('An account that was locked opens with it', async () => {
  for (let i = 0; i < 5; i++) await postLogin(mock, 'irie.fumi', 'wrong');
  const { otp_id } = await bodyOf<Success<'postPasswordResetOtp'>>(
    call('POST', 'v1/password-reset/otp', { id: 'irie.fumi' }),
  );
  const { reset_token } = await bodyOf<Success<'postPasswordResetOtpVerification'>>(verify(otp_id));
  expect((await set(reset_token, 'Todai2026')).status).toBe(200);
  expect((await postLogin(mock, 'irie.fumi', 'Todai2026')).status).toBe(200);
});

test('A code ends five minutes after it was sent, or with the third wrong attempt', async () => {
  const late = await sent('mizuno.keiko');
  mock.clock.advance(5);
  expect(await codeOf(verify(late))).toBe('otp_expired');
  const id = await sent('mizuno.keiko');
  expect(await bodyOf(verify(id, '000000'))).toMatchObject({
    code: 'otp_wrong',
    remaining_attempts: 2,
  });
  await verify(id, '000000');
  expect(await codeOf(verify(id, '000000'))).toBe('otp_locked');
  expect(await codeOf(verify(id))).toBe('otp_locked');
});

test('What can’t be a new password, and a proof that is too old', async () => {
  await postLogin(mock, 'mizuno.keiko', 'minamo-demo');
  const token = await tokenOf('mizuno.keiko');
  await set(token, 'Minato2026');
  const again = await tokenOf('mizuno.keiko');
  expect(await codeOf(set(again, 'Minato2026'))).toBe('password_reused');
  mock.clock.advance(10);
  expect(await codeOf(set(again, 'Minato2027'))).toBe('reset_expired');
});

test('Five codes an hour, and only where the customer can be reached', async () => {
  expect(await codeOf(send('irie.fumi'))).toBe('otp_method_not_available');
  expect(await codeOf(send('hayase.sho', 'one_time_pwd_mail'))).toBe('otp_method_not_available');
  for (let i = 0; i < 5; i++) await sent('mizuno.keiko');
  expect(await codeOf(send('mizuno.keiko'))).toBe('otp_send_limit');
  mock.clock.advance(60);
  expect((await send('mizuno.keiko')).status).toBe(200);
});

test('Who doesn’t exist is answered like everybody else, and has no right code', async () => {
  const answer = await bodyOf<Success<'postPasswordResetOtpV2'>>(
    send('nobody', 'one_time_pwd_mail'),
  );
  expect(answer.sent_to).toBe('n••••@example.jp');
  expect(await codeOf(verify(answer.otp_id))).toBe('otp_wrong');
});
