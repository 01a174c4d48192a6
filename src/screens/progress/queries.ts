import { fixedApi, mobileApi, serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { entryQuery, type AnswerOf } from '@/procedure/entryQuery';

const base = '/api/read/v1/services/{service_id}';

/** What is in progress: of the whole account, of one SIM, at the customer's house, on its way. */
export const progressQueries = {
  procedure: () => readQuery(serviceApi, `${base}/contract/procedure`),
  /** Refused for a SIM that is gone. */
  orders: (service_id: string) =>
    entryQuery(
      readQuery(mobileApi, `${base}/contract/order-application`, {
        params: { path: { service_id } },
      }),
    ),
  construction: () => readQuery(fixedApi, '/api/read/v1/construction-progress'),
  deliveries: () => readQuery(fixedApi, '/api/read/v1/delivery'),
};

export type Procedure = AnswerOf<ReturnType<typeof progressQueries.procedure>>;
export type Application = Procedure['applications'][number];
type Orders = AnswerOf<ReturnType<typeof progressQueries.orders>>;
export type Order = Exclude<Orders, { refusal: unknown }>['applications'][number];
export type Construction = NonNullable<
  AnswerOf<ReturnType<typeof progressQueries.construction>>['construction']
>;
export type Delivery = AnswerOf<
  ReturnType<typeof progressQueries.deliveries>
>['deliveries'][number];
