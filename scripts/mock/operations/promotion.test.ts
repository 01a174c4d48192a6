import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const mock = await testMock();

const none = { mail: false, sms: false, post: false };
const body = { up_sell: none, benefit: { ...none, post: true }, cross_sell: none };

test('Each service keeps the settings that were written for it', async () => {
  const caller = await logIn(mock);
  const fibre = '/hosts/fixed/api';
  const sim = '/hosts/mobile/api/read/v2/services/m09000001234/contract/promotion';
  const before = await caller.read(sim);
  await caller.read(`${fibre}/write/v1/promotion`, { method: 'PUT', body });
  expect(await caller.read(`${fibre}/read/v1/promotion`)).toEqual(body);
  expect(await caller.read(`${fibre}/read/v2/services/f10482175/contract/promotion`)).toEqual(body);
  expect(await caller.read(sim)).toEqual(before);
  await caller.read(sim.replace('/read/', '/write/'), { method: 'PUT', body });
  expect(await caller.read(sim)).toEqual(body);
  const contract = await caller.read<Success<'getContract'>>(
    `${fibre}/read/v2/services/f10482175/contract`,
  );
  expect(contract.procedures.find(({ code }) => code === 'promotion')?.detail).toBe('郵送');
});
