import { expect, test } from 'vitest';
import { addMonths } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { demoCustomers } from '../customers/demoCustomers.ts';
import { mizuno } from '../customers/mizuno.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const mock = await testMock();
const sims = demoCustomers
  .filter((customer) => customer !== mizuno)
  .flatMap(({ userId, services }) =>
    services
      .filter(({ listed }) => listed.service_type === 'mobile')
      .map((service) => [userId, service] as const),
  );

test.for(sims)('What the reads say of the SIM of %s agrees', async ([userId, service]) => {
  const caller = await logIn(mock, userId);
  const { service_id: id, phone_number, contract_type } = service.listed;
  const base = '/hosts/mobile/api/read';
  const contract = await caller.read<Success<'getContract'>>(`${base}/v2/services/${id}/contract`);
  expect(contract).toMatchObject({ service_id: id, phone_number, contract_type });
  const plan = await caller.read<Success<'getPricePlan'>>(
    `${base}/v1/services/${id}/contract/price-plan`,
  );
  expect(contract.started_on).toBe(plan.serviceStartDate);
  const { firstMonth, rules } = service.bills;
  const isBegun = plan.serviceStartDate !== '9999-12-31';
  expect(isBegun).toBe(plan.contractTotalMonth > 0);
  if (isBegun && firstMonth)
    expect(plan.serviceStartDate.replace('-', '').slice(0, 6)).toBe(addMonths(firstMonth, -1));
  // A customer with a named example of the plan has the call-flat option of that example.
  if (!service.examples.getPricePlan && plan.call_flat !== 'flat_rate' && plan.call_flat)
    expect(rules.map(({ kind }) => kind)).toContain('option');
  const own = `${base}/v1/services/${id}`;
  const { sim, devices } = await caller.read<Success<'getDeviceInfo'>>(
    `${own}/contract/device-info`,
  );
  expect(sim.iccid.slice(-6)).toBe(phone_number?.slice(-6));
  expect(sim.activated_on).toBe(isBegun ? plan.serviceStartDate : null);
  const { documents } = await caller.read<Success<'getMobileDocument'>>(`${own}/contract/document`);
  const { options } = await caller.read<Success<'getMobileOption'>>(`${own}/contract/option`);
  const days = [
    ...documents.map(({ issued_on }) => issued_on),
    ...devices.map(({ bought_on }) => bought_on),
    ...options.map(({ started_on }) => started_on),
  ].filter((day) => day !== null);
  expect(days.filter((day) => day < contract.accepted_on)).toEqual([]);
});
