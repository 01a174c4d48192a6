import { beforeEach, expect, test } from 'vitest';
import { type FaultKind, faultKinds, faultNames, isCarriedOut } from './faults.ts';
import { startMock } from './startMock.ts';
import { type Caller, logIn } from './testing.ts';
import { testMock } from './testMock.ts';

const usage = '/hosts/mobile/api/read/v1/services/m09000001234/contract/data-traffic-usage';
const give = '/hosts/mobile/api/write/v1/services/m09000001234/packet-gift-code';
const order = {
  method: 'POST',
  body: { to_phone: '09000005678', amount_mb: 2000, message: null },
};

const mock = await testMock();
let caller: Caller;

beforeEach(async () => {
  caller = await logIn(mock);
});

const putFaults = (faults: unknown) =>
  fetch(`${mock.url}/__mock/faults`, { method: 'PUT', body: JSON.stringify(faults) });

test('A write whose answer never comes was carried out all the same', async () => {
  await putFaults({ postPacketGiftCode: { kind: 'no_response', times: 1 } });
  await expect(caller.call(give, order)).rejects.toThrow();
  expect(await caller.read(usage)).toMatchObject({ left_mb: 10600 });
  expect((await caller.call(give, order)).status).toBe(200);
});

test('A fault with a status carries nothing out', async () => {
  await putFaults({ postPacketGiftCode: { status: 502 } });
  const response = await caller.call(give, order);
  expect([response.status, await response.text()]).toEqual([502, '']);
  expect(await caller.read(usage)).toMatchObject({ left_mb: 12600 });
});

test('An answer may be HTML, empty, or cut off in the middle', async () => {
  await putFaults({ getDataTrafficUsage: { kind: 'html' } });
  const html = await caller.call(usage);
  expect([html.status, html.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  await putFaults({ getDataTrafficUsage: { kind: 'empty' } });
  expect(await (await caller.call(usage)).text()).toBe('');
  await putFaults({ getDataTrafficUsage: { kind: 'cut' } });
  const cut = await caller.call(usage);
  await expect(cut.text()).rejects.toThrow();
});

test('An answer may be late: a later call overtakes it', async () => {
  await putFaults({ getDataTrafficUsage: { delay_ms: 800 } });
  const arrived: string[] = [];
  const late = caller.read(usage).then(() => arrived.push('late'));
  await caller.read('/hosts/fixed/api/read/v1/user').then(() => arrived.push('prompt'));
  await late;
  expect(arrived).toEqual(['prompt', 'late']);
});

test('A fault that is none is refused', async () => {
  expect((await putFaults({ getDataTrafficUsage: { kind: 'tardy' } })).status).toBe(400);
  expect((await putFaults({ getNothing: { delay_ms: 1 } })).status).toBe(400);
  expect(mock.faults.size).toBe(0);
});

const seen: Record<FaultKind, RegExp> = {
  delay: /^200 .*left_mb/,
  delay_random: /^200 .*left_mb/,
  slow: /^200 .*left_mb/,
  unreached: /^failed/,
  no_response: /^failed/,
  hang: /^waited/,
  cut: /^200 failed/,
  stalled: /^waited/,
  html: /^200 text\/html.*<h1>/,
  empty: /^200 application\/json $/,
  broken_json: /^200 application\/json \{.*[^}]$/,
  null_body: /^200 application\/json null$/,
  wrong_shape: /^200 application\/json .*"as_of":0/,
  wrong_type: /^200 text\/plain.*left_mb/,
  unknown_codes: /^200 .*left_mb/,
  generated: /^200 .*left_mb/,
  unknown_code: /^400 .*x_9999/,
  status: /^500/,
  server_error: /^500/,
  bad_gateway: /^502 text\/html/,
  unavailable: /^503/,
  gateway_timeout: /^504/,
  rate_limit: /^429/,
  expired: /^403 .*session_invalid/,
};

/** What a caller gets as the answer, in one line. */
async function lived(options: object = {}, url = usage): Promise<string> {
  const request = await caller.signed(url, options);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(1500) });
    const head = `${response.status} ${response.headers.get('content-type') ?? ''}`;
    return `${head} ${await response.text()}`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'waited' : 'failed';
  }
}

test.for(faultNames)('The fault %s looks as it is named', async (kind) => {
  await putFaults({ getDataTrafficUsage: { kind, delay_ms: 20 } });
  const line = await lived();
  expect(kind === 'cut' ? `200 ${line}` : line).toMatch(seen[kind]);
  expect(mock.violations()).toEqual([]);
});

