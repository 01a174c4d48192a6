import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { queryOrRejection } from '@/procedure/queryOrRejection';

/** The read of a number that moves in; a refusal is returned as data, which the screen explains. */
export const mnpTransferInQueries = {
  slots: () =>
    queryOrRejection(
      readQuery(mobileApi, '/api/read/v1/services/{service_id}/contract/mnp-transfer-in'),
    ),
};
