import { expect, test } from 'vitest';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const mock = await testMock({ signatures: 'off' });
const user = '/hosts/fixed/api/read/v1/user';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(mock.url + path, { headers });

test('An unsigned call is the one of whose service the path names', async () => {
  const billing = (id: string) => `/hosts/mobile/api/read/v2/services/${id}/billing`;
  const kawase = mock.customers.find(({ userId }) => userId === 'kawase.ryo')!;
  const answer = await get(billing(kawase.services[0]!.listed.service_id));
  expect(answer.status).toBe(200);
  expect(mock.requests.at(-1)).toMatchObject({ userId: 'kawase.ryo', signature: 'off' });
  await get(user);
  expect(mock.requests.at(-1)?.userId).toBe('mizuno.keiko');
});

test('A header names the customer, and one who is not there is refused with those who are', async () => {
  expect((await get(user, { 'x-mock-user': 'irie.fumi' })).status).toBe(200);
  expect(mock.requests.at(-1)?.userId).toBe('irie.fumi');
  const refused = await get(user, { 'x-mock-user': 'nobody' });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toMatch('mizuno.keiko');
});

test('It sees what a browser has written, which still signs, and whose end still ends it', async () => {
  const caller = await logIn(mock, 'irie.fumi');
  await caller.call(user);
  const signed = mock.requests.at(-1);
  expect(signed?.signature).toBe('valid');
  await get(user, { 'x-mock-user': 'irie.fumi' });
  expect(mock.requests.at(-1)?.login).toBe(signed?.login);
  mock.clock.advance(61);
  const datetime = mock.clock
    .now()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');
  expect((await caller.call(user, { sign: { datetime } })).headers.get('x-mock-reason')).toBe(
    'expired',
  );
});
