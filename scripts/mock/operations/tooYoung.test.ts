import { beforeEach, expect, test } from 'vitest';
import { type Caller, logIn, nothingChosen } from '../testing.ts';
import { testMock } from '../testMock.ts';

const write = '/hosts/fixed/api/write/v1';
const mock = await testMock();
/** Born on 30 October 2003. */
const as = 'hayase.sho';
let caller: Caller;

const codeOf = async (url: string, body: object, method = 'POST') =>
  ((await (await caller.call(write + url, { method, body })).json()) as { code?: string }).code;

const optionOrder = {
  code: 'MO361N',
  order_type: '1',
  ...nothingChosen,
};
const applications: [string, object][] = [
  ['/option', optionOrder],
  [
    '/option/voip',
    {
      current_number: null,
      number_source: '0',
      carrier: null,
      holder_name: null,
      service_pack: '00',
    },
  ],
  [
    '/g10UpgradeEntry',
    {
      token: 'UpgradeTokenExample00000000000001',
      date: '2021-12-05',
      part_of_day: 'morning',
      tel: '09000001234',
      has_consented: true,
    },
  ],
  ['/introduceCreate', { kind: 'friend' }],
];

beforeEach(() => mock.clock.set('2021-10-29T23:59:00+09:00'));

test.each(applications)('%s takes no applicant under 18', async (url, body) => {
  caller = await logIn(mock, as);
  expect(await codeOf(url, body)).toBe('applicant_too_young');
  mock.clock.set('2021-10-30T00:00:00+09:00');
  caller = await logIn(mock, as);
  expect(await codeOf(url, body)).not.toBe('applicant_too_young');
});

test('A customer under 18 still changes what is registered, and is offered no code', async () => {
  caller = await logIn(mock, as);
  const phone = { tel: '0300009999', tel_daytime: null };
  const changed = await caller.call(`${write}/contract`, {
    method: 'PUT',
    body: { name: null, address: null, phone },
  });
  expect(changed.status).toBe(200);
  expect(await caller.read('/hosts/fixed/api/read/v1/introduce')).toMatchObject({
    can_create: false,
  });
});
