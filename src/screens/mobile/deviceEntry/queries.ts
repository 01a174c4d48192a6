import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { queryOrRejection } from '@/procedure/queryOrRejection';

const base = '/api/read/v1/services/{service_id}/contract';

/** Reads of the device entry; a refusal is returned as data, which the screen explains. */
export const deviceEntryQueries = {
  entry: () => queryOrRejection(readQuery(mobileApi, `${base}/device-entry`)),
  delivery: () => readQuery(mobileApi, `${base}/device-delivery`),
};
