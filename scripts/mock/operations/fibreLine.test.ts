import { expect, test } from 'vitest';
import type { OperationId, Success } from '../contractTypes.ts';
import { demoCustomers } from '../customers/demoCustomers.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const mock = await testMock();
const withFibre = demoCustomers.filter(({ user }) => user.plan !== null);
const read = <Id extends OperationId>(caller: Caller, path: string) =>
  caller.read<Success<Id>>(`/hosts/fixed/api/read/v1/${path}`);

test.for(withFibre.map(({ userId }) => userId))(
  'What the reads say of the line of %s agrees',
  async (userId) => {
    const caller = await logIn(mock, userId);
    const user = await read<'getUser'>(caller, 'user');
    const contract = await read<'getFixedContract'>(caller, 'contract');
    const plan = await read<'getContractPlan'>(caller, 'contract/plan');
    const installed = await read<'getInstallationAddressInfo'>(caller, 'installation-address-info');
    const letters = await read<'getBillingAddressInfo'>(caller, 'billing-address-info');
    expect(contract.plan).toEqual(user.plan);
    expect(plan.plan).toEqual(user.plan);
    expect([plan.house_type, installed.house_type]).toEqual([
      contract.house_type,
      contract.house_type,
    ]);
    expect(installed.installed_on).toBe(user.plan?.serviceStartDate);
    expect(installed.address.town).toBe(user.customer.town);
    if (letters.same_as_installation) expect(letters.address).toEqual(installed.address);
  },
);

test('A term is counted from the day on which the customer began', async () => {
  const caller = await logIn(mock, 'irie.fumi');
  expect((await read<'getFixedContract'>(caller, 'contract')).renewal_month).toBe('202612');
  const { items } = await read<'getCancellationFee'>(caller, 'cancellation-fee?quit_on=2026-11-30');
  expect(items.map(({ detail }) => detail).join()).toContain('2026年12月中の解約なら0円');
});

test('The month in which a line opens is not one in which its term can be left without a fee', async () => {
  mock.clock.set('2026-12-08T09:00:00+09:00');
  const caller = await logIn(mock, 'funaki.wataru');
  const { plan, renewal_month } = await read<'getFixedContract'>(caller, 'contract');
  expect([plan.serviceStartDate, renewal_month]).toEqual(['2026-12-05', '202812']);
});

test('Who has only applied waits for a connection, with the device and the day of their own', async () => {
  const caller = await logIn(mock, 'funaki.wataru');
  const { construction } = await read<'getConstructionProgress'>(caller, 'construction-progress');
  expect(construction?.title).toBe('光の開通工事');
  expect(construction?.steps[0]?.date).toBe('2026-10-30');
  expect(construction?.steps.at(-1)?.code).toBe('opened');
  const { deliveries } = await read<'getDelivery'>(caller, 'delivery');
  expect(deliveries.map(({ item }) => item)).toEqual(['ホームゲートウェイ']);
  const koufuri = await read<'getKoufuri'>(caller, 'koufuri');
  expect([koufuri.applied_on, koufuri.starts_month]).toEqual(['2026-10-30', '202701']);
});

test('Who has only applied has brought no friends, and reads of their own building', async () => {
  const caller = await logIn(mock, 'funaki.wataru');
  expect(await read<'getIntroduce'>(caller, 'introduce')).toMatchObject({ opened_count: 0 });
  const { reports } = await read<'getReportList'>(caller, 'private-organization-info/report-list');
  expect(reports.map(({ building }) => building)).toEqual(['ドックハイツ', 'ドックハイツ']);
  const { owner_name } = await read<'getConstructionAgreement'>(caller, 'construction-agreement');
  expect(owner_name).toBe('ドックハイツ管理組合');
});

