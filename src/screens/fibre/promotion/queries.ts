import { fixedApi, serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';
import type { Session } from '@/session/store';

/** Which offers the customer wants: of fibre, and of each SIM. */
export const promotionQueries = {
  fibre: () => readQuery(fixedApi, '/api/read/v1/promotion'),
  sim: (service_id: string) =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/contract/promotion', {
      params: { path: { service_id } },
    }),
};

export type PromotionSettings = DataOf<ReturnType<typeof promotionQueries.fibre>>;

/** What is set for each of the account's services, in their order. */
export const promotionReads = (services: Session['services']) =>
  services.map(({ service_id, service_type }) =>
    service_type === 'fixed' ? promotionQueries.fibre() : promotionQueries.sim(service_id),
  );
