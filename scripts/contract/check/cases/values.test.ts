import { expect, test } from 'vitest';
import { queryOf, serviceId, testContract, testOperation } from '../testCase.ts';
import { ValuePool } from '../valuePool.ts';
import { required, settingsOf, withValue } from './values.ts';

const pool = (...ids: string[]) => {
  const made = new ValuePool(testContract());
  made.take({ services: ids.map((id) => ({ service_id: id })) });
  return made;
};
const ofBoth = testOperation({ hosts: ['fixed', 'mobile'] });

test('An operation of services is called at each host for two of them', () => {
  const services = pool('m09000000001', 'f10000001', 'm09000000002', 'm09000000003');
  expect(settingsOf(ofBoth, services)).toEqual([
    { host: 'fixed', serviceId: 'f10000001' },
    { host: 'mobile', serviceId: 'm09000000001' },
    { host: 'mobile', serviceId: 'm09000000002' },
  ]);
  expect(settingsOf(ofBoth, pool())).toEqual([]);
});

test('Services are of the fixed and the mobile host only', () => {
  const operation = testOperation({ hosts: ['auth', 'support', 'mobile'] });
  expect(settingsOf(operation, pool('m09000000001', 'f10000001'))).toEqual([
    { host: 'mobile', serviceId: 'm09000000001' },
  ]);
});

test('An operation of no service is called once, at its first host', () => {
  const operation = testOperation({ hosts: ['fixed', 'mobile'], parameters: [queryOf('month')] });
  expect(settingsOf(operation, pool('f10000001', 'm09000000001'))).toEqual([{ host: 'fixed' }]);
});

test('What is required gets a value that is known, and what is optional none', () => {
  const month = { ...queryOf('month'), isRequired: true };
  const id = { ...serviceId, name: 'report_id', schema: { type: 'string' } };
  const operation = testOperation({ parameters: [serviceId, id, month, queryOf('page')] });
  const known = pool('m09000000001', 'm09000000002');
  known.take({ month: '202611', page: '2' }, 'm09000000002');
  known.take({ month: '202610', report_id: 'r1' }, 'm09000000001');
  expect(required(operation, { host: 'mobile', serviceId: 'm09000000002' }, known)).toEqual({
    path: { service_id: 'm09000000002', report_id: 'a' },
    query: { month: '202611' },
  });
  expect(required(operation, { host: 'mobile', serviceId: 'm09000000001' }, known)).toEqual({
    path: { service_id: 'm09000000001', report_id: 'r1' },
    query: { month: '202610' },
  });
});

test('Without a service of the customer the id is one that the schema allows', () => {
  const operation = testOperation();
  const own = required(operation, { host: 'mobile' }, pool());
  expect(own.path['service_id']).toMatch(/^[fm][0-9]{8,11}$/);
});

test('What has no value at all is empty', () => {
  const none = { ...queryOf('kind', { enum: [] }), isRequired: true };
  const operation = testOperation({ parameters: [none] });
  expect(required(operation, { host: 'mobile' }, pool()).query).toEqual({ kind: '' });
});

test('One parameter is set, and the others stay', () => {
  const filled = { path: { service_id: 'a' }, query: { month: '1', page: '2' } };
  expect(withValue(filled, 'query', 'month', '3')).toEqual({
    path: { service_id: 'a' },
    query: { month: '3', page: '2' },
  });
  expect(withValue(filled, 'path', 'report_id', 'r')).toEqual({
    path: { service_id: 'a', report_id: 'r' },
    query: { month: '1', page: '2' },
  });
  expect(filled.query.month).toBe('1');
});