test.for([
  ['funaki.wataru', '光が開通するまで、お手続きいただけません。'],
  ['seto.midori', '解約のお申し込みを受け付けているため、お手続きいただけません。'],
] as const)(
  'A line that isn’t open or ends goes neither to 10G nor elsewhere: %s',
  async ([id, reason]) => {
    const caller = await logIn(mock, id);
    expect(await read<'getG10upgEnableJudge'>(caller, 'g10upg-enable-judge')).toMatchObject({
      sts: '0',
      reason,
    });
    expect(await read<'getMoveToken'>(caller, 'moveToken')).toMatchObject({
      state: 'not_available',
      reason,
    });
  },
);

test.for([
  ['irie.fumi', false, false],
  ['funaki.wataru', true, true],
  ['hayase.sho', true, false],
] as const)(
  'A day for work or delivery is offered where there is one: %s',
  async ([id, construction, delivery]) => {
    const { services } = demoCustomers.find(({ userId }) => userId === id)!;
    const { procedures } = await (
      await logIn(mock, id)
    ).read<Success<'getContract'>>(
      `/hosts/fixed/api/read/v2/services/${services[0]!.listed.service_id}/contract`,
    );
    const isOpen = (code: string) => procedures.find((each) => each.code === code)?.is_available;
    expect([isOpen('construction'), isOpen('delivery')]).toEqual([construction, delivery]);
  },
);

test('A SIM that isn’t activated says nothing of data left', async () => {
  const { services } = await read<'getService'>(await logIn(mock, 'hayase.sho'), 'service');
  expect(services.map(({ data_left_mb }) => data_left_mb)).toEqual([null, null]);
});

test('Leaving costs and ends what is the customer’s own', async () => {
  const caller = await logIn(mock, 'irie.fumi');
  const fee = await read<'getCancellationFee'>(caller, 'cancellation-fee');
  // The term is renewed in December, so leaving then costs nothing.
  expect([fee.quit_on, fee.items, fee.total]).toEqual(['2026-12-31', [], 0]);
  expect(fee.devices.map(({ product }) => product)).toEqual(['onu']);
  expect(fee.losses.map(({ items }) => items.map(({ label }) => label))).toEqual([
    ['インターネット', 'ホームでんわ 03-0000-2222'],
    ['メール fumi@minamo.example'],
  ]);
  const { equipment } = await read<'getFixedContract'>(caller, 'contract');
  expect(equipment.map(({ kind }) => kind)).toEqual(['onu']);
  const voip = await read<'getOptionVoip'>(caller, 'option/voip');
  expect(voip.phone_number).toBe('0300002222');
});

test('What leaving ends for the customer of the pictures is what the picture shows, and what is planned', async () => {
  const fee = await read<'getCancellationFee'>(await logIn(mock), 'cancellation-fee');
  expect(fee.items.map(({ detail }) => detail)).toContain('1,833円 × 8回');
  expect(fee.losses.map(({ items }) => items.map(({ label }) => label))).toEqual([
    [
      'インターネット',
      'ホームでんわ 03-0000-1234',
      '動画見放題・スマートライフ',
      '光セット割引 毎月660円',
      '10ギガへの切り替え工事',
      '10ギガ対応ホームゲートウェイのお届け',
      '10ギガ乗り換え特典 30,000円',
    ],
    ['メール keiko@minamo.example', 'でんきセット割 毎月501円'],
  ]);
});

test.for(withFibre.map(({ userId }) => userId))(
  'The top counts as many procedures and options as %s has',
  async (userId) => {
    const caller = await logIn(mock, userId);
    const id = withFibre.find((one) => one.userId === userId)!.services[0]!.listed.service_id;
    const { procedures } = await caller.read<Success<'getContract'>>(
      `/hosts/fixed/api/read/v2/services/${id}/contract`,
    );
    const { options } = await read<'getOption'>(caller, 'option');
    const counted = await read<'getContractProcedure'>(caller, `services/${id}/contract/procedure`);
    expect([counted.procedure_count, counted.option_count]).toEqual([
      procedures.length,
      options.filter(({ status }) => status === 'SRVC' || status === 'QTWT').length,
    ]);
  },
);
