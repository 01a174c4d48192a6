import { beforeEach, expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const read = (path: string, sim = 'm09000001234') =>
  `/hosts/mobile/api/read/v1/services/${sim}/contract/${path}`;
const write = (path: string, sim = 'm09000001234') =>
  `/hosts/mobile/api/write/v1/services/${sim}/${path}`;
const post = (body: unknown) => ({ method: 'POST', body });

const mock = await testMock();
let mizuno: Caller;

beforeEach(async () => {
  mizuno = await logIn(mock);
});

async function code(url: string, options = {}): Promise<unknown> {
  return ((await (await mizuno.call(url, options)).json()) as { code?: string }).code;
}

async function at(clock: string): Promise<void> {
  mock.restore({ ...mock.snapshot(), clock });
  mizuno = await logIn(mock);
}

test('An option is added from tomorrow, used by the clock, and removed with the month', async () => {
  const virus = write('virusbustermobile');
  expect(await code(virus, post({ operation: 'remove' }))).toBe('not_using');
  expect(await mizuno.read(virus, post({ operation: 'add' }))).toMatchObject({
    starts_on: '2026-11-22',
    monthly_fee: 275,
    serial_number: 'MNMO-2026-7Q4K-11XZ',
  });
  expect(await mizuno.read(read('virusbustermobile'))).toMatchObject({
    option: { status: 'none', pending: { operation: 'add' }, operations: [] },
    serial_number: null,
  });
  expect(await code(virus, post({ operation: 'add' }))).toBe('option_update_processing');
  await at('2026-11-22T00:00:00+09:00');
  expect(await mizuno.read(read('virusbustermobile'))).toMatchObject({
    option: { status: 'using', started_on: '2026-11-22', pending: null, operations: ['remove'] },
    serial_number: 'MNMO-2026-7Q4K-11XZ',
  });
  expect((await mizuno.read<Success<'getMobileOption'>>(read('option'))).monthly_amount).toBe(1645);
  expect(await code(virus, post({ operation: 'add' }))).toBe('already_using');
  await mizuno.read(virus, post({ operation: 'remove' }));
  expect(await mizuno.read(read('virusbustermobile'))).toMatchObject({ ends_on: '2026-11-30' });
  await at('2026-12-01T00:00:00+09:00');
  expect(await mizuno.read(read('virusbustermobile'))).toMatchObject({
    option: { status: 'none', operations: ['add'] },
  });
});

test('A kind of 5G is changed with the next month', async () => {
  const fifth = write('fifth-generation');
  expect(await code(fifth, post({ operation: 'update', code: 'VO3232' }))).toBe(
    'option_not_acceptable',
  );
  expect(await mizuno.read(fifth, post({ operation: 'update', code: 'VO3242' }))).toMatchObject({
    name: '5Gサービス S',
    starts_on: '2026-12-01',
  });
  const { applications } = await mizuno.read<Success<'getOrderApplication'>>(
    read('order-application'),
  );
  expect(applications.map(({ title }) => title)).toContain('5Gサービス Sへの変更');
  await at('2026-12-01T00:00:00+09:00');
  expect(await mizuno.read(read('fifth-generation'))).toMatchObject({
    option: { code: 'VO3242', name: '5Gサービス S', status: 'using' },
  });
});

test('What a plan or a contract type can’t have is refused', async () => {
  expect(await code(write('value-data-free'), post({ operation: 'add' }))).toBe('not_eligible');
  const data = 'm09000005678';
  expect(await code(read('premium-band', data))).toBe('not_eligible');
  expect(await code(read('device-compensation', data))).toBe('not_eligible');
});

test('The IMEI changes at once, the protection ends with the month', async () => {
  const protection = write('device-compensation');
  const imei = (number: string) => post({ operation: 'imei', imei: number });
  expect(await code(protection, imei('350000000001234'))).toBe('bad_request');
  await mizuno.read(protection, imei('350000000005678'));
  expect(await mizuno.read(read('device-compensation'))).toMatchObject({
    imei: '350000000005678',
    operations: ['quit', 'imei'],
  });
  expect(await mizuno.read(protection, post({ operation: 'quit', imei: null }))).toMatchObject({
    ends_on: '2026-11-30',
  });
  expect(await code(protection, imei('350000000009999'))).toBe('option_update_processing');
  await at('2026-12-01T00:00:00+09:00');
  expect(await mizuno.read(read('device-compensation'))).toMatchObject({
    option: { status: 'none' },
    imei: null,
  });
  expect(await code(protection, imei('350000000009999'))).toBe('not_using');
});
