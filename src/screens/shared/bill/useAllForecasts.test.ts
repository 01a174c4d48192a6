import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import type { Service } from '@/api/services';
import { forecastsOf, gatherForecasts } from './forecasts';

const service = (service_id: string): Service => ({
  service_id,
  service_type: 'mobile',
  service_category: null,
  contract_type: 'mobile_voice',
  password_setter: 'user',
  phone_number: null,
  plan_name: 'NEO 10GB',
  bill_month: null,
  bill_total: null,
  data_left_mb: null,
});
const forecast = (month: string, total: number): Schema.BillForecast => ({
  month,
  usage_month: month,
  fixing_date: '2026-12-16',
  debit_date: null,
  payment_due_on: null,
  payment_method: { code: '20', detail: null },
  total,
  counted_until: null,
  groups: [],
  changes: [],
  not_known: [],
  undated: [],
});

test('The total is that of the bills of the month that comes first', () => {
  const services = [
    { service: service('m1'), forecast: forecast('202612', 1000) },
    { service: service('m2'), forecast: forecast('202701', 300) },
    { service: service('m3'), forecast: null },
    { service: service('m4'), forecast: forecast('202612', 20) },
  ];
  expect(gatherForecasts(services)).toEqual({ services, month: '202612', total: 1020 });
});

test('One bill, or none, has no total over all', () => {
  expect(gatherForecasts([{ service: service('m1'), forecast: null }])).toBeUndefined();
  expect(
    gatherForecasts([
      { service: service('m1'), forecast: forecast('202612', 1000) },
      { service: service('m2'), forecast: forecast('202701', 300) },
    ]),
  ).toBeUndefined();
});

test('Who has had the last bill waits for none, as who waits for the first one does', () => {
  const current = {} as Schema.CurrentBill;
  const listed = forecastsOf(
    [service('m1'), service('m2'), service('m3')],
    [
      { current, next_month: '202612', forecast: forecast('202612', 1000) },
      { current, next_month: null, forecast: null },
      { current: null, next_month: null, forecast: null },
    ],
  );
  expect(listed.map((one) => [one.service.service_id, one.forecast?.total])).toEqual([
    ['m1', 1000],
    ['m3', undefined],
  ]);
});
