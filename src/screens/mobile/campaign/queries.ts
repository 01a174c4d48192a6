import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import type { MobileCashbackRefusalCode } from '@/catalogue/codes';
import { type DataOf, queryOrRejection } from '@/procedure/queryOrRejection';

const base = '/api/read/v1/services/{service_id}';

// Without `bad_request`: the customer has typed nothing, so there is nothing to explain to them.
const refusals: (MobileCashbackRefusalCode | 'not_found')[] = [
  'not_found',
  'register_account_cashback_procedure_complete',
  'cashback_not_eligible',
  'cashback_expired',
];

/** What a mobile customer receives, and the account that a cashback is paid to. */
export const mobileCampaignQueries = {
  campaigns: () => readQuery(mobileApi, `${base}/campaign`),
  /** Refused where there is no cashback, or none whose account can be registered. */
  account: () =>
    queryOrRejection(readQuery(mobileApi, `${base}/campaign/cashback/register-account`), refusals),
};

export type MobileCampaign = DataOf<
  ReturnType<typeof mobileCampaignQueries.campaigns>
>['campaigns'][number];
type Account = DataOf<ReturnType<typeof mobileCampaignQueries.account>>;
export type CashbackAccount = Exclude<Account, { refusal: unknown }>;
