import { serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';

/** What the search knows of one service: the months of its bills, and which procedures are closed. */
export const searchQueries = {
  bills: (service_id: string) =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/billing', {
      params: { path: { service_id } },
    }),
  contract: (service_id: string) =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/contract', {
      params: { path: { service_id } },
    }),
};
