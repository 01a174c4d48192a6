import { fixedApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';

/** What a fibre customer receives, and the code to introduce a friend with. */
export const campaignQueries = {
  cashbacks: () => readQuery(fixedApi, '/api/read/v1/cashback'),
  campaigns: () => readQuery(fixedApi, '/api/read/v1/campaign'),
  present: () => readQuery(fixedApi, '/api/read/v1/campaign/present-info'),
  introduction: () => readQuery(fixedApi, '/api/read/v1/introduce'),
};

export type Cashbacks = DataOf<ReturnType<typeof campaignQueries.cashbacks>>;
export type Cashback = Cashbacks['cashbacks'][number];
export type Campaign = DataOf<ReturnType<typeof campaignQueries.campaigns>>['campaigns'][number];
export type Present = NonNullable<DataOf<ReturnType<typeof campaignQueries.present>>['present']>;
export type Introduction = DataOf<ReturnType<typeof campaignQueries.introduction>>;
