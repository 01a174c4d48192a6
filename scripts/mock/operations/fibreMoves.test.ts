import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const fixed = '/hosts/fixed/api';
const mock = await testMock({ sessionMinutes: 100_000 });
let irie: Caller;

beforeEach(async () => {
  irie = await logIn(mock, 'irie.fumi');
});

const read = <Body>(path: string) => irie.read<Body>(`${fixed}/read/v1/${path}`);
const post = (path: string, body: unknown) =>
  irie.call(`${fixed}/write/v1/${path}`, { method: 'POST', body });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const entry = (token: string, date = '2026-12-10') => ({
  token,
  date,
  part_of_day: 'morning',
  tel: '09000001234',
  has_consented: true,
});
const takeToken = async () =>
  (await read<Success<'getG10upgTokenInfo'>>('g10upg-token-info')).token;

test('an upgrade waits for its day, then the plan is the new one', async () => {
  const { token } = await read<Success<'getG10upgTokenInfo'>>('g10upg-token-info');
  expect(await codeOf(await post('g10UpgradeEntry', entry(token, '2026-11-27')))).toBe(
    'date_taken',
  );
  expect((await post('g10UpgradeEntry', entry(token))).status).toBe(200);
  const waiting = await read<Success<'getG10upgStateInfo'>>('g10upg-state-info');
  expect([waiting.state, waiting.construction_on]).toEqual(['scheduled', '2026-12-10']);
  expect(await (await post('g10UpgradeEntry', entry(token))).json()).toMatchObject({
    code: 'result_ng',
    message: '10ギガへの変更は、すでにお申し込みを受け付けています。',
  });
  expect((await read<Success<'getMoveToken'>>('moveToken')).state).toBe('not_available');
  mock.clock.set('2026-12-11T09:00:00+09:00');
  expect((await read<Success<'getG10upgStateInfo'>>('g10upg-state-info')).state).toBe('done');
});

test('the construction of an upgrade can be moved, and the upgrade with it', async () => {
  expect((await post('g10UpgradeEntry', entry(await takeToken()))).status).toBe(200);
  const { entry_id, date } = await read<Success<'getConstructionEntry'>>('construction-entry');
  expect(date).toBe('2026-12-10');
  const { construction } = await read<Success<'getConstructionProgress'>>('construction-progress');
  expect(construction?.steps.map((step) => step.date)).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-12-10',
    null,
  ]);
  const moved = await irie.call(`${fixed}/write/v1/change-prefered-date`, {
    method: 'PUT',
    body: {
      target: 'construction',
      target_id: entry_id,
      date: '2026-12-11',
      part_of_day: 'morning',
      time_band: null,
    },
  });
  expect(moved.status).toBe(200);
  const upgrade = await read<Success<'getG10upgStateInfo'>>('g10upg-state-info');
  expect(upgrade.construction_on).toBe('2026-12-11');
});

test('the application offers another day as long as the construction does', async () => {
  await post('g10UpgradeEntry', entry(await takeToken()));
  const actionOn = async (day: string) => {
    mock.clock.set(`${day}T12:00:00+09:00`);
    const { applications } = await read<Success<'getContractProcedure'>>(
      'services/f20831146/contract/procedure',
    );
    return applications.find(({ title }) => title === '10ギガへの切り替え')?.next.action?.kind;
  };
  expect(await actionOn('2026-12-07')).toBe('change');
  expect(await actionOn('2026-12-08')).toBeUndefined();
});

