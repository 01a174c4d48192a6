import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = (path: string) => `/hosts/mobile/api/read/v1/services/m09000003456/contract/${path}`;
const write = '/hosts/mobile/api/write/v1/services/m09000003456/contract/esim';
const eid = '89000000000000000000000000001234';

const mock = await testMock();
let saegusa: Caller;

beforeEach(async () => {
  saegusa = await logIn(mock, 'saegusa.minori');
});

const order = (operation: string, given = eid) => ({
  method: 'POST',
  body: { operation, eid: given },
});

async function codeOf(options: object): Promise<unknown> {
  const response = await saegusa.call(write, options);
  return ((await response.json()) as { code: string }).code;
}

test('A code is shown until it was used; then the SIM is an eSIM and can be issued again', async () => {
  const receipt = await saegusa.read<Success<'postEsim'>>(write, order('exchange'));
  expect(receipt).toMatchObject({
    fee: 440,
    billing_month: '202612',
    activation: { expires_on: '2026-12-05' },
  });
  const { activation } = receipt;
  expect(await saegusa.read(read('esim'))).toMatchObject({ activation, sim_kind: 'sim_card' });
  expect(await saegusa.read(read('procedure'))).toMatchObject({
    applications: [{ title: 'SIMカードからeSIMへの変更' }],
  });
  mock.clock.set(new Date(mock.clock.now().getTime() + 29 * 60_000).toISOString());
  expect(await saegusa.read(read('esim'))).toMatchObject({ activation });
  mock.clock.set(new Date(mock.clock.now().getTime() + 60_000).toISOString());
  expect(await saegusa.read(read('esim'))).toMatchObject({
    activation: null,
    sim_kind: 'esim',
    eid,
  });
  expect(await saegusa.read(read('device-info'))).toMatchObject({ sim: { kind: 'esim', eid } });
  expect(await saegusa.read(read('procedure'))).toMatchObject({ applications: [] });
});

test('An eSIM is active from the day of its code on, whenever that is read', async () => {
  await saegusa.read(write, order('exchange'));
  mock.clock.set('2026-12-26T09:00:00+09:00');
  const again = await logIn(mock, 'saegusa.minori');
  expect(await again.read(read('device-info'))).toMatchObject({
    sim: { kind: 'esim', activated_on: '2026-11-21' },
  });
});

test('Each refusal has its reason', async () => {
  expect(await codeOf(order('reissue'))).toBe('device_not_compatible');
  expect(await codeOf(order('exchange', eid.replace('89', '12')))).toBe('eid_invalid');
  const quit = { action: 'quit', quit_on: '2026-11-30', reason: '24', onestop_id: null };
  await saegusa.read(write.replace('esim', 'quit-info'), { method: 'POST', body: quit });
  expect(await codeOf(order('exchange'))).toBe('quitting');
  expect((await saegusa.call(read('esim'))).status).toBe(409);
});
