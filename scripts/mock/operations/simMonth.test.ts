import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const path = '/services/m09000001234/';
const read = `/hosts/mobile/api/read/v1${path}`;
const write = `/hosts/mobile/api/write/v1${path}`;
const mock = await testMock({ sessionMinutes: 1_000_000 });
let caller: Caller;

beforeEach(async () => {
  caller = await logIn(mock);
});

const usage = () =>
  caller.read<Success<'getDataTrafficUsage'>>(`${read}contract/data-traffic-usage`);
const parts = async () =>
  (await usage()).parts.map(({ kind, left_mb, expires_on }) => [kind, left_mb, expires_on]);
const post = (name: string, body: object) => caller.read(write + name, { method: 'POST', body });

test('With a month, what is left is carried over once, and what has expired is gone', async () => {
  await post('charge', { category: 'neo', option_code: 'NC100' });
  expect(await usage()).toMatchObject({ used_mb: 4000, left_mb: 13600 });
  mock.clock.set('2026-12-01T00:00:00+09:00');
  expect(await parts()).toEqual([
    ['carry_over', 10000, '2026-12-31'],
    ['this_month', 10000, '2026-12-31'],
    ['charge', 1000, '2027-02-28'],
  ]);
  expect(await usage()).toMatchObject({ used_mb: 0, left_mb: 21000, total_mb: 21000 });
  mock.clock.set('2027-03-01T00:00:00+09:00');
  expect(await parts()).toEqual([
    ['carry_over', 10000, '2027-03-31'],
    ['this_month', 10000, '2027-03-31'],
  ]);
});

test('What was used in advance is missing from the month after, and only from that', async () => {
  const before = await parts();
  await post('data-advance', { amount_mb: 2500 });
  expect(await parts()).toEqual([...before, ['charge', 2500, '2026-11-30']]);
  mock.clock.set('2026-12-01T00:00:00+09:00');
  expect(await parts()).toContainEqual(['this_month', 7500, '2026-12-31']);
  mock.clock.set('2027-01-01T00:00:00+09:00');
  expect(await parts()).toContainEqual(['this_month', 10000, '2027-01-31']);
});

test('A new plan has its own data, and an unlimited one no end of it', async () => {
  const order = (planCode: string) =>
    post('price-plan-exchange', {
      planCode,
      call_flat: 'five_minutes',
      special_calling: null,
      premium_option: null,
    });
  await order('VB1042');
  mock.clock.set('2026-12-01T00:00:00+09:00');
  expect(await parts()).toContainEqual(['this_month', 20000, '2026-12-31']);
  await order('VB1982');
  mock.clock.set('2027-01-01T00:00:00+09:00');
  expect(await usage()).toMatchObject({
    is_unlimited: true,
    left_mb: null,
    total_mb: null,
    used_mb: 0,
    forecast: { state: 'unlimited' },
  });
});
