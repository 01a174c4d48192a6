import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

type Detail = Success<'getDataTrafficUsageDetail'>;

const read = '/hosts/mobile/api/read/v1/services/m09000001234/contract/data-traffic-usage-detail';
const mock = await testMock();

test('Each month that is listed has its days, and they add up to it', async () => {
  const caller = await logIn(mock);
  const { months, ...running } = await caller.read<Detail>(read);
  expect(running).toMatchObject({ used_mb: 4000, average_mb: 190, busiest_day: '2026-11-07' });
  expect(months).toHaveLength(6);
  for (const { month, used_mb, average_mb } of months) {
    const detail = await caller.read<Detail>(`${read}?target_month=${month}`);
    expect(detail.days.reduce((sum, day) => sum + day.used_mb, 0)).toBe(used_mb);
    expect(detail.average_mb).toBe(average_mb);
  }
  expect((await caller.call(`${read}?target_month=202605`)).status).toBe(404);
});

test('A month that has begun since is empty, and the one before is carried over', async () => {
  mock.clock.set('2026-12-02T09:00:00+09:00');
  const caller = await logIn(mock);
  const detail = await caller.read<Detail>(read);
  expect(detail).toMatchObject({ target_month: '202612', used_mb: 0, previous_month: '202611' });
  expect(detail.days).toHaveLength(2);
  expect(detail.months[1]).toMatchObject({ is_running: false, carried_over_mb: 10_000 });
  const november = await caller.read<Detail>(`${read}?target_month=202611`);
  expect(november.average_mb, 'of all its 30 days').toBe(133);
  expect(detail.months[1]?.average_mb).toBe(november.average_mb);
});

test('The months of a SIM that has ended end with its last one', async () => {
  mock.clock.reset();
  const quit_on = '2026-11-30';
  const body = { action: 'quit', quit_on, reason: '24', onestop_id: null };
  const write = '/hosts/mobile/api/write/v1/services/m09000001234/contract/quit-info';
  await (await logIn(mock)).read(write, { method: 'POST', body });
  mock.clock.set('2027-02-10T09:00:00+09:00');
  const caller = await logIn(mock);
  const detail = await caller.read<Detail>(read);
  expect(detail).toMatchObject({ target_month: '202611', next_month: null, average_mb: 133 });
  expect(detail.days.at(-1)?.date).toBe(quit_on);
  expect(detail.months[0]).toMatchObject({ month: '202611', is_running: false, average_mb: 133 });
});

test('A SIM that has opened since has its months from that day on', async () => {
  mock.clock.reset();
  const sim = 'm09000006543/contract';
  const url = read.replace('m09000001234/contract', sim);
  const at = async (day: string) => {
    mock.clock.set(`${day}T15:00:00+09:00`);
    return (await logIn(mock, 'nagai.mio')).read<Detail>(url);
  };
  const caller = await logIn(mock, 'nagai.mio');
  const starts_at = '2026-11-24T14:00:00+09:00';
  await caller.read(`/hosts/mobile/api/write/v1/services/${sim}/mnp-transfer-in`, {
    method: 'POST',
    body: { starts_at },
  });
  expect(await at('2026-11-22')).toMatchObject({ as_of: '2026-11-22T15:00:00+09:00', months: [] });
  expect((await at('2026-11-25')).days.map(({ date }) => date)).toEqual([
    '2026-11-24',
    '2026-11-25',
  ]);
  expect(await at('2026-12-02')).toMatchObject({
    target_month: '202612',
    previous_month: '202611',
    months: [{ month: '202612' }, { month: '202611', plan_mb: 10_000, carried_over_mb: 10_000 }],
  });
});
