import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { demoCustomers } from '../customers/demoCustomers.ts';
import { differencesFrom } from '../invariants/forecast.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

type Billing = Success<'getBilling'>;
type Bill = Success<'getBillingMonth'>;

const mock = await testMock();
const services = demoCustomers.flatMap(({ userId, services: all }) =>
  all.map(({ listed }) => [userId, listed.service_id, listed.service_type] as const),
);

const moments = [
  '2026-11-15T10:00:00+09:00',
  '2026-11-21T10:40:00+09:00',
  '2026-12-01T09:00:00+09:00',
  '2026-12-15T23:59:00+09:00',
  '2026-12-31T12:00:00+09:00',
];

/** Reads as a customer does who logs in at a moment. */
async function readAt<Answer>(userId: string, path: string, at: string): Promise<Answer> {
  mock.clock.set(at);
  return (await logIn(mock, userId)).read<Answer>(path);
}

const moneyOf = (type: string, serviceId: string) =>
  `/hosts/${type}/api/read/v2/services/${serviceId}/billing`;

test.for(services.flatMap((one) => moments.map((at) => [...one, at] as const)))(
  'The forecast for %s (%s, %s) on %s is what the bill then says',
  async ([userId, serviceId, type, at]) => {
    const base = moneyOf(type, serviceId);
    const { forecast, next_month, next_fixing_date } = await readAt<Billing>(userId, base, at);
    if (!forecast) {
      // Only a bill without a line has no forecast.
      if (!next_month || !next_fixing_date) return;
      const then = await readAt<Billing>(userId, base, `${next_fixing_date}T00:00:00+09:00`);
      expect(then.months.find(({ month }) => month === next_month)?.total ?? 0).toBe(0);
      return;
    }
    expect([forecast.month, forecast.fixing_date]).toEqual([next_month, next_fixing_date]);
    const bill = await readAt<Bill>(
      userId,
      `${base}/${forecast.month}`,
      `${forecast.fixing_date}T00:00:00+09:00`,
    );
    expect(differencesFrom(forecast, bill)).toEqual([]);
  },
);

test('Most customers see their next bill', async () => {
  const without = await Promise.all(
    services.map(async ([userId, serviceId, type]) => {
      const caller = await logIn(mock, userId);
      return (await caller.read<Billing>(moneyOf(type, serviceId))).forecast ? [] : [serviceId];
    }),
  );
  // Nobody knows when these begin.
  expect(without.flat()).toEqual(['f30512208', 'm09000007890', 'm09000006543']);
});

test('The running month’s calls grow by the day, the same on top, in details and in the forecast', async () => {
  const sim = '/hosts/mobile/api/read/v1/services/m09000001234/billing/call-sms';
  const seen: number[] = [];
  for (const day of ['2026-11-17', '2026-11-21', '2026-11-30']) {
    const at = `${day}T10:40:00+09:00`;
    const callSms = await readAt<Success<'getBillingCallSms'>>('mizuno.keiko', sim, at);
    const { forecast } = await readAt<Billing>(
      'mizuno.keiko',
      moneyOf('mobile', 'm09000001234'),
      at,
    );
    const used = (forecast?.groups ?? [])
      .flatMap(({ lines }) => lines)
      .filter(({ kind }) => kind === 'call' || kind === 'sms')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(used).toBe(callSms.amount);
    seen.push(used);
  }
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen[1]).toBe(121);

  const voice = await readAt<Success<'getVoice'>>(
    'mizuno.keiko',
    '/hosts/fixed/api/read/v1/voice?target_month=202612',
    '2026-11-21T10:40:00+09:00',
  );
  const { forecast } = await readAt<Billing>(
    'mizuno.keiko',
    moneyOf('fixed', 'f10482175'),
    '2026-11-21T10:40:00+09:00',
  );
  const calls = (forecast?.groups ?? [])
    .flatMap(({ lines }) => lines)
    .find(({ kind }) => kind === 'call');
  expect(voice.total).toBe(calls?.amount);
  expect(voice.calls.every(({ started_at }) => started_at < '2026-11-21')).toBe(true);
});

test('A plan or a flat rate that takes the place of another is one change, with what it costs more', async () => {
  const caller = await logIn(mock);
  await caller.read('/hosts/mobile/api/write/v1/services/m09000001234/call-service', {
    method: 'POST',
    body: { call_flat: 'ten_minutes', services: [] },
  });
  const at = '2026-12-21T10:40:00+09:00';
  const changesOf = async (type: string, serviceId: string) => {
    const { forecast } = await readAt<Billing>('mizuno.keiko', moneyOf(type, serviceId), at);
    return forecast?.changes.map(({ label, detail, amount }) => [label, detail, amount]);
  };
  expect(await changesOf('mobile', 'm09000005678')).toEqual([
    ['NEO 10GB 基本料金', '12月1日に「ライト 3GB 基本料金」から変更', 880],
  ]);
  const fibre = await changesOf('fixed', 'f10482175');
  expect(fibre?.filter(([label]) => String(label).includes('基本料金'))).toEqual([
    ['Minamo 光 10ギガ 戸建て 基本料金', '12月5日に「Minamo 光 2ギガ 基本料金」から変更', 550],
  ]);
  expect(await changesOf('mobile', 'm09000001234')).toContainEqual([
    '10分かけ放題',
    '12月1日に「5分かけ放題」から変更',
    390,
  ]);
});

test('A forecast changes nothing of what is so today', async () => {
  const caller = await logIn(mock);
  const option = '/hosts/mobile/api/read/v1/services/m09000001234/contract/option';
  const before = await caller.read(option);
  await caller.read(moneyOf('mobile', 'm09000001234'));
  await caller.read(moneyOf('fixed', 'f10482175'));
  expect(await caller.read(option)).toEqual(before);
});