test.for(faultNames)('After %s a write was carried out, or not, as its list says', async (kind) => {
  await putFaults({ postPacketGiftCode: { kind } });
  await lived(order, give);
  const expected = isCarriedOut({ kind }) ? 10600 : 12600;
  expect(await caller.read(usage)).toMatchObject({ left_mb: expected });
});

test('A fault may be for all reads, all writes, or a pattern; an operation’s own goes first', async () => {
  await putFaults({ reads: { status: 503 }, getData: { status: 501 } }).then((refused) =>
    expect(refused.status).toBe(400),
  );
  await putFaults({ reads: { status: 503 }, getDataTrafficUsage: { status: 501 } });
  expect((await caller.call(usage)).status).toBe(501);
  expect((await caller.call('/hosts/fixed/api/read/v1/user')).status).toBe(503);
  expect((await caller.call(give, order)).status).toBe(200);
  await putFaults({ '/api/write/*': { status: 502 } });
  expect((await caller.call(give, order)).status).toBe(502);
  await putFaults({ 'getDataTraffic*': { kind: 'rate_limit' } });
  expect((await caller.call(usage)).headers.get('retry-after')).toBe('30');
});

test('A fault of some calls hits the same ones for the same seed', async () => {
  const round = async () => {
    const seeded = await startMock({ seed: 7 });
    const by = await logIn(seeded);
    seeded.faults.set('reads', { status: 500, percent: 50 });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await by.call(usage)).status);
    await seeded.close();
    return statuses.join();
  };
  const first = await round();
  expect(first).toMatch(/200.*500|500.*200/);
  expect(await round()).toBe(first);
});

test('One call asks for a fault by its header', async () => {
  const asked = await caller.call(usage, { headers: { prefer: 'fault="status:418"' } });
  expect(asked.status).toBe(418);
  expect((await caller.call(usage)).status).toBe(200);
  expect(Object.keys(faultKinds).length).toBeGreaterThanOrEqual(15);
});

test('Codes of a newer server are unknown ones, different ones different, and nothing else changes', async () => {
  const contract = '/hosts/mobile/api/read/v2/services/m09000001234/contract';
  const known = await caller.read<{ plan_name: string; procedures: { code: string }[] }>(contract);
  await putFaults({ reads: { kind: 'unknown_codes' } });
  const unknown = await caller.read<typeof known>(contract);
  expect(unknown).toMatchObject({ status: 'ZZ01', plan_name: known.plan_name });
  const codes = unknown.procedures.map(({ code }) => code);
  expect(codes.every((code) => /^ZZ\d\d$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(known.procedures.length);
  mock.faults.clear();
  const prefer = 'fault="unknown_codes:status"';
  const one = await caller.call(contract, { headers: { prefer } });
  expect(await one.json()).toEqual({ ...known, status: 'ZZ01' });
});

test('Generated answers are those of their seed, about what was asked for; refusals stay', async () => {
  const contract = (line: string) => `/hosts/mobile/api/read/v2/services/${line}/contract`;
  const own = await caller.read(contract('m09000001234'));
  await putFaults({ reads: { kind: 'generated', seed: 1 } });
  const made = await caller.read<{ monthly_fee: number }>(contract('m09000001234'));
  expect(made).toMatchObject({ service_id: 'm09000001234', monthly_fee: 9_999_999 });
  expect(await caller.read(contract('m09000001234'))).toEqual(made);
  expect((await caller.call(contract('m09000009999'))).status).toBe(404);
  const prefer = 'fault="getContract=generated:0"';
  const least = await caller.call(contract('m09000001234'), { headers: { prefer } });
  expect(await least.json()).toMatchObject({ monthly_fee: 0, procedures: [] });
  mock.faults.clear();
  expect(await caller.read(contract('m09000001234'))).toEqual(own);
});

test('Whatever happens to an answer, its date is the mock’s: the portal sets its clock by it', async () => {
  for (const kind of ['slow', 'stalled', 'html'] as const) {
    await putFaults({ getDataTrafficUsage: { kind } });
    const response = await fetch(await caller.signed(usage));
    const date = Date.parse(response.headers.get('date') ?? '');
    expect(Math.abs(date - mock.clock.now().getTime()), kind).toBeLessThan(60_000);
    await response.body?.cancel();
  }
});
