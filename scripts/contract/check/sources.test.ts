import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';
import { queryOf, serviceId, testOperation } from './testCase.ts';

const withParameters = (...names: string[]) =>
  testOperation({ parameters: names.map((name) => queryOf(name)) });

test('Operations whose parameters no read names need none', () => {
  expect(sourcesOf([])).toEqual([]);
  expect(sourcesOf([withParameters(), withParameters('page')])).toEqual([]);
});

test('Services are read first, and each read is made once', () => {
  expect(sourcesOf([testOperation({ parameters: [serviceId] })])).toEqual(['getService']);
  expect(
    sourcesOf([
      withParameters('target_month', 'sub_system_id'),
      withParameters('service_id', 'page', 'report_id'),
      withParameters('target_month'),
    ]),
  ).toEqual(['getService', 'getBilling', 'getReportList']);
});
