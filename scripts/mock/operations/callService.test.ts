import { beforeEach, expect, test } from 'vitest';
import type { RequestBody, Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = (path: string, sim = 'm09000001234') =>
  `/hosts/mobile/api/read/v1/services/${sim}/contract/${path}`;
const write = (path: string) => `/hosts/mobile/api/write/v1/services/m09000001234/${path}`;

const mock = await testMock();
let mizuno: Caller;

beforeEach(async () => {
  mizuno = await logIn(mock);
});

const order = (
  call_flat: RequestBody<'postCallService'>['call_flat'],
  services: RequestBody<'postCallService'>['services'] = [],
) => ({ method: 'POST', body: { call_flat, services } });

async function code(url: string, options = {}): Promise<unknown> {
  return ((await (await mizuno.call(url, options)).json()) as { code?: string }).code;
}

test('A call-flat option is reserved, shows in the plan, and is taken back', async () => {
  expect(await mizuno.read(write('call-service'), order('ten_minutes'))).toMatchObject({
    starts_on: '2026-12-01',
    monthly_fee: 880,
    monthly_difference: 390,
  });
  expect(await mizuno.read(read('call-service'))).toMatchObject({
    call_flat: 'five_minutes',
    next_call_flat: 'ten_minutes',
    next_starts_on: '2026-12-01',
  });
  expect(await code(read('price-plan-exchange'))).toBe('change_reserved');
  const { restrictions } = await mizuno.read<Success<'getSettingsRestriction'>>(
    '/hosts/mobile/api/read/v1/services/m09000001234/settings-restriction',
  );
  expect(restrictions.find(({ reason }) => reason === 'change_reserved')?.text).toBe(
    '12月1日からのかけ放題の変更を受け付けています。切り替わるまで、次の変更はできません。',
  );
  expect(await code(write('call-service'), order('unlimited'))).toBe('option_update_processing');
  const { receipt_number } = await mizuno.read<Success<'getCancelExchangeVoiceCallFixedOption'>>(
    read('cancel-exchange-voice-call-fixed-option'),
  );
  await mizuno.read(write('cancel-exchange-price-plan'), {
    method: 'POST',
    body: { receipt_number, target: 'voice_call_fixed_option' },
  });
  expect(await mizuno.read(read('call-service'))).toMatchObject({ next_call_flat: null });
});

test('Services are added and removed with the next month', async () => {
  const receipt = await mizuno.read(
    write('call-service'),
    order('five_minutes', [
      { service: 'call_waiting', operation: 'add' },
      { service: 'voice_mail', operation: 'remove' },
    ]),
  );
  expect(receipt).toMatchObject({ monthly_difference: -110, monthly_fee: 490 });
  const { applications } = await mizuno.read<Success<'getContractProcedure'>>(
    '/hosts/mobile/api/read/v1/services/m09000001234/contract/procedure',
  );
  expect(applications).toContainEqual(expect.objectContaining({ title: '通話サービスの変更' }));
  const again = order('five_minutes', [{ service: 'call_forwarding', operation: 'add' }]);
  expect(await code(write('call-service'), again)).toBe('option_update_processing');
  mock.restore({ ...mock.snapshot(), clock: '2026-12-01T00:00:00+09:00' });
  mizuno = await logIn(mock);
  const { services } = await mizuno.read<Success<'getCallService'>>(read('call-service'));
  expect(services.slice(0, 2)).toMatchObject([
    { service: 'voice_mail', status: 'none', can_change: true },
    { service: 'call_waiting', status: 'using' },
  ]);
});

test('The calls of past months come to what was billed, until another option is in force', async () => {
  const past = async () =>
    (await mizuno.read<Success<'getCallService'>>(read('call-service'))).past_months ?? [];
  const charged = (await past()).map(({ month, charged_units }) => [
    month,
    charged_units.find(({ call_flat }) => call_flat === 'five_minutes')?.units,
  ]);
  // The bills of November, October and September count 17, 12 and 12.
  expect(charged).toEqual([
    ['202610', 17],
    ['202609', 12],
    ['202608', 12],
  ]);
  await mizuno.read(write('call-service'), order('ten_minutes'));
  mock.restore({ ...mock.snapshot(), clock: '2027-01-10T09:00:00+09:00' });
  mizuno = await logIn(mock);
  expect((await past()).map(({ month }) => month)).toEqual(['202611', '202610']);
});

test('Nothing changed is refused, and a SIM for data has no calls', async () => {
  expect(await code(write('call-service'), order('five_minutes'))).toBe('not_changed');
  const same = order('five_minutes', [{ service: 'voice_mail', operation: 'add' }]);
  expect(await code(write('call-service'), same)).toBe('not_changed');
  expect(await code(read('call-service', 'm09000005678'))).toBe('not_found');
});
