import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const sim = 'services/m09000001234/contract';
const mock = await testMock();

test('Numbers that were changed from a SIM are the account’s; the same again is refused', async () => {
  const caller = await logIn(mock);
  const phone = { tel: '0300005555', tel_daytime: null };
  const put = () =>
    caller.call(`/hosts/mobile/api/write/v2/${sim}`, {
      method: 'PUT',
      body: { name: null, address: null, phone },
    });
  expect(await (await put()).json()).toMatchObject({ needs_document: false });
  const read = `/hosts/mobile/api/read/v2/${sim}`;
  const { customer } = await caller.read<Success<'getContract'>>(read);
  expect(customer).toMatchObject(phone);
  expect(await (await put()).json()).toMatchObject({ code: 'not_changed' });
});
