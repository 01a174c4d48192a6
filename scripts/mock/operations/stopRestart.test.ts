import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const base = '/hosts/mobile/api';
const sim = 'services/m09000001234';
const info = `${base}/read/v1/${sim}/contract/stop-restart-info`;

const mock = await testMock();

async function begin() {
  const caller = await logIn(mock);
  const send = (action: 'stop' | 'restart', reason: string | null) =>
    caller.call(`${base}/write/v1/${sim}/contract/stop-restart-info`, {
      method: 'POST',
      body: { action, reason },
    });
  const state = () => caller.read<Success<'getStopRestartInfo'>>(info);
  /** Titles of the stops and restarts in the account's lists: those in progress, and those that ended. */
  const progress = async () => {
    const { applications, ended } = await caller.read<Success<'getContractProcedure'>>(
      '/hosts/fixed/api/read/v1/services/f10482175/contract/procedure',
    );
    const isStop = ({ title }: { title: string }) => title.startsWith('SIMの利用');
    return [applications, ended].map((list) => list.filter(isStop).map(({ title }) => title));
  };
  return { caller, send, state, progress };
}

test('A SIM stops within ten minutes, keeps others from being bought, and starts again', async () => {
  const { caller, send, state, progress } = await begin();
  expect(await (await send('stop', 'lost')).json()).toMatchObject({ state: 'stopping' });
  expect(await state()).toMatchObject({ can_stop: false, can_restart: false });
  expect(await progress()).toEqual([['SIMの利用停止'], []]);
  expect((await send('stop', 'lost')).status).toBe(409);
  const charge = await caller.call(`${base}/read/v1/${sim}/charge`);
  expect(await charge.json()).toMatchObject({ code: 'suspended' });

  mock.clock.set('2026-11-21T10:51:00+09:00');
  expect(await state()).toMatchObject({ state: 'stopped', reason: 'lost', can_restart: true });
  expect(await progress()).toEqual([[], ['SIMの利用停止']]);
  const contract = await caller.read<Success<'getContract'>>(`${base}/read/v2/${sim}/contract`);
  expect(contract.procedures).toContainEqual(
    expect.objectContaining({ code: 'stop_restart', is_available: true, detail: '利用停止中' }),
  );
  expect(await (await send('restart', null)).json()).toMatchObject({ state: 'restarting' });
  expect(await progress()).toEqual([['SIMの利用再開'], []]);
  mock.clock.set('2026-11-21T11:02:00+09:00');
  expect(await state()).toMatchObject({ state: 'using', stopped_at: null, can_stop: true });
});

test('A restart of what is in use and a stop without a reason are refused', async () => {
  const { send } = await begin();
  expect(await (await send('restart', null)).json()).toMatchObject({ code: 'restart_failed' });
  expect((await send('stop', null)).status).toBe(400);
});
