import { fixedApi, serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { sessionPort } from '@/api/sessionPort';
import type { AnswerOf } from '@/procedure/entryQuery';

/** What can be moved to another day, and what is on its way. */
export const deliveryQueries = {
  movements: () =>
    readQuery(serviceApi, '/api/read/v1/services/{service_id}/device-deli-coll-info', {
      params: { path: { service_id: sessionPort().serviceId('fixed') } },
    }),
  deliveries: () => readQuery(fixedApi, '/api/read/v1/delivery'),
};

export type Movement = AnswerOf<ReturnType<typeof deliveryQueries.movements>>['movements'][number];
export type Delivery = AnswerOf<
  ReturnType<typeof deliveryQueries.deliveries>
>['deliveries'][number];
