import { fixedApi, serviceApi } from '@/api/clients';
import { ofService } from '@/api/ofService';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';

/** Deliveries and collections whose day can be changed, and deliveries on their way. */
export const deliveryQueries = {
  movements: () =>
    readQuery(
      serviceApi,
      '/api/read/v1/services/{service_id}/device-deli-coll-info',
      ofService('fixed'),
    ),
  deliveries: () => readQuery(fixedApi, '/api/read/v1/delivery'),
};

export type Movement = DataOf<ReturnType<typeof deliveryQueries.movements>>['movements'][number];
export type Delivery = DataOf<ReturnType<typeof deliveryQueries.deliveries>>['deliveries'][number];
