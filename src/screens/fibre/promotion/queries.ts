import { fixedApi, serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import type { AnswerOf } from '@/procedure/entryQuery';

/** Which offers the customer wants: of fibre, and of each SIM. */
export const promotionQueries = {
  fibre: () => readQuery(fixedApi, '/api/read/v1/promotion'),
  sim: (service_id: string) =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/contract/promotion', {
      params: { path: { service_id } },
    }),
};

export type PromotionSettings = AnswerOf<ReturnType<typeof promotionQueries.fibre>>;
