import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { queryOrRejection } from '@/procedure/queryOrRejection';

/** The read of the eSIM; a refusal is returned as data, which the screen explains. */
export const esimQueries = {
  esim: () =>
    queryOrRejection(readQuery(mobileApi, '/api/read/v1/services/{service_id}/contract/esim')),
};
