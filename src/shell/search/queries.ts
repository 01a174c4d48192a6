import { serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';

/** The bills of one service, whose months the search knows. */
export const searchQueries = {
  bills: (service_id: string) =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/billing', {
      params: { path: { service_id } },
    }),
};
