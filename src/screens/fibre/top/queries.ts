import { fixedApi, serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';

/** The reads of the fibre top beside the bills. */
export const topQueries = {
  payment: () => readQuery(serviceApi, '/api/read/v2/services/{service_id}/payment'),
  notification: () => readQuery(serviceApi, '/api/read/v2/services/{service_id}/notification'),
  procedure: () => readQuery(serviceApi, '/api/read/v1/services/{service_id}/contract/procedure'),
  caution: () => readQuery(fixedApi, '/api/read/v1/caution'),
  construction: () => readQuery(fixedApi, '/api/read/v1/construction-progress'),
  delivery: () => readQuery(fixedApi, '/api/read/v1/delivery'),
};

export type Caution = DataOf<ReturnType<typeof topQueries.caution>>['cautions'][number];

export type Delivery = DataOf<ReturnType<typeof topQueries.delivery>>['deliveries'][number];

export type Construction = NonNullable<
  DataOf<ReturnType<typeof topQueries.construction>>['construction']
>;