test('what is charged once is on the bill of the month of the construction', async () => {
  const { entry_fee, construction_fee } =
    await read<Success<'getG10upgAcceptJudge'>>('g10upg-accept-judge');
  expect(entry_fee + construction_fee).toBeGreaterThan(0);
  await post('g10UpgradeEntry', entry(await takeToken()));
  mock.clock.set('2027-01-20T09:00:00+09:00');
  const onceIn = async (month: string) => {
    const { groups } = await irie.read<Success<'getBillingMonth'>>(
      `${fixed}/read/v2/services/f20831146/billing/${month}`,
    );
    return groups
      .filter(({ label }) => label === '10ギガへの切り替え')
      .flatMap(({ lines }) => lines.map(({ label, amount }) => [label, amount]));
  };
  expect(await onceIn('202701')).toEqual([
    ['登録手数料', entry_fee],
    ['工事費', construction_fee],
  ]);
  expect(await onceIn('202612')).toEqual([]);
});

test('a plan that has no way to 10G offers none, and is refused', async () => {
  irie = await logIn(mock, 'kanzaki.sakuranosuke');
  const { procedures } = await irie.read<Success<'getContract'>>(
    `${fixed}/read/v2/services/f99999999/contract`,
  );
  expect(procedures.find(({ code }) => code === 'upgrade')).toMatchObject({
    is_available: false,
    reason: 'いまのプランからは切り替えられません。',
  });
  const { token } = await read<Success<'getG10upgTokenInfo'>>('g10upg-token-info');
  expect(await codeOf(await post('g10UpgradeEntry', entry(token)))).toBe('not_upgrade_ng');
});

test('a token that is none, or is older than half an hour, is refused', async () => {
  const unknown = 'UpgradeTokenExample00000000000001';
  expect(await codeOf(await post('g10UpgradeEntry', entry(unknown)))).toBe('token_expired');
  const token = await takeToken();
  mock.clock.advance(31);
  expect(await codeOf(await post('g10UpgradeEntry', entry(token)))).toBe('token_expired');
});

const underWay = async () =>
  (
    await read<Success<'getContractProcedure'>>('services/f20831146/contract/procedure')
  ).applications.map(({ next }) => [next.title, next.date]);

test('a move is begun and can be continued, until an upgrade is applied for', async () => {
  const order = { zip_code: null, move_on: null };
  expect(await codeOf(await post('moveTokenCreate', { ...order, zip_code: '9000001' }))).toBe(
    'area_not_providing',
  );
  expect((await post('moveTokenCreate', order)).status).toBe(200);
  const move = await read<Success<'getMoveToken'>>('moveToken');
  expect([move.state, move.expires_at]).toEqual(['issued', '2026-11-28T23:59:59+09:00']);
  expect(await codeOf(await post('moveTokenCreate', order))).toBe('move_in_progress');
  expect(await underWay()).toEqual([['お引っ越しの続きの手続き', '2026-11-28']]);
  await post('g10UpgradeEntry', entry(await takeToken(), '2026-12-10'));
  expect((await read<Success<'getMoveToken'>>('moveToken')).state).toBe('not_available');
  expect(await underWay()).toEqual([['10ギガへの切り替え工事', '2026-12-10']]);
});

test('a move that was begun runs out', async () => {
  await post('moveTokenCreate', { zip_code: null, move_on: null });
  mock.clock.set('2026-11-29T00:00:00+09:00');
  expect((await read<Success<'getMoveToken'>>('moveToken')).state).toBe('expired');
  expect(await underWay()).toEqual([]);
});

test('a line that has opened stays open, and its bills stay, while an upgrade is under way', async () => {
  irie = await logIn(mock, 'funaki.wataru');
  mock.clock.set('2027-01-20T09:00:00+09:00');
  const seen = async () => {
    const { plan } = await read<Success<'getFixedContract'>>('contract');
    const { months } = await irie.read<Success<'getBilling'>>(
      `${fixed}/read/v2/services/f30498861/billing`,
    );
    return [plan.cnStatusCode, plan.serviceStartDate, ...months.map(({ month }) => month)];
  };
  const before = ['SRVC', '2026-12-05', '202702', '202701'];
  expect(await seen()).toEqual(before);
  expect((await post('g10UpgradeEntry', entry(await takeToken(), '2027-01-30'))).status).toBe(200);
  expect(await seen()).toEqual(before);
});
