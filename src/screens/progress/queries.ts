import { fixedApi, mobileApi, serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { type DataOf, queryOrRejection } from '@/procedure/queryOrRejection';
import type { Session } from '@/session/store';

const base = '/api/read/v1/services/{service_id}';

/**
 * Applications of the whole account and of one SIM, the construction at the customer's house, and
 * deliveries.
 */
export const progressQueries = {
  procedure: () => readQuery(serviceApi, `${base}/contract/procedure`),
  /** Refused for a SIM that is gone. */
  orders: (service_id: string) =>
    queryOrRejection(
      readQuery(mobileApi, `${base}/contract/order-application`, {
        params: { path: { service_id } },
      }),
    ),
  construction: () => readQuery(fixedApi, '/api/read/v1/construction-progress'),
  deliveries: () => readQuery(fixedApi, '/api/read/v1/delivery'),
};

type Service = Session['services'][number];

const ofService = ({ service_type, service_id }: Service): { queryKey: readonly unknown[] }[] =>
  service_type === 'mobile'
    ? [progressQueries.orders(service_id)]
    : [progressQueries.construction(), progressQueries.deliveries()];

/**
 * The reads of what is in progress over all services: construction and deliveries for fibre, orders for a
 * SIM.
 */
export const progressReads = (services: readonly Service[]) => [
  progressQueries.procedure(),
  ...services.flatMap(ofService),
];

export type Procedure = DataOf<ReturnType<typeof progressQueries.procedure>>;
export type Application = Procedure['applications'][number];
type Orders = DataOf<ReturnType<typeof progressQueries.orders>>;
export type Order = Exclude<Orders, { refusal: unknown }>['applications'][number];
export type Construction = NonNullable<
  DataOf<ReturnType<typeof progressQueries.construction>>['construction']
>;
export type Delivery = DataOf<ReturnType<typeof progressQueries.deliveries>>['deliveries'][number];
