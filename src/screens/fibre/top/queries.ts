import { fixedApi, serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';

/** The reads of the fibre top beside the bills. */
export const topQueries = {
  payment: () => readQuery(serviceApi, '/api/read/v2/services/{service_id}/payment'),
  notification: () => readQuery(serviceApi, '/api/read/v2/services/{service_id}/notification'),
  procedure: () => readQuery(serviceApi, '/api/read/v1/services/{service_id}/contract/procedure'),
  caution: () => readQuery(fixedApi, '/api/read/v1/caution'),
  construction: () => readQuery(fixedApi, '/api/read/v1/construction-progress'),
  delivery: () => readQuery(fixedApi, '/api/read/v1/delivery'),
};

type Answer<Read extends () => { queryFn?: unknown }> =
  ReturnType<Read>['queryFn'] extends infer Fetch
    ? Fetch extends (...given: never[]) => infer Result
      ? Awaited<Result>
      : never
    : never;

export type Construction = NonNullable<Answer<typeof topQueries.construction>['construction']>;
export type Delivery = Answer<typeof topQueries.delivery>['deliveries'][number];
