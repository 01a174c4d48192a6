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

/** What refuses each order of a SIM that isn't in use, with the sentence of its state. */
test.for([
  ['stopping', ['stop'], '利用の停止の手続き中のため、お申し込みいただけません。'],
  ['stopped', ['stop', 'wait'], 'SIMの利用を停止しているため、お申し込みいただけません。'],
  [
    'restarting',
    ['stop', 'wait', 'restart'],
    '利用の再開の手続き中のため、お申し込みいただけません。',
  ],
] as const)('A SIM that is %s says so wherever it takes no order', async ([, steps, sentence]) => {
  const { caller, send } = await begin();
  for (const step of steps)
    if (step === 'wait') mock.clock.advance(11);
    else await send(step, step === 'stop' ? 'lost' : null);
  const said = async (path: string, body?: object) => {
    const answer = await caller.call(`${base}/${path}`, body && { method: 'POST', body });
    const { message } = (await answer.json()) as { message: string };
    return [answer.status, message];
  };
  const refused = [409, sentence];
  expect(await said(`read/v1/${sim}/charge`)).toEqual(refused);
  expect(await said(`read/v1/${sim}/contract/esim`)).toEqual(refused);
  expect(await said(`read/v1/${sim}/contract/price-plan-exchange`)).toEqual(refused);
  const virus = { operation: 'remove' };
  expect(await said(`write/v1/${sim}/virusbustermobile`, virus)).toEqual(refused);
  const charge = { category: 'normal', option_code: 'CH0500' };
  expect(await said(`write/v1/${sim}/charge`, charge)).toEqual(refused);
  const quit = { operation: 'quit', imei: null };
  const [status] = await said(`write/v1/${sim}/device-compensation`, quit);
  expect(status).toBe(409);
});

test('A SIM that is stopped calls nobody: its calls are charged until the stop and after the restart', async () => {
  const { send } = await begin();
  const charged = async (day: string) => {
    mock.clock.set(`${day}T10:40:00+09:00`);
    const { caller } = await begin();
    const { amount } = await caller.read<Success<'getBillingCallSms'>>(
      `${base}/read/v1/${sim}/billing/call-sms`,
    );
    return amount;
  };
  await send('stop', 'lost');
  const before = await charged('2026-11-22');
  expect(before).toBeGreaterThan(0);
  expect(await charged('2026-11-30')).toBe(before);
  expect(await charged('2026-12-10')).toBe(0);
  await (await begin()).send('restart', null);
  expect(await charged('2026-12-31')).toBeGreaterThan(0);
});
