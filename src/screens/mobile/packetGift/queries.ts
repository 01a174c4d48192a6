import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { queryOrRejection } from '@/procedure/queryOrRejection';

const base = '/api/read/v1/services/{service_id}';

/** Reads of the packet gift; a refusal is returned as data, which the screen explains. */
export const packetGiftQueries = {
  gift: () => queryOrRejection(readQuery(mobileApi, `${base}/packet-gift`)),
  /** @param receipt_number of a gift that was given */
  code: (receipt_number: string) =>
    queryOrRejection(
      readQuery(mobileApi, `${base}/packet-gift-code`, { params: { query: { receipt_number } } }),
    ),
  /** @param codes as the giver passed them on: `8K4M22QP` and `4071` */
  request: (codes: { gift_code: string; auth_code: string }) =>
    queryOrRejection(
      readQuery(mobileApi, `${base}/packet-gift-request`, { params: { query: codes } }),
    ),
};
