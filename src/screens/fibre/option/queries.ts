import { fixedApi, serviceApi } from '@/api/clients';
import { ofService } from '@/api/ofService';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';

/** The reads of the fibre options. */
export const optionQueries = {
  user: () => readQuery(fixedApi, '/api/read/v1/user'),
  list: () => readQuery(fixedApi, '/api/read/v1/option'),
  /** Of the fibre service, whichever is selected. */
  restriction: () =>
    readQuery(
      serviceApi,
      '/api/read/v1/services/{service_id}/payment/restriction/option',
      ofService('fixed'),
    ),
  /** The bills of the fibre service, whichever is selected. */
  bills: () =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/billing', ofService('fixed')),
};

export type OptionList = DataOf<ReturnType<typeof optionQueries.list>>;
export type ContractOption = OptionList['options'][number];
export type PaymentRestriction = DataOf<ReturnType<typeof optionQueries.restriction>>;
