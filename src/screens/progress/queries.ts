import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import type { Session } from '@/session/store';

type Service = Session['services'][number];

const readsOf = ({ service_type, service_id }: Service): { queryKey: readonly unknown[] }[] =>
  service_type === 'mobile'
    ? [queryOrRejection(read(api.getOrderApplication, { service_id }))]
    : [read(api.getConstructionProgress), read(api.getDelivery)];

/**
 * The reads of what is in progress over all services: construction and deliveries for fibre, orders for a
 * SIM.
 */
export const progressReads = (services: readonly Service[]) => [
  read(api.getContractProcedure),
  ...services.flatMap(readsOf),
];
